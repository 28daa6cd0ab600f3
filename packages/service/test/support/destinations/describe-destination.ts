import { describe, test } from "vitest";
import type { DestinationUnderTest } from "./destination-under-test.js";
import { promises } from "./promises.js";

/** Tests what every kind of destination must do. `open` returns a new, empty destination at each call. */
export function describeDestination(open: () => Promise<DestinationUnderTest>): void {
  describe("as every destination", () => {
    test.each(promises)("$title", ({ check }) => check(open));
  });
}
