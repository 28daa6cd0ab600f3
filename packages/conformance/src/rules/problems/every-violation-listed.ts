import { expectRefusal } from "../../checks/expect/expect-response.js";
import type { JudgeContext, Rule, TrafficJudge } from "../../checks/rule.js";
import { PROBLEM_DETAILS } from "../../findings/basis.js";
import { type Json, member } from "../../load/json.js";
import type { ProbeRequest } from "../../probe/exchange.js";
import { exportRequest, filePart, listRequest, webhookRequest } from "../../probe/requests.js";
import { faultsOfRequest, KEY_PLACE } from "../../requests/faults-of-request.js";
import { SAMPLE_DOCUMENT } from "../../scenario/sample-document.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

/** A request with several mistakes, and their locations: names of parameters, pointers into the body. */
interface Case {
  readonly request: ProbeRequest;
  readonly places: readonly string[];
  /** Whether violations of the body are acceptable instead, since the order of checks is not specified. */
  readonly orInBody?: boolean;
}

/** Chosen to exceed common caps: some implementations stop at ten. */
const MANY = 30;

const WRONG_WEBHOOK = {
  endpoint: "",
  events: [...Array.from({ length: MANY - 1 }, (_, index) => index), "job.failed", MANY],
  connections: ["1", 2 ** 31],
  description: 1,
  origin: 2,
};

const WRONG_OPTIONS = {
  destination: "1",
  autoMapDocumentProperties: "true",
  conversion: { destination: 1 },
  destinationReference: 2,
  fieldMappings: { "a/b": 3 },
  webhooks: [4],
};

const CASES: readonly Case[] = [
  {
    request: listRequest("listDocumentExports", "pageNo=0&pageSize=0"),
    places: ["pageNo", "pageSize"],
  },
  {
    request: listRequest("listWebhooks", "pageSize=201&pageNo=one"),
    places: ["pageNo", "pageSize"],
  },
  {
    request: webhookRequest({}, { "idempotency-key": "k".repeat(256) }),
    places: ["Idempotency-Key"],
    orInBody: true,
  },
  { request: webhookRequest({}), places: ["/endpoint", "/events", "/connections"] },
  {
    request: webhookRequest(WRONG_WEBHOOK),
    places: [
      "/endpoint",
      ...Array.from({ length: MANY - 1 }, (_, index) => `/events/${index}`),
      `/events/${MANY}`,
      "/connections/0",
      "/connections/1",
      "/description",
      "/origin",
    ],
  },
  {
    request: exportRequest([
      filePart(JSON.stringify(SAMPLE_DOCUMENT)),
      { name: "options", content: JSON.stringify(WRONG_OPTIONS), type: "application/json" },
    ]),
    places: [
      "/options/destination",
      "/options/autoMapDocumentProperties",
      "/options/conversion/destination",
      "/options/destinationReference",
      "/options/fieldMappings/a~1b",
      "/options/webhooks/0",
    ],
  },
];

/** Every violation is listed, so that callers can fix their request in one go. */
export const everyViolationListed: Rule = {
  id: "every-violation-listed",
  title: "A request with several mistakes gets all of them back, each with its place.",
  basis: [PROBLEM_DETAILS],
  operations: ["listDocumentExports", "listWebhooks", "createWebhook", "exportHostedDocument"],
  depth: "quick",

  async run(context) {
    for (const { request, places, orInBody = false } of CASES) {
      const exchange = await context.send(request);
      const what = `with ${counted(places)}`;
      expectRefusal(context, exchange, { what, status: 400, accepted: PROBLEM_DETAILS });
      if (exchange.response.status !== 400) continue;
      const errors = member(exchange.response.json, "errors");
      const listed: readonly Json[] = Array.isArray(errors) ? errors : [];
      if (orInBody && listed.some((violation) => member(violation, "in") === "body")) continue;
      const missing = places.filter((place) => !listed.some((violation) => isAt(violation, place)));
      if (missing.length === 0) continue;
      const named = missing.slice(0, MAX_NAMED).map((place) => `\`${place}\``);
      const expected = `expected violations at ${named.join(", ")} too, got ${listed.length} in all`;
      context.report(PROBLEM_DETAILS, `${request.operation} ${what}: ${expected}.`, exchange);
    }
  },
  begin,
};

/**
 * In recorded or proxied traffic, one listed violation is too few for a request with two in the same location: in the
 * query, or in the body.
 */
function begin(context: JudgeContext): TrafficJudge {
  let seen = 0;
  return {
    see(exchange) {
      const { request, response, missing } = exchange;
      const operation = context.contract.operations.get(request.operation ?? "");
      if (!operation || response.status !== 400 || missing?.request !== undefined) return;
      if (request.body?.kind === "text" && HUGE_NUMBER.test(request.body.text)) return;
      const errors = member(response.json, "errors");
      const faults = faultsOfRequest(context, operation, request) ?? [];
      const places = new Set(faults.map(({ place }) => place));
      // It is not specified whether the header or the body is checked first.
      if (places.has(KEY_PLACE)) return;
      if (places.size < 2 || places.has(undefined) || !Array.isArray(errors)) return;
      seen += 1;
      if (errors.length > 1) return;
      const message = `${operation.id} with several mistakes: expected all of them, got ${errors.length}.`;
      context.report(PROBLEM_DETAILS, message, exchange);
    },
    end() {
      if (seen === 0) throw new NotExercisedError("no request with several mistakes was refused");
    },
  };
}

/** A parser may refuse a number beyond its range before anything else is checked (RFC 8259, 6). */
const HUGE_NUMBER = /\d[eE]\+?\d{3}/;

const MAX_NAMED = 5;

function counted({ length }: readonly string[]): string {
  return length === 1 ? "1 mistake" : `${length} mistakes`;
}

/** The violation of a missing member may point to the member itself or to the object that lacks it. */
function isAt(violation: Json, place: string): boolean {
  if (!place.startsWith("/")) {
    const name = String(member(violation, "name"));
    // Header names are case-insensitive (RFC 9110, 5.1).
    return member(violation, "in") === "header"
      ? name.toLowerCase() === place.toLowerCase()
      : member(violation, "in") === "query" && name === place;
  }
  if (member(violation, "in") !== "body") return false;
  const pointer = member(violation, "pointer");
  const name = place.slice(place.lastIndexOf("/") + 1);
  const parent = place.slice(0, place.lastIndexOf("/"));
  const isRequired = member(violation, "keyword") === "required" && pointer === parent;
  return pointer === place || (isRequired && String(member(violation, "detail")).includes(name));
}
