// Writes the parts of Google's discovery documents that the local server needs, without their texts: `node
// src/google/discovery/reduce.ts < docs-v1.json > src/google/discovery/docs.json documents.get`
//
// The full documents are at https://docs.googleapis.com/$discovery/rest?version=v1 and
// https://www.googleapis.com/discovery/v1/apis/drive/v3/rest.
import { json } from "node:stream/consumers";

type Node = { [name: string]: unknown };

const MEMBERS: ReadonlySet<string> = new Set([
  "$ref",
  "additionalProperties",
  "enum",
  "format",
  "items",
  "maximum",
  "minimum",
  "properties",
  "required",
  "type",
]);

const whole = (await json(process.stdin)) as Node;
const names = process.argv.slice(2);
const methods = Object.fromEntries(names.map((name) => [name, reduceMethod(findMethod(name))]));
const schemas: Node = {};
for (const method of Object.values(methods)) addSchemas(method["response"]);
const { revision, parameters } = whole;
const reduced = { revision, parameters: reduceAll(parameters), methods, schemas };
process.stdout.write(`${JSON.stringify(reduced)}\n`);

function findMethod(name: string): Node {
  const [resource = "", method = ""] = name.split(".");
  const resources = whole["resources"] as Record<
    string,
    { readonly methods: Record<string, Node> }
  >;
  const found = resources[resource]?.methods[method];
  if (!found) throw new Error(`Expected a method ${name} in the discovery document, got none.`);
  return found;
}

function reduceMethod({
  httpMethod,
  path,
  flatPath,
  parameters: own,
  response,
  scopes,
}: Node): Node {
  return { httpMethod, path: flatPath ?? path, parameters: reduceAll(own), response, scopes };
}

function reduceAll(values: unknown): Node {
  return Object.fromEntries(
    Object.entries(Object(values) as Node).map(([name, value]) => [name, reduceSchema(value)]),
  );
}

/** Returns a schema without its texts. */
function reduceSchema(value: unknown): Node {
  const entries = Object.entries(Object(value) as Node).filter(([name]) => MEMBERS.has(name));
  return Object.fromEntries(
    entries.map(([name, member]) => {
      if (name === "properties") return [name, reduceAll(member)];
      return [
        name,
        name === "items" || name === "additionalProperties" ? reduceSchema(member) : member,
      ];
    }),
  );
}

/** Adds the schemas that a value refers to, directly or indirectly. */
function addSchemas(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (name !== "$ref" || typeof member !== "string") addSchemas(member);
    else if (!(member in schemas)) {
      schemas[member] = reduceSchema((whole["schemas"] as Node)[member]);
      addSchemas(schemas[member]);
    }
  }
}
