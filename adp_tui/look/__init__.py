"""How text looks: rows with roles, and the themes that give roles their colours."""
