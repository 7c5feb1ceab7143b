"""The screens of the club: partners, ratings, games over days, tournaments, the deal of the day, order, and the words for all that."""
