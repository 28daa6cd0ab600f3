import { readFile } from "node:fs/promises";

/** Path from the root of the file with everything that only the repository owner knows. */
export const OWNER_FILE = "tools/release/owner.json";

/** Values that only the owner knows; null means not filled in yet. */
export interface OwnerFile {
  /** URL of the repository, such as `https://github.com/owner/name`. */
  readonly repository: string | null;
  /** Scope of the packages on npm, such as `@document-export`; packing writes it into the packages. */
  readonly npmScope: string;
  /** Default reviewers: users or teams, such as `@owner/team`. */
  readonly codeOwners: readonly string[] | null;
  /** Contact for vulnerabilities besides GitHub: an email address or a URL; `github` means there is none. */
  readonly securityContact: string | null;
}

/** The owner's values for packing, with an example repository URL if there is none yet. */
export interface Owner {
  readonly repository: string;
  readonly npmScope: string;
}

const EXAMPLE = "https://github.com/owner/document-export";
const REPOSITORY = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+(?<!\.git)$/;
const SCOPE = /^@[a-z\d][a-z\d._-]*$/;

/** Reads the file. Throws an Error that lists the invalid members. */
export async function readOwnerFile(file: string): Promise<OwnerFile> {
  const owner: OwnerFile = JSON.parse(await readFile(file, "utf8"));
  const faults = ownerFaults(owner);
  if (faults.length > 0) throw new Error(`${file}: ${faults.join("; ")}.`);
  return owner;
}

/** Returns the problems with members that are filled in. */
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

/** Returns the missing members that block publishing. */
export function openMembers(owner: OwnerFile): string[] {
  return Object.entries(owner)
    .filter(([, value]) => value === null)
    .map(([name]) => name);
}

/** Returns the owner's values as far as they are known, for a dry run. */
export function ownerOrExample({ repository, npmScope }: OwnerFile): Owner {
  return { repository: repository ?? EXAMPLE, npmScope };
}

function isNullOr(pattern: RegExp, text: string | null): boolean {
  return text === null || pattern.test(text);
}

function isCodeOwner(name: string): boolean {
  return /^@[\w-]+(?:\/[\w-]+)?$/.test(name);
}
