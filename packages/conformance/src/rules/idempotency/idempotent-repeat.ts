import { expectRefusal, expectSuccess } from "../../checks/expect-response.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";
import type { Basis } from "../../findings/basis.js";
import { member } from "../../load/json.js";
import type { ProbeRequest } from "../../probe/exchange.js";
import { exportRequest, filePart, optionsPart, webhookRequest } from "../../probe/requests.js";
import { describeWebhook } from "../../scenario/register-webhook.js";

const IDEMPOTENCY = { decision: "idempotency" } as const satisfies Basis;

/** A repeat under the same key returns the first resource; different content is refused. */
export const idempotentRepeat: Rule = {
  id: "idempotent-repeat",
  title:
    "A repeat with the same `Idempotency-Key` returns the first resource, different content gets 422.",
  basis: [IDEMPOTENCY],
  operations: ["exportHostedDocument", "createWebhook"],
  async run(context) {
    const destination = await context.scenario.destination();
    await checkRepeat(context, exportVariants(context, destination));
    await checkRepeat(context, webhookVariants(context, destination));
  },
};

// What makes no other content: a member that is ignored; below also white space, another order, defaults of the contract.
const NO_CONTENT = { "x-conformance": "ignored" };
const sameOptions = (destination: number) =>
  JSON.stringify(
    { ...NO_CONTENT, conversion: {}, autoMapDocumentProperties: false, destination },
    null,
    1,
  );

/** A request, the same content in another form, and another content under the same key. */
interface Variants {
  readonly first: ProbeRequest;
  readonly same: ProbeRequest;
  readonly other: ProbeRequest;
}

function exportVariants({ scenario }: RuleContext, destination: number): Variants {
  const headers = { "idempotency-key": scenario.nextName() };
  const file = filePart(scenario.document().text);
  const options = optionsPart(destination);
  return {
    first: exportRequest([file, options], headers),
    same: exportRequest(
      [file, { ...options, content: sameOptions(destination) }],
      headers,
      "another-boundary",
    ),
    other: exportRequest([filePart(scenario.document().text), optionsPart(destination)], headers),
  };
}

function webhookVariants({ scenario, target }: RuleContext, destination: number): Variants {
  const headers = { "idempotency-key": scenario.nextName() };
  const plan = { destination, name: scenario.nextName(), isMinimal: true };
  const webhook = describeWebhook(target, plan);
  return {
    first: webhookRequest(webhook, headers),
    same: webhookRequest({ ...NO_CONTENT, description: null, origin: null, ...webhook }, headers),
    other: webhookRequest({ ...webhook, description: "other" }, headers),
  };
}

async function checkRepeat(context: RuleContext, { first, same, other }: Variants): Promise<void> {
  const original = await context.send(first);
  if (!expectSuccess(context, original, IDEMPOTENCY)) return;
  if (!original.response.headers.has("idempotency-key"))
    throw new NotExercisedError(`${first.operation} does not echo Idempotency-Key`);
  const repeated = await context.send(same);
  const [expected, got] = [original, repeated].map(({ response }) => member(response.json, "id"));
  if (expected !== got)
    context.report(
      IDEMPOTENCY,
      `${first.operation} repeated under the same key: expected the first id again, got ${got === undefined ? `status ${repeated.response.status}` : "another"}.`,
      repeated,
    );
  const refused = await context.send(other);
  expectRefusal(context, refused, {
    what: "with another content under the same key",
    status: 422,
    accepted: IDEMPOTENCY,
    otherStatus: IDEMPOTENCY,
  });
}
