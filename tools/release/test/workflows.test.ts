import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../src/root.ts";

const FOLDER = join(ROOT, ".github/workflows");
const workflows = readdirSync(FOLDER).map(
  (name) => [name, readFileSync(join(FOLDER, name), "utf8")] as const,
);
/** Actions of other repositories; this repository's own actions come with its commit. */
const FOREIGN = /uses: (?!\.\/)(.+)$/gm;
const PLACES = ["go/bin", ".zizmor/bin"].map((folder) => join(homedir(), folder));
const env = { ...process.env, PATH: [process.env.PATH, ...PLACES].join(delimiter) };
/** Workflows that the `npm create` templates start a project with. */
const TEMPLATES = ["server", "receiver"].map(
  (kind) => `packages/create/templates/${kind}/shared/.github/workflows/check.yml`,
);
const LINTERS = [
  { name: "actionlint", version: "-version", args: ["-no-color"] },
  {
    name: "zizmor",
    version: "--version",
    args: ["--offline", "--quiet", ".github", "packages/conformance/action.yml", ...TEMPLATES],
  },
];

function isThere({ name, version }: (typeof LINTERS)[number]): boolean {
  try {
    execFileSync(name, [version], { env, stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Returns the output of a linter if it fails. */
function lint({ name, args }: (typeof LINTERS)[number]): string {
  try {
    execFileSync(name, args, { cwd: ROOT, env, stdio: "pipe" });
    return "";
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer };
    return `${String(stdout)}${String(stderr)}`;
  }
}

for (const linter of LINTERS) {
  const isMissing = !isThere(linter);
  const note = isMissing ? `; skipped, since there is no \`${linter.name}\` on the path` : "";
  test.skipIf(isMissing)(`${linter.name} reports nothing in the workflows${note}`, () =>
    expect(lint(linter)).toBe(""),
  );
}

test.each(workflows)("%s pins every action to a commit, with its version", (_, text) => {
  const actions = [...text.matchAll(FOREIGN)].map(([, used]) => used ?? "");
  expect(actions).not.toEqual([]);
  for (const used of actions) expect(used).toMatch(/@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});

test.each(workflows)("%s stores no credentials and grants only the rights jobs need", (_, text) => {
  expect(text).toMatch(/^permissions:( \{\}|\n {2}contents: read)$/m);
  const checkouts = text.split("uses: actions/checkout@").slice(1);
  for (const step of checkouts)
    expect(step.split("\n      - ")[0]).toContain("persist-credentials: false");
  expect(text).not.toMatch(/secrets\.|NPM_TOKEN/);
});

test("pins an action to the same commit everywhere", () => {
  const actions = workflows.flatMap(([, text]) =>
    [...text.matchAll(/uses: ([^@/.\s]+\/[^@/\s]+)[^@\s]*@(\S+)/g)].map(
      ([, name, commit]) => `${name} ${commit}`,
    ),
  );
  const names = [...new Set(actions)].map((each) => each.split(" ")[0]);
  expect(names).toEqual([...new Set(names)]);
});

test("only the publishing job has an identity, and it installs nothing", () => {
  const release = workflows.find(([name]) => name === "release.yml")?.[1] ?? "";
  const jobs = release
    .split(/^ {2}(?=[a-z]+:\n)/m)
    .filter((job) => job.includes("id-token: write"));
  expect(jobs).toHaveLength(1);
  expect(jobs[0]).toMatch(/^publish:/);
  expect(jobs[0]).not.toMatch(/pnpm|npm (?:install|ci)|npx/);
});
