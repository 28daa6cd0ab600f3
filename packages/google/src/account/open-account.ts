import type { AuthClient } from "google-auth-library";
import { createAuthClient, type Transport } from "./create-auth-client.js";
import type { GoogleCredentials } from "./credentials.js";
import { explainAuthError } from "./explain-auth-error.js";

/** An account that calls Google. */
export interface Account {
  /** Returns a valid token for one scope; with `isFresh`, a new one, after Google rejected the last. */
  readonly tokenFor: (scope: string, isFresh?: boolean) => Promise<string>;
  /** Email address to share documents with; undefined if only Google knows it. */
  readonly email: string | undefined;
}

/** Opens an account. No request is sent until the first token is needed. */
export function openAccount(credentials: GoogleCredentials, transport: Transport): Account {
  if (credentials.kind === "access-token")
    return { tokenFor: async () => credentials.token, email: undefined };
  const clients = new Map<string, Promise<AuthClient>>();
  const clientFor = (scope: string, isFresh: boolean) => {
    const known = isFresh ? undefined : clients.get(scope);
    const client = known ?? createAuthClient(credentials, scope, transport);
    clients.set(scope, client);
    return client;
  };
  return {
    email: emailOf(credentials),
    tokenFor: async (scope, isFresh = false) => {
      try {
        const client = await clientFor(scope, isFresh);
        const { token } = await client.getAccessToken();
        if (!token) throw new Error("Google returned no access token");
        return token;
      } catch (error) {
        clients.delete(scope);
        throw explainAuthError(error, credentials);
      }
    },
  };
}

function emailOf(credentials: GoogleCredentials): string | undefined {
  switch (credentials.kind) {
    case "service-account":
      return credentials.subject ?? credentials.key.client_email;
    case "impersonated":
      return credentials.target;
    case "user":
      return credentials.email;
    default:
      return undefined;
  }
}
