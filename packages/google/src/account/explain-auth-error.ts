import { GoogleError } from "../google-error.js";
import type { GoogleCredentials } from "./credentials.js";

/** Failure details from Google's library, without the request and its secrets. */
interface AuthFailure {
  readonly status: number | undefined;
  /** The error code of OAuth 2.0 (RFC 6749, 5.2), such as `invalid_grant`. */
  readonly code: string;
  readonly description: string;
}

const NEW_LOGIN: Readonly<Record<GoogleCredentials["kind"], string>> = {
  "service-account":
    "Create a new key of the service account in the Google Cloud console, and use that. The clock of this machine must be right too.",
  impersonated:
    "Log in again with `gcloud auth application-default login`, and check that you have the role Service Account Token Creator on the account.",
  "application-default": "Log in again with `gcloud auth application-default login`.",
  user: "Log in again.",
  "access-token": "Get a new access token: one is valid for an hour at most.",
};

/**
 * Converts a failed token request to an error that says what to do. The library's own error is dropped: it contains the
 * request, with the assertion or the refresh token.
 */
export function explainAuthError(error: unknown, { kind }: GoogleCredentials): GoogleError {
  if (error instanceof GoogleError) return error;
  const failure = readFailure(error);
  const { status, code, description } = failure;
  const said = [code, description].filter(Boolean).join(": ");
  if (status !== undefined && (status >= 500 || status === 429))
    return new GoogleError(
      "unavailable",
      `Google issued no token: its server responded with ${status}.`,
      {
        status,
        isPassing: true,
      },
    );
  if (code === "invalid_scope" || code === "unauthorized_client")
    return new GoogleError("scope", `Google issued no token for this scope (${said}).`, {
      status,
      advice:
        "An administrator of the Google Workspace can allow it under Security > API controls > Domain-wide delegation.",
    });
  if (status === 403)
    return new GoogleError(
      "login",
      `Google does not let these credentials act as the account (${said}).`,
      {
        status,
        advice: NEW_LOGIN[kind],
      },
    );
  if (status !== undefined)
    return new GoogleError(
      "login",
      `The login expired, was revoked, or is wrong (${said || status}).`,
      {
        status,
        advice: NEW_LOGIN[kind],
      },
    );
  return explainWithoutResponse(error, failure, kind);
}

function explainWithoutResponse(
  error: unknown,
  { description }: AuthFailure,
  kind: GoogleCredentials["kind"],
): GoogleError {
  if (/default credentials/i.test(description))
    return new GoogleError("credentials", "There are no Google credentials on this machine.", {
      advice: NEW_LOGIN["application-default"],
    });
  if (/PEM|DECODER|asn1|private key/i.test(description))
    return new GoogleError(
      "credentials",
      "The private key of the service account cannot be read.",
      {
        advice: NEW_LOGIN["service-account"],
      },
    );
  if (isConnectionFailure(error))
    return new GoogleError("unavailable", `Google issued no token: ${causeOf(error)}.`, {
      isPassing: true,
    });
  return new GoogleError("credentials", `Google issued no token: ${description}.`, {
    advice: NEW_LOGIN[kind],
  });
}

function readFailure(error: unknown): AuthFailure {
  const { response, message } = Object(error) as {
    readonly response?: { readonly status?: number; readonly data?: unknown };
    readonly message?: string;
  };
  const { error: code, error_description: text } = Object(response?.data) as Readonly<
    Record<string, unknown>
  >;
  // The token service for service accounts uses Google's own error model.
  const { message: inner, status: name } = Object(code) as Readonly<Record<string, unknown>>;
  return {
    status: response?.status,
    code: typeof code === "string" ? code : typeof name === "string" ? name : "",
    description: firstText(text, inner, response === undefined ? message : undefined),
  };
}

function firstText(...texts: readonly unknown[]): string {
  return (
    texts
      .find((text): text is string => typeof text === "string")
      ?.replace(/\.$/, "")
      .slice(0, 300) ?? ""
  );
}

function isConnectionFailure(error: unknown): boolean {
  return /ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|UND_ERR|fetch failed|aborted|timeout/i.test(
    causeOf(error),
  );
}

/** Returns the underlying cause: `fetch` itself only says that it failed. */
function causeOf(error: unknown): string {
  const texts: string[] = [];
  for (let each: unknown = error; each instanceof Error && texts.length < 5; each = each.cause)
    texts.push(each.message);
  return (texts.at(-1) ?? String(error)).replace(/\.$/, "").slice(0, 300);
}
