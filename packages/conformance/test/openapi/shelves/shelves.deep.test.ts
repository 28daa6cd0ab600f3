// Bookshelf APIs on frameworks in four languages, with the descriptions that the frameworks generate.
import { afterAll, describe, expect, test } from "vitest";
import { checkImplementation } from "../../../src/engine/check-implementation.js";
import {
  missingFor,
  type RunningShelf,
  SHELF_PROFILE,
  SHELVES,
  startShelf,
} from "./start-shelf.js";

describe.each(SHELVES)("$framework ($language)", (shelf) => {
  const missing = missingFor(shelf);
  let running: RunningShelf | undefined;
  afterAll(() => running?.stop());

  // It has all that a run of the default depth has.
  test.skipIf(missing.length > 0)(
    "in a thorough run nothing broken or unsafe is found, and every operation is asked",
    async () => {
      running ??= await startShelf(shelf);
      const { baseUrl, stop } = await running.wrapped();
      const { description } = running;
      const target = { baseUrl, ...SHELF_PROFILE };
      const report = await checkImplementation(target, { description, depth: "thorough" }).finally(
        stop,
      );
      const findings = report.rules.flatMap((rule) => rule.findings);
      expect(findings.filter(({ level }) => level !== "strict")).toEqual([]);
      expect(report.coverage.operations.filter(({ count }) => count === 0)).toEqual([]);
      expect(report.rules.flatMap(({ reason }) => reason ?? []).join("; ")).not.toContain(
        "refuses",
      );
    },
  );
});
