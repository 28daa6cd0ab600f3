// Compares this generator with others on five public descriptions; prints Markdown tables. The first run installs the
// others into the temporary folder. `node bench/comparison.ts petstore` measures one description.
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { published } from "../test/support/published.ts";
import { bodiesOf } from "./comparison/bodies.ts";
import { GENERATORS } from "./comparison/generators.ts";
import { measure, type Measured } from "./comparison/measure.ts";
import { prepareWorkplace } from "./comparison/workplace.ts";

const folder = await prepareWorkplace();
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  petstore: published("3.1/json/petstore"),
  "train-travel": published("3.1/json/train-travel"),
  readme: published("3.0/json/readme-legacy"),
  "schema-types": published("3.0/json/schema-types"),
  github: join(folder, "node_modules/@octokit/openapi/generated/api.github.com.json"),
};

const row = (cells: readonly unknown[]) => console.log(`| ${cells.join(" | ")} |`);
const whole = (value: number) => Math.round(value).toLocaleString("en-US");
const HEAD = [
  "generator",
  "CPU, s",
  "memory, MB",
  "kB",
  "tsc, s",
  "instantiations",
  "errors",
  "client, ms",
  "checks, ms",
  "faults caught",
  "valid refused",
  "checks/s",
];

function cellsOf(measured: Measured): string[] {
  const { operations, caught, faults, refused, valid, perSecond } = measured.verdicts;
  return [
    measured.seconds.toFixed(1),
    whole(measured.memory),
    whole(measured.kilobytes),
    measured.compiling.toFixed(1),
    whole(measured.instantiations),
    whole(measured.errors),
    whole(measured.clientStart),
    whole(measured.checksStart),
    `${whole(caught)} of ${whole(faults)} (${operations} operations)`,
    `${refused} of ${valid}`,
    whole(perSecond),
  ];
}

const [, , only] = process.argv;
for (const [name, description] of Object.entries(DESCRIPTIONS)) {
  if (only !== undefined && only !== name) continue;
  const bodies = join(folder, `${name}.bodies.json`);
  await writeFile(bodies, JSON.stringify(await bodiesOf(description)));
  console.log(`\n${name}\n`);
  row(HEAD);
  row(HEAD.map(() => "---"));
  for (const [at, generator] of GENERATORS.entries()) {
    const output = `out/${name}/${at}`;
    await rm(join(folder, output), { recursive: true, force: true });
    try {
      row([
        generator.name,
        ...cellsOf(await measure(folder, generator, { description, output, bodies })),
      ]);
    } catch (error) {
      const { stderr = "", message } = error as Error & { stderr?: Buffer | string };
      row([generator.name, `n/a: ${(String(stderr) || message).trim().slice(0, 300)}`]);
    }
  }
}
