/** A Google error, parsed from either model: `google.rpc.Status`, or Drive's older one with `errors`. */
export interface ErrorBody {
  readonly message: string;
  /** Status, such as `PERMISSION_DENIED`. */
  readonly status: string;
  /** Reasons, such as `SERVICE_DISABLED`, or `accessNotConfigured` in the older model. */
  readonly reasons: readonly string[];
  /** Address at which the API can be enabled. */
  readonly activationUrl: string | undefined;
}

const MAX_TEXT = 500;

/** Parses the error in a response; if the body is not an error, everything is empty. */
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

/** Returns a Google console address; other addresses in an error are not shown, since people would follow them. */
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
