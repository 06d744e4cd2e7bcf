"""Tests of Intrigue."""
