import { expect, test } from "vitest";
import { fillTemplate, invalidTemplateReason } from "../../src/destinations/target-template.js";

const values = {
  title: "../Plan: Q3/Q4",
  fields: { section: "News/.. & more", empty: " " },
  now: new Date("2026-11-27T23:59:00Z"),
};

test.each([
  ["{date}-{slug}", "2026-11-27-plan-q3-q4"],
  ["{year}/{month}/{day}/{title}.md", "2026/11/27/-Plan: Q3-Q4.md"],
  ["content/{fields.section}/index", "content/News-.. & more/index"],
])("fills the template %s", (template, target) => {
  expect(fillTemplate(template, values)).toEqual({ target });
});

test("names missing fields", () => {
  const filled = fillTemplate("{fields.empty}/{fields.other}/{slug}", values);
  expect(filled).toEqual({ missing: ["fields.empty", "fields.other"] });
});

test.each([
  ["{slug}", undefined],
  ["{slg}", "has the unknown placeholder `{slg}`"],
  ["{fields.}", "has the unknown placeholder `{fields.}`"],
  ["{slug", "has a brace that is not closed"],
])("describes the fault in the template %s", (template, reason) => {
  expect(invalidTemplateReason(template)).toBe(reason);
});
