import { isObject } from "../load/json-object.ts";
import { collectDecided, decidedHere } from "./collect-decided.ts";
import type { DecidedModel } from "./model.ts";
import { child, type Node, type Reader } from "./reader.ts";

/** Everything of an operation that rests on a decision: parameters, bodies, responses and their codes. */
export function buildDecided(
  { value, pointer }: Node,
  parameters: readonly Node[],
  reader: Reader,
): DecidedModel[] {
  const body = isObject(value.requestBody)
    ? [reader.resolve(value.requestBody, child(pointer, "requestBody"))]
    : [];
  const responses = child(pointer, "responses");
  const codes = isObject(value.responses) ? decidedHere(value.responses, "") : [];
  return [
    ...parameters.flatMap((node) => ofParameter(node, reader)),
    ...body.flatMap((node) => ofContent(node, "request", reader)),
    ...codes.map((code) => ({ ...code, side: "response" as const, in: "status" as const })),
    ...reader
      .entries(value.responses, responses)
      .filter(([status]) => !status.startsWith("x-"))
      .flatMap(([, node]) => ofContent(node, "response", reader)),
  ];
}

function ofParameter({ value, pointer }: Node, reader: Reader): DecidedModel[] {
  const own = collectDecided(value.schema, child(pointer, "schema"), reader);
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
  reader: Reader,
): DecidedModel[] {
  return reader
    .entries(value.content, child(pointer, "content"))
    .flatMap(([, { value: mediaType, pointer: at }]) =>
      collectDecided(mediaType.schema, child(at, "schema"), reader),
    )
    .map((decided) => ({ ...decided, side, in: "body" }));
}
