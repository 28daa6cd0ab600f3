import type { OwnerFile } from "./owner.ts";

const CODEOWNERS = ".github/CODEOWNERS";
const SECURITY = "SECURITY.md";
const README = "README.md";
/** Matches the title of the README, with the badges below it if there are any. */
const TITLE = /^(# .+\n)(?:\n\[!\[ci\].*\n)?/;
/** Matches the end of the sentence about how to report vulnerabilities, which depends on the owner. */
const REPORT = /(?<=_Security → Report a vulnerability_)[^.]*?(?:, or to [^\n]+?)?\.(?= Please)/;

/**
 * Returns the files for GitHub that depend on the owner, by path. Without code owners, the lines of CODEOWNERS are
 * commented out, since GitHub reports unknown names as errors.
 *
 * @throws {Error} if SECURITY.md lacks the sentence.
 */
export function ownerFiles(
  owner: OwnerFile,
  inRepository: (path: string) => string | undefined,
): Map<string, string> {
  const security = inRepository(SECURITY) ?? "";
  if (!REPORT.test(security))
    throw new Error(`Expected ${SECURITY} to say "_Security → Report a vulnerability_. Please".`);
  return new Map([
    [CODEOWNERS, withOwners(inRepository(CODEOWNERS) ?? "", owner.codeOwners)],
    [SECURITY, security.replace(REPORT, `${contactOf(owner)}.`)],
    [README, (inRepository(README) ?? "").replace(TITLE, `$1${badgesOf(owner)}`)],
  ]);
}

/** Adds the owners to every path in CODEOWNERS. */
function withOwners(text: string, owners: readonly string[] | null): string {
  return text
    .split("\n")
    .map((line) => {
      const { path, about } =
        /^(?:# )?(?<path>\/\S+) +(?:@[^#]*)?# (?<about>.+)$/.exec(line)?.groups ?? {};
      if (path === undefined) return line;
      return owners ? `${path} ${owners.join(" ")} # ${about}` : `# ${path} # ${about}`;
    })
    .join("\n");
}

function contactOf({ securityContact }: OwnerFile): string {
  if (securityContact === null || securityContact === "github") return "";
  return `, or to <${securityContact}>`;
}

/** Returns badges that show verifiable facts at a glance: the last CI run, the license, the version on npm. */
function badgesOf({ repository, npmScope }: OwnerFile): string {
  if (repository === null) return "";
  const badges = [
    `[![ci](${repository}/actions/workflows/ci.yml/badge.svg?branch=main)](${repository}/actions/workflows/ci.yml)`,
    `[![npm](https://img.shields.io/npm/v/${npmScope}/service)](https://www.npmjs.com/package/${npmScope}/service)`,
    `[![MIT licence](https://img.shields.io/npm/l/${npmScope}/service)](LICENSE)`,
  ];
  return `\n${badges.join(" ")}\n`;
}
