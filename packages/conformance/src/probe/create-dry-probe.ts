// A dry run sends nothing: each operation responds with the example of its success from the contract, so that the rules
// continue as usual, and every request is recorded.
import type { Contract } from "../load/contract.js";
import { type Json, type JsonObject, pointer, resolveReference, member } from "../load/json.js";
import type { Operation } from "../load/operation.js";
import type { ResolvedTarget } from "../load/target.js";
import { sampleOf } from "../mutate/sample.js";
import { type Probe, refuseUnsafe } from "./create-probe.js";
import type { Exchange, ProbeRequest, RecordedResponse } from "./exchange.js";
import { isSuccess } from "./read-response.js";
import { describeRequest } from "./send-request.js";

const NOT_FOUND = { type: "about:blank", title: "Not Found", status: 404, detail: "Dry run." };

/** Creates a probe that sends nothing. */
export function createDryProbe(
  target: ResolvedTarget,
  contract: Contract,
  { isReadOnly = false }: { readonly isReadOnly?: boolean } = {},
): Probe {
  const exchanges: Exchange[] = [];
  const send = async (request: ProbeRequest): Promise<Exchange> => {
    if (isReadOnly) refuseUnsafe(request.method);
    const response = responseTo(contract, request);
    // Like a target that supports the key, so that repeats are planned too.
    const key = request.headers?.["idempotency-key"];
    if (typeof key === "string") response.headers.set("idempotency-key", key);
    const sent = describeRequest(target, request);
    const exchange = { request: sent, response, sentAt: 0, milliseconds: 0 };
    exchanges.push(exchange);
    return exchange;
  };
  return {
    exchanges,
    send,
    sendUnpaced: send,
    async sendBytes(chunks) {
      const head = Buffer.from(chunks[0] ?? "")
        .toString("latin1")
        .slice(0, 400);
      const [method = "", path = "/"] = head.split(/[ \r\n]/);
      if (isReadOnly) refuseUnsafe(method);
      const request = describeRequest(target, { method, path, authorization: null });
      const response = respond(404, NOT_FOUND);
      exchanges.push({ request, response, sentAt: 0, milliseconds: 0 });
      return { received: "", end: "closed" };
    },
    close() {},
  };
}

function responseTo(contract: Contract, { operation = "" }: ProbeRequest): RecordedResponse {
  const known = contract.operations.get(operation);
  return known ? success(contract, known) : respond(404, NOT_FOUND);
}

function success({ document }: Contract, operation: Operation): RecordedResponse {
  const declared = operation.responses.find(({ status }) => isSuccess(status));
  const [[type, schema] = ["", ""]] = declared?.schemas ?? [];
  const status = declared?.status ?? 200;
  const at = operation.at + pointer("responses", String(status));
  return respond(status, exampleOf(document, at, type) ?? sampleOf(document, schema));
}

/** Returns the first example of a response, or the one next to its schema. */
function exampleOf(document: JsonObject, at: string, type: string): Json | undefined {
  const response = resolveReference(document, at).at;
  const content = resolveReference(document, response + pointer("content", type));
  const [name = ""] = Object.keys(member(content.value, "examples") ?? {});
  const named = resolveReference(document, content.at + pointer("examples", name)).value;
  return member(named, "value") ?? member(content.value, "example");
}

function respond(status: number, json: Json): RecordedResponse {
  const text = JSON.stringify(json);
  const type = status < 400 ? "application/json" : "application/problem+json";
  const rawHeaders = [["content-type", type]] as const;
  const headers = new Headers({ "content-type": type });
  return { status, headers, rawHeaders, bytes: Buffer.from(text), text, json };
}
