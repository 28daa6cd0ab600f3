// A folder with third-party generators at fixed versions; they are not dependencies of this repository.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

// Listed in a manifest because Kubb and orval generate code for the zod version that they find there.
const dependencies = {
  "@hey-api/openapi-ts": "0.99.0",
  ...Object.fromEntries(
    ["core", "cli", "plugin-oas", "plugin-ts", "plugin-client", "plugin-zod"].map((name) => [
      `@kubb/${name}`,
      "4.39.3",
    ]),
  ),
  "@octokit/openapi": "23.0.2",
  orval: "8.30.0",
  zod: "4.6.7",
};

const packages = fileURLToPath(new URL("../../..", import.meta.url));

const kubb = `import { defineConfig } from "@kubb/core";
import { pluginClient } from "@kubb/plugin-client";
import { pluginOas } from "@kubb/plugin-oas";
import { pluginTs } from "@kubb/plugin-ts";
import { pluginZod } from "@kubb/plugin-zod";
export default defineConfig({
  root: ".",
  input: { path: process.env.DESCRIPTION },
  output: { path: process.env.OUTPUT, clean: true, format: false, lint: false },
  plugins: [pluginOas({ generators: [] }), pluginTs(), pluginClient({ client: "fetch" }), pluginZod()],
});
`;

const orval = `const input = process.env.DESCRIPTION;
const to = (name) => process.env.OUTPUT + "/" + name;
export default {
  client: { input, output: { target: to("client.ts"), client: "fetch" } },
  zod: { input, output: { target: to("zod.ts"), client: "zod" } },
};
`;

/** Installs missing packages, and returns the folder. It is kept for the next run. */
export async function prepareWorkplace(): Promise<string> {
  const folder = join(tmpdir(), "document-export-comparison");
  await mkdir(folder, { recursive: true });
  const manifest = { type: "module", private: true, dependencies };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  await writeFile(join(folder, "kubb.config.mjs"), kubb);
  await writeFile(join(folder, "orval.config.mjs"), orval);
  if (!existsSync(join(folder, "node_modules/orval")))
    execFileSync("npm", ["install", "--no-audit", "--no-fund"], {
      cwd: folder,
      stdio: "inherit",
    });
  for (const name of ["client", "server-stub"]) {
    const place = join(folder, "node_modules/@document-export", name);
    await mkdir(dirname(place), { recursive: true });
    if (!existsSync(place)) await symlink(join(packages, name), place);
  }
  return folder;
}
