import type { IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import { getDocument } from "./call-docs.ts";
import { getFile, getStartPageToken, listChanges, listFiles } from "./call-drive.ts";
import { type Discovery, readDiscovery } from "./discovery/discovery.ts";
import { applyMask, parseMask } from "./discovery/field-mask.ts";
import { createValidator, type Validator } from "./discovery/validate.ts";
import type { DriveState } from "./drive-state.ts";
import type { Grant } from "./grant.ts";
import { driveBody, type GoogleFault, statusBody } from "./google-fault.ts";
import type { Tokens } from "./tokens.ts";

/** State that the responses depend on. */
export interface ApiContext {
  readonly state: DriveState;
  readonly tokens: Tokens;
  readonly settings: {
    /** The user at the browser. */
    person: string;
    /** Maximum number of items on a page, regardless of the request. */
    maxPage: number;
    /** Positions in the list of changes before this one have expired. */
    forgetsBefore: number;
    refusesLogins: boolean;
  };
  readonly faults: string[];
  /** Errors for the next calls. */
  readonly planned: PlannedFault[];
}

/** An error for the next call of a path. */
export interface PlannedFault {
  readonly path: string;
  readonly fault: GoogleFault;
}

interface ApiResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const docs = api("docs");
const drive = api("drive");

function api(name: "docs" | "drive"): {
  readonly discovery: Discovery;
  readonly validator: Validator;
} {
  const discovery = readDiscovery(name);
  return { discovery, validator: createValidator(discovery) };
}

const CLOUD_SCOPE = "https://www.googleapis.com/auth/cloud-platform";

/** Returns an API's response to a request. */
export async function respondToApi(
  context: ApiContext,
  url: URL,
  request: IncomingMessage,
): Promise<ApiResponse> {
  const [, principal] =
    /^\/v1\/projects\/-\/serviceAccounts\/(.+):generateAccessToken$/.exec(url.pathname) ?? [];
  const grant = context.tokens.grantOf(
    (request.headers.authorization ?? "").replace(/^Bearer /, ""),
  );
  if (principal !== undefined) return impersonate(context, principal, grant, await json(request));
  const route = routeOf(context, url);
  if (!route)
    return {
      status: 404,
      body: statusBody({ status: 404, code: "NOT_FOUND", message: "Not found" }),
    };
  const { method, isDocs, run } = route;
  const { discovery, validator } = isDocs ? docs : drive;
  const toResponse = ({ status, retryAfter, ...fault }: GoogleFault): ApiResponse => ({
    status,
    body: isDocs ? statusBody({ status, ...fault }) : driveBody({ status, ...fault }),
    ...(retryAfter !== undefined && { headers: { "retry-after": String(retryAfter) } }),
  });
  context.faults.push(...validator.requestFaults(method, url.searchParams));
  const failure =
    takePlanned(context, url) ?? refusal(grant, discovery.methods[method]?.scopes ?? []);
  if (failure) return toResponse(failure);
  const result = run(grant?.email ?? "");
  if ("status" in result) return toResponse(result);
  // Errors in the test's own data are recorded too.
  context.faults.push(...validator.responseFaults(method, result.body));
  return {
    status: 200,
    body: applyMask(result.body, parseMask(url.searchParams.get("fields") ?? "*")),
  };
}

function takePlanned({ planned }: ApiContext, { pathname }: URL): GoogleFault | undefined {
  const at = planned.findIndex(({ path }) => pathname.startsWith(path));
  return at < 0 ? undefined : planned.splice(at, 1)[0]?.fault;
}

type Run = (who: string) => { readonly body: object } | GoogleFault;

function routeOf(
  { state, settings }: ApiContext,
  { pathname, searchParams }: URL,
): { readonly method: string; readonly isDocs: boolean; readonly run: Run } | undefined {
  const [, document] = /^\/v1\/documents\/([\w-]+)$/.exec(pathname) ?? [];
  if (document !== undefined)
    return {
      method: "documents.get",
      isDocs: true,
      run: (who) => getDocument(state, document, who, searchParams),
    };
  const [, file] = /^\/drive\/v3\/files\/([\w-]+)$/.exec(pathname) ?? [];
  if (file !== undefined)
    return { method: "files.get", isDocs: false, run: (who) => getFile(state, file, who) };
  const runs: Readonly<Record<string, readonly [method: string, run: Run]>> = {
    "/drive/v3/files": [
      "files.list",
      (who) => listFiles(state, who, searchParams, settings.maxPage),
    ],
    "/drive/v3/changes": ["changes.list", (who) => listChanges(state, who, searchParams, settings)],
    "/drive/v3/changes/startPageToken": [
      "changes.getStartPageToken",
      () => getStartPageToken(state),
    ],
  };
  const [method, run] = runs[pathname] ?? [];
  return method !== undefined && run ? { method, isDocs: false, run } : undefined;
}

/** Returns the error for a token that is unknown or lacks the scopes of the method. */
function refusal(grant: Grant | undefined, scopes: readonly string[]): GoogleFault | undefined {
  if (!grant)
    return {
      status: 401,
      code: "UNAUTHENTICATED",
      reason: "authError",
      message: "Invalid Credentials",
    };
  if (grant.scopes.some((scope) => scopes.includes(scope))) return undefined;
  return {
    status: 403,
    code: "PERMISSION_DENIED",
    reason: "ACCESS_TOKEN_SCOPE_INSUFFICIENT",
    message: "Request had insufficient authentication scopes.",
  };
}

/** `generateAccessToken` of the IAM Service Account Credentials API, for accounts whose address starts with `robot`. */
function impersonate(
  { tokens }: ApiContext,
  principal: string,
  grant: Grant | undefined,
  body: unknown,
): ApiResponse {
  const { scope } = body as { readonly scope: readonly string[] };
  if (!grant?.scopes.includes(CLOUD_SCOPE) || !principal.startsWith("robot")) {
    const message =
      "Permission 'iam.serviceAccounts.getAccessToken' denied on resource (or it may not exist).";
    return { status: 403, body: statusBody({ status: 403, code: "PERMISSION_DENIED", message }) };
  }
  const expireTime = new Date(Date.now() + 3_600_000).toISOString();
  return {
    status: 200,
    body: { accessToken: tokens.issue({ email: principal, scopes: scope }), expireTime },
  };
}
