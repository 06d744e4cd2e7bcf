"""The HTTP application: routes, middleware, error responses, pages."""
