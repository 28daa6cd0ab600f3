import { OWNER_FILE } from "../owner.ts";

/** Environment of a release. */
export interface Situation {
  /** Members of the owner file that are not filled in. */
  readonly open: readonly string[];
  readonly repository: string | null;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly npmVersion: string;
}

/** Minimum version of npm, which introduced trusted publishing. Tools cannot parse the output of npm 12 yet. */
const MIN_NPM = [11, 5, 1] as const;
const NPM_RANGE = "11.5.1 or later, below 12";

/** Returns the reasons why publishing is impossible here; empty if it is possible. */
export function refusals({ open, repository, environment, npmVersion }: Situation): string[] {
  const here = environment.GITHUB_REPOSITORY;
  const expected = repository?.replace("https://github.com/", "");
  return [
    ...(open.length > 0 ? [`Fill in ${open.join(", ")} in ${OWNER_FILE} first.`] : []),
    ...(here === undefined
      ? ["GITHUB_REPOSITORY is not set: releases run in the release workflow only."]
      : []),
    ...(here !== undefined && expected !== undefined && here !== expected
      ? [`Expected to run in ${expected}, as ${OWNER_FILE} says, got ${here}.`]
      : []),
    ...(environment.ACTIONS_ID_TOKEN_REQUEST_URL === undefined
      ? ["There is no identity to publish with: the job needs the permission `id-token: write`."]
      : []),
    ...(environment.NPM_TOKEN || environment.NODE_AUTH_TOKEN
      ? ["A token is set: packages are published by trusted publishing alone. Remove the token."]
      : []),
    ...(canPublish(npmVersion) ? [] : [`Expected npm ${NPM_RANGE}, got ${npmVersion}.`]),
  ];
}

function canPublish(version: string): boolean {
  const parts = version.split(".").map(Number);
  if (parts[0] !== MIN_NPM[0]) return false;
  const at = MIN_NPM.findIndex((part, index) => part !== parts[index]);
  return at < 0 || (parts[at] ?? 0) > (MIN_NPM[at] ?? 0);
}
