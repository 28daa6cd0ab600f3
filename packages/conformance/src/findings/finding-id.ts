import { createHash } from "node:crypto";
import { type Basis, describeBasis } from "./basis.js";

const HASH_LENGTH = 8;

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/** Names that a run gives to the things it creates: `conformance-1a2b3c4d-00007`. */
const RUN_NAME = /conformance-[\da-f]{8}(?:-\d+)?/g;

/** The part of a message after the expectation: the value received this time. */
const GOT = /, got [^]*$/;

/** Returns a message without the received value. Findings of one run are merged by it. */
export function expectationOf(message: string): string {
  return message.replace(GOT, "");
}

/**
 * Returns the id of a finding: the rule, and a hash of the basis and the expectation. The id is the same in every run:
 * ids, numbers and received values are left out, since they differ from run to run.
 */
export function findingId(rule: string, basis: Basis, message: string): string {
  const expectation = expectationOf(message)
    .replaceAll(UUID, "#")
    .replaceAll(RUN_NAME, "#")
    .replaceAll(/\d+/g, "#");
  const hash = createHash("sha256").update(`${describeBasis(basis)}\n${expectation}`);
  return `${rule}-${hash.digest("hex").slice(0, HASH_LENGTH)}`;
}
