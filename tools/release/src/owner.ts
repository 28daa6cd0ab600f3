import { readFile } from "node:fs/promises";

/** The file that holds all that only the owner of the repository knows, from the root. */
export const OWNER_FILE = "tools/release/owner.json";

/** What only the owner knows; null is still to be filled in. */
export interface OwnerFile {
  /** Address of the repository, such as `https://github.com/owner/name`. */
  readonly repository: string | null;
  /** Scope of the packages on npm, such as `@document-export`; it is written into what is packed. */
  readonly npmScope: string;
  /** Users or teams that review by default, such as `@owner/team`. */
  readonly codeOwners: readonly string[] | null;
  /** Where vulnerabilities are reported besides GitHub: an e-mail address or a URL; `github` alone needs none. */
  readonly securityContact: string | null;
}

/** What packing needs to know, with an address that nobody owns if there is none yet. */
export interface Owner {
  readonly repository: string;
  readonly npmScope: string;
}

const EXAMPLE = "https://github.com/owner/document-export";
const REPOSITORY = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+(?<!\.git)$/;
const SCOPE = /^@[a-z\d][a-z\d._-]*$/;

/** Reads the file. Throws an Error that lists the members that are wrong. */
export async function readOwnerFile(file: string): Promise<OwnerFile> {
  const owner: OwnerFile = JSON.parse(await readFile(file, "utf8"));
  const faults = ownerFaults(owner);
  if (faults.length > 0) throw new Error(`${file}: ${faults.join("; ")}.`);
  return owner;
}

/** What is wrong with members that are filled in. */
export function ownerFaults({
  repository,
  npmScope,
  codeOwners,
  securityContact,
}: OwnerFile): string[] {
  const expected = [
    ["repository", repository, isNullOr(REPOSITORY, repository), EXAMPLE],
    ["npmScope", npmScope, SCOPE.test(npmScope), "@document-export"],
    ["codeOwners", codeOwners, codeOwners?.every(isCodeOwner) ?? true, '["@owner/team"]'],
    ["securityContact", securityContact, isNullOr(/^\S+$/, securityContact), "github"],
  ] as const;
  return expected
    .filter(([, , isRight]) => !isRight)
    .map(([name, got, , like]) => `expected \`${name}\` like ${like}, got ${JSON.stringify(got)}`);
}

/** The members without which nothing can be published. */
export function openMembers(owner: OwnerFile): string[] {
  return Object.entries(owner)
    .filter(([, value]) => value === null)
    .map(([name]) => name);
}

/** The owner as far as it is known, for a dry run. */
export function ownerOrExample({ repository, npmScope }: OwnerFile): Owner {
  return { repository: repository ?? EXAMPLE, npmScope };
}

function isNullOr(pattern: RegExp, text: string | null): boolean {
  return text === null || pattern.test(text);
}

function isCodeOwner(name: string): boolean {
  return /^@[\w-]+(?:\/[\w-]+)?$/.test(name);
}
