import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const SERVICE = "@document-export/service";

interface Task {
  readonly taskId: string;
  readonly dependencies: readonly string[];
}

/** Returns the tasks that turbo would run, without running them. */
async function planOf(args: readonly string[]): Promise<readonly Task[]> {
  const turbo = join(ROOT, "node_modules/.bin/turbo");
  const { stdout } = await promisify(execFile)(turbo, ["run", ...args, "--dry=json"], {
    cwd: ROOT,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
    maxBuffer: 64 * 1024 ** 2,
  });
  return JSON.parse(stdout).tasks;
}

test("`pnpm dev` builds only what the service uses, and not its bundle or the site", async () => {
  const { scripts } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
  const [tasks = ""] = /(?<=turbo watch ).*/.exec(scripts.dev) ?? [];
  const plan = await planOf(tasks.split(" "));
  const ids = plan.map(({ taskId }) => taskId);
  expect(ids).toContain(`${SERVICE}#serve`);
  expect(ids).toContain("@document-export/convert#build");
  expect(ids).not.toContain(`${SERVICE}#build`);
  expect(ids).not.toContain("@document-export/docs#build");
});

test("`pnpm start` builds what the service uses before its sources run", async () => {
  const plan = await planOf(["build:dependencies", `--filter=${SERVICE}`]);
  const ids = plan.map(({ taskId }) => taskId);
  expect(ids).toContain(`${SERVICE}#build:database`);
  for (const name of ["console", "convert", "operator", "server-stub", "spec"])
    expect(ids).toContain(`@document-export/${name}#build`);
  expect(ids).not.toContain(`${SERVICE}#build`);
});
