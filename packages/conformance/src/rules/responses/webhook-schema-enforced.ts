import { expectRefusal } from "../../checks/expect/expect-response.js";
import { expectRefusedTogether } from "../../checks/expect/refused-together.js";
import type { Depth, Rule } from "../../checks/rule.js";
import { validWebhook } from "../../checks/webhook-sample.js";
import { basisOfViolation } from "../../findings/basis-of-violation.js";
import { type Basis, PROBLEM_DETAILS } from "../../findings/basis.js";
import { type JsonObject, pointer } from "../../load/json.js";
import { type Combined, combineByMember } from "../../mutate/combine.js";
import { type Mutation, mutationsOf } from "../../mutate/mutations.js";
import { webhookRequest } from "../../probe/requests.js";

const REQUIRED = { clause: "Endpoints 4, request body" } as const satisfies Basis;
const LISTS = { decision: "webhook-lists" } as const satisfies Basis;
const SCHEMA = pointer("components", "schemas", "WebhookCreate");

/** A webhook that violates its schema in one place is refused. */
export const webhookSchemaEnforced: Rule = {
  id: "webhook-schema-enforced",
  title: "A webhook that violates the schema in any keyword is refused with 400.",
  basis: [REQUIRED, LISTS, PROBLEM_DETAILS],
  operations: ["createWebhook"],
  async run(context) {
    const { contract } = context;
    const schemas = { document: contract.document, checkSchema: context.checkSchema };
    const valid = await validWebhook(context);
    const mutations = chosen(mutationsOf(schemas, SCHEMA, valid), context.depth);
    const expectRefusedAlone = async (mutation: Mutation): Promise<void> => {
      const exchange = await context.send(webhookRequest(mutation.value));
      const [violation] = context.checkSchema(SCHEMA, mutation.value, "request");
      const accepted = violation ? basisOfViolation(contract, violation) : REQUIRED;
      expectRefusal(context, exchange, { what: mutation.what, status: 400, accepted });
    };
    const combined = combineByMember(valid, mutations);
    await expectRefusedTogether<Mutation>({
      groups: combined.map(({ changes }) => changes),
      send: (group) => context.send(webhookRequest(valueOf(combined, group))),
      isAt: ({ at }, place) => place === at,
      expectRefusedAlone,
    });
    // A body that is wrong as a whole cannot be combined with other mistakes.
    for (const mutation of mutations.filter(({ at }) => at === ""))
      await expectRefusedAlone(mutation);
  },
};

function valueOf(combined: readonly Combined<Mutation>[], group: readonly Mutation[]): JsonObject {
  return combined.find(({ changes }) => changes === group)?.value ?? {};
}

/**
 * A default run sends every third of the wrong types for each place, starting at a different one each time. It always
 * sends a single value for a list, which lenient binders would wrap.
 */
function chosen(mutations: readonly Mutation[], depth: Depth): readonly Mutation[] {
  if (depth === "thorough") return mutations;
  const types = mutations.filter(({ keyword }) => keyword === "type");
  const isLenient = ({ at, what }: Mutation): boolean =>
    /^\/(?:events|connections)$/.test(at) && /^with (?:a string|an integer)/.test(what);
  return mutations.filter(
    (mutation) =>
      mutation.keyword !== "type" || isLenient(mutation) || types.indexOf(mutation) % 3 === 0,
  );
}
