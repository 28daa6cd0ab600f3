import { PROBLEM_DETAILS } from "../../findings/basis.js";
import type { Json, JsonObject } from "../../load/json.js";
import { combineByMember } from "../../mutate/combine.js";
import { exportRequest } from "../../probe/requests.js";
import { expectRefusedTogether } from "../expect/refused-together.js";
import type { RuleContext } from "../rule.js";
import { expectPartsRefused, newUpload } from "./uploads.js";

/** Options with one mistake. */
export interface WrongOptions {
  /** JSON pointer of the mistake within the options. */
  readonly at: string;
  /** What is wrong, such as `with null at \`/webhooks\``. */
  readonly what: string;
  readonly value: Json;
}

/**
 * Sends wrong options, which must be refused with 400. Several go into one request; those missing from its list of
 * violations may have been overlooked, so they are sent again one by one.
 */
export async function expectOptionsRefused(
  context: RuleContext,
  valid: JsonObject,
  wrong: readonly WrongOptions[],
): Promise<void> {
  const others = wrong.filter((one) => !isAlone(one));
  const combined = combineByMember(valid, others);
  await expectRefusedTogether<WrongOptions>({
    groups: combined.map(({ changes }) => changes),
    async send(group) {
      const value = combined.find(({ changes }) => changes === group)?.value ?? {};
      return context.send(exportRequest(await partsWith(context, value)));
    },
    isAt: ({ at }, pointer) => pointer === `/options${at}`,
    expectRefusedAlone: (one) => expectRefusedAlone(context, one),
  });
  // Values that are not objects come last: a target that fails on them has been tested with everything else by then.
  for (const one of wrong.filter(isAlone)) await expectRefusedAlone(context, one);
}

/** Options that are wrong as a whole cannot be combined with other mistakes. */
function isAlone({ at }: WrongOptions): boolean {
  return at === "";
}

async function expectRefusedAlone(
  context: RuleContext,
  { what, value }: WrongOptions,
): Promise<void> {
  const expectation = { what: `with options ${what}`, status: 400, accepted: PROBLEM_DETAILS };
  await expectPartsRefused(context, await partsWith(context, value), expectation);
}

async function partsWith(context: RuleContext, value: Json) {
  const { file, options } = await newUpload(context);
  return [file, { ...options, content: JSON.stringify(value) }];
}
