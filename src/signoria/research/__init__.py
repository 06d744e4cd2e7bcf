"""Research environments: observations, and adapters for Gymnasium, PettingZoo and OpenSpiel."""
