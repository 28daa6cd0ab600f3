import { expect, test } from "vitest";
import { apiFaults } from "../../src/api/api-faults.ts";
import { readCompatible, readPending, readReports } from "../../src/api/read-reports.ts";
import { ROOT } from "../../src/root.ts";

test("every package exports what its API report says, in a fitting changeset", async () => {
  const [pending, compatible] = [await readPending(ROOT), await readCompatible(ROOT)];
  const faults = (await readReports(ROOT)).flatMap((each) => apiFaults(each, pending, compatible));
  expect(faults).toEqual([]);
});
