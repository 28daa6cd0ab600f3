// Finds contract violations in a request, as far as a recording shows them.
import { bodyValue, parameterValues, requestType } from "../coverage/read-request.js";
import { basisOfViolation, describeViolation } from "../findings/basis-of-violation.js";
import {
  type Basis,
  HTTP_SEMANTICS,
  PART_ENCODING,
  STRICT_JSON,
  UPLOAD_PARTS,
} from "../findings/basis.js";
import type { Operation } from "../load/operation.js";
import type { SentRequest } from "../probe/exchange.js";
import type { Part } from "../probe/multipart.js";
import type { JudgeContext } from "../checks/rule.js";
import { parseJson } from "../probe/read-body.js";
import { isAcceptable } from "./acceptable.js";

/** A fault in a request, and the basis that accepting it violates. */
export interface RequestFault {
  readonly what: string;
  /** Name of the parameter, or pointer into the body. */
  readonly place?: string;
  readonly basis: Basis;
  /** Statuses with which the request may be refused. */
  readonly statuses: readonly number[];
}

type Schemas = Pick<JudgeContext, "contract" | "checkSchema">;

const MEDIA_TYPE = { decision: "http-semantics", rfc: "RFC 9110, 15.5.16" } as const;
const ACCEPT = { decision: "http-semantics", rfc: "RFC 9110, 15.5.7" } as const;

const KEY = { decision: "idempotency" } as const;

/** The `place` of a fault in the idempotency key. */
export const KEY_PLACE = "Idempotency-Key";

const MAX_KEY_LENGTH = 255;

/** Every basis that request faults can have in addition to the schemas. */
export const REQUEST_BASES: readonly Basis[] = [
  HTTP_SEMANTICS,
  STRICT_JSON,
  UPLOAD_PARTS,
  PART_ENCODING,
  MEDIA_TYPE,
  ACCEPT,
  KEY,
];

/** Returns the faults of a request to an operation; undefined if its body cannot be read. */
export function faultsOfRequest(
  schemas: Schemas,
  operation: Operation,
  request: SentRequest,
): readonly RequestFault[] | undefined {
  const body = faultsOfBody(schemas, operation, request);
  return (
    body && [
      ...faultsOfParameters(schemas, operation, request),
      ...faultsOfKey(request),
      ...faultsOfAccept(request),
      ...body,
    ]
  );
}

function* faultsOfParameters(
  { contract, checkSchema }: Schemas,
  operation: Operation,
  request: SentRequest,
): Generator<RequestFault> {
  for (const parameter of operation.parameters) {
    if (parameter.in !== "query" || parameter.schema === undefined) continue;
    const { name, schema } = parameter;
    const values = parameterValues(contract.document, operation, parameter, request);
    if (values.length > 1)
      yield { what: `with \`${name}\` twice`, basis: HTTP_SEMANTICS, statuses: [400] };
    for (const value of values)
      for (const violation of checkSchema(schema, value, "request").slice(0, 1))
        yield {
          what: `with \`${name}\` ${describeViolation(violation)}`,
          place: name,
          basis: basisOfViolation(contract, violation),
          statuses: [400],
        };
  }
}

/** There may be one header, of 1 to 255 characters (decision `idempotency`). */
function* faultsOfKey({ headers }: SentRequest): Generator<RequestFault> {
  const sent = headers["idempotency-key"];
  if (sent === undefined) return;
  const keys = [sent].flat();
  const what =
    keys.length > 1
      ? "with `Idempotency-Key` twice"
      : `with an \`Idempotency-Key\` of ${keys[0]?.length} characters`;
  const isRight = keys.length === 1 && keys[0] !== "" && (keys[0]?.length ?? 0) <= MAX_KEY_LENGTH;
  if (!isRight) yield { what, place: KEY_PLACE, basis: KEY, statuses: [400] };
}

function* faultsOfAccept({ headers }: SentRequest): Generator<RequestFault> {
  const { accept } = headers;
  if (typeof accept !== "string" || isAcceptable(accept, "application/json") !== false) return;
  yield { what: "with an `Accept` that excludes JSON", basis: ACCEPT, statuses: [406] };
}

/** Other rules check media type parameters, content codings and bytes that are not text. */
function faultsOfBody(
  schemas: Schemas,
  { body: described }: Operation,
  request: SentRequest,
): readonly RequestFault[] | undefined {
  const { body, headers } = request;
  if (!described) return [];
  if (headers["content-encoding"] !== undefined || body?.kind === "bytes") return undefined;
  if (!body) return undefined;
  const type = requestType(request);
  if (type === undefined || headers["content-type"] === undefined) return undefined;
  const schema = described.schemas.get(type);
  if (schema === undefined)
    return [{ what: `with a body of type ${type}`, basis: MEDIA_TYPE, statuses: [415] }];
  // An empty name may be a legal form of the name that this package's parser does not understand.
  if (body.kind === "multipart" && body.parts.some(({ name }) => name === "")) return undefined;
  const parts = body.kind === "multipart" ? faultsOfParts(body.parts) : faultsOfText(body.text);
  return parts.length > 0 ? parts : faultsOfValue(schemas, schema, request);
}

function faultsOfText(text: string): readonly RequestFault[] {
  const isJson = parseJson(Buffer.from(text)) !== undefined;
  return isJson
    ? []
    : [{ what: "with a body that is not JSON", basis: STRICT_JSON, statuses: [400] }];
}

function faultsOfParts(parts: readonly Part[]): readonly RequestFault[] {
  return ["file", "options"].flatMap((name): readonly RequestFault[] => {
    const own = parts.filter((part) => part.name === name);
    const [first] = own;
    if (!first) return [{ what: `without \`${name}\``, basis: UPLOAD_PARTS, statuses: [400] }];
    if (own.length > 1)
      return [{ what: `with \`${name}\` twice`, basis: PART_ENCODING, statuses: [400] }];
    return name === "options" ? faultsOfOptions(first) : [];
  });
}

function faultsOfOptions({ type, content }: Part): readonly RequestFault[] {
  const essence = type?.split(";")[0]?.trim().toLowerCase() ?? "application/json";
  if (essence !== "application/json")
    return [{ what: `with \`options\` of type ${essence}`, basis: PART_ENCODING, statuses: [415] }];
  return parseJson(Buffer.from(content)) === undefined
    ? [{ what: "with `options` that are not JSON", basis: PART_ENCODING, statuses: [400] }]
    : [];
}

function faultsOfValue(
  { contract, checkSchema }: Schemas,
  schema: string,
  request: SentRequest,
): readonly RequestFault[] {
  const value = bodyValue(contract.document, schema, request);
  return checkSchema(schema, value, "request").map((violation) => ({
    what: describeViolation(violation),
    place: `${violation.instancePath}/${String(violation.params["missingProperty"] ?? "")}`,
    basis: basisOfViolation(contract, violation),
    statuses: [400],
  }));
}
