import { DeliveryRefusedError } from "../destination.js";
import { GitError } from "./run-git.js";

/** Patterns in the output of `git` for permanent failures, with the message for each. */
const REFUSALS: readonly (readonly [said: RegExp, words: string])[] = [
  [
    /Host key verification failed|REMOTE HOST IDENTIFICATION HAS CHANGED/,
    "its host has another key than the setting `hostKey` says.",
  ],
  [
    /error in libcrypto|invalid format|Load key/i,
    "the private key cannot be read: it has to be in PEM or OpenSSH form, without a passphrase.",
  ],
  [
    /Authentication failed|could not read (?:Username|Password)|returned error: 40[13]|Permission denied \(|correct access rights/i,
    "it refused the credentials. Check the secrets of the connection, and that they may write.",
  ],
  [
    /repository '.*' not found|returned error: 404|does not appear to be a git repository/i,
    "there is no repository at its address, or the credentials may not see it.",
  ],
  [
    /not valid: is this a git repository|not valid: could not determine hash/i,
    "its address responds, but not as a git repository: check it, and whether a page to log in or a firewall responds in its place.",
  ],
  [
    /unable to update url base from redirection|returned error: 30\d/i,
    "its address redirects: set the final address.",
  ],
];

/**
 * Returns a refusal if the failure of `git` is permanent; otherwise returns the error unchanged, because it may be
 * transient.
 */
export function explainGit(error: unknown): unknown {
  if (!(error instanceof GitError)) return error;
  const words = REFUSALS.find(([said]) => said.test(error.said))?.[1];
  return words === undefined ? error : new DeliveryRefusedError(words);
}
