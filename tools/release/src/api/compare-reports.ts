import { highestLevel, type Level } from "@document-export/spec-diff/level";
import { declarationsOf, type Declaration } from "./plain-declarations.ts";

/** What happened to one declaration of an entry point. */
export interface ApiChange {
  /** The entry point and the declaration, such as `@document-export/client/wait waitForJob`. */
  readonly place: string;
  readonly what: "added" | "changed" | "removed";
  readonly level: Level;
}

type NamedChange = Omit<ApiChange, "place"> & { readonly name: string };
type Report = ReadonlyMap<string, readonly Declaration[]>;

/**
 * What the later of two reports of a package changes, and the level that each change needs. A line that is gone or changed
 * is `major`: a compiler would have to say otherwise. Anyone who knows better writes it down as compatible, which is `minor`.
 */
export function compareReports(
  before: string,
  after: string,
  compatible: ReadonlySet<string>,
): ApiChange[] {
  const [old, current] = [readReport(before), readReport(after)];
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((entry) => {
    const changes = compareEntries(old.get(entry) ?? [], current.get(entry) ?? []);
    return changes.map(({ name, what, level }): ApiChange => {
      const place = `${entry} ${name}`;
      return { place, what, level: compatible.has(place) ? "minor" : level };
    });
  });
}

/** The level that changes need together; undefined if there are none. */
export function levelOf(changes: readonly ApiChange[]): Level | undefined {
  return highestLevel(changes.map(({ level }) => level));
}

/** What stands for itself line by line: the manifest, and lists of names. */
const LINES = "lines";

/** The declarations of each section; one that has none is lines. */
function readReport(report: string): Report {
  const sections = report.matchAll(
    /^## (?<title>.+)\n\n```(?<language>\w+)\n(?<text>[\s\S]*?)\n?```$/gm,
  );
  return new Map(
    [...sections].map(({ groups: { title = "", language = "", text = "" } = {} }) => {
      const lines = text.split("\n");
      return [title, language === "ts" ? declarationsOf(lines) : [{ name: LINES, lines }]];
    }),
  );
}

function compareEntries(
  before: readonly Declaration[],
  after: readonly Declaration[],
): NamedChange[] {
  const old = new Map(before.map(({ name, lines }) => [name, lines]));
  const current = new Map(after.map(({ name, lines }) => [name, lines]));
  const names = [...new Set([...old.keys(), ...current.keys()])].sort();
  return names.flatMap((name): NamedChange[] => {
    const [was, is] = [old.get(name), current.get(name)];
    if (was === undefined) return [{ name, what: "added", level: "minor" }];
    if (is === undefined) return [{ name, what: "removed", level: "major" }];
    if (was.join("\n") === is.join("\n")) return [];
    return [{ name, what: "changed", level: levelOfLines(was, is, name === LINES) }];
  });
}

/**
 * Lines that are only more are `minor` where nobody has to write them: optional members, members of classes, names in a
 * list of exports, promises such as `@deprecated`.
 */
function levelOfLines(
  before: readonly string[],
  after: readonly string[],
  areFree: boolean,
): Level {
  const left = [...after];
  for (const line of before) {
    const at = left.indexOf(line);
    if (at < 0) return "major";
    left.splice(at, 1);
  }
  const isClass = / class /.test(` ${before[0]} `);
  const isList = /^(?:import|export)(?: type)? \{/.test(before[0] ?? "");
  const mayBeAdded = (line: string) =>
    areFree ||
    isClass ||
    isList ||
    line.includes("/** @") ||
    /^\s+(?:readonly )?[\w$"-]+\?[(:]/.test(line);
  return left.every(mayBeAdded) ? "minor" : "major";
}
