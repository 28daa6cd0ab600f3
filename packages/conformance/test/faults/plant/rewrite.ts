import type { AnyJson } from "../any-json.js";
import type { Plant } from "../fault.js";
import {
  field,
  jsonOf,
  pathOf,
  withBody,
  withField,
  type Exchange,
  type Message,
  type Reply,
} from "./message.js";

export type Condition = (request: Message) => boolean;

/** True for requests of an operation, such as `POST /v2/webhooks`. */
export function is(operation: string): Condition {
  return (request) => `${request.method} ${pathOf(request)}` === operation;
}

export const isExport = is("POST /v2/export/hosted-docs");
export const isCreate = is("POST /v2/webhooks");
export const isRecords = is("GET /v2/document-exports");
export const isCollections = is("GET /v2/collections");
export const isWebhooks = is("GET /v2/webhooks");
export const isList: Condition = (request) =>
  isRecords(request) || isCollections(request) || isWebhooks(request);
export const always: Condition = () => true;

/** A stateless wrapper. */
export function exchange(handle: Exchange): Plant {
  return { exchange: () => handle };
}

/** Changes the requests that match the condition. */
export function sends(when: Condition, change: (request: Message) => Message): Plant {
  return exchange((request, next) => next(when(request) ? change(request) : request));
}

/** Changes the responses to requests that match the condition. */
export function alters(when: Condition, change: (reply: Reply, request: Message) => Reply): Plant {
  return exchange(async (request, next) => {
    const reply = await next(request);
    return when(request) ? change(reply, request) : reply;
  });
}

/** Changes the JSON of successful responses to requests that match the condition. */
export function changes(
  when: Condition,
  change: (body: AnyJson, request: Message) => unknown,
): Plant {
  return alters(when, (reply, request) =>
    reply.status < 300 && reply.body.length > 0
      ? withBody(reply, JSON.stringify(change(jsonOf(reply), request)))
      : reply,
  );
}

/** Changes the problems in responses. */
export function changesProblem(
  change: (problem: AnyJson, request: Message) => unknown,
  when: (status: number) => boolean = () => true,
): Plant {
  return alters(always, (reply, request) =>
    reply.status >= 400 && when(reply.status) && reply.body.length > 0
      ? withBody(reply, JSON.stringify(change(jsonOf(reply), request)))
      : reply,
  );
}

const TITLES: Record<number, readonly [string, string]> = {
  400: ["invalid-request", "Invalid request"],
  401: ["unauthorized", "Unauthorized"],
  403: ["forbidden", "Forbidden"],
  404: ["not-found", "Not found"],
  405: ["method-not-allowed", "Method not allowed"],
  406: ["not-acceptable", "Not acceptable"],
  409: ["conflict", "Conflict"],
  413: ["content-too-large", "Content too large"],
  415: ["unsupported-media-type", "Unsupported media type"],
  417: ["expectation-failed", "Expectation failed"],
  422: ["refused", "Refused"],
  429: ["rate-limited", "Rate limited"],
  500: ["internal-error", "Internal error"],
  501: ["not-implemented", "Not implemented"],
  503: ["unavailable", "Unavailable"],
};

/** A well-formed problem. */
export function problem(status: number, fields: Reply["fields"] = []): Reply {
  const [name, title] = TITLES[status] ?? ["internal-error", "Internal error"];
  const body = {
    type: `urn:problem-type:document-export:${name}`,
    title,
    status,
    detail: "The request was refused.",
  };
  return {
    status,
    fields: [["content-type", "application/problem+json"], ...fields],
    body: Buffer.from(JSON.stringify(body)),
  };
}

/** Refuses requests that a correct implementation accepts. */
export function refuses(when: Condition, status: number): Plant {
  return exchange(async (request, next) => (when(request) ? problem(status) : next(request)));
}

/** Replaces responses that have one of these statuses. */
export function insteadOf(statuses: readonly number[], make: (reply: Reply) => Reply): Plant {
  return alters(always, (reply) => (statuses.includes(reply.status) ? make(reply) : reply));
}

/** A response of plain text or HTML. */
export function plain(status: number, body: string, type = "text/plain; charset=utf-8"): Reply {
  return { status, fields: [["content-type", type]], body: Buffer.from(body) };
}

/** Sets or removes a header field in the responses. */
export function setsField(when: Condition, name: string, value: string | undefined): Plant {
  return alters(when, (reply) => withField(reply, name, value));
}

/** Whether a request has this token. */
export function hasToken(request: Message, token: string): boolean {
  return field(request, "authorization")?.toLowerCase() === `bearer ${token.toLowerCase()}`;
}

/** The same request with another token. */
export function withToken(request: Message, token: string): Message {
  return withField(request, "authorization", `Bearer ${token}`);
}

/** A wrapper that keeps state between requests. */
export function remembering<State>(
  start: () => State,
  handle: (
    state: State,
    request: Message,
    next: (request: Message) => Promise<Reply>,
  ) => Promise<Reply>,
): Plant {
  return {
    exchange: () => {
      const state = start();
      return (request, next) => handle(state, request, next);
    },
  };
}
