import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { commandFolder } from "../support/command-folder.js";
import { docexport, ownFolders } from "../support/docexport.js";
import { findShell } from "../support/find-shell.js";
import { hasTerminal, typed } from "../support/pseudo-terminal.js";
import { startStub } from "../support/stub-server.js";
import { temporaryFolder } from "../support/temporary-folder.js";

/** For each shell, code that loads the script and prints the completions for the words typed. */
const asking: Readonly<Record<string, (words: readonly string[]) => string>> = {
  bash: (words) => `
COMP_WORDS=(${words.map(quote).join(" ")}); COMP_CWORD=${words.length - 1}
_docexport; printf '%s\\n' "\${COMPREPLY[@]}"`,
  // Replaces the function with which zsh shows completions: the real one works only while someone types.
  zsh: (words) => `
_describe() { print -l -- \${offers%%:*} }; _files() { print -- a-file }
words=(${words.map(quote).join(" ")}); CURRENT=${words.length}; _docexport`,
  fish: (words) => `complete -C ${quote(words.join(" "))}`,
  pwsh: (words) => `
$line = ${quote(words.join(" "))}
(TabExpansion2 -inputScript $line -cursorColumn $line.Length).CompletionMatches.CompletionText`,
};

const names: Readonly<Record<string, string>> = { pwsh: "powershell" };

function quote(word: string): string {
  return `'${word}'`;
}

/** Returns what a shell offers in a new folder; the last word is the one being typed. */
async function offers(shell: string, words: readonly string[], given = {}): Promise<string[]> {
  const { out: script } = await docexport(["completion", names[shell] ?? shell]);
  const prelude = shell === "zsh" ? "compdef() { : }\n" : "";
  const input = prelude + script + (asking[shell]?.(words) ?? "");
  const folder = await temporaryFolder();
  await writeFile(join(folder, "a-file"), "");
  const PATH = `${await commandFolder()}${delimiter}${process.env["PATH"]}`;
  const env = { PATH, HOME: folder, ...(await ownFolders()), ...given };
  const running = promisify(execFile)(shell, ["-c", input], { cwd: folder, env });
  running.child.stdin?.end();
  const { stdout: printed } = await running;
  expect(existsSync(join(folder, "made"))).toBe(false);
  return printed.split("\n").map((line) => line.split("\t")[0] ?? "");
}

/** Starts a server that follows no contract, and returns the variables with which a command reaches it. */
async function startServer(onRequest: RequestListener) {
  const server = createServer(onRequest);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { DOCEXPORT_BASE_URL: url, DOCEXPORT_TOKEN: "good" };
}

const SHELL_CODE = "$(touch${IFS}made)`touch made`";

/** A service whose connections all have shell code in their names, and all but one have invalid ids. */
async function startHostile() {
  const sourceConnection = { id: -1, name: "Newsroom" };
  const items = [SHELL_CODE, "1\u001b[2J", 1.5, { id: 1 }, 12].map((id, at) => ({
    id: at,
    name: "Collection",
    sourceConnection,
    destinationConnection: { id, name: `Site: ${SHELL_CODE}\n\u001b[2J` },
  }));
  const pagination = { pageNo: 1, pageSize: 200, pageCount: 1, totalRecordCount: items.length };
  const requests: unknown[] = [];
  const env = await startServer(({ url }, response) => {
    requests.push(url);
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ items, pagination }));
  });
  return { env, requests };
}

for (const shell of Object.keys(asking)) {
  const isMissing = !findShell(shell);
  test.skipIf(isMissing).each([
    [
      ["docexport", "e"],
      ["export", "exports"],
    ],
    [
      ["docexport", "--no-color", "webhooks", ""],
      ["list", "create", "listen", "trigger"],
    ],
    [["docexport", "export", "a.json", "--f"], ["--format"]],
    [["docexport", "export", "--format", "m"], ["markdown"]],
    [["docexport", "webhooks", "create", "https://x.example", "--event", "job.d"], ["job.done"]],
    [["docexport", "webhooks", "trigger", "doc"], ["document-export.created"]],
  ])(`${shell} completes %j with %j`, async (words, expected) => {
    const offered = await offers(shell, words);
    expect(offered).toEqual(expect.arrayContaining(expected));
    expect(offered).not.toContain("collections");
  });

  test.skipIf(isMissing)(`${shell} does not execute the words typed so far`, async () => {
    const typed = ["docexport", "export", "$(touch made)`touch made`", ">", "made", "--f"];
    expect(await offers(shell, typed)).not.toContain("collections");
  });

  test.skipIf(isMissing)(`${shell} does not offer shell code sent by the service`, async () => {
    const { env } = await startHostile();
    const words = ["docexport", "export", "--to", ""];
    // The shell offers files until the service responds in time.
    await expect
      .poll(async () => (await offers(shell, words, env)).filter(Boolean))
      .toEqual(["12"]);
  });
}

// bash offers files itself, after the function has run.
test.skipIf(!findShell("fish"))("fish offers files where a document is expected", async () => {
  expect(await offers("fish", ["docexport", "export", "a-f"])).toContain("a-file");
});

test.skipIf(!findShell("zsh"))("zsh offers files where a document is expected", async () => {
  expect(await offers("zsh", ["docexport", "export", "a-f"])).toContain("a-file");
});

