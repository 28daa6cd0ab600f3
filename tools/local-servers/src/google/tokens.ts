import {
  createHash,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";
import type { Grant } from "./grant.ts";
import { verifyAssertion } from "./verify-assertion.ts";

/** The response of the token endpoint. */
export interface TokenResponse {
  readonly status: number;
  readonly body: object;
}

/** A login whose code has not been exchanged yet. */
export interface PendingLogin extends Grant {
  readonly challenge: string;
  readonly redirectUri: string;
  readonly clientId: string;
}

const SECONDS = 3599;

/** The OAuth 2.0 server: issues tokens to known accounts, and verifies all their credentials. */
export class Tokens {
  readonly #keys = new Map<string, KeyObject>();
  readonly #grants = new Map<string, Grant>();
  readonly #logins = new Map<string, Grant & { readonly clientId: string }>();
  readonly #pending = new Map<string, PendingLogin>();

  /** Adds a service account, and returns its key as in its JSON file. */
  addServiceAccount(email: string) {
    const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    this.#keys.set(email, createPublicKey(publicKey.export({ type: "spki", format: "pem" })));
    const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    return {
      type: "service_account" as const,
      client_email: email,
      private_key: pem,
      private_key_id: "key1",
    };
  }

  /** Deletes the key of a service account or all logins of a user, and their tokens. */
  revoke(email: string): void {
    this.#keys.delete(email);
    for (const [token, login] of this.#logins)
      if (login.email === email) this.#logins.delete(token);
    this.expire(email);
  }

  /** Expires the tokens of an account; its login stays valid. */
  expire(email: string): void {
    for (const [token, grant] of this.#grants)
      if (grant.email === email) this.#grants.delete(token);
  }

  /** Issues a new token. */
  issue(grant: Grant): string {
    const token = `ya29.${randomBytes(24).toString("base64url")}`;
    this.#grants.set(token, grant);
    return token;
  }

  grantOf(token: string): Grant | undefined {
    return this.#grants.get(token);
  }

  /** Records that a user allowed a login, and returns its code. */
  addLogin(login: PendingLogin): string {
    const code = `4/${randomBytes(16).toString("base64url")}`;
    this.#pending.set(code, login);
    return code;
  }

  /** Returns the token endpoint's response. */
  exchange(form: URLSearchParams): TokenResponse {
    const grantType = form.get("grant_type");
    if (grantType === "urn:ietf:params:oauth:grant-type:jwt-bearer") {
      const claims = verifyAssertion(form.get("assertion") ?? "", this.#keys);
      return typeof claims === "string" ? refuse(claims) : this.#respond(claims);
    }
    if (grantType === "refresh_token") return this.#refresh(form);
    if (grantType === "authorization_code") return this.#byCode(form);
    return refuse("unknown grant", "unsupported_grant_type");
  }

  #refresh(form: URLSearchParams): TokenResponse {
    const login = this.#logins.get(form.get("refresh_token") ?? "");
    const isKnown = login && form.get("client_id") === login.clientId;
    return isKnown ? this.#respond(login) : refuse("Token has been expired or revoked.");
  }

  #byCode(form: URLSearchParams): TokenResponse {
    const code = form.get("code") ?? "";
    const login = this.#pending.get(code);
    this.#pending.delete(code);
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const isRight =
      login?.challenge === challenge &&
      login.redirectUri === form.get("redirect_uri") &&
      login.clientId === form.get("client_id");
    if (!login || !isRight) return refuse("Malformed auth code, or another verifier.");
    const refreshToken = `1//${randomBytes(24).toString("base64url")}`;
    this.#logins.set(refreshToken, login);
    const payload = Buffer.from(JSON.stringify({ email: login.email })).toString("base64url");
    return this.#respond(login, { refresh_token: refreshToken, id_token: `e30.${payload}.` });
  }

  #respond({ email, scopes }: Grant, more: object = {}): TokenResponse {
    const token = this.issue({ email, scopes });
    const scope = scopes.join(" ");
    return {
      status: 200,
      body: { access_token: token, expires_in: SECONDS, token_type: "Bearer", scope, ...more },
    };
  }
}

function refuse(description: string, error = "invalid_grant"): TokenResponse {
  return { status: 400, body: { error, error_description: description } };
}
