import { generate } from "selfsigned";

/** A self-signed certificate with its key, as PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;

/** Issues a certificate for this machine, under a separate name by which a test can distinguish it. */
export async function issueCertificate(name = "localhost", days = YEAR_DAYS): Promise<Certificate> {
  const altNames = [
    { type: 2, value: "localhost" } as const,
    { type: 7, ip: "127.0.0.1" } as const,
  ];
  const { cert, private: key } = await generate([{ name: "commonName", value: name }], {
    keyType: "ec",
    algorithm: "sha256",
    notAfterDate: new Date(Date.now() + days * DAY_MS),
    extensions: [{ name: "subjectAltName", altNames }],
  });
  return { cert, key };
}
