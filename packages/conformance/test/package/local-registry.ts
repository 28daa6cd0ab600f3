// A package registry on the loopback: serves this repository's packages as they would be published, and their
// dependencies as installed here. It has nothing that is missing in a manifest.
import { execFile } from "node:child_process";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { mkdtemp, readFile, realpath, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { packPackage } from "@document-export/runtimes";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** The packages of this repository that a user of the checker gets. */
const OWN = [
  "spec",
  "packages/types",
  "packages/client",
  "packages/openapi",
  "packages/conformance",
];

/** A running registry. */
export interface LocalRegistry {
  /** The environment in which npm uses the registry, without any of this machine's configuration. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

interface Published {
  readonly manifest: Manifest;
  readonly tarball: string;
}

/** Packs everything, and starts the registry on a free port. */
export async function startLocalRegistry(): Promise<LocalRegistry> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), "document-export-registry-"));
  const published: Published[] = [];
  for (const own of OWN) await publishOwn(join(root, own), folder, published);
  const server = createServer(({ url = "/" }, response) => {
    const path = decodeURIComponent(url);
    const origin = originOf(server);
    const versions = published.filter(({ manifest }) => path === `/${manifest.name}`);
    const wanted = published.find(({ tarball }) => path === `/-/${basename(tarball)}`);
    if (versions.length > 0) response.end(JSON.stringify(packumentOf(versions, origin)));
    else if (wanted) createReadStream(wanted.tarball).pipe(response);
    else response.writeHead(404).end("{}");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: folder,
      npm_config_registry: originOf(server),
      npm_config_cache: join(folder, "cache"),
      npm_config_userconfig: join(folder, "npmrc"),
      npm_config_update_notifier: "false",
      npm_config_audit: "false",
      npm_config_fund: "false",
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function originOf(server: Server): string {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
}

function packumentOf(published: readonly Published[], origin: string): object {
  const versions = published.map(({ manifest, tarball }) => {
    const dist = { tarball: `${origin}/-/${basename(tarball)}` };
    return [manifest.version, { ...manifest, dist }] as const;
  });
  const latest = published[0]?.manifest.version;
  return { "dist-tags": { latest }, versions: Object.fromEntries(versions) };
}

async function publishOwn(source: string, folder: string, published: Published[]): Promise<void> {
  const tarball = join(folder, `own-${basename(source)}.tgz`);
  await packPackage(source, tarball);
  // The packed manifest, not the source's: the test includes how `workspace:` is replaced.
  const { stdout } = await run("tar", ["-xzOf", tarball, "package/package.json"]);
  const manifest = JSON.parse(stdout) as Manifest;
  published.push({ manifest, tarball });
  const others = Object.keys(manifest.dependencies ?? {});
  for (const other of others.filter((name) => !name.startsWith("@document-export/")))
    await publishInstalled(other, source, folder, published);
}

/** Publishes an installed package and its dependencies. */
async function publishInstalled(
  name: string,
  from: string,
  folder: string,
  published: Published[],
): Promise<void> {
  const place = await installedAt(name, from);
  const manifest = JSON.parse(await readFile(join(place, "package.json"), "utf8")) as Manifest;
  const id = `${manifest.name}@${manifest.version}`;
  if (published.some((one) => id === `${one.manifest.name}@${one.manifest.version}`)) return;
  const tarball = join(folder, `${id.replaceAll("/", "-")}.tgz`);
  // pnpm hard-links identical files, which no published tarball contains.
  const options = ["--hard-dereference", "--exclude=./node_modules", "--transform=s,^[.],package,"];
  await run("tar", ["-czf", tarball, "-C", place, ...options, "."]);
  published.push({ manifest, tarball });
  for (const other of Object.keys(manifest.dependencies ?? {}))
    await publishInstalled(other, place, folder, published);
}

/** Returns where Node resolves a package from a folder. */
async function installedAt(name: string, from: string): Promise<string> {
  const place = await realpath(join(from, "node_modules", name)).catch(() => undefined);
  if (place !== undefined) return place;
  if (dirname(from) === from) throw new Error(`${name} is not installed.`);
  return installedAt(name, dirname(from));
}
