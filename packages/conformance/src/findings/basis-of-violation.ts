import type { ErrorObject } from "ajv";
import type { Contract } from "../load/contract.js";
import { decisionOf, type KeywordPlace } from "../load/keyword-places.js";
import type { Basis } from "./basis.js";

/** Components of the contract and the clause of the interface that describes each. */
const CLAUSES: Readonly<Record<string, string>> = {
  Collection: "Resources, collection",
  CollectionPage: "Endpoints 3, response",
  ConnectionReference: "Resources, connection reference",
  DocumentExport: "Resources, document export record",
  DocumentExportPage: "Endpoints 1, response",
  Job: "Resources, job",
  JobStatus: "States and transitions",
  Link: "Resources, job: link",
  OutputDocument: "Resources, job: output document",
  Pagination: "Resources, pagination object",
  Webhook: "Resources, webhook",
  WebhookPage: "Endpoints 5, response",
};

/** Gives what a violation of the schema breaks: the decision named beside the keyword, else a fact. */
export function basisOfViolation(contract: Contract, violation: ErrorObject): Basis {
  const { parentSchema } = violation;
  const place = parentSchema && contract.places.get(parentSchema);
  const decision = place && decisionOf(place, violation.keyword);
  return decision === undefined ? { clause: clauseOf(place) } : { decision };
}

function clauseOf(place: KeywordPlace | undefined): string {
  const component = place?.at.match(/^\/components\/schemas\/([^/]+)/)?.[1] ?? "";
  return CLAUSES[component] ?? "Endpoints";
}
