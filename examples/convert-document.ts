// Converts a Google Docs document from JSON to Markdown: `node convert-document.ts report.json > report.md`.
import { readFile } from "node:fs/promises";
import { convertDocument } from "@document-export/convert";

const [path = "report.json"] = process.argv.slice(2);
const document: unknown = JSON.parse(await readFile(path, "utf8"));
const { content, warnings } = convertDocument(document, { format: "markdown" });

process.stdout.write(content);
for (const { code, pointer } of warnings) console.error(`${code} at ${pointer}`);
