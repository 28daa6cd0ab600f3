/** What an error of Google says, in its two models: `google.rpc.Status`, and the older one of Drive with `errors`. */
export interface ErrorBody {
  readonly message: string;
  /** Such as `PERMISSION_DENIED`. */
  readonly status: string;
  /** Such as `SERVICE_DISABLED`, and in the older model `accessNotConfigured`. */
  readonly reasons: readonly string[];
  /** Where the API can be enabled. */
  readonly activationUrl: string | undefined;
}

const MAX_TEXT = 500;

/** Reads the error of a response; of what is none, everything is empty. */
export function readErrorBody(bytes: Uint8Array): ErrorBody {
  const { error } = Object(parse(bytes)) as { readonly error?: unknown };
  const { message, status, errors, details } = Object(error) as Readonly<Record<string, unknown>>;
  const infos = listOf(details);
  const older = listOf(errors);
  return {
    message: textOf(message),
    status: textOf(status),
    reasons: [...infos, ...older].map(({ reason }) => textOf(reason)).filter(Boolean),
    activationUrl:
      findActivation(infos) ??
      findActivation(older.map(({ extendedHelp }) => ({ url: extendedHelp }))),
  };
}

/** A console address of Google: others in an error are not shown, since people would follow them. */
function findActivation(details: readonly Readonly<Record<string, unknown>>[]): string | undefined {
  const urls = details.flatMap(({ url, metadata, links }) => [
    url,
    (Object(metadata) as Readonly<Record<string, unknown>>)["activationUrl"],
    ...listOf(links).map((link) => link["url"]),
  ]);
  return urls.find(
    (url): url is string =>
      typeof url === "string" &&
      URL.canParse(url) &&
      /^console\.(developers|cloud)\.google\.com$/.test(new URL(url).host),
  );
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

function listOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value)
    ? value.map((item) => Object(item) as Readonly<Record<string, unknown>>)
    : [];
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.slice(0, MAX_TEXT) : "";
}
