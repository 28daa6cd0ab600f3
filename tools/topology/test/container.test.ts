import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { validate } from "dockerfile-utils";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { placeholdersOf, readDeployFile, readYaml, ROOT } from "./support/deploy-files.ts";
import { dockerfile, lastArguments, parsed } from "./support/dockerfile.ts";

const require = createRequire(import.meta.url);
const [compose = {}] = readYaml("container/compose.yaml");
test("the Dockerfile is well-formed and its image runs without root", () => {
  expect(validate(dockerfile, {})).toEqual([]);
  expect(parsed.getFROMs()).toHaveLength(2);
  expect(lastArguments("USER")).toBe("1000:1000");
  expect(lastArguments("HEALTHCHECK")).toContain('CMD ["node", "-e"');
  expect(dockerfile).not.toMatch(/:latest|apt-get|curl|sudo/);
});

test("the Dockerfile uses the versions of the repository", () => {
  const { packageManager } = require(join(ROOT, "package.json"));
  expect(dockerfile).toContain(`npm install --global ${packageManager}`);
  const { catalog } = parse(readFileSync(join(ROOT, "pnpm-workspace.yaml"), "utf8"));
  expect(lastArguments("ARG")).toBe(`NODE_IMAGE=node:${catalog.node}-bookworm-slim`);
});

test("the Compose file matches its schema", () => {
  const schema = require("./data/compose/compose-spec.json");
  const check = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
  expect(check(compose), JSON.stringify(check.errors)).toBe(true);
});

test("the Compose file contains the services and files its parts need", () => {
  const services = compose["services"] as Record<string, ComposeService>;
  const names = Object.keys(services);
  for (const { depends_on = {}, volumes = [] } of Object.values(services)) {
    expect(names).toEqual(expect.arrayContaining(Object.keys(depends_on)));
    const files = volumes
      .map((volume) => volume.split(":", 1)[0] ?? "")
      .filter((path) => path.startsWith("."));
    for (const file of files) expect(() => readDeployFile(`container/${file}`)).not.toThrow();
  }
  expect(placeholdersOf(readDeployFile("container/compose.yaml"))).toEqual(
    [...readDeployFile("container/example.env").matchAll(/^(\w+)=/gm)]
      .map(([, name]) => name)
      .toSorted(),
  );
  const template = placeholdersOf(readDeployFile("proxies/nginx.conf.template"));
  expect(Object.keys(services["proxy"]?.environment ?? {})).toEqual(
    expect.arrayContaining([...template]),
  );
});

interface ComposeService {
  readonly depends_on?: object;
  readonly volumes?: readonly string[];
  readonly environment?: object;
}
