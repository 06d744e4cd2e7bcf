"""The HTTP application: router, routes, error responses, pages."""
