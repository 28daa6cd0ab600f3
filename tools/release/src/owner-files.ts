import type { OwnerFile } from "./owner.ts";

const CODEOWNERS = ".github/CODEOWNERS";
const SECURITY = "SECURITY.md";
/** The sentence about how to report, whose end depends on the owner. */
const REPORT = /(?<=_Security → Report a vulnerability_)[^.]*?(?:, or to [^\n]+?)?\.(?= Please)/;

/**
 * The files of the repository that GitHub reads and that depend on the owner, by path. Without code owners the lines of
 * CODEOWNERS are comments, since GitHub reports names that do not exist.
 *
 * @throws {Error} where SECURITY.md lacks the sentence.
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
  ]);
}

/** Puts the owners behind every path that CODEOWNERS names. */
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
