import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { loadVerdicts } from "../support/load-verdicts.ts";
import { modelOf } from "../support/fragment.ts";
import { kinds, schemasOf } from "./arbitrary-schema.ts";
import { valuesNear } from "./arbitrary-value.ts";
import { compareWithAjv } from "./compare-with-ajv.ts";
import { createAjv, forAjv } from "./create-ajv.ts";

/** How many values to check in total; `DOCUMENT_EXPORT_DIFFERENTIAL=1000000` for a long run. */
const count = Number(process.env.DOCUMENT_EXPORT_DIFFERENTIAL ?? 3_000);
const seed = Number(process.env.DOCUMENT_EXPORT_SEED ?? 1);
const valuesEach = 50;
const schemasAtOnce = 100;

test(
  `the checks of random schemas agree with Ajv on ${count} values (seed ${seed})`,
  { timeout: 300_000 + count * 10 },
  async () => {
    let judged = 0;
    for (let batch = 0; judged < count; batch += 1) {
      const kind = kinds[batch % kinds.length];
      if (!kind) break;
      const documents = fc.sample(schemasOf(kind), { numRuns: schemasAtOnce, seed: seed + batch });
      const settings = { valuesEach, names: kind.names, seed: seed + batch };
      const comparison = await compareWithAjv(documents, settings);
      expect(comparison.disagreements).toEqual([]);
      judged += comparison.values;
    }
  },
);

const { components } = JSON.parse(
  readFileSync(new URL("../../../../spec/dist/openapi.json", import.meta.url), "utf8"),
);
const contract: [string, unknown][] = Object.entries(components.schemas);

test("the checks of every schema of the contract agree with Ajv", async () => {
  const model = modelOf({ schemas: components.schemas });
  const names = contract.map(([name]) => name);
  const verdicts = await loadVerdicts(names.map((root) => ({ model, root })));
  const ajv = createAjv().addFormat("binary", true);
  ajv.addSchema({ components: forAjv(components) as object }, "contract");
  const wrong = contract.flatMap(([name, schema], index) => {
    const validate = ajv.getSchema(`contract#/components/schemas/${name}`);
    const place = { schema, document: { components }, names: Object.keys(components.schemas) };
    return fc.sample(valuesNear(place, 6), { numRuns: 200, seed }).filter((value) => {
      const [valid, verdict] = [validate?.(value), verdicts[index]];
      return (
        verdict?.keeps(value) !== valid || (verdict?.violationsOf(value).length === 0) !== valid
      );
    });
  });
  expect(wrong).toEqual([]);
});
