import { generate } from "selfsigned";

/** A certificate with its key, as PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

const DAY = 86_400_000;

/** Creates a certificate authority that nobody trusts. */
export async function createAuthority(name: string): Promise<Certificate> {
  const { cert, private: key } = await generate([{ name: "commonName", value: name }], {
    keyType: "ec",
    algorithm: "sha256",
    extensions: [
      { name: "basicConstraints", cA: true, critical: true },
      { name: "keyUsage", keyCertSign: true, critical: true },
    ],
  });
  return { cert, key };
}

/** Issues a certificate, by default for the loopback. */
export async function issueCertificate(
  ca: Certificate,
  { name = "localhost", endsIn = 1 }: { readonly name?: string; readonly endsIn?: number } = {},
): Promise<Certificate> {
  const loopback = name === "localhost" ? [{ type: 7, ip: "127.0.0.1" } as const] : [];
  const { cert, private: key } = await generate([{ name: "commonName", value: name }], {
    keyType: "ec",
    algorithm: "sha256",
    ca,
    notBeforeDate: new Date(Date.now() - 30 * DAY),
    notAfterDate: new Date(Date.now() + endsIn * DAY),
    extensions: [
      { name: "basicConstraints", cA: false },
      { name: "subjectAltName", altNames: [{ type: 2, value: name }, ...loopback] },
    ],
  });
  return { cert, key };
}
