import { randomBytes } from "node:crypto";
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase, freePort, startPostgres } from "@document-export/local-servers";
import pWaitFor from "p-wait-for";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { DEPLOY, readDeployFile, readYaml } from "./support/deploy-files.ts";
import { lastArguments } from "./support/dockerfile.ts";
import { buildImage, imageVariables, wordsOf, type Image } from "./support/image.ts";
import {
  missingRoot,
  startInRoot,
  type RootedProcess,
  type RootOptions,
} from "./support/start-in-root.ts";

const MAX_WAIT_MS = 60_000;
const PROBE_TIMEOUT_MS = 5000;
const ENTRYPOINT = wordsOf("ENTRYPOINT");
const USER = Number(lastArguments("USER")?.split(":")[0]);

let image: Image;
let folder: string;
beforeAll(async () => {
  if (missingRoot) return;
  image = await buildImage();
  folder = await mkdtemp(join(tmpdir(), "document-export-files-"));
  await chmod(folder, 0o755);
});
afterAll(async () => {
  await image?.remove();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Creates a folder that only the image's user can access. */
async function ownFolder(user: number): Promise<string> {
  const data = join(folder, randomBytes(4).toString("hex"));
  await mkdir(data, { mode: 0o700 });
  await chown(data, user, user);
  return data;
}

async function start(options: RootOptions): Promise<RootedProcess> {
  const started = await startInRoot(options);
  onTestFinished(started.remove);
  return started;
}

/** Returns the status of an HTTP probe; 0 if nothing responds. */
async function probe(port: string, path: string): Promise<number> {
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
  return fetch(`http://127.0.0.1:${port}${path}`, { signal }).then(
    ({ status }) => status,
    () => 0,
  );
}

/** Waits until a condition is true while the process runs; the error contains its logs. */
async function until(
  started: RootedProcess,
  what: string,
  isSo: () => Promise<boolean>,
): Promise<void> {
  const message = () => `${what}: expected within ${MAX_WAIT_MS} ms. Logged:\n${started.output()}`;
  await pWaitFor(async () => !started.isRunning() || (await isSo()), {
    interval: 200,
    timeout: { milliseconds: MAX_WAIT_MS, fallback: () => expect.fail(message()) },
  });
  expect(started.isRunning(), message()).toBe(true);
}

const WRITES = `for (const at of ["/", "/app", "/etc", "/usr", "/data", "/tmp"]) {
  try { fs.writeFileSync(at + "/probe", ""); console.log(at); } catch {}
}`;

describe.skipIf(missingRoot)(
  missingRoot ? `SKIPPED: ${missingRoot}` : "in a root that cannot be written",
  () => {
    test("image becomes healthy, writes only to its volumes, stops at SIGTERM", async () => {
      const port = String(await freePort());
      const HEALTH_URL = `http://127.0.0.1:${port}/healthz`;
      const started = await start({
        command: [...ENTRYPOINT, ...wordsOf("CMD")],
        env: { ...imageVariables(), PORT: port, HEALTH_URL },
        user: USER,
        mounts: [
          { from: image.app, at: "/app" },
          { from: await ownFolder(USER), at: "/data", isWritable: true },
        ],
      });
      const health = wordsOf("HEALTHCHECK");
      const isHealthy = () =>
        started.exec(health).then(
          () => true,
          () => false,
        );
      await until(started, "the health check passes", isHealthy);
      const { stdout } = await started.exec(["node", "-e", WRITES]);
      expect(stdout.trim().split("\n")).toEqual(["/data", "/tmp"]);
      const ids = await started.exec(["sh", "-c", "id -u; grep CapBnd /proc/1/status"]);
      expect(ids.stdout).toMatch(/^1000\nCapBnd:\s+0+\n$/);
      const { stdout: status } = await started.exec([...ENTRYPOINT, "status"]);
      expect(status).toContain(", process 1, ");
      expect(await started.end("SIGTERM")).toBe(0);
    });

    test("Kubernetes pods start, pass their probes and stop in time", async () => {
      const postgres = await startPostgres();
      if ("missing" in postgres) return console.warn(`SKIPPED: ${postgres.missing}.`);
      onTestFinished(() => postgres.stop());
      const databaseUrl = await createDatabase(
        postgres.url,
        `pods_${randomBytes(4).toString("hex")}`,
      );
      const settings = join(folder, "settings");
      await mkdir(settings);
      const text = readDeployFile("kubernetes/base/settings.yaml");
      await writeFile(join(settings, "settings.yaml"), text, { mode: 0o644 });
      const secrets = { ...secretsOf(databaseUrl) };
      const startPod = async (name: string) => {
        const { pod, container } = podOf(name);
        const port = String(await freePort());
        const own = (container.env ?? []).map((each) => [each.name, each.value] as const);
        const data = await ownFolder(pod.securityContext.runAsUser);
        const places: Readonly<Record<string, RootOptions["mounts"][number]>> = {
          settings: { from: settings, at: "/etc/document-export" },
          data: { from: data, at: "/data", isWritable: true },
        };
        const mounts = container.volumeMounts.flatMap(({ name: volume, mountPath }) => {
          const place = places[volume];
          // Every root already has temporary folders.
          return place ? [{ ...place, at: mountPath }] : [];
        });
        const started = await start({
          command: [...ENTRYPOINT, ...container.args],
          env: { ...imageVariables(), ...secrets, ...Object.fromEntries(own), PORT: port },
          user: pod.securityContext.runAsUser,
          mounts: [{ from: image.app, at: "/app" }, ...mounts],
        });
        return { started, port, pod, container };
      };
      const migrate = await startPod("migrate");
      expect(await migrate.started.untilEnded(), migrate.started.output()).toBe(0);
      for (const name of ["api", "worker"]) {
        const { started, port, pod, container } = await startPod(name);
        const { startupProbe, livenessProbe, readinessProbe } = container;
        const passes = async (one: Probe) => (await probe(port, one.httpGet.path)) === 200;
        await until(started, `${name} starts`, () => passes(startupProbe));
        await until(started, `${name} is ready`, () => passes(readinessProbe));
        expect(await passes(livenessProbe)).toBe(true);
        const ended = started.end("SIGTERM");
        const began = performance.now();
        // The container first becomes unready, so that the Service removes it, and is still alive meanwhile.
        const isOut = async () => (await probe(port, readinessProbe.httpGet.path)) === 503;
        await until(started, `${name} is not ready once it ends`, isOut);
        expect(await passes(livenessProbe)).toBe(true);
        expect(await ended, started.output()).toBe(0);
        const seconds = (performance.now() - began) / 1000;
        expect(seconds).toBeLessThan(pod.terminationGracePeriodSeconds);
      }
    });

    test("systemd unit starts, reads its credential and stops", async () => {
      const user = 61_184;
      const unit = readDeployFile("systemd/document-export@.service");
      const lines = (name: string) =>
        [...unit.matchAll(new RegExp(`^${name}=(.*)$`, "gm"))].map(([, value = ""]) => value);
      const names: Readonly<Record<string, string>> = {
        i: "all",
        d: "/run/credentials",
        S: "/var/lib",
      };
      const filled = (text: string) =>
        text.replaceAll(/%(\w)/g, (_, name: string) => names[name] ?? "");
      const credentials = join(folder, "credentials");
      await mkdir(credentials);
      await writeFile(join(credentials, "settings.yaml"), "metrics: true\n", { mode: 0o400 });
      await chown(join(credentials, "settings.yaml"), user, user);
      // npm makes commands executable in the same way.
      await chmod(join(image.app, "dist/operator/main.js"), 0o755);
      const [command = ""] = lines("ExecStart").map(filled);
      const variables = lines("Environment").flatMap((line) => filled(line).split(" "));
      const port = String(await freePort());
      const started = await start({
        command: command.split(" "),
        env: {
          ...Object.fromEntries(variables.map((each) => each.split("=", 2) as [string, string])),
          // The same value as in `all.env`.
          PORT: port,
        },
        user,
        umask: lines("UMask")[0] ?? "",
        mounts: [
          // The path where npm installs the package.
          { from: image.app, at: "/opt/document-export/node_modules/@document-export/service" },
          { from: credentials, at: "/run/credentials" },
          { from: await ownFolder(user), at: "/var/lib/document-export", isWritable: true },
        ],
        links: {
          "/opt/document-export/node_modules/.bin/document-export":
            "../@document-export/service/dist/operator/main.js",
        },
      });
      await until(started, "the unit is ready", async () => (await probe(port, "/readyz")) === 200);
      expect(await probe(port, "/metrics")).toBe(200);
      // The database writes these catalog caches into its own folders, with modes that it chooses itself.
      const isForOthers = ["-perm", "/077", "-not", "-name", "pg_internal.init"];
      const { stdout } = await started.exec(["find", "/var/lib/document-export", ...isForOthers]);
      expect(stdout).toBe("");
      expect(await started.end("SIGTERM")).toBe(0);
    });
  },
);

interface Probe {
  readonly httpGet: { readonly path: string };
}

interface Container {
  readonly args: readonly string[];
  readonly env?: readonly { readonly name: string; readonly value: string }[];
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
  readonly startupProbe: Probe;
  readonly livenessProbe: Probe;
  readonly readinessProbe: Probe;
}

interface Pod {
  readonly terminationGracePeriodSeconds: number;
  readonly securityContext: { readonly runAsUser: number };
  readonly containers: readonly [Container];
}

function podOf(name: string): { readonly pod: Pod; readonly container: Container } {
  const manifests = readYaml(`kubernetes/base/${name}.yaml`) as readonly {
    readonly spec?: { readonly template?: { readonly spec: Pod } };
  }[];
  const pod = manifests.flatMap(({ spec }) => spec?.template?.spec ?? [])[0];
  if (!pod) throw new Error(`Expected a pod in ${DEPLOY}kubernetes/base/${name}.yaml, got none.`);
  return { pod, container: pod.containers[0] };
}

/** Returns the example's secrets, filled in. */
function secretsOf(databaseUrl: string): Readonly<Record<string, string>> {
  const values: Readonly<Record<string, string>> = {
    DATABASE_URL: databaseUrl,
    DOCUMENT_EXPORT_SECRET_KEY: randomBytes(32).toString("base64"),
  };
  const example = readDeployFile("kubernetes/overlays/example/secrets.example.env");
  const pairs = [...example.matchAll(/^(\w+)=(.*)$/gm)];
  return Object.fromEntries(
    pairs.map(([, name = "", value = ""]) => [name, values[name] ?? value] as const),
  );
}
