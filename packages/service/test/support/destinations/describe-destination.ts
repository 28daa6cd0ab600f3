import { describe, test } from "vitest";
import type { DestinationUnderTest } from "./destination-under-test.js";
import { promises } from "./promises.js";

/** What holds for every kind of destination. `open` gives a new, empty place at each call. */
export function describeDestination(open: () => Promise<DestinationUnderTest>): void {
  describe("as every destination", () => {
    test.each(promises)("$title", ({ check }) => check(open));
  });
}
