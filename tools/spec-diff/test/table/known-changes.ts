import { inBothDirections, type KnownChange } from "./known-change.ts";
import { MEMBERS } from "./members.ts";
import { MESSAGES } from "./messages.ts";
import { OPERATIONS } from "./operations.ts";
import { STRUCTURES, VALUES } from "./values.ts";

/** Every change whose consequence is known, in families. The consequences were written down before any tool was run. */
export const KNOWN_CHANGES: Readonly<Record<string, readonly KnownChange[]>> = {
  Values: VALUES.flatMap(inBothDirections),
  Structures: STRUCTURES.flatMap(inBothDirections),
  Members: MEMBERS,
  Messages: MESSAGES,
  Operations: OPERATIONS,
};
