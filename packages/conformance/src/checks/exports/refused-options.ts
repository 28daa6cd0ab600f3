import { PROBLEM_DETAILS } from "../../findings/basis.js";
import type { Json, JsonObject } from "../../load/json.js";
import { combineByMember } from "../../mutate/combine.js";
import { exportRequest } from "../../probe/requests.js";
import { expectRefusedTogether } from "../expect/refused-together.js";
import type { RuleContext } from "../rule.js";
import { expectPartsRefused, newUpload } from "./uploads.js";

/** Options with one thing wrong. */
export interface WrongOptions {
  /** JSON pointer into the options of what is wrong. */
  readonly at: string;
  /** What is wrong, such as `with null at \`/webhooks\``. */
  readonly what: string;
  readonly value: Json;
}

/**
 * Sends wrong options, which must be refused with 400: several in one request, and alone what its list
 * of violations leaves out, since that may have been overlooked.
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
  // What is not an object at all comes last: a target that breaks off over it has shown the rest.
  for (const one of wrong.filter(isAlone)) await expectRefusedAlone(context, one);
}

/** Beside options that are wrong as a whole nothing else can be. */
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
