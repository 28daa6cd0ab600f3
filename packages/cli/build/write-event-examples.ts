// Writes the examples of events in the contract, by event, beside the program: the contract itself is thirty times as large.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { eventTypes } from "@document-export/types/constants";

interface Contract {
  readonly components: { readonly examples: Readonly<Record<string, { readonly value: unknown }>> };
}

const { resolve } = createRequire(import.meta.url);
const contract = JSON.parse(
  readFileSync(resolve("@document-export/spec/openapi.json"), "utf8"),
) as Contract;
const values = Object.values(contract.components.examples).map(
  ({ value }) => Object(value) as { readonly type?: unknown },
);
const examples = eventTypes.map((type) => {
  const example = values.find((value) => value.type === type);
  if (!example) throw new Error(`Expected the contract to have an example of ${type}, got none.`);
  return [type, example] as const;
});
const file = new URL("../dist/program/event-examples.json", import.meta.url);
writeFileSync(file, JSON.stringify(Object.fromEntries(examples)));
