"""What a report is made of: markup, numbers, look, tables, drawings. It knows no arena."""
