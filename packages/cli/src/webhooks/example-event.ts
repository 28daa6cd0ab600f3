import { eventTypes, isKnown } from "@document-export/types/constants";
import { createRequire } from "node:module";
import { UsageError } from "../errors/errors.js";

// The one way to import JSON that every Node from 20.12 on takes without a warning.
const require = createRequire(import.meta.url);

interface Contract {
  readonly components: { readonly examples: Readonly<Record<string, { readonly value: unknown }>> };
}

/**
 * The contract's example of an event, as if it happened now. Throws a UsageError for an event that the contract does
 * not have.
 */
export function exampleEvent(type: string, now: Date): object {
  const contract = require("@document-export/spec/openapi.json") as Contract;
  const event = Object.values(contract.components.examples)
    .map(({ value }) => Object(value) as { readonly type?: unknown })
    .find((value) => value.type === type);
  if (isKnown(eventTypes, type) && event) return { ...event, timestamp: now.toISOString() };
  throw new UsageError(
    `Unknown event \`${type.slice(0, 60)}\`: expected one of ${eventTypes.join(", ")}.`,
  );
}
