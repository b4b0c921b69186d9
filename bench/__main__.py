"""`make bench`, or `make bench ONLY="playouts store"`."""

import importlib
import pkgutil
import sys

import bench

for name in sys.argv[1:] or sorted(module.name for module in pkgutil.iter_modules(bench.__path__)):
    if not name.startswith("_"):
        importlib.import_module(f"bench.{name}").main()
