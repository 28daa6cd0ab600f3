import type { Basis } from "../../findings/basis.js";
import { type Form, formRequest } from "../../probe/form.js";
import type { RuleContext } from "../rule.js";
import { expectUploaded, formOf, newUpload } from "./uploads.js";

/** A legal but unusual way to write a form. */
export interface FormCase {
  /** What is special about it, such as `with a quoted boundary`. */
  readonly what: string;
  change(form: Form): Form;
}

/**
 * Sends forms that must be accepted. The cases of a group do not interfere, so they go into one request. If it is
 * refused (or the run is thorough), each case is sent alone, to name what is wrong.
 */
export async function expectFormsAccepted(
  context: RuleContext,
  basis: Basis,
  groups: readonly (readonly FormCase[])[],
): Promise<void> {
  for (const group of groups) {
    const isAccepted = await isGroupAccepted(context, basis, group);
    if (isAccepted && context.depth !== "thorough") continue;
    const alone = group.length > 1 ? group : [];
    let found = 0;
    for (const one of alone) found += (await sendCases(context, basis, [one])) ? 0 : 1;
    if (!isAccepted && found === 0) await sendCases(context, basis, group);
  }
}

/** Sends all cases of a group together. Only acceptance is conclusive, so a refusal is not reported. */
async function isGroupAccepted(
  context: RuleContext,
  basis: Basis,
  group: readonly FormCase[],
): Promise<boolean> {
  const silent = { ...context, report: () => undefined };
  return sendCases(silent, basis, group);
}

async function sendCases(
  context: RuleContext,
  basis: Basis,
  cases: readonly FormCase[],
): Promise<boolean> {
  const upload = await newUpload(context);
  const form = cases.reduce((changed, { change }) => change(changed), formOf(upload));
  const what = cases.map((one) => one.what).join(", ");
  return expectUploaded(context, { what, basis, upload, request: formRequest(form) });
}
