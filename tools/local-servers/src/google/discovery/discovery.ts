import { readFileSync } from "node:fs";

/** A schema of a discovery document: JSON Schema draft 3, as far as Google uses it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema;
  readonly items?: Schema;
  readonly required?: boolean;
}

/** A method of an API. */
export interface Method {
  readonly path: string;
  readonly parameters: Readonly<Record<string, Schema>>;
  readonly response: Schema;
  /** Any of them is enough. */
  readonly scopes: readonly string[];
}

/** What Google says about an API, without its texts. */
export interface Discovery {
  readonly parameters: Readonly<Record<string, Schema>>;
  readonly methods: Readonly<Record<string, Method>>;
  readonly schemas: Readonly<Record<string, Schema>>;
}

/** The discovery document of an API, as `reduce.ts` wrote it. */
export function readDiscovery(name: "docs" | "drive"): Discovery {
  return JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), "utf8")) as Discovery;
}
