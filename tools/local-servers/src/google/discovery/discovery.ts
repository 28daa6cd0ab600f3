import { readFileSync } from "node:fs";

/** A schema in a discovery document: the part of JSON Schema draft 3 that Google uses. */
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
  /** Scopes of which a token must have at least one. */
  readonly scopes: readonly string[];
}

/** Google's description of an API, without its texts. */
export interface Discovery {
  readonly parameters: Readonly<Record<string, Schema>>;
  readonly methods: Readonly<Record<string, Method>>;
  readonly schemas: Readonly<Record<string, Schema>>;
}

/** Reads the discovery document of an API, as written by `reduce.ts`. */
export function readDiscovery(name: "docs" | "drive"): Discovery {
  return JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), "utf8")) as Discovery;
}
