import { parse } from "yaml";
import { isObject } from "@document-export/openapi";
import { highestLevel, type Level, reaches } from "../judge/judge.ts";

/** Levels of the pending changesets, by package. */
export type Pending = ReadonlyMap<string, Level>;

/** The settings of changesets that are used here. */
export interface ChangesetConfig {
  readonly fixed: readonly (readonly string[])[];
}

const CONTRACT = "@document-export/spec";

/** Returns the packages that are versioned together with the contract: those generated from it, and its own. */
export function generatedPackages({ fixed }: ChangesetConfig): readonly string[] {
  return fixed.find((group) => group.includes(CONTRACT)) ?? [CONTRACT];
}

/** Returns the highest level of each package in changesets, whose front matter lists levels by package. */
export function pendingOf(changesets: readonly string[]): Pending {
  const pending = new Map<string, Level>();
  for (const text of changesets) {
    const [, matter = ""] = /^---\n([\s\S]*?)\n---/.exec(text) ?? [];
    const levels: unknown = parse(matter);
    for (const [name, level] of Object.entries(isObject(levels) ? levels : {})) {
      const known = [pending.get(name), level].filter(isLevel);
      pending.set(name, highestLevel(known) ?? "patch");
    }
  }
  return pending;
}

function isLevel(value: unknown): value is Level {
  return value === "major" || value === "minor" || value === "patch";
}

/**
 * Returns a message about pending changesets that do not match the changes, with how to fix them; undefined if they
 * match.
 */
export function changesetFault(
  demanded: Level | undefined,
  packages: readonly string[],
  pending: Pending,
): string | undefined {
  if (demanded === undefined) return undefined;
  const short = packages.filter((name) => !reaches(pending.get(name), demanded));
  if (short.length === 0) return undefined;
  const got = short.map((name) => `${name} (${pending.get(name) ?? "none"})`).join(", ");
  return [
    `The changes need a changeset of level \`${demanded}\` or higher; too low: ${got}.`,
    "Write this to a file in .changeset, with what users have to know:",
    "",
    "---",
    ...short.map((name) => `"${name}": ${demanded}`),
    "---",
    "",
    "What changes for anyone who uses the interface, and what they have to do.",
  ].join("\n");
}
