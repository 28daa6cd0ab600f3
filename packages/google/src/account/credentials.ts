import { GoogleError } from "../google-error.js";

/** A service account key from its JSON file; other members are ignored. */
export interface ServiceAccountKey {
  readonly type: "service_account";
  readonly client_email: string;
  readonly private_key: string;
  readonly private_key_id?: string;
}

/** Credentials that an account can be opened with. */
export type GoogleCredentials =
  | {
      readonly kind: "service-account";
      readonly key: ServiceAccountKey;
      /** The Google Workspace user to impersonate, by domain-wide delegation. */
      readonly subject?: string;
    }
  | {
      readonly kind: "impersonated";
      /** Email address of the service account to act as. */
      readonly target: string;
      /** Credentials that may act as it; by default the application default credentials. */
      readonly source?: GoogleCredentials;
    }
  /** Credentials from `gcloud auth application-default login`, `GOOGLE_APPLICATION_CREDENTIALS` or a Google machine. */
  | { readonly kind: "application-default" }
  /** A user login, as {@link logIn} returns it. */
  | UserCredentials
  /** A ready-made token, which is valid for at most an hour and cannot be renewed here. */
  | { readonly kind: "access-token"; readonly token: string };

/** Login of a user with their OAuth client. */
export interface UserCredentials {
  readonly kind: "user";
  readonly clientId: string;
  readonly clientSecret: string;
  readonly refreshToken: string;
  /** Email address of the user, if Google returned it. */
  readonly email?: string;
}

/** An OAuth client of the kind "Desktop app". */
export interface OAuthClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

/**
 * Parses a service account key from the text of its JSON file.
 *
 * @throws {GoogleError} of kind `credentials` that names the kind of file it is instead; the error never contains a
 * part of the key.
 */
export function readServiceAccountKey(text: string): ServiceAccountKey {
  const json = parseObject(text);
  const { type, client_email, private_key } = json;
  if (
    type !== "service_account" ||
    typeof client_email !== "string" ||
    typeof private_key !== "string"
  )
    throw new GoogleError(
      "credentials",
      `This is not a key of a service account: ${describe(json)}.`,
      {
        advice:
          "In the Google Cloud console, open IAM & Admin > Service Accounts, the account, Keys, Add key, and choose JSON.",
      },
    );
  const { private_key_id: id } = json;
  return {
    type,
    client_email,
    private_key,
    ...(typeof id === "string" && { private_key_id: id }),
  };
}

/**
 * Parses an OAuth client from the text of the JSON file that the Google Cloud console offers for it.
 *
 * @throws {GoogleError} of kind `credentials` that names the kind of file it is instead.
 */
export function readOAuthClient(text: string): OAuthClient {
  const json = parseObject(text);
  const { client_id: clientId, client_secret: clientSecret } = Object(json["installed"]) as Record<
    string,
    unknown
  >;
  if (typeof clientId === "string" && typeof clientSecret === "string")
    return { clientId, clientSecret };
  throw new GoogleError(
    "credentials",
    `This is not an OAuth client of a desktop app: ${describe(json)}.`,
    {
      advice:
        "In the Google Cloud console, open APIs & Services > Credentials, create an OAuth client ID of the type Desktop app, and download its JSON.",
    },
  );
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      return value as Readonly<Record<string, unknown>>;
  } catch {
    // The parser's message would show a part of the file.
  }
  throw new GoogleError("credentials", "The file of credentials is not a JSON object.", {
    advice: "Download it again from the Google Cloud console.",
  });
}

/** Says what kind of credentials file this is, judging only by its members. */
function describe(json: Readonly<Record<string, unknown>>): string {
  if ("installed" in json) return "it is an OAuth client of a desktop app";
  if ("web" in json) return "it is an OAuth client of a web application";
  if (json["type"] === "service_account")
    return "a key of a service account without `client_email` or `private_key`";
  if (typeof json["type"] === "string") return `its type is \`${json["type"].slice(0, 40)}\``;
  return "it has no member `type`";
}
