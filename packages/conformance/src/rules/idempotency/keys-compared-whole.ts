import { IDEMPOTENCY, requireKeys, uploadRequest } from "../../checks/exports/keyed-requests.js";
import type { Rule } from "../../checks/rule.js";
import { expectAccepted, newUpload } from "../../checks/exports/uploads.js";
import { idOf, withKey } from "../../scenario/keyed-repeat.js";

const MAX_KEY = 255;

/** A key that is truncated or case-folded would also match the requests of other keys. */
export const keysComparedWhole: Rule = {
  id: "keys-compared-whole",
  title:
    "Keys that differ in their last character, in case or in quotation marks are different keys.",
  basis: [IDEMPOTENCY],
  operations: ["exportHostedDocument"],
  async run(context) {
    await requireKeys(context);
    const upload = await newUpload(context);
    const start = `${context.scenario.nextName()}-`.padEnd(MAX_KEY - 4, "k");
    const keys = [
      // Code that parses the key as a structured field (RFC 9651, 3.3.3) removes the quotation marks.
      { what: "of 255 characters, quotation marks among them", key: `"${start}-a"` },
      { what: "that differs from another in quotation marks", key: `${start}-a` },
      { what: "that differs from another in its last character", key: `${start}-b` },
      { what: "that differs from another in case", key: `${start}-A` },
    ];
    const ids = new Set<unknown>();
    for (const { what: how, key } of keys) {
      const exchange = await context.send(withKey(uploadRequest(upload), key));
      const what = `with a key ${how}`;
      if (!expectAccepted(context, { what, basis: IDEMPOTENCY, exchange })) continue;
      if (ids.has(idOf(exchange)))
        context.report(
          IDEMPOTENCY,
          `exportHostedDocument ${what}: expected its own job, got \`${String(idOf(exchange))}\`, that of the other key.`,
          exchange,
        );
      ids.add(idOf(exchange));
    }
  },
};
