// Builds the published files: the bundle and its variants, one JSON Schema per component, and the registers.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { stringify } from "yaml";
import { InvalidContractError } from "./invalid-contract-error.ts";
import { bundleContract } from "./bundle.ts";
import type { JsonObject } from "./json-object.ts";
import { jsonSchemas } from "./json-schemas.ts";
import { readEntries, readEntry, readNamed } from "./read-entries.ts";
import { addSamples } from "./samples/add-samples.ts";
import { interfaceApi, operatorApi } from "./samples/sampled-api.ts";
import { variantsOf } from "./variants/variants.ts";
import { withoutDecisions } from "./variants/without-decisions.ts";

const spec = fileURLToPath(new URL("..", import.meta.url));
const dist = join(spec, "dist");

async function build(): Promise<void> {
  const contract = await addSamples(await bundleContract(join(spec, "openapi.yaml")), interfaceApi);
  const { schemas } = contract.components as { schemas: JsonObject };
  // Reads everything before deleting the last build, so that an invalid file leaves that build unchanged.
  const decisions = await readEntries(join(spec, "decisions"));
  const facts = await readEntries<unknown[]>(join(spec, "facts"));
  const problems = await readEntry(join(spec, "problems.yaml"));
  const variants = await variantsOf(contract);
  const documents = await readNamed<JsonObject>(join(spec, "documents"));
  const operator = await addSamples(
    withoutDecisions(await bundleContract(join(spec, "operator.yaml"))),
    operatorApi,
  );
  await rm(dist, { recursive: true, force: true });
  await mkdir(join(dist, "schemas"), { recursive: true });
  await writeContract("openapi", contract);
  await writeContract("operator", operator);
  for (const [file, variant] of Object.entries(variants)) await writeJson(file, variant);
  await writeJson("decisions.json", decisions);
  await writeJson("facts.json", facts.flat());
  await writeJson("problems.json", problems);
  for (const [name, schema] of jsonSchemas({ ...schemas, ...documents }))
    await writeJson(`schemas/${name}.json`, schema);
}

async function writeContract(name: string, contract: JsonObject): Promise<void> {
  const yaml = stringify(contract, { aliasDuplicateObjects: false, lineWidth: 0 });
  await writeFile(join(dist, `${name}.yaml`), yaml);
  await writeJson(`${name}.json`, contract);
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(join(dist, file), `${JSON.stringify(value, undefined, 2)}\n`);
}

try {
  await build();
} catch (error) {
  if (!(error instanceof InvalidContractError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
