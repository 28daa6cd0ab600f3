import type { Manifest } from "./manifests.ts";

/** What a manifest must say of the repository that it is released from, and does not. */
export function repositoryFaults(
  { repository, homepage, bugs }: Manifest,
  directory: string,
  fullName: string,
): string[] {
  const url = `https://github.com/${fullName}`;
  const folder = directory.replaceAll("\\", "/");
  const expected = [
    ["repository.url", repository?.url, `git+${url}.git`],
    ["repository.directory", repository?.directory, folder],
    ["homepage", homepage, `${url}/tree/main/${folder}#readme`],
    ["bugs", bugs, `${url}/issues`],
  ] as const;
  return expected
    .filter(([, got, want]) => got !== want)
    .map(([member, got, want]) => `expected \`${member}\` ${want}, got ${got ?? "none"}`);
}
