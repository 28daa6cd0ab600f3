import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { MAIN } from "../support/command.js";
import { runInProcess } from "../support/run-in-process.js";
import { sharedDemo } from "../support/shared/shared-demo.js";
import { startDemo } from "../support/start-demo.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

const DIRECTORY = ["connections", "add", "directory", "A"];

test.each([
  [
    "an unknown setting",
    [...DIRECTORY, "--workspace", "1", "--set", "folder=/x", "colour=red", "foldr=/x"],
    "Invalid settings: `settings.colour` is not known; `settings.foldr` is not known (did you mean `settings.folder`?).\n",
  ],
  [
    "an unknown workspace",
    [...DIRECTORY, "--workspace", "987654", "--set", "folder=/x"],
    "There is no workspace 987654.\n",
  ],
  [
    "a setting without a value",
    [...DIRECTORY, "--workspace", "1", "--set", "folder"],
    "Expected name=value, got `folder`.\n",
  ],
  [
    "a secret in an argument",
    ["connections", "update", "2", "--secret", "password=x"],
    /^The secret `password` cannot be given on the command line, [^\n]*\n$/,
  ],
  [
    "an unknown secret",
    ["connections", "update", "2", "--secret", "passwrod=env:PATH"],
    "Invalid settings: `secrets.passwrod` is not known.\n",
  ],
  [
    "what is not an id of a job",
    ["jobs", "retry", "nope"],
    /'nope' is not a valid id\. Expected an id such as \S+, as `jobs list` shows it\.\n$/,
  ],
  [
    "a text that the operator's API refuses",
    ["jobs", "list", "--search", "a".repeat(201)],
    /^q: Expected at most 200 characters, got `a+…`\.\n$/,
  ],
  [
    "an erasure that is not confirmed",
    ["erase", "--workspace", "1", "--all"],
    /\nNothing was erased: it cannot be undone, so confirm it with --yes\.\n$/,
  ],
])("%s is an invalid argument, and says what was wrong", async (_what, args, said) => {
  const { data } = await sharedDemo();
  const { code, output } = await runInProcess([...args, "--data", data]);
  expect(code).toBe(2);
  expect(output).toEqual(typeof said === "string" ? said : expect.stringMatching(said));
});

const SECRET = ["connections", "update", "2", "--secret"];

test.each([
  [
    "a secret in a file that cannot be read",
    [...SECRET, "password=@/no/such/file"],
    /^Cannot read the secret `password`: ENOENT: [^\n]+\.\n$/,
  ],
  [
    "a secret in a file that is empty",
    [...SECRET, "password=@/dev/null"],
    "Expected the secret `password` in the file `/dev/null`, got nothing.\n",
  ],
  [
    "one standard input for two secrets",
    [...SECRET, "user=-", "password=-"],
    "Standard input can be only one secret, got `user=-` and `password=-`. Write the others as name=@file or name=env:VARIABLE.\n",
  ],
  [
    "a passphrase in a file that cannot be read",
    ["backup", "x", "--with-key", "--passphrase-file", "/no/such/file"],
    /^Cannot read the passphrase: ENOENT: [^\n]+\.\n$/,
  ],
  [
    "a missing folder for a backup",
    ["backup", "/no/such"],
    /^Cannot write a backup into the folder `\/no`: ENOENT: [^\n]+\.\n$/,
  ],
  [
    "a passphrase that is too short",
    ["backup", "x", "--with-key", "--passphrase-file", "/dev/null"],
    "The passphrase has 0 characters. Expected 12 to 1000.\n",
  ],
  [
    "a device in place of a backup",
    ["backup", "/dev/null"],
    "`/dev/null` is a device or a pipe: expected the path of a file, which is written beside it and moved into place.\n",
  ],
  [
    "a missing backup",
    ["restore", "/no/such/file"],
    /^Cannot read the backup: ENOENT: [^\n]+\.\n$/,
  ],
  [
    "a folder in place of a backup",
    ["restore", "/"],
    "`/` is not a file: expected one that `document-export backup` has written.\n",
  ],
  [
    "a filter beside ids of jobs",
    ["jobs", "retry", "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11", "--workspace", "1"],
    "--workspace can be used only with --since, and not with ids: leave out one of them.\n",
  ],
  [
    "a filter beside ids of messages",
    ["deliveries", "replay", "msg_1", "--failed"],
    "--failed can be used only with --since, and not with ids: leave out one of them.\n",
  ],
  [
    "a period that ends before it begins",
    ["jobs", "list", "--since", "2026-02-02", "--until", "2026-02-01"],
    "--until (2026-02-01T00:00:00.000Z) is not after --since (2026-02-02T00:00:00.000Z): swap them.\n",
  ],
  [
    "a token of two lines",
    ["jobs", "list", "--url", "http://127.0.0.1:9", "--token", "dxo_a\nb"],
    "The operator token cannot be sent: it contains spaces, line breaks or non-ASCII characters. Pass it exactly as it was issued.\n",
  ],
  [
    "a day that no month has",
    ["jobs", "list", "--since", "2026-02-30"],
    /'2026-02-30' is invalid\. Expected a time such as [^\n]*\n$/,
  ],
])("%s is refused before a database is opened", async (_what, args, said) => {
  const { code, output } = await runInProcess([...args, "--data", await temporaryFolder()]);
  expect(code).toBe(2);
  expect(output).toEqual(typeof said === "string" ? said : expect.stringMatching(said));
});

test("continues with the others when one of several fails", async () => {
  const { data, destination } = await sharedDemo();
  const run = async (...args: readonly string[]) => {
    const { code, output } = await runInProcess([...args, "--data", data]);
    expect(code).toBe(1);
    return output;
  };
  const check = await run("connections", "check", "999", String(destination));
  expect(check).toMatch(/There is no connection 999/);
  expect(check).toMatch(new RegExp(`^ok +connection ${destination} `, "m"));
  const jobs = ["5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11", "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c12"];
  const canceled = await run("jobs", "cancel", ...jobs);
  for (const job of jobs) expect(canceled).toContain(job);
  const replayed = await run("deliveries", "replay", "msg_1", "msg_2");
  for (const message of ["msg_1", "msg_2"]) expect(replayed).toContain(message);
});

test("rejects the callers' port, and https on a plain port, with advice", async () => {
  const { service } = await startDemo({ operator: { port: 0 } });
  const run = async (url: string) => {
    const args = ["jobs", "list", "--url", url, "--token", "dxo_a"];
    const { code, output } = await runInProcess(args);
    expect(code).toBe(1);
    return output;
  };
  expect(await run(service.url)).toBe(
    `The server at ${new URL(service.url).origin} is not the operator's port of a Document Export service. Check --url.\n`,
  );
  const secure = String(service.operatorUrl).replace("http:", "https:");
  expect(await run(secure)).toBe(
    `The service does not respond at ${new URL(secure).origin}: it does not support TLS. Use \`http://\` in --url.\n`,
  );
});

test.skipIf(process.platform === "win32")(
  "exits with the same code when its pipes are closed",
  async () => {
    // Descriptor 3 is a pipe whose reader has exited.
    const line = `exec 3> >(exec true); wait "$!"; exec "$0" "$1" jobs list --limit 0 >&3 2>&3`;
    const run = promisify(execFile)("/bin/bash", ["-c", line, process.execPath, MAIN]);
    await expect(run).rejects.toMatchObject({ code: 2 });
  },
);
