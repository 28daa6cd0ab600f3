import { expectRefusal, expectSuccess } from "../checks/expect-response.js";
import type { Rule, RuleContext } from "../checks/rule.js";
import { NotExercisedError } from "../scenario/not-exercised-error.js";
import type { Basis } from "../findings/basis.js";
import { member } from "../load/json.js";
import type { ProbeRequest } from "../probe/exchange.js";
import { exportRequest, filePart, optionsPart, webhookRequest } from "../probe/requests.js";
import { describeWebhook } from "../scenario/register-webhook.js";

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

/** A request, the same content in another form, and another content under the same key. */
interface Variants {
  readonly first: ProbeRequest;
  readonly same: ProbeRequest;
  readonly other: ProbeRequest;
}

function exportVariants({ scenario }: RuleContext, destination: number): Variants {
  const headers = { "idempotency-key": scenario.nextName() };
  const parts = [filePart(scenario.document().text), optionsPart(destination)];
  return {
    first: exportRequest(parts, headers),
    same: exportRequest(parts, headers, "another-boundary"),
    other: exportRequest([filePart(scenario.document().text), optionsPart(destination)], headers),
  };
}

function webhookVariants({ scenario, target }: RuleContext, destination: number): Variants {
  const headers = { "idempotency-key": scenario.nextName() };
  const plan = { destination, name: scenario.nextName(), isMinimal: true };
  const webhook = describeWebhook(target, plan);
  const first = webhookRequest(webhook, headers);
  return {
    first,
    same: first,
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
