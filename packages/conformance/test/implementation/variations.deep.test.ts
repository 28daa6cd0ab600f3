import { test } from "vitest";
import { FAMILIES } from "../../src/rules/rules.js";
import { expectNothingFrom } from "./expect-nothing-from.js";

// The benchmark attributes whatever a family finds to the planted fault.
test.for(Object.entries(FAMILIES))("%s alone finds nothing", ([, family]) =>
  expectNothingFrom(family),
);
