// Converts a document with the command, without a service, as a shell script would.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const convert = ["--no-install", "docexport", "convert", "report.json", "-o", "report.md"];
execFileSync("npx", convert, { stdio: "pipe" });
const title = readFileSync("report.md", "utf8")
  .split("\n")
  .find((line) => line.startsWith("# "));
if (!title?.includes("Quarterly report")) throw new Error(`Expected a heading, got ${title}`);
console.log(title);
