"""Translates a module of texts into Pseudo: only its words change, as with a translator."""

from __future__ import annotations

import ast

from tests.pseudo.language import pseudo


class Translation(ast.NodeTransformer):
    """Translates strings; keys, annotations and docstrings stay."""

    def visit_Constant(self, node: ast.Constant) -> ast.Constant:
        """Translate a string."""
        if isinstance(node.value, str):
            return ast.copy_location(ast.Constant(pseudo(node.value)), node)
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.Expr:
        """Leave docstrings alone."""
        return node

    def visit_Dict(self, node: ast.Dict) -> ast.Dict:
        """Leave the keys alone, which are ids."""
        node.values = [self.visit(value) for value in node.values]
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.Subscript:
        """Leave ids alone."""
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.Compare:
        """Leave ids alone."""
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AnnAssign:
        """Leave types alone."""
        if node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """Leave the types and defaults of parameters alone."""
        node.body = [self.visit(statement) for statement in node.body]
        return node

    def visit_FormattedValue(self, node: ast.FormattedValue) -> ast.FormattedValue:
        """Leave number formats alone."""
        node.value = self.visit(node.value)
        return node


def translated(source: str, file: str) -> ast.Module:
    """Return a module of texts in Pseudo."""
    tree: ast.Module = Translation().visit(ast.parse(source, file))
    return ast.fix_missing_locations(tree)
