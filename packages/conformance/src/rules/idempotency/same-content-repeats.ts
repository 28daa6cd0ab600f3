import { IDEMPOTENCY, requireKeys } from "../../checks/exports/keyed-requests.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import { formOf } from "../../checks/exports/uploads.js";
import { type Json, type JsonObject } from "../../load/json.js";
import type { ProbeRequest } from "../../probe/exchange.js";
import { changePart, type Form, formRequest } from "../../probe/form.js";
import { quoteResponse } from "../../probe/read-response.js";
import { webhookRequest } from "../../probe/requests.js";
import { idOf, type KeyedRepeat, withKey } from "../../scenario/keyed-repeat.js";

/** A different way to send the same content. */
interface Rewriting<Subject> {
  readonly what: string;
  change(subject: Subject): Subject;
}

const FORMS: readonly Rewriting<Form>[] = [
  { what: "with another boundary", change: (form) => ({ ...form, boundary: "another" }) },
  {
    what: "with its parts in another order",
    change: (form) => ({ ...form, parts: form.parts.toReversed() }),
  },
  {
    what: "with an unknown part",
    change: (form) => ({
      ...form,
      parts: [...form.parts, { name: "x-conformance", content: "ignored" }],
    }),
  },
  {
    what: "with another filename and type of its file",
    change: (form) =>
      changePart(form, "file", (part) => ({ ...part, filename: "other.txt", type: "text/plain" })),
  },
  {
    what: "with untyped options",
    change: (form) => changePart(form, "options", ({ name, content }) => ({ name, content })),
  },
  rewritten("with an ignored member", (options) => ({ ...options, "x-conformance": [1] })),
  rewritten("with `conversion: {}`", (options) => ({ conversion: {}, ...options })),
  rewritten("with `autoMapDocumentProperties: false`", (options) => ({
    autoMapDocumentProperties: false,
    ...options,
  })),
  rewritten("with `fieldMappings: {}`", (options) => ({ fieldMappings: {}, ...options })),
  rewritten("with `webhooks: []`", (options) => ({ webhooks: [], ...options })),
  rewritten("with members in another order", (options) =>
    Object.fromEntries(Object.entries(options).toReversed()),
  ),
  rewritten("with white space", (options) => options, 2),
];

function rewritten(
  what: string,
  change: (options: JsonObject) => Json,
  space?: number,
): Rewriting<Form> {
  return {
    what,
    change: (form) =>
      changePart(form, "options", (part) => ({
        ...part,
        content: JSON.stringify(change(JSON.parse(part.content.toString())), null, space),
      })),
  };
}

/** Sent separately, since it changes the same member as `conversion: {}` (decision `conversion-members`). */
const DEFAULT_SOURCE = rewritten("with the default source spelled out", (options) => ({
  ...options,
  conversion: { source: "google-docs", ...Object(options["conversion"]) },
}));

const WEBHOOK_FORMS: readonly Rewriting<{ body: JsonObject; space?: number }>[] = [
  {
    what: "with an ignored member",
    change: ({ body, ...rest }) => ({ ...rest, body: { ...body, "x-conformance": 1 } }),
  },
  {
    what: "with `description: null`",
    change: ({ body, ...rest }) => ({ ...rest, body: { description: null, ...body } }),
  },
  {
    what: "with `origin: null`",
    change: ({ body, ...rest }) => ({ ...rest, body: { origin: null, ...body } }),
  },
  {
    what: "with members in another order",
    change: ({ body, ...rest }) => ({
      ...rest,
      body: Object.fromEntries(Object.entries(body).toReversed()),
    }),
  },
  { what: "with white space", change: (written) => ({ ...written, space: 2 }) },
];

/** Libraries fill in defaults and proxies add members: such a repeat is still the same request. */
export const sameContentRepeats: Rule = {
  id: "same-content-repeats",
  title: "The same content in another form, under the same key, returns the first resource.",
  basis: [IDEMPOTENCY],
  operations: ["exportHostedDocument", "createWebhook"],
  async run(context) {
    const { upload, exported, webhook, registered } = await requireKeys(context);
    for (const forms of [FORMS, [DEFAULT_SOURCE]])
      await expectSame(context, exported, {
        forms,
        build: (forms) =>
          formRequest(forms.reduce((form, { change }) => change(form), formOf(upload))),
      });
    await expectSame(context, registered, {
      forms: WEBHOOK_FORMS,
      build(forms) {
        const start: { body: JsonObject; space?: number } = { body: webhook };
        const { body, space } = forms.reduce((written, { change }) => change(written), start);
        const text = JSON.stringify(body, null, space);
        return { ...webhookRequest(body), body: { kind: "text", text } };
      },
    });
  },
};

interface Plan<Subject> {
  readonly forms: readonly Rewriting<Subject>[];
  build(forms: readonly Rewriting<Subject>[]): ProbeRequest;
}

/** Sends all forms together. If they do not return the first resource, sends each alone. */
async function expectSame<Subject>(
  context: RuleContext,
  kept: KeyedRepeat,
  { forms, build }: Plan<Subject>,
): Promise<void> {
  const together = await context.send(withKey(build(forms), kept.key));
  if (idOf(together) === idOf(kept.first)) return;
  let found = 0;
  for (const form of forms) {
    const exchange = await context.send(withKey(build([form]), kept.key));
    if (idOf(exchange) === idOf(kept.first)) continue;
    found += 1;
    context.report(IDEMPOTENCY, messageOf(form.what, kept, exchange), exchange);
  }
  if (found === 0)
    context.report(IDEMPOTENCY, messageOf("in several other forms", kept, together), together);
}

function messageOf(
  what: string,
  { first }: KeyedRepeat,
  { request, response }: KeyedRepeat["first"],
): string {
  return `${request.operation} repeated under the same key ${what}: expected the first id \`${String(idOf(first))}\` again, got ${quoteResponse(response)}.`;
}
