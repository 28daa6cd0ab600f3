import { expectRefusal } from "../../checks/expect/expect-response.js";
import {
  IDEMPOTENCY,
  newWebhook,
  requireKeys,
  uploadRequest,
} from "../../checks/exports/keyed-requests.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import { newUpload, type Upload } from "../../checks/exports/uploads.js";
import { PROBLEM_DETAILS } from "../../findings/basis.js";
import { type Json, type JsonObject, member } from "../../load/json.js";
import { RARE_EVENT } from "../../load/target.js";
import type { ProbeRequest } from "../../probe/exchange.js";
import { webhookRequest } from "../../probe/requests.js";
import { quoteResponse } from "../../probe/read-response.js";
import { idOf, type KeyedRepeat, withKey } from "../../scenario/keyed-repeat.js";

const MISMATCH = "urn:problem-type:document-export:idempotency-mismatch";

interface Other {
  readonly what: string;
  readonly request: ProbeRequest;
}

/** If a key also matched other content, the target would return success for a request that was never carried out. */
export const otherContentRefused: Rule = {
  id: "other-content-refused",
  title: "Another content under the same key, in any member, is refused with 422.",
  basis: [IDEMPOTENCY, PROBLEM_DETAILS],
  operations: ["exportHostedDocument", "createWebhook"],
  async run(context) {
    const { upload, exported, webhook, registered } = await requireKeys(context);
    const others = [...(await otherFiles(context, upload)), ...otherOptions(context, upload)];
    await expectMismatch(context, exported.key, others);
    await expectMismatch(context, registered.key, await otherWebhooks(context, webhook));
    await expectKept(context, exported, uploadRequest(upload));
  },
};

/** Checks that a refused request did not replace the content stored with the key. */
async function expectKept(
  context: RuleContext,
  { key, first }: KeyedRepeat,
  request: ProbeRequest,
): Promise<void> {
  const exchange = await context.send(withKey(request, key));
  if (idOf(exchange) === idOf(first)) return;
  const what = "repeated after another content was refused under the same key";
  const got = quoteResponse(exchange.response);
  context.report(
    IDEMPOTENCY,
    `${request.operation} ${what}: expected the first id \`${String(idOf(first))}\` again, got ${got}.`,
    exchange,
  );
}

async function otherFiles(context: RuleContext, upload: Upload): Promise<readonly Other[]> {
  const { file } = await newUpload(context);
  const spaced = { ...upload.file, content: `${upload.file.content.toString()}\n` };
  return [
    { what: "with another file", request: uploadRequest({ ...upload, file }) },
    { what: "with one byte more in its file", request: uploadRequest({ ...upload, file: spaced }) },
  ];
}

function otherOptions({ target }: RuleContext, { file, options }: Upload): readonly Other[] {
  const known: JsonObject = JSON.parse(options.content.toString());
  const changes: JsonObject = {
    autoMapDocumentProperties: true,
    conversion: { destination: "markdown" },
    destinationReference: `other-${String(known["destinationReference"])}`,
    fieldMappings: { slug: "title" },
    webhooks: [target.webhookEndpoint],
    ...(target.otherDestination !== undefined && { destination: target.otherDestination }),
  };
  return Object.entries(changes).map(([name, value]) => {
    const content = JSON.stringify({ ...known, [name]: value });
    return {
      what: `with another \`${name}\``,
      request: uploadRequest({ file, options: { ...options, content } }),
    };
  });
}

async function otherWebhooks(context: RuleContext, webhook: JsonObject): Promise<readonly Other[]> {
  const { webhookEvent } = context.target;
  const { endpoint } = await newWebhook(context);
  const connections = [webhook["connections"] ?? []].flat();
  const changes: JsonObject = {
    endpoint,
    events: [webhookEvent === RARE_EVENT ? "job.processing" : RARE_EVENT],
    description: "other",
    origin: "other",
    ...(connections.length > 1 && { connections: connections.toReversed() as Json }),
  };
  return Object.entries(changes).map(([name, value]) => ({
    what: `with another \`${name}\``,
    request: webhookRequest({ ...webhook, [name]: value }),
  }));
}

async function expectMismatch(
  context: RuleContext,
  key: string,
  others: readonly Other[],
): Promise<void> {
  for (const { what: how, request } of others) {
    const exchange = await context.send(withKey(request, key));
    const what = `${how} under the same key`;
    expectRefusal(context, exchange, {
      what,
      status: 422,
      accepted: IDEMPOTENCY,
      otherStatus: IDEMPOTENCY,
    });
    const type = member(exchange.response.json, "type");
    // Other types of the catalogue would mean that the request itself is refused, but such requests are accepted under
    // their own key.
    if (exchange.response.status === 422 && how.endsWith("file") && type !== MISMATCH)
      context.report(
        PROBLEM_DETAILS,
        `${exchange.request.operation} ${what}: expected the problem \`${MISMATCH}\`, got \`${String(type).slice(0, 80)}\`.`,
        exchange,
      );
  }
}
