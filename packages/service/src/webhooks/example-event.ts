import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

interface Contract {
  readonly components: { readonly examples: Readonly<Record<string, { readonly value: unknown }>> };
}

/**
 * Returns the body of the contract's example of an event, as if it happened now; undefined if the contract has no such
 * event. The contract is read on each call, because only people trigger it.
 */
export async function exampleEvent(type: string, now: Date): Promise<string | undefined> {
  const file = require.resolve("@document-export/spec/openapi.json");
  const { components } = JSON.parse(await readFile(file, "utf8")) as Contract;
  const found = Object.values(components.examples).find(
    ({ value }) => (Object(value) as { readonly type?: unknown }).type === type,
  );
  const example = found && { ...Object(found.value), timestamp: now.toISOString() };
  return example && JSON.stringify(example);
}
