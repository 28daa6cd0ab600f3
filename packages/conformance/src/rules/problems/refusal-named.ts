import type { Rule } from "../../checks/rule.js";
import { PROBLEM_DETAILS } from "../../findings/basis.js";
import { type JsonObject, member } from "../../load/json.js";
import type { ProbeRequest, RecordedResponse } from "../../probe/exchange.js";
import { isSuccess, quoteResponse } from "../../probe/read-response.js";
import { exportRequest, filePart, webhookRequest } from "../../probe/requests.js";
import { describeWebhook } from "../../scenario/register-webhook.js";

const PREFIX = "urn:problem-type:document-export:";

/** The largest int32; no real server has issued that many ids. */
const UNKNOWN = 2 ** 31 - 1;

interface Case {
  readonly what: string;
  readonly request: ProbeRequest;
  /** The most specific problem of the catalogue; `refused` is acceptable too. */
  readonly slug: string;
  /** Location of the value that refers to nothing. */
  readonly place?: string;
}

/** Returns requests that the schema allows and an implementation may still refuse. */
function cases(webhook: JsonObject, destination: number, text: string): readonly Case[] {
  const upload = (file: string, options: JsonObject): ProbeRequest =>
    exportRequest([
      filePart(file),
      { name: "options", content: JSON.stringify(options), type: "application/json" },
    ]);
  const conversion = { destination: "no-such-format" };
  return [
    {
      what: "for an unknown connection",
      request: webhookRequest({ ...webhook, connections: [UNKNOWN] }),
      slug: "unknown-connection",
      place: "/connections",
    },
    {
      what: "for an unknown event",
      request: webhookRequest({ ...webhook, events: ["no.such-event"] }),
      slug: "unknown-event",
    },
    {
      what: "for an endpoint that is not a URL",
      request: webhookRequest({ ...webhook, endpoint: "no URL" }),
      slug: "endpoint-refused",
    },
    {
      what: "to an unknown connection",
      request: upload(text, { destination: UNKNOWN }),
      slug: "unknown-connection",
      place: "/options/destination",
    },
    {
      what: "to an unknown format",
      request: upload(text, { destination, conversion }),
      slug: "unknown-format",
    },
    {
      what: "of a file that is not a document",
      request: upload("[]", { destination }),
      slug: "not-a-hosted-document",
    },
  ];
}

/**
 * A request that the schema allows must not be refused as invalid: the problem type tells the caller the actual reason.
 */
export const refusalNamed: Rule = {
  id: "refusal-named",
  title: "A valid request that cannot be carried out gets 422, with the problem that says why.",
  basis: [PROBLEM_DETAILS],
  operations: ["createWebhook", "exportHostedDocument"],
  async run(context) {
    const { scenario, target } = context;
    const destination = await scenario.destination();
    const plan = { destination, name: scenario.nextName(), isMinimal: true };
    const webhook = describeWebhook(target, plan);
    for (const one of cases(webhook, destination, scenario.document().text)) {
      const exchange = await context.send(one.request);
      if (isSuccess(exchange.response.status)) continue;
      const fault = faultOf(exchange.response, one);
      if (fault === undefined) continue;
      const message = `${one.request.operation} ${one.what}: ${fault}.`;
      context.report(PROBLEM_DETAILS, message, exchange);
    }
  },
};

function faultOf(response: RecordedResponse, { slug, place }: Case): string | undefined {
  if (response.status !== 422)
    return `expected 422 or a 2xx status, got ${quoteResponse(response)}`;
  const type = String(member(response.json, "type"));
  if (type !== PREFIX + slug && type !== `${PREFIX}refused`)
    return `expected the problem \`${slug}\`, got \`${type}\``;
  const errors = member(response.json, "errors");
  const pointers = Array.isArray(errors) ? errors.map((one) => member(one, "pointer")) : [];
  const isPlaced = place === undefined || pointers.some((at) => String(at).startsWith(place));
  return isPlaced ? undefined : `expected a violation at \`${place}\`, got none`;
}
