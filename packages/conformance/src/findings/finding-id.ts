import { createHash } from "node:crypto";
import { type Basis, describeBasis } from "./basis.js";

const HASH_LENGTH = 8;

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/** What a run names the things that it creates: `conformance-1a2b3c4d-00007`. */
const RUN_NAME = /conformance-[\da-f]{8}(?:-\d+)?/g;

/** Everything after what was expected; it is what came this time. */
const GOT = /, got [^]*$/;

/** Returns a message without what came, by which the findings of one run are merged. */
export function expectationOf(message: string): string {
  return message.replace(GOT, "");
}

/**
 * Returns the id of a finding: the rule, and a hash of what it rests on and what was expected. It is
 * the same in every run: ids, numbers and what came are left out, since they differ from run to run.
 */
export function findingId(rule: string, basis: Basis, message: string): string {
  const expectation = expectationOf(message)
    .replaceAll(UUID, "#")
    .replaceAll(RUN_NAME, "#")
    .replaceAll(/\d+/g, "#");
  const hash = createHash("sha256").update(`${describeBasis(basis)}\n${expectation}`);
  return `${rule}-${hash.digest("hex").slice(0, HASH_LENGTH)}`;
}
