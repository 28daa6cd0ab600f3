import { isObject } from "@document-export/openapi";
import { decidedHere, type CollectDecided } from "./collect-decided.ts";
import type { DecidedModel } from "../model.ts";
import { child, type Node, type Reader } from "../reader.ts";

/** Prefix of a status in the `x-decision` of an operation. */
const RESPONSE = "responses/";

/** Builds the parts of an operation that are based on a decision: parameters, bodies, responses and their codes. */
export function buildDecided(
  { value, pointer }: Node,
  parameters: readonly Node[],
  collect: CollectDecided,
  reader: Reader,
): DecidedModel[] {
  const body = isObject(value.requestBody)
    ? [reader.resolve(value.requestBody, child(pointer, "requestBody"))]
    : [];
  const responses = child(pointer, "responses");
  const codes = decidedHere(value, "")
    .filter(({ keyword }) => keyword.startsWith(RESPONSE))
    .map((code) => ({ ...code, keyword: code.keyword.slice(RESPONSE.length) }));
  return [
    ...parameters.flatMap((node) => ofParameter(node, collect)),
    ...body.flatMap((node) => ofContent(node, "request", collect, reader)),
    ...codes.map((code) => ({ ...code, side: "response" as const, in: "status" as const })),
    ...reader
      .entries(value.responses, responses)
      .filter(([status]) => !status.startsWith("x-"))
      .flatMap(([, node]) => ofContent(node, "response", collect, reader)),
  ];
}

function ofParameter({ value, pointer }: Node, collect: CollectDecided): DecidedModel[] {
  const own = collect(value.schema, child(pointer, "schema"));
  return own.map((decided) => ({
    ...decided,
    side: "request",
    in: value.in as DecidedModel["in"],
    name: String(value.name),
  }));
}

function ofContent(
  { value, pointer }: Node,
  side: DecidedModel["side"],
  collect: CollectDecided,
  reader: Reader,
): DecidedModel[] {
  return reader
    .entries(value.content, child(pointer, "content"))
    .flatMap(([, { value: mediaType, pointer: at }]) =>
      collect(mediaType.schema, child(at, "schema")),
    )
    .map((decided) => ({ ...decided, side, in: "body" }));
}
