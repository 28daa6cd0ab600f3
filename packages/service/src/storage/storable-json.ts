import { storableText } from "./storable-text.js";

/** A value as JSON that PostgreSQL can hold: names and texts are made {@link storableText}. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) => {
    if (typeof member === "string") return storableText(member);
    if (typeof member !== "object" || member === null || Array.isArray(member)) return member;
    return Object.fromEntries(
      Object.entries(member).map(([name, inner]) => [storableText(name), inner]),
    );
  });
}
