import { readFile } from "node:fs/promises";
import { type Document, LineCounter, parseDocument } from "yaml";
import { explainUnknown } from "./explain-settings.js";
import { isMapping, membersOf, type ReadSettings } from "./given-settings.js";

/** Reads the settings of a YAML or JSON file, with the line of each. */
export async function readSettingsFile(file: string): Promise<ReadSettings> {
  const lines = new LineCounter();
  const document = parseDocument(await contentOf(file), { lineCounter: lines });
  const [fault] = document.errors;
  if (fault) throw cannotRead(file, fault);
  const content: unknown = document.toJS() ?? {};
  if (!isMapping(content))
    throw cannotRead(
      file,
      new Error(`expected a mapping of settings, got \`${String(content).slice(0, 60)}\``),
    );
  const placeOf = (name: string) => `${file}${lineOf(document, name, lines)}`;
  const members = membersOf(content);
  const given = new Map(members.map(([name, value]) => [name, { value, from: placeOf(name) }]));
  return { given, faults: explainUnknown(members, (name) => ` (${placeOf(name)})`) };
}

async function contentOf(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (cause) {
    throw cannotRead(file, cause);
  }
}

function cannotRead(file: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(
    `Cannot read the settings file \`${file}\`: ${reason.replace(/[.:\s]+$/, "")}.`,
    {
      cause,
    },
  );
}

function lineOf(document: Document.Parsed, name: string, lines: LineCounter): string {
  const node: unknown = document.getIn(name.split("."), true);
  const range: unknown = Object(node).range;
  const [start] = Array.isArray(range) ? range : [];
  return typeof start === "number" ? `:${lines.linePos(start).line}` : "";
}
