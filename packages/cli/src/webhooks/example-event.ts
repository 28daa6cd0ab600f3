import { eventTypes, isKnown } from "@document-export/types/constants";
import { readFileSync } from "node:fs";
import { UsageError } from "../errors/errors.js";

/** File with the contract's examples by event, which the build writes beside the program. */
const EVENT_EXAMPLES_FILE = new URL("./event-examples.json", import.meta.url);

/** Returns the contract's example of an event, with the current time. Throws a UsageError for an unknown event. */
export function exampleEvent(type: string, now: Date): object {
  if (!isKnown(eventTypes, type))
    throw new UsageError(
      `Unknown event \`${type.slice(0, 60)}\`: expected one of ${eventTypes.join(", ")}.`,
    );
  const text = readFileSync(EVENT_EXAMPLES_FILE, "utf8");
  const examples = JSON.parse(text) as Readonly<Record<typeof type, object>>;
  return { ...examples[type], timestamp: now.toISOString() };
}
