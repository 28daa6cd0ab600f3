import type { Account } from "../account/open-account.js";
import { GoogleError, type GoogleErrorDetails, type GoogleErrorKind } from "../google-error.js";
import { type ErrorBody, readErrorBody } from "./error-body.js";
import type { Call } from "./call.js";

const APIS: Readonly<Record<string, readonly [name: string, id: string]>> = {
  "docs.googleapis.com": ["Google Docs API", "docs.googleapis.com"],
  "www.googleapis.com": ["Google Drive API", "drive.googleapis.com"],
};

/** Error kinds by Google's reason; other reasons are explained by the response status. */
const KIND_BY_REASON: Readonly<Record<string, GoogleErrorKind>> = {
  SERVICE_DISABLED: "api-disabled",
  accessNotConfigured: "api-disabled",
  ACCESS_TOKEN_SCOPE_INSUFFICIENT: "scope",
  insufficientPermissions: "scope",
  insufficientScopes: "scope",
  RATE_LIMIT_EXCEEDED: "quota",
  rateLimitExceeded: "quota",
  userRateLimitExceeded: "quota",
  quotaExceeded: "quota",
  dailyLimitExceeded: "quota",
  exportSizeLimitExceeded: "too-large",
  responseTooLarge: "too-large",
  insufficientFilePermissions: "not-shared",
};

/** Quotas that do not recover within a minute. */
const OF_A_DAY: ReadonlySet<string> = new Set(["dailyLimitExceeded", "quotaExceeded"]);

/** Returns the error for an unsuccessful response. */
export function explainResponse(
  response: Response,
  bytes: Uint8Array,
  call: Call,
  account: Account,
): GoogleError {
  const body = readErrorBody(bytes);
  const kind = kindOf(response.status, body);
  const { message, advice } = wordsOf(kind, call, body, account, response.status);
  const said = body.message ? ` Google says: ${body.message}` : "";
  const details: GoogleErrorDetails = {
    status: response.status,
    advice,
    retryAfter: retryAfterOf(response),
    isPassing:
      kind === "unavailable" ||
      (kind === "quota" && !body.reasons.some((reason) => OF_A_DAY.has(reason))),
  };
  return new GoogleError(kind, `${call.subject} ${message}.${said}`, details);
}

function kindOf(status: number, { reasons, status: name, message }: ErrorBody): GoogleErrorKind {
  const known = reasons.map((reason) => KIND_BY_REASON[reason]).find((kind) => kind !== undefined);
  if (known) return known;
  if (status === 401) return "login";
  if (status === 404) return "not-found";
  if (status === 429 || name === "RESOURCE_EXHAUSTED") return "quota";
  if (status === 413) return "too-large";
  if (status === 403) return /scope/i.test(message) ? "scope" : "not-shared";
  if (
    status === 400 &&
    (name === "FAILED_PRECONDITION" || /not supported for this document/i.test(message))
  )
    return "not-a-document";
  if (status === 410) return "changes-lost";
  if (status >= 500) return "unavailable";
  return "unexpected";
}

interface Words {
  /** Message after the subject, without the period. */
  readonly message: string;
  readonly advice?: string | undefined;
}

function wordsOf(
  kind: GoogleErrorKind,
  { url, scope }: Call,
  body: ErrorBody,
  { email }: Account,
  status: number,
): Words {
  const [api = "API", id = ""] = APIS[url.host] ?? [];
  const who = email ?? "the account that you log in with";
  const enable = body.activationUrl ?? `https://console.cloud.google.com/apis/library/${id}`;
  const words: Partial<Record<GoogleErrorKind, Words>> = {
    "api-disabled": {
      message: `cannot be read: the ${api} is not enabled in the project of the credentials`,
      advice: `Enable it at ${enable}, and wait a few minutes.`,
    },
    "not-shared": {
      message: `is not shared with ${who}`,
      advice: `Share it with ${who} as a viewer, as you would with a person.`,
    },
    scope: {
      message: "cannot be read: the credentials lack a scope",
      advice: `Get credentials with the scope ${scope}: log in again, or allow it for the account.`,
    },
    login: {
      message: "cannot be read: the login expired or was revoked",
      advice: "Log in again.",
    },
    "not-found": {
      message: `was not found, or ${who} may not know of it`,
      advice: `Check the address, and share it with ${who} as a viewer.`,
    },
    "not-a-document": {
      message: "is not a Google Doc",
      advice:
        "A Word file in Google Drive becomes one with File > Save as Google Docs; use the address of the copy.",
    },
    quota: {
      message: "was not read: the Google quota is used up",
      advice: "Try again later, or ask Google for a higher quota.",
    },
    "too-large": {
      message: "is larger than Google returns in one response",
      advice: "Split the document.",
    },
    "changes-lost": {
      message: "is no longer known",
      advice: "List the folder again, and start from there.",
    },
    unavailable: {
      message: `was not read: Google responded with ${status}`,
      advice: "Try again later.",
    },
  };
  return words[kind] ?? { message: `was not read: Google responded with ${status}` };
}

/** Parses `Retry-After` to seconds; it contains seconds or a date. */
function retryAfterOf({ headers }: Response): number | undefined {
  const value = headers.get("retry-after");
  if (value === null) return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}