/** Runs the command that the scripts call, and returns the words it offers. */
async function ask(words: readonly string[], env = {}): Promise<readonly string[]> {
  const { out, err, code } = await docexport(["__complete", ...words], env);
  expect({ err, code }).toEqual({ err: "", code: 0 });
  return out.split("\n").filter(Boolean);
}

/** Retries until words are offered: a busy machine may take longer than the timeout of a completion. */
async function untilOffered(words: readonly string[], env: object): Promise<readonly string[]> {
  const offered = await ask(words, env);
  return offered.length === 0 ? untilOffered(words, env) : offered;
}

test.each([
  [["=--format=m", "export"], ["--format=markdown"]],
  // The words as bash splits them.
  [
    ["=", "export", "--format", "="],
    ["markdown", "html", "docx", "epub", "text"],
  ],
  [
    ["==", "export", "--format"],
    ["markdown", "html", "docx", "epub", "text"],
  ],
  [["=", "export", "--wait"], []],
  [
    ["=", "convert", "--toc"],
    ["keep", "omit"],
  ],
  [
    ["=pag", "convert", "--skip"],
    ["pageBreak", "pageNumber"],
  ],
  [
    ["=", "completion"],
    ["bash", "zsh", "fish", "powershell"],
  ],
  [["=", "completion", "bash"], []],
  [["=", "nonsense"], []],
  [
    [],
    [
      "export",
      "convert",
      "fetch",
      "sync",
      "exports",
      "collections",
      "webhooks",
      "verify",
      "login",
      "whoami",
      "logout",
      "completion",
      "help",
    ],
  ],
])("completes the words %j with %j", async (words, expected) => {
  expect((await ask(words)).map((line) => line.split("\t")[0])).toEqual(expected);
});

test("offers destinations of the service and requests them once a minute", async () => {
  const { env, requests } = await startStub();
  const own: Record<string, string> = { ...env, ...(await ownFolders()) };
  const words = ["=1", "export", "a.json", "--to"];
  const expected = ["12\tCompany site", "13\tArchive"];
  expect(await untilOffered(words, own)).toEqual(expected);
  const asked = [...requests];
  expect(new Set(asked)).toEqual(new Set(["GET /v2/collections?pageSize=200"]));
  expect(await ask(words, own)).toEqual(expected);
  expect(await ask(["=", "webhooks", "listen", "--connection"], own)).toContain(
    "7\tNewsroom documents",
  );
  expect(requests).toEqual(asked);
  const kept = await readFile(
    join(own["XDG_CACHE_HOME"] ?? "", "docexport/connections.json"),
    "utf8",
  );
  expect(kept).not.toContain("good");
});

test("offers only connections with a numeric id, also from the cache", async () => {
  const { env, requests } = await startHostile();
  const own = { ...env, ...(await ownFolders()) };
  const expected = ["12\tSite:  (touch {IFS}made) touch made  [2J"];
  const words = ["=", "webhooks", "create", "--connection"];
  expect(await untilOffered(words, own)).toEqual(expected);
  const asked = requests.length;
  expect(await ask(words, own)).toEqual(expected);
  expect(requests).toHaveLength(asked);
});

test("requests destinations separately for each service and token", async () => {
  const [one, other] = [await startStub(), await startStub()];
  const own = { ...one.env, ...(await ownFolders()) };
  await untilOffered(["=", "export", "--to"], own);
  const words = ["=", "export", "--base-url", other.url, "--token", "good", "--to"];
  await untilOffered(words, own);
  expect(other.requests).not.toEqual([]);
  expect(await ask(["=", "export", "--token", "bad", "--to"], own)).toEqual([]);
});

test("does not send the environment's token to a typed base URL", async () => {
  const [one, other] = [await startStub(), await startStub()];
  const words = ["=", "export", "--base-url", other.url, "--to"];
  expect(await ask(words, one.env)).toEqual([]);
  expect(other.requests).toEqual([]);
});

test("offers nothing and prints no error if the service does not respond", async () => {
  const env = await startServer(() => {});
  expect(await ask(["=", "export", "--to"], env)).toEqual([]);
  expect(await ask(["=", "export", "--to"])).toEqual([]);
});

test("rejects an unknown shell", async () => {
  const { code, err } = await docexport(["completion", "tcsh"]);
  expect(err).toContain("`shell`: expected one of bash, zsh, fish, powershell, got `tcsh`.");
  expect(code).toBe(2);
});

// Tests real interactive shells too: how they show the offers depends on their own rules for words and options.
const interactive = [
  ["bash", "bash --norc -i", ""],
  ["zsh", "zsh -f -i", "autoload -Uz compinit; compinit -u -D; "],
] as const;

for (const [shell, line, prelude] of interactive)
  test.skipIf(!hasTerminal || !findShell(shell))(
    `${shell} completes a word that is typed`,
    async () => {
      const PATH = `${await commandFolder()}${delimiter}${process.env["PATH"]}`;
      const { written, code } = await typed(line, { PATH, PS1: "READY> ", HOME: "/" }, [
        ["READY> ", `${prelude}eval "$(docexport completion ${shell})"\r`],
        ["READY> ", "docexport comp\tfish\r"],
        ["# Completion of docexport for fish", "exit\r"],
      ]);
      expect(written).toContain("complete -c docexport");
      expect(code).toBe(0);
    },
  );
