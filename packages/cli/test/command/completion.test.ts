import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { docexport } from "../support/docexport.js";
import { findShell } from "../support/find-shell.js";

/** How each shell, given the script, is made to say what it offers for words that were typed. */
const asking: Readonly<Record<string, (words: readonly string[]) => string>> = {
  bash: (words) => `
COMP_WORDS=(${words.map(quote).join(" ")}); COMP_CWORD=${words.length - 1}
_docexport; printf '%s\\n' "\${COMPREPLY[@]}"`,
  // What zsh calls to show offers, replaced: it works only while someone types.
  zsh: (words) => `
_describe() { print -l -- \${(M)\${offers%%:*}:#\${words[CURRENT]}*} }; _files() { print -- }
words=(${words.map(quote).join(" ")}); CURRENT=${words.length}; _docexport`,
  fish: (words) => `complete -C ${quote(words.join(" "))}`,
};

function quote(word: string): string {
  return `'${word}'`;
}

async function offers(shell: string, path: string, words: readonly string[]): Promise<string[]> {
  const { out: script } = await docexport(["completion", shell]);
  const prelude = shell === "zsh" ? "compdef() { : }\n" : "";
  const input = prelude + script + (asking[shell]?.(words) ?? "");
  const printed = execFileSync(path, ["-c", input], { encoding: "utf8" });
  return printed.split("\n").map((line) => line.split("\t")[0] ?? "");
}

for (const shell of Object.keys(asking)) {
  const path = findShell(shell);
  test.skipIf(!path).each([
    [
      ["docexport", "e"],
      ["export", "exports"],
    ],
    [
      ["docexport", "--no-color", "webhooks", ""],
      ["list", "create", "listen"],
    ],
    [["docexport", "export", "a.json", "--f"], ["--format"]],
    [["docexport", "export", "--format", "m"], ["markdown"]],
    [["docexport", "webhooks", "create", "https://x.example", "--event", "job.d"], ["job.done"]],
    [
      ["docexport", "completion", ""],
      ["bash", "fish", "zsh"],
    ],
  ])(`${shell} offers for %j: %j`, async (words, expected) => {
    const offered = await offers(shell, path ?? "", words);
    expect(offered).toEqual(expect.arrayContaining(expected));
    expect(offered).not.toContain("collections");
  });

  test.skipIf(!path)(`${shell} executes nothing of the typed words`, async () => {
    const offered = await offers(shell, path ?? "", ["docexport", "export", "$(exit 7)`echo bad`"]);
    expect(offered.join("")).not.toContain("--");
  });
}

test("rejects an unknown shell", async () => {
  const { code, err } = await docexport(["completion", "tcsh"]);
  expect(err).toContain("Allowed choices are bash, fish, zsh");
  expect(code).toBe(2);
});
