import { CodeChallengeMethod, OAuth2Client } from "google-auth-library";
import { randomBytes } from "node:crypto";
import { optionsOf } from "../account/create-auth-client.js";
import type { OAuthClient, UserCredentials } from "../account/credentials.js";
import { explainAuthError } from "../account/explain-auth-error.js";
import { DOCUMENTS_SCOPE, METADATA_SCOPE } from "../account/scopes.js";
import { atEndpoint, checkEndpoint, HOSTS } from "../hosts.js";
import { GoogleError } from "../google-error.js";
import { waitForCode } from "./wait-for-code.js";

/** Options for a user login. */
export interface LogInOptions {
  readonly client: OAuthClient;
  /** Shows the address of Google's page to the user, or opens a browser there. */
  readonly open: (address: string) => void | Promise<void>;
  /** Cancels waiting for the user. */
  readonly signal: AbortSignal;
  /** Origin that replaces all Google addresses: see `endpoint` of `openGoogle`. */
  readonly endpoint?: string | undefined;
}

const TIMEOUT_MS = 60_000;

/**
 * Logs a user in with the browser: opens Google's page and waits on a local port for the code, which only this process
 * can exchange (RFC 8252 with PKCE, RFC 7636). Requests access to documents, to names of files, and to the user's email
 * address. Throws a GoogleError if the user refused, or the reason of the signal.
 */
export async function logIn({
  client,
  open,
  signal,
  endpoint: given,
}: LogInOptions): Promise<UserCredentials> {
  const endpoint = checkEndpoint(given);
  const state = randomBytes(32).toString("base64url");
  const waiting = await waitForCode(state, signal);
  try {
    const auth = new OAuth2Client({
      ...client,
      redirectUri: waiting.redirectUri,
      endpoints: { oauth2AuthBaseUrl: signInPage(endpoint) },
      transporterOptions: optionsOf({ endpoint, timeoutMs: TIMEOUT_MS }),
    });
    const { codeVerifier, codeChallenge } = await auth.generateCodeVerifierAsync();
    await open(
      auth.generateAuthUrl({
        access_type: "offline",
        // Without this, Google returns a refresh token only at the first login.
        prompt: "consent",
        scope: [DOCUMENTS_SCOPE, METADATA_SCOPE, "openid", "email"],
        state,
        code_challenge_method: CodeChallengeMethod.S256,
        ...(codeChallenge !== undefined && { code_challenge: codeChallenge }),
      }),
    );
    return await exchange(auth, client, await waiting.code, codeVerifier);
  } finally {
    waiting.close();
  }
}

function signInPage(endpoint: string | undefined): string {
  return atEndpoint(new URL("/o/oauth2/v2/auth", HOSTS.signIn), endpoint).href;
}

async function exchange(
  auth: OAuth2Client,
  client: OAuthClient,
  code: string,
  codeVerifier: string,
): Promise<UserCredentials> {
  const { tokens } = await auth.getToken({ code, codeVerifier }).catch((error: unknown) => {
    throw explainAuthError(error, { kind: "user", ...client, refreshToken: "" });
  });
  const { refresh_token: refreshToken, id_token: idToken, scope } = tokens;
  if (!scope?.split(" ").includes(DOCUMENTS_SCOPE))
    throw new GoogleError("scope", "The login does not allow reading documents.", {
      advice: "Log in again, and tick the box for documents on Google's page.",
    });
  if (typeof refreshToken !== "string")
    throw new GoogleError("login", "Google returned no refresh token.", {
      advice: "Is the OAuth client of the type Desktop app?",
    });
  const email = emailOf(idToken);
  return { kind: "user", ...client, refreshToken, ...(email !== undefined && { email }) };
}

/** Returns the address in a token directly from Google, unverified (OpenID Connect Core, 3.1.3.7). */
function emailOf(idToken: string | null | undefined): string | undefined {
  try {
    const [, payload = ""] = (idToken ?? "").split(".");
    const { email } = JSON.parse(Buffer.from(payload, "base64url").toString()) as {
      readonly email?: unknown;
    };
    return typeof email === "string" ? email : undefined;
  } catch {
    return undefined;
  }
}
