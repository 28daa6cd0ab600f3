import type { MultipartContent, Part } from "../../contract/operation.js";
import { belongs } from "./read-field.js";

type Entry = readonly [name: string, part: Part];

/**
 * Returns the parts of a contract by name: the listed ones, and those of the received names that the contract describes
 * by pattern.
 */
export function partsOf(content: MultipartContent, names: readonly string[]): Entry[] {
  const listed = Object.entries(content.parts);
  if (!content.others) return listed;
  const unlisted = new Set(
    names.filter((field) => !listed.some(([name, part]) => belongs(field, name, part))),
  );
  return [
    ...listed,
    ...[...unlisted].flatMap((name): Entry[] => {
      const part = otherPart(content, name);
      return part ? [[name, part]] : [];
    }),
  ];
}

/** Returns the part for a name that the contract does not list. */
export function otherPart({ others = [] }: MultipartContent, name: string): Part | undefined {
  return others.find(({ pattern }) => pattern?.test(name) ?? true)?.part;
}
