import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compile } from "./support/compile.ts";
import { generateInside } from "./support/generate-inside.ts";
import { published } from "./support/published.ts";

import { testDescription } from "./support/test-description.ts";

// This variable can name a folder with more descriptions, such as those too large to install.
const folder = process.env.DOCUMENT_EXPORT_DESCRIPTIONS;
const more = folder ? readdirSync(folder).map((file) => [file, join(folder, file)]) : [];

const descriptions: Record<string, string> = {
  "train travel": published("3.1/json/train-travel"),
  "every style of parameter": published("3.1/json/parameters-style"),
  "every encoding": published("3.1/json/schema-encoding-style"),
  "star trek (3.0, 120 operations)": published("3.0/json/star-trek"),
  "readme (3.0)": published("3.0/json/readme-legacy"),
  "trademarks (3.0)": published("3.0/json/uspto"),
  "security by turns (3.0)": published("3.0/json/security-multiple"),
  ...Object.fromEntries(more),
};

for (const [name, file] of Object.entries(descriptions)) testDescription(name, file);

test.each(["star trek (3.0, 120 operations)", "train travel", "readme (3.0)"])(
  "the types of %s compile under the strictest settings",
  async (name) => {
    expect(await compile(await generateInside("types", descriptions[name] ?? ""))).toBe("");
  },
);
