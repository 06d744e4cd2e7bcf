"""Who people are, and how the house knows it."""
