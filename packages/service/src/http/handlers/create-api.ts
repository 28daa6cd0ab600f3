import { createServer } from "@document-export/server-stub";
import { authenticateWith } from "../../auth/authenticate.js";
import { limitFailedTokens, type TokenFailure } from "../../auth/failed-tokens.js";
import type { Settings } from "../../config/settings.js";
import type { ExportContext } from "../../exports/export-context.js";
import { createCallerName } from "../../logs/caller-name.js";
import { callerAddressReader } from "../../proxies/caller-address.js";
import { takeRequests } from "../../storage/statements/request-counts.js";
import type { Storage } from "../../storage/storage.js";
import { nameRequest } from "../../traces/trace-requests.js";
import type { RequestDrain } from "../listening/drain-requests.js";
import { countRefusals, unavailableProblem } from "../problems.js";
import { createRateLimiter } from "../rate-limiter.js";
import type { UploadAdmission } from "../uploads/admit-uploads.js";
import { createHandlers } from "./create-handlers.js";

/** Gates that can delay or refuse requests. */
export interface ApiGates {
  readonly admission: UploadAdmission;
  readonly requests: RequestDrain;
}

/** Counts each failed token, and logs each address once per minute. */
function reportFailedToken(
  { network, count, isLimited }: TokenFailure,
  limit: number,
  { metrics, log }: ExportContext,
): void {
  metrics.tokenFailed(isLimited ? 429 : 401);
  if (count === limit + 1) log.warn({ network, limit }, "too many failed tokens");
}

/** Creates the stub with the service's handlers, limits and logs. */
export function createApi(
  context: ExportContext,
  storage: Storage,
  { admission, requests }: ApiGates,
  settings: Settings,
) {
  const { limits } = settings;
  const { db, log, metrics, now } = context;
  const addressOf = callerAddressReader(settings);
  const nameCaller = createCallerName(settings.logs.addresses);
  const countRequest = createRateLimiter({
    limit: limits.requestsPerMinute,
    take: (token, requests) => takeRequests(db, token, requests),
  });
  return createServer({
    handlers: createHandlers({ ...context, maxWebhooks: limits.webhooks }),
    authenticate: limitFailedTokens(authenticateWith(storage, now), {
      limit: limits.failedTokensPerMinute,
      addressOf,
      onFailure: (failure) => reportFailedToken(failure, limits.failedTokensPerMinute, context),
    }),
    beforeHandler: ({ principal, operationId }) =>
      countRefusals(metrics, async () => {
        requests.assertAccepted(operationId);
        const headers = await countRequest(principal.token, principal.limits.requestsPerMinute);
        await admission.admit(principal.workspace, principal.limits.concurrentUploads);
        return headers;
      }),
    limits: { file: limits.file, field: limits.options },
    toProblem: unavailableProblem,
    onError: (error, { requestId, operationId }) =>
      log.error({ err: error, requestId, operationId }, "request failed"),
    onResponse: ({ remoteAddress, headers, ...request }) => {
      const { operationId, status, duration } = request;
      metrics.requestEnded(operationId, status, duration);
      nameRequest(operationId, status);
      log.info(
        { ...request, caller: nameCaller(addressOf({ remoteAddress, headers })) },
        "request",
      );
    },
  });
}
