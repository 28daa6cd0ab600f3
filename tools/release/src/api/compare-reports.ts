import { highestLevel, type Level } from "@document-export/spec-diff/level";
import { declarationsOf, type Declaration } from "./plain-declarations.ts";

/** A change of one declaration of an entry point. */
export interface ApiChange {
  /** Entry point and declaration, such as `@document-export/client/wait waitForJob`. */
  readonly place: string;
  readonly what: "added" | "changed" | "removed";
  readonly level: Level;
}

type NamedChange = Omit<ApiChange, "place"> & { readonly name: string };
type Report = ReadonlyMap<string, readonly Declaration[]>;

/**
 * Returns the changes between two reports of a package, and the level that each change needs. A removed or changed line
 * is `major`, because only a compiler could show that it is harmless. If a developer has recorded the change as
 * compatible, it is `minor`.
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

/** Returns the highest level that the changes need; undefined if there are none. */
export function levelOf(changes: readonly ApiChange[]): Level | undefined {
  return highestLevel(changes.map(({ level }) => level));
}

/** Sections that are compared line by line: the manifest, and lists of names. */
const LINES = "lines";

/** Parses the declarations of each section; a section without declarations is compared as lines. */
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
 * Returns the level of changed lines. Added lines are `minor` if existing code compiles without them: optional members,
 * members of classes, names in a list of exports, and tags such as `@deprecated`.
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
