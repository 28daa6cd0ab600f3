// A local registry that has our packages and proxies requests for all others: new users install from it before anything
// is published.
import { PNPM } from "@document-export/runtimes";
import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { runServer } from "verdaccio";
import type { Tarball } from "../tarball.ts";

const run = promisify(execFile);

/** A running registry. */
export interface Registry {
  readonly url: string;
  /** Environment variables that make package managers use only this registry, with a separate cache. */
  readonly env: NodeJS.ProcessEnv;
  readonly stop: () => Promise<void>;
}

/** Starts an empty registry that stores everything in a folder. */
export async function startRegistry(folder: string): Promise<Registry> {
  await mkdir(folder, { recursive: true });
  const { stdout: uplink } = await run("npm", ["config", "get", "registry"]);
  const everyone = { access: "$all", publish: "$all", unpublish: "$all" };
  const server = await runServer({
    storage: join(folder, "storage"),
    self_path: folder,
    configPath: join(folder, "config.yaml"),
    uplinks: { npm: { url: uplink.trim(), maxage: "1h", cache: true } },
    packages: {
      "@document-export/*": everyone,
      "create-document-export-*": everyone,
      "**": { access: "$all", proxy: "npm" },
    },
    web: { enable: false },
    max_body_size: "100mb",
    log: { type: "stdout", format: "json", level: "fatal" },
  } as never);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { readonly port: number };
  const npmrc = join(folder, "npmrc");
  const url = `http://127.0.0.1:${port}/`;
  // Publishing requires a token, and this registry accepts any.
  await writeFile(npmrc, `registry=${url}\n//127.0.0.1:${port}/:_authToken=rehearsal\n`);
  return {
    url,
    env: environment(url, npmrc, folder),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Publishes tarballs as `latest`: the first one with npm, as a release does, the others with pnpm, which starts faster. */
export async function publishAll(registry: Registry, tarballs: readonly Tarball[]): Promise<void> {
  const [pnpm, ...args] = PNPM;
  for (const [index, { file }] of tarballs.entries()) {
    const [command, ...first] =
      index === 0 ? ["npm", "publish"] : [pnpm, ...args, "publish", "--no-git-checks"];
    // Provenance would need the identity of a workflow.
    await run(command, [...first, file, "--provenance=false", "--ignore-scripts"], {
      env: registry.env,
    });
  }
}

/** Returns the environment without the variables that pnpm sets for child processes. */
function environment(url: string, npmrc: string, folder: string): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(?:npm|pnpm)_/i.test(name));
  return {
    ...Object.fromEntries(inherited),
    npm_config_registry: url,
    // Deno reads the name in capitals.
    NPM_CONFIG_REGISTRY: url,
    npm_config_userconfig: npmrc,
    npm_config_cache: join(folder, "cache"),
    pnpm_config_store_dir: join(folder, "store"),
    npm_config_audit: "false",
    npm_config_fund: "false",
    npm_config_update_notifier: "false",
    YARN_NPM_REGISTRY_SERVER: url,
    YARN_UNSAFE_HTTP_WHITELIST: "127.0.0.1",
    YARN_GLOBAL_FOLDER: join(folder, "yarn"),
    YARN_ENABLE_TELEMETRY: "0",
    // An empty folder has no committed lockfile.
    YARN_ENABLE_IMMUTABLE_INSTALLS: "0",
    YARN_NODE_LINKER: "node-modules",
    // Yarn and pnpm reject packages younger than some days, like ours here.
    YARN_NPM_MINIMAL_AGE_GATE: "0",
    pnpm_config_minimum_release_age: "0",
    BUN_INSTALL_CACHE_DIR: join(folder, "bun"),
    DENO_DIR: join(folder, "deno"),
  };
}
