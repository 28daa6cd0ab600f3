import { expectRefusal, expectSuccess } from "../../checks/expect-response.js";
import type { Rule } from "../../checks/rule.js";
import { type Basis, PROBLEM_DETAILS } from "../../findings/basis.js";
import { exportRequest, filePart, optionsPart } from "../../probe/requests.js";

const PARTS = { clause: "Endpoints 2, parts" } as const satisfies Basis;
const DESTINATION = { decision: "options-required" } as const satisfies Basis;

/** An export request needs both parts, and options that are a JSON object with a destination. */
export const missingPartRefused: Rule = {
  id: "missing-part-refused",
  title: "An export request without `file`, without `options` or with invalid options gets 400.",
  basis: [PARTS, DESTINATION, PROBLEM_DETAILS],
  operations: ["exportHostedDocument"],
  async run(context) {
    const { first } = await context.scenario.observedExport();
    if (!expectSuccess(context, first, PARTS)) return;
    const file = filePart(context.scenario.document().text);
    const options = optionsPart(await context.scenario.destination());
    const faults = [
      { what: "without file", parts: [options], accepted: PARTS },
      { what: "without options", parts: [file], accepted: PARTS },
      {
        what: "with options that are not JSON",
        parts: [file, { ...options, content: "{" }],
        accepted: PARTS,
      },
      {
        what: "with options that are a list",
        parts: [file, { ...options, content: "[]" }],
        accepted: PARTS,
      },
      {
        what: "without a destination",
        parts: [file, { ...options, content: "{}" }],
        accepted: DESTINATION,
      },
    ];
    for (const { what, parts, accepted } of faults) {
      const exchange = await context.send(exportRequest(parts));
      expectRefusal(context, exchange, { what, status: 400, accepted });
    }
  },
};
