import type { OperationId } from "@document-export/types";
import { createRequire } from "node:module";
import { indexKeywords, type KeywordPlace } from "./keyword-places.js";
import type { JsonObject } from "./json.js";
import { type Operation, readOperations } from "./operation.js";

const require = createRequire(import.meta.url);

/** One entry of the register of decisions, as `@document-export/spec` publishes it. */
export interface Decision {
  readonly id: string;
  readonly open: string;
  readonly decided: string;
  readonly why: string;
  readonly waivable: boolean;
}

/** One fact of the interface, as far as a check needs it. */
interface Fact {
  readonly clause: string;
  readonly schema?: string;
}

/** The contract and its register, read once and shared by every rule. */
export interface Contract {
  readonly document: JsonObject;
  readonly operations: ReadonlyMap<OperationId, Operation>;
  readonly decisions: ReadonlyMap<string, Decision>;
  /** Component to the clause of the interface that describes it, as the list of facts has it. */
  readonly clauses: ReadonlyMap<string, string>;
  /** The place of each schema object, and the decisions that its keywords rest on. */
  readonly places: ReadonlyMap<object, KeywordPlace>;
}

/** Returns the contract that this package was published with; reads files, never the network. */
export function loadContract(): Contract {
  const document: JsonObject = require("@document-export/spec/openapi.json");
  const decisions: Decision[] = require("@document-export/spec/decisions.json");
  const facts: Fact[] = require("@document-export/spec/facts.json");
  return {
    document,
    operations: readOperations(document),
    decisions: new Map(decisions.map((decision) => [decision.id, decision])),
    clauses: new Map(facts.map(({ schema, clause }) => [schema ?? "", clause])),
    places: indexKeywords(document),
  };
}
