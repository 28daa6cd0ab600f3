import { createHash, randomBytes } from "node:crypto";
import type { DemoWorkspace, StartedService } from "@document-export/service/experimental";

const SCOPES = [
  "exports:read",
  "exports:write",
  "collections:read",
  "webhooks:read",
  "webhooks:write",
];

/** Plan for a token of a workspace of the service: its scopes and when it expires. */
export interface TokenPlan extends Pick<DemoWorkspace, "workspace" | "source"> {
  readonly scopes?: readonly string[];
  readonly expiresAt?: Date;
}

/** Issues another token for a workspace, as the service's operator does on the command line. */
export async function issueToken(
  { db }: StartedService["storage"],
  { workspace, source, scopes = SCOPES, expiresAt }: TokenPlan,
): Promise<string> {
  const token = `de_${randomBytes(32).toString("base64url")}`;
  await db
    .insertInto("tokens")
    .values({
      hash: createHash("sha256").update(token).digest(),
      name: "Conformance",
      workspace_id: workspace,
      source_connection_id: source,
      scopes: JSON.stringify(scopes),
      expires_at: expiresAt ?? null,
      created_at: new Date(),
    })
    .execute();
  return token;
}
