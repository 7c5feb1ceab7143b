"""The screen of the journey: its land, the stages that lie there, and the one under the cursor."""
