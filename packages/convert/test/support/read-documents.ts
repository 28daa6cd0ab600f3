import { existsSync, readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { allFixtures } from "../fixtures/all-fixtures.js";

/** A hosted document with its file name. */
export interface NamedDocument {
  readonly name: string;
  readonly document: unknown;
}

const DEMO = new URL("../../../service/demo/quarterly-report.json", import.meta.url);
const DOCUMENTS = new URL("../documents/", import.meta.url);

/** Real documents, which are not in the repository and are used if available; `CONVERT_DOCUMENTS` sets the folder. */
const CORPUS = process.env["CONVERT_DOCUMENTS"]
  ? pathToFileURL(`${process.env["CONVERT_DOCUMENTS"]}/`)
  : new URL("../../../../../shared/corpus/", import.meta.url);

/** The demo report and the documents written for these tests. */
export function ownDocuments(): readonly NamedDocument[] {
  const fixtures = Object.entries(allFixtures).map(([name, document]) => ({
    name,
    document: asJson(document),
  }));
  return [
    { name: "quarterly-report", document: readJson(DEMO) },
    ...readFolder(DOCUMENTS),
    ...fixtures,
  ];
}

/** One of our own documents by its name. */
export function ownDocument(name: string): unknown {
  const found = ownDocuments().find((document) => document.name === name);
  if (!found) throw new Error(`No document of the name \`${name}\``);
  return found.document;
}

/** The real documents; empty if they are not available. */
export function corpusDocuments(): readonly NamedDocument[] {
  return existsSync(CORPUS) ? readFolder(CORPUS) : [];
}

function readFolder(folder: URL): readonly NamedDocument[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => ({
      name: file.replace(/\.json$/, ""),
      document: readJson(new URL(file, folder)),
    }));
}

function readJson(file: URL): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** The document as parsed from a file, without shared objects. */
function asJson(document: object): unknown {
  return JSON.parse(JSON.stringify(document));
}
