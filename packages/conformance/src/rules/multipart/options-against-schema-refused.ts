import { convertibleOptions } from "../../checks/exports/convertible-options.js";
import { quoteResponse } from "../../probe/read-response.js";
import { exportRequest } from "../../probe/requests.js";
import { expectOptionsRefused } from "../../checks/exports/refused-options.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import { newUpload, requireUpload, validOptions } from "../../checks/exports/uploads.js";
import { type Basis, PROBLEM_DETAILS } from "../../findings/basis.js";
import { pointer } from "../../load/json.js";
import { type Mutation, mutationsOf } from "../../mutate/mutations.js";

const WIDTH = { decision: "integer-width" } as const satisfies Basis;

/** Offsets that vanish if only the low bits of a number are kept, so that it becomes the destination again. */
const WIDTHS = [2n ** 32n, 2n ** 64n] as const;

const SCHEMA = pointer("components", "schemas", "ExportOptions");

/** Options that violate any keyword of their schema are refused. */
export const optionsAgainstSchemaRefused: Rule = {
  id: "options-against-schema-refused",
  title:
    "Options that violate their schema, in any keyword, are refused with 400, never converted.",
  basis: [PROBLEM_DETAILS, WIDTH],
  operations: ["exportHostedDocument"],
  async run(context) {
    await requireUpload(context);
    const valid = await validOptions(context);
    const schemas = { document: context.contract.document, checkSchema: context.checkSchema };
    const mutations = mutationsOf(schemas, SCHEMA, valid);
    const id = await context.scenario.destination();
    const wrong = [...mutations.filter(isTelling(mutations)), ...convertibleOptions(valid, id)];
    await expectOptionsRefused(context, valid, wrong);
    const others = [...WIDTHS.map((width) => width + BigInt(id)), -BigInt(id)];
    for (const other of others) await expectNotTaken(context, other.toString());
  },
};

/**
 * A fraction adds nothing if an integer already has the wrong type there. As a replacement for all options, a text
 * represents all scalars.
 */
function isTelling(all: readonly Mutation[]): (mutation: Mutation) => boolean {
  const withInteger = new Set(
    all.filter((one) => one.what.startsWith("with an integer")).map(({ at }) => at),
  );
  return ({ at, what }) =>
    !(what.startsWith("with a number at") && withInteger.has(at)) &&
    !(at === "" && /^with a (?:number|boolean)/.test(what));
}

async function expectNotTaken(context: RuleContext, destination: string): Promise<void> {
  const { file, options } = await newUpload(context);
  const content = options.content
    .toString()
    .replace(/"destination":\d+/, `"destination":${destination}`);
  const exchange = await context.send(exportRequest([file, { ...options, content }]));
  if ([400, 422].includes(exchange.response.status)) return;
  const got = quoteResponse(exchange.response);
  const message = `exportHostedDocument with the destination ${destination}: expected 400 or 422, got ${got}.`;
  context.report(WIDTH, message, exchange);
}
