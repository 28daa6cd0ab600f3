import { expectNoServerError } from "../../checks/expect/expect-no-server-error.js";
import {
  encodeOddly,
  headerText,
  type OddSample,
  oddTexts,
} from "../../checks/text/odd-samples.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import { HTTP_SEMANTICS } from "../../findings/basis.js";
import type { Basis } from "../../findings/basis.js";
import { isJsonObject, type JsonObject, member } from "../../load/json.js";
import { LIST_OPERATIONS } from "../../load/operation.js";
import type { Exchange, ProbeRequest } from "../../probe/exchange.js";
import { isSuccess } from "../../probe/read-response.js";
import { exportRequest, filePart, listRequest, webhookRequest } from "../../probe/requests.js";
import { describeWebhook } from "../../scenario/register-webhook.js";

const CREATED = { clause: "Endpoints 4, response" } as const satisfies Basis;

/**
 * Puts texts into one request. The places of a request get different texts, rotated so that every place gets every
 * kind.
 */
type Build = (texts: readonly [string, string, string]) => ProbeRequest;

/** Every place of the interface that accepts text gets every kind of text, and the target survives it. */
export const oddTextsSurvived: Rule = {
  id: "odd-texts-survived",
  title:
    "Every kind of odd text, in every place that takes text, is accepted or refused, never a 5xx.",
  level: "unsafe",
  basis: [HTTP_SEMANTICS, CREATED],
  operations: [...LIST_OPERATIONS, "createWebhook", "exportHostedDocument"],
  async run(context) {
    const texts = oddTexts(context.depth === "thorough");
    for (const [where, build] of await places(context))
      for (const [index, sample] of texts.entries()) {
        const next = (step: number): OddSample => texts[(index + step) % texts.length] ?? sample;
        const [second, third] = [next(1), next(2)];
        const exchange = await context.send(build([sample.text, second.text, third.text]));
        expectNoServerError(context, exchange, `with ${sample.what} ${where}`);
        expectShown(context, exchange, sample.what);
      }
  },
};

/** Returns the places to test: several places share a request if refusing one does not hide the others. */
async function places(context: RuleContext): Promise<readonly (readonly [string, Build])[]> {
  const destination = await context.scenario.destination();
  return [
    ...placesOfWebhooks(context, destination),
    ...placesOfExports(context, destination),
    [
      "in a query",
      ([text, name]) =>
        listRequest(
          "listWebhooks",
          `pageNo=${encodeOddly(text)}&${encodeOddly(name.slice(0, 50))}=1`,
        ),
    ],
    [
      "in headers",
      ([key, prefer, language]) => ({
        ...webhookRequest({}),
        headers: {
          "idempotency-key": headerText(key),
          prefer: headerText(prefer),
          "accept-language": headerText(language),
        },
      }),
    ],
  ];
}

function placesOfWebhooks(
  { scenario, target }: RuleContext,
  destination: number,
): readonly (readonly [string, Build])[] {
  const webhook = (): JsonObject =>
    describeWebhook(target, { destination, name: scenario.nextName(), isMinimal: true });
  return [
    [
      "in the texts of a webhook",
      ([description, origin]) => webhookRequest({ ...webhook(), description, origin }),
    ],
    [
      "in the endpoint of a webhook",
      ([text]) => webhookRequest({ ...webhook(), endpoint: `https://example.com/${text}` }),
    ],
    ["in the events of a webhook", ([text]) => webhookRequest({ ...webhook(), events: [text] })],
  ];
}

function placesOfExports(
  { scenario, target }: RuleContext,
  destination: number,
): readonly (readonly [string, Build])[] {
  const upload = (file: JsonObject, options: JsonObject): ProbeRequest => {
    const content = JSON.stringify({ ...target.baseOptions, destination, ...options });
    const part = { name: "options", content, type: "application/json" };
    return exportRequest([filePart(JSON.stringify(file)), part]);
  };
  const document = (): JsonObject => {
    const parsed: unknown = JSON.parse(scenario.document().text);
    return isJsonObject(parsed) ? parsed : {};
  };
  return [
    [
      "in title, id and version of a document",
      ([title, documentId, revisionId]) =>
        upload({ ...document(), title, documentId, revisionId }, {}),
    ],
    [
      "in the reference of an export",
      ([destinationReference]) => upload(document(), { destinationReference }),
    ],
    [
      "in the field mappings of an export",
      ([source, field]) => upload(document(), { fieldMappings: { [field.slice(0, 200)]: source } }),
    ],
    [
      "in the formats of an export",
      ([source, format]) => upload(document(), { conversion: { source, destination: format } }),
    ],
  ];
}

/** An accepted description must be returned unchanged; another rule checks half of a surrogate pair. */
function expectShown(context: RuleContext, exchange: Exchange, what: string): void {
  const { request, response } = exchange;
  if (request.operation !== "createWebhook" || !isSuccess(response.status)) return;
  const sent =
    request.body?.kind === "text"
      ? member(JSON.parse(request.body.text), "description")
      : undefined;
  if (typeof sent !== "string" || !sent.isWellFormed()) return;
  const shown = member(response.json, "description");
  if (shown === sent) return;
  const message = `createWebhook with ${what}: expected \`description\` as it was sent, \`${JSON.stringify(sent).slice(0, 60)}\`, got \`${JSON.stringify(shown)?.slice(0, 60)}\`.`;
  context.report(CREATED, message, exchange);
}
