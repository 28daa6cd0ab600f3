import { expect, test } from "vitest";
import { loadContract } from "../../src/load/contract.js";
import { pointer } from "../../src/load/json.js";
import { schemaValidatorOf } from "../../src/load/schema-validator.js";
import { mutationsOf } from "../../src/mutate/mutations.js";
import { sampleOf } from "../../src/mutate/sample.js";
import { variantsOf } from "../../src/mutate/variants.js";

const contract = loadContract();
const schemas = { document: contract.document, checkSchema: schemaValidatorOf(contract) };
const WEBHOOK = pointer("components", "schemas", "WebhookCreate");
const OPTIONS = pointer("components", "schemas", "ExportOptions");
const webhook = { endpoint: "https://example.com/", events: ["job.done"], connections: [2] };

test("omits, mistypes and shortens each member of a webhook", () => {
  const made = mutationsOf(schemas, WEBHOOK, webhook).map(({ at, keyword }) => `${keyword} ${at}`);
  for (const place of ["/endpoint", "/events", "/connections"])
    expect(made).toContain(`required ${place}`);
  for (const place of ["/events/0", "/connections/0", "/origin", "/description"])
    expect(made).toContain(`type ${place}`);
  expect(made).toEqual(
    expect.arrayContaining(["minLength /endpoint", "minItems /events", "format /connections/0"]),
  );
});

test("changes one place per mutation and violates the schema", () => {
  const mutations = mutationsOf(schemas, OPTIONS, { destination: 2 });
  for (const { value } of mutations) expect(schemas.checkSchema(OPTIONS, value)).not.toEqual([]);
  expect(mutations.find(({ at }) => at === "/conversion/destination")?.value).toEqual({
    destination: 2,
    conversion: { destination: null },
  });
});

test("creates valid variants, including null values and unknown members", () => {
  const variants = variantsOf(schemas, WEBHOOK, webhook);
  for (const { value } of variants) expect(schemas.checkSchema(WEBHOOK, value)).toEqual([]);
  expect(variants.map(({ what }) => what)).toEqual(
    expect.arrayContaining(["with null at `/origin`", "with an unknown member"]),
  );
});

test("creates a valid sample of every schema of the contract", () => {
  const names = Object.keys(contract.document["components"]?.["schemas" as never] ?? {});
  const wrong = names.filter((name) => {
    const at = pointer("components", "schemas", name);
    return schemas.checkSchema(at, sampleOf(contract.document, at)).length > 0;
  });
  expect(wrong).toEqual([]);
});
