import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Target } from "../../src/load/target.ts";

/** The path of the contract. */
export const CONTRACT = fileURLToPath(import.meta.resolve("@document-export/spec/openapi.json"));

interface Description {
  readonly components: {
    readonly schemas: Record<string, { properties: Record<string, { items?: object }> }>;
  };
}

/** The connection id in the examples of the contract. */
const EXAMPLE_CONNECTION = 12;
/** A host that must not get requests; it is replaced by a closed port of this machine. */
const EXAMPLE_HOOKS = "https://hooks.example.net";
const CLOSED_PORT = "http://127.0.0.1:9";

/**
 * The contract for a tool that generates requests from it alone: its examples and schemas name a connection that exists
 * on the target, so that the tool's requests can be accepted.
 */
export async function describeTarget({ destination }: Target): Promise<unknown> {
  const text = (await readFile(CONTRACT, "utf8")).replaceAll(EXAMPLE_HOOKS, CLOSED_PORT);
  const description: Description = JSON.parse(text, (name, value: unknown) => {
    if (name === "destination" && value === EXAMPLE_CONNECTION) return destination;
    const isList = name === "connections" && Array.isArray(value);
    return isList && value.every((item) => item === EXAMPLE_CONNECTION) ? [destination] : value;
  });
  if (destination === EXAMPLE_CONNECTION) return description;
  const { ExportOptions, WebhookCreate } = description.components.schemas;
  const only = { enum: [destination], examples: [destination] };
  Object.assign(ExportOptions?.properties["destination"] ?? {}, only);
  Object.assign(WebhookCreate?.properties["connections"]?.items ?? {}, only);
  return description;
}
