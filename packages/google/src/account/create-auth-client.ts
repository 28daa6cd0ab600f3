import {
  type AuthClient,
  GoogleAuth,
  Impersonated,
  JWT,
  UserRefreshClient,
} from "google-auth-library";
import { atEndpoint } from "../hosts.js";
import type { GoogleCredentials } from "./credentials.js";

/** Lifetime of an impersonated account's token, in seconds. */
const IMPERSONATED_SECONDS = 3600;

/** Endpoint and timeout for the calls of Google's library. */
export interface Transport {
  readonly endpoint: string | undefined;
  readonly timeoutMs: number;
}

/** Creates the library's client for credentials and one scope. An access token needs no client. */
export async function createAuthClient(
  credentials: Exclude<GoogleCredentials, { readonly kind: "access-token" }>,
  scope: string,
  transport: Transport,
): Promise<AuthClient> {
  const transporterOptions = optionsOf(transport);
  switch (credentials.kind) {
    case "service-account": {
      const { key, subject } = credentials;
      return new JWT({
        email: key.client_email,
        key: key.private_key,
        ...(key.private_key_id !== undefined && { keyId: key.private_key_id }),
        scopes: [scope],
        ...(subject !== undefined && { subject }),
        transporterOptions,
      });
    }
    case "user":
      return new UserRefreshClient({ ...credentials, transporterOptions });
    case "impersonated": {
      const { target, source = { kind: "application-default" } } = credentials;
      return new Impersonated({
        sourceClient: await sourceOf(source, transport),
        targetPrincipal: target,
        targetScopes: [scope],
        lifetime: IMPERSONATED_SECONDS,
        transporterOptions,
      });
    }
    case "application-default":
      return new GoogleAuth({
        scopes: [scope],
        // No call needs a project, and the library would spend seconds looking for one.
        projectId: "none",
        clientOptions: { transporterOptions },
      }).getClient();
  }
}

const CLOUD_SCOPE = "https://www.googleapis.com/auth/cloud-platform";

/**
 * Creates the client for the account that impersonates another. It needs the scope of the service that issues tokens of
 * other accounts.
 */
async function sourceOf(source: GoogleCredentials, transport: Transport): Promise<AuthClient> {
  if (source.kind !== "access-token") return createAuthClient(source, CLOUD_SCOPE, transport);
  const client = new UserRefreshClient({ transporterOptions: optionsOf(transport) });
  client.setCredentials({ access_token: source.token });
  return client;
}

/** Returns transport options for the library: its requests also have a timeout and use the same endpoint as ours. */
export function optionsOf({ endpoint, timeoutMs }: Transport) {
  const fetchImplementation: typeof fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const isOfGoogle = /(^|\.)(googleapis|google)\.com$/.test(url.hostname);
    return fetch(isOfGoogle ? atEndpoint(url, endpoint) : url, init);
  };
  return { fetchImplementation, timeout: timeoutMs };
}
