"""The store: what was acknowledged is on the disk, as rows and bytes; `db/README.md` tells how."""
