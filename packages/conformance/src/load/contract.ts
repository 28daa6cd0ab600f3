import { createRequire } from "node:module";
import type { Decision } from "@document-export/spec/decision";
import { directed, type Direction } from "./direction.js";
import type { JsonObject } from "./json.js";
import { indexKeywords, type KeywordPlace } from "./keyword-places.js";
import { type Operation, readOperations } from "./operation.js";

const require = createRequire(import.meta.url);

/** The part of an interface fact that checks need. */
interface Fact {
  readonly clause: string;
  readonly schema?: string;
}

/** The contract and its register, read once and shared by every rule. */
export interface Contract {
  readonly document: JsonObject;
  readonly operations: ReadonlyMap<string, Operation>;
  /** Empty for a description other than that of the interface. */
  readonly decisions: ReadonlyMap<string, Decision>;
  /** Maps each component to the clause of the interface that describes it, according to the list of facts. */
  readonly clauses: ReadonlyMap<string, string>;
  /** The document adapted for requests and for responses: `required` depends on the direction. */
  readonly byDirection: Readonly<Record<Direction, JsonObject>>;
  /** The location of each schema object, and the decisions that its keywords rest on. */
  readonly places: ReadonlyMap<object, KeywordPlace>;
}

let loaded: Contract | undefined;

/** Returns the contract that this package was published with; reads only files, never the network. */
export function loadContract(): Contract {
  loaded ??= readContract();
  return loaded;
}

function readContract(): Contract {
  const document: JsonObject = require("@document-export/spec/openapi.json");
  const decisions: Decision[] = require("@document-export/spec/decisions.json");
  const facts: Fact[] = require("@document-export/spec/facts.json");
  return {
    ...contractOf(document),
    decisions: new Map(decisions.map((decision) => [decision.id, decision])),
    clauses: new Map(facts.map(({ schema, clause }) => [schema ?? "", clause])),
  };
}

/** Returns the contract that any OpenAPI 3.1 document describes. */
export function contractOf(document: JsonObject): Contract {
  const request = directed(document, "request");
  const response = directed(document, "response");
  return {
    document,
    operations: readOperations(document),
    decisions: new Map(),
    clauses: new Map(),
    places: new Map([request, response, document].flatMap((one) => [...indexKeywords(one)])),
    byDirection: { request, response },
  };
}
