import { createHash } from "node:crypto";
import type { ServerHostKeyAlgorithm } from "ssh2";

/** A host key that a server has shown. */
export interface HostKey {
  readonly type: keyof typeof ALGORITHMS;
  readonly fingerprint: string;
}

/** Host keys of a server, compared with the expected one. */
export interface HostKeys {
  /** Returns true for the expected key. */
  readonly verify: (key: Buffer) => boolean;
  /** Other keys that the server has shown. */
  readonly refused: readonly HostKey[];
  /** Returns the algorithms of these keys, not to be asked for again. */
  readonly refusedAlgorithms: () => ServerHostKeyAlgorithm[];
}

/** Creates the comparison with a fingerprint as `ssh-keygen -lf` prints it. */
export function createHostKeys(expected: string): HostKeys {
  const refused: HostKey[] = [];
  return {
    refused,
    refusedAlgorithms: () => refused.flatMap(({ type }) => ALGORITHMS[type]),
    verify: (key) => {
      const [type, fingerprint] = [typeOf(key), fingerprintOf(key)];
      if (fingerprint === expected.replace(/=$/, "")) return true;
      if (type && !refused.some((other) => other.type === type))
        refused.push({ type, fingerprint });
      return false;
    },
  };
}

/** Signature algorithms of each type of key. An RSA key has several (RFC 8332). */
const ALGORITHMS = {
  "ssh-ed25519": ["ssh-ed25519"],
  "ecdsa-sha2-nistp256": ["ecdsa-sha2-nistp256"],
  "ecdsa-sha2-nistp384": ["ecdsa-sha2-nistp384"],
  "ecdsa-sha2-nistp521": ["ecdsa-sha2-nistp521"],
  "ssh-rsa": ["rsa-sha2-512", "rsa-sha2-256", "ssh-rsa"],
} as const satisfies Readonly<Record<string, readonly ServerHostKeyAlgorithm[]>>;

/** Returns the type of a key, which is its first string (RFC 4253, 6.6); undefined if it is not a known one. */
function typeOf(key: Buffer): HostKey["type"] | undefined {
  const types = Object.keys(ALGORITHMS) as HostKey["type"][];
  return types.find((type) => key.subarray(4, 4 + type.length).equals(Buffer.from(type)));
}

function fingerprintOf(key: Buffer): string {
  return `SHA256:${createHash("sha256").update(key).digest("base64").replace(/=$/, "")}`;
}
