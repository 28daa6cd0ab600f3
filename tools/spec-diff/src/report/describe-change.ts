import type { JudgedChange } from "../judge/judged-change.ts";

/** Describes the message of a change in words; empty if it is in none. */
export function messageOf({ part, sender, operations }: JudgedChange): string {
  if (part === undefined) return "";
  const isCall = (part === "request") === (sender === "implementer");
  return `${part} of ${isCall ? "the call " : ""}${operations.join(", ")}`;
}

/** Describes who is affected by a change. */
export function headingOf({ caller, implementer, level }: JudgedChange): string {
  if (caller === "breaks")
    return implementer === "work" ? "Breaks callers, work for implementers" : "Breaks callers";
  if (implementer === "work") return "Safe for callers, work for implementers";
  return level === "patch" ? "Text" : "Safe";
}
