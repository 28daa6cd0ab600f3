import { expectRefusal } from "../../checks/expect/expect-response.js";
import type { Rule } from "../../checks/rule.js";
import { PROBLEM_DETAILS } from "../../findings/basis.js";

/** An unknown path returns neither a page of an application nor a resource. */
export const unknownPathNotFound: Rule = {
  id: "unknown-path-not-found",
  title: "A path below `/v2` that the interface does not have gets 404, with every method.",
  basis: [PROBLEM_DETAILS],
  operations: [],
  depth: "quick",

  async run(context) {
    const { run } = context.scenario;
    for (const [method, path] of [
      ["GET", `/v2/nothing-${run}`],
      ["GET", `/v2/collections/nothing-${run}`],
      ["POST", `/v2/nothing-${run}`],
    ] as const) {
      const exchange = await context.send({ method, path });
      expectRefusal(context, exchange, {
        what: `with ${method}`,
        status: 404,
        accepted: PROBLEM_DETAILS,
      });
    }
  },
};
