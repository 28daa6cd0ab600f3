// Generated from operator.json. Do not edit: change the description and generate again.

import {
  check,
  type Parameter,
  type ParameterSource,
  type Parameters,
  type Violation,
  splitSource,
  readParameter,
  readQueryNumber,
} from "@document-export/server-stub/runtime";

import { checkJobStatus, checkDeliveryState, checkWebhookState } from "./checks.js";

const queryStatus: Parameter = {
  in: "query",
  name: "status",
  required: false,
  style: "form",
  explode: true,
  shape: { scalars: [], items: { scalars: ["string"] } },
  check: (value, at, out) => {
    const test1 = (value: unknown): boolean => check.passes(checkJobStatus, value);
    if (Array.isArray(value) && value.length <= 4 && check.every(value, test1)) return;
    check.report(value, at, out, { type: "array", maxItems: 4, items: { check: checkJobStatus } });
  },
};
const queryRetried: Parameter = {
  in: "query",
  name: "retried",
  required: false,
  style: "form",
  explode: true,
  shape: { scalars: ["boolean"] },
  check: check.ofType("boolean"),
};
const querySince: Parameter = {
  in: "query",
  name: "since",
  required: false,
  style: "form",
  explode: true,
  shape: { scalars: ["string"] },
  check: check.reporting(
    (value) => typeof value === "string" && check.isDateTime(value),
    () => ({ type: "string", format: "date-time" }),
  ),
};
const queryUntil: Parameter = {
  in: "query",
  name: "until",
  required: false,
  style: "form",
  explode: true,
  shape: { scalars: ["string"] },
  check: check.reporting(
    (value) => typeof value === "string" && check.isDateTime(value),
    () => ({ type: "string", format: "date-time" }),
  ),
};
const queryWorkspace: Parameter = {
  in: "query",
  name: "workspace",
  required: false,
  style: "form",
  explode: true,
  shape: { scalars: ["integer"] },
  check: check.reporting(
    (value) => check.isInt32(value) && value >= 1,
    () => ({ type: "integer", format: "int32", minimum: 1 }),
  ),
};
const queryConnection: Parameter = {
  in: "query",
  name: "connection",
  required: false,
  style: "form",
  explode: true,
  shape: { scalars: ["integer"] },
  check: check.reporting(
    (value) => check.isInt32(value) && value >= 1,
    () => ({ type: "integer", format: "int32", minimum: 1 }),
  ),
};
const queryQ: Parameter = {
  in: "query",
  name: "q",
  required: false,
  style: "form",
  explode: true,
  shape: { scalars: ["string"] },
  check: check.reporting(
    (value) =>
      typeof value === "string" && check.isLongEnough(value, 1) && check.isShortEnough(value, 200),
    () => ({ type: "string", minLength: 1, maxLength: 200 }),
  ),
};
const queryLimit: Parameter = {
  in: "query",
  name: "limit",
  required: false,
  style: "form",
  explode: true,
  shape: { scalars: ["integer"] },
  fallback: 50,
  check: check.reporting(
    (value) => check.isInt32(value) && value >= 1 && value <= 200,
    () => ({ type: "integer", format: "int32", minimum: 1, maximum: 200 }),
  ),
};
const queryCursor: Parameter = {
  in: "query",
  name: "cursor",
  required: false,
  style: "form",
  explode: true,
  shape: { scalars: ["string"] },
  check: check.reporting(
    (value) =>
      typeof value === "string" && check.isLongEnough(value, 1) && check.isShortEnough(value, 500),
    () => ({ type: "string", minLength: 1, maxLength: 500 }),
  ),
};
const headerIdempotencyKey: Parameter = {
  in: "header",
  name: "Idempotency-Key",
  required: false,
  style: "simple",
  explode: false,
  shape: { scalars: ["string"] },
  check: check.reporting(
    (value) =>
      typeof value === "string" && check.isLongEnough(value, 1) && check.isShortEnough(value, 255),
    () => ({ type: "string", minLength: 1, maxLength: 255 }),
  ),
};
const pathJob: Parameter = {
  in: "path",
  name: "job",
  required: true,
  style: "simple",
  explode: false,
  shape: { scalars: ["string"] },
  check: check.reporting(
    (value) => typeof value === "string" && check.isUuid(value),
    () => ({ type: "string", format: "uuid" }),
  ),
};
const queryState: Parameter = {
  in: "query",
  name: "state",
  required: false,
  style: "form",
  explode: true,
  shape: { scalars: [], items: { scalars: ["string"] } },
  check: (value, at, out) => {
    const test1 = (value: unknown): boolean => check.passes(checkDeliveryState, value);
    if (Array.isArray(value) && value.length <= 3 && check.every(value, test1)) return;
    check.report(value, at, out, {
      type: "array",
      maxItems: 3,
      items: { check: checkDeliveryState },
    });
  },
};
const queryWebhook: Parameter = {
  in: "query",
  name: "webhook",
  required: false,
  style: "form",
  explode: true,
  shape: { scalars: ["integer"] },
  check: check.reporting(
    (value) => check.isInt32(value) && value >= 1,
    () => ({ type: "integer", format: "int32", minimum: 1 }),
  ),
};
const queryEvent: Parameter = {
  in: "query",
  name: "event",
  required: false,
  style: "form",
  explode: true,
  shape: { scalars: ["string"] },
  check: check.reporting(
    (value) =>
      typeof value === "string" && check.isLongEnough(value, 1) && check.isShortEnough(value, 100),
    () => ({ type: "string", minLength: 1, maxLength: 100 }),
  ),
};
const queryJob: Parameter = {
  in: "query",
  name: "job",
  required: false,
  style: "form",
  explode: true,
  shape: { scalars: ["string"] },
  check: check.reporting(
    (value) => typeof value === "string" && check.isUuid(value),
    () => ({ type: "string", format: "uuid" }),
  ),
};
const pathMessage: Parameter = {
  in: "path",
  name: "message",
  required: true,
  style: "simple",
  explode: false,
  shape: { scalars: ["string"] },
  check: check.reporting(
    (value) =>
      typeof value === "string" && check.isLongEnough(value, 1) && check.isShortEnough(value, 200),
    () => ({ type: "string", minLength: 1, maxLength: 200 }),
  ),
};
const queryState_2: Parameter = {
  in: "query",
  name: "state",
  required: false,
  style: "form",
  explode: true,
  shape: { scalars: ["string"] },
  check: check.reporting(
    (value) => check.passes(checkWebhookState, value),
    () => ({ check: checkWebhookState }),
  ),
};
const pathWebhook: Parameter = {
  in: "path",
  name: "webhook",
  required: true,
  style: "simple",
  explode: false,
  shape: { scalars: ["integer"] },
  check: check.reporting(
    (value) => check.isInt32(value) && value >= 1,
    () => ({ type: "integer", format: "int32", minimum: 1 }),
  ),
};
const pathToken: Parameter = {
  in: "path",
  name: "token",
  required: true,
  style: "simple",
  explode: false,
  shape: { scalars: ["integer"] },
  check: check.reporting(
    (value) => check.isInt32(value) && value >= 1,
    () => ({ type: "integer", format: "int32", minimum: 1 }),
  ),
};
const pathPause: Parameter = {
  in: "path",
  name: "pause",
  required: true,
  style: "simple",
  explode: false,
  shape: { scalars: ["integer"] },
  check: check.reporting(
    (value) => check.isInt32(value) && value >= 1,
    () => ({ type: "integer", format: "int32", minimum: 1 }),
  ),
};
const pathConnection: Parameter = {
  in: "path",
  name: "connection",
  required: true,
  style: "simple",
  explode: false,
  shape: { scalars: ["integer"] },
  check: check.reporting(
    (value) => check.isInt32(value) && value >= 1,
    () => ({ type: "integer", format: "int32", minimum: 1 }),
  ),
};
const pathWorkspace: Parameter = {
  in: "path",
  name: "workspace",
  required: true,
  style: "simple",
  explode: false,
  shape: { scalars: ["integer"] },
  check: check.reporting(
    (value) => check.isInt32(value) && value >= 1,
    () => ({ type: "integer", format: "int32", minimum: 1 }),
  ),
};
const queryFrom: Parameter = {
  in: "query",
  name: "from",
  required: false,
  style: "form",
  explode: true,
  shape: { scalars: ["string"] },
  check: check.reporting(
    (value) => typeof value === "string" && check.isDate(value),
    () => ({ type: "string", format: "date" }),
  ),
};
const queryTo: Parameter = {
  in: "query",
  name: "to",
  required: false,
  style: "form",
  explode: true,
  shape: { scalars: ["string"] },
  check: check.reporting(
    (value) => typeof value === "string" && check.isDate(value),
    () => ({ type: "string", format: "date" }),
  ),
};
const pathKey: Parameter = {
  in: "path",
  name: "key",
  required: true,
  style: "simple",
  explode: false,
  shape: { scalars: ["string"] },
  check: check.reporting(
    (value) =>
      typeof value === "string" && check.isLongEnough(value, 1) && check.isShortEnough(value, 200),
    () => ({ type: "string", minLength: 1, maxLength: 200 }),
  ),
};
const queryAction: Parameter = {
  in: "query",
  name: "action",
  required: false,
  style: "form",
  explode: true,
  shape: { scalars: ["string"] },
  check: check.reporting(
    (value) =>
      typeof value === "string" && check.isLongEnough(value, 1) && check.isShortEnough(value, 100),
    () => ({ type: "string", minLength: 1, maxLength: 100 }),
  ),
};
const queryActor: Parameter = {
  in: "query",
  name: "actor",
  required: false,
  style: "form",
  explode: true,
  shape: { scalars: ["string"] },
  check: check.reporting(
    (value) =>
      typeof value === "string" && check.isLongEnough(value, 1) && check.isShortEnough(value, 200),
    () => ({ type: "string", minLength: 1, maxLength: 200 }),
  ),
};
const querySubject: Parameter = {
  in: "query",
  name: "subject",
  required: false,
  style: "form",
  explode: true,
  shape: { scalars: ["string"] },
  check: check.reporting(
    (value) =>
      typeof value === "string" && check.isLongEnough(value, 1) && check.isShortEnough(value, 200),
    () => ({ type: "string", minLength: 1, maxLength: 200 }),
  ),
};

/** Decodes and checks the parameters of `getService`. */
export function decodeGetService(_source: ParameterSource, _out: Violation[]): Parameters {
  return { path: {}, query: {}, headers: {}, cookies: {} };
}

/** Decodes and checks the parameters of `getOverview`. */
export function decodeGetOverview(_source: ParameterSource, _out: Violation[]): Parameters {
  return { path: {}, query: {}, headers: {}, cookies: {} };
}

/** Decodes and checks the parameters of `listSettings`. */
export function decodeListSettings(_source: ParameterSource, _out: Violation[]): Parameters {
  return { path: {}, query: {}, headers: {}, cookies: {} };
}

/** Decodes and checks the parameters of `streamEvents`. */
export function decodeStreamEvents(_source: ParameterSource, _out: Violation[]): Parameters {
  return { path: {}, query: {}, headers: {}, cookies: {} };
}

/** Decodes and checks the parameters of `getSession`. */
export function decodeGetSession(_source: ParameterSource, _out: Violation[]): Parameters {
  return { path: {}, query: {}, headers: {}, cookies: {} };
}

/** Decodes and checks the parameters of `createSession`. */
export function decodeCreateSession(_source: ParameterSource, _out: Violation[]): Parameters {
  return { path: {}, query: {}, headers: {}, cookies: {} };
}

/** Decodes and checks the parameters of `deleteSession`. */
export function decodeDeleteSession(_source: ParameterSource, _out: Violation[]): Parameters {
  return { path: {}, query: {}, headers: {}, cookies: {} };
}

/** Decodes and checks the parameters of `listJobs`. */
export function decodeListJobs(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: {},
    query: {
      status: readParameter(sent, queryStatus, out),
      retried: readParameter(sent, queryRetried, out),
      since: readParameter(sent, querySince, out),
      until: readParameter(sent, queryUntil, out),
      workspace: readQueryNumber(sent, queryWorkspace, out),
      connection: readQueryNumber(sent, queryConnection, out),
      q: readParameter(sent, queryQ, out),
      limit: readQueryNumber(sent, queryLimit, out),
      cursor: readParameter(sent, queryCursor, out),
    },
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `createJob`. */
export function decodeCreateJob(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: {},
    query: {},
    headers: { "idempotency-key": readParameter(sent, headerIdempotencyKey, out) },
    cookies: {},
  };
}

/** Decodes and checks the parameters of `retryJobs`. */
export function decodeRetryJobs(_source: ParameterSource, _out: Violation[]): Parameters {
  return { path: {}, query: {}, headers: {}, cookies: {} };
}

/** Decodes and checks the parameters of `getJob`. */
export function decodeGetJob(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return { path: { job: readParameter(sent, pathJob, out) }, query: {}, headers: {}, cookies: {} };
}

/** Decodes and checks the parameters of `getJobPreview`. */
export function decodeGetJobPreview(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return { path: { job: readParameter(sent, pathJob, out) }, query: {}, headers: {}, cookies: {} };
}

/** Decodes and checks the parameters of `getJobResult`. */
export function decodeGetJobResult(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return { path: { job: readParameter(sent, pathJob, out) }, query: {}, headers: {}, cookies: {} };
}

/** Decodes and checks the parameters of `getJobUpload`. */
export function decodeGetJobUpload(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return { path: { job: readParameter(sent, pathJob, out) }, query: {}, headers: {}, cookies: {} };
}

/** Decodes and checks the parameters of `retryJob`. */
export function decodeRetryJob(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return { path: { job: readParameter(sent, pathJob, out) }, query: {}, headers: {}, cookies: {} };
}

/** Decodes and checks the parameters of `cancelJob`. */
export function decodeCancelJob(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return { path: { job: readParameter(sent, pathJob, out) }, query: {}, headers: {}, cookies: {} };
}

/** Decodes and checks the parameters of `listDeliveries`. */
export function decodeListDeliveries(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: {},
    query: {
      state: readParameter(sent, queryState, out),
      webhook: readQueryNumber(sent, queryWebhook, out),
      event: readParameter(sent, queryEvent, out),
      job: readParameter(sent, queryJob, out),
      workspace: readQueryNumber(sent, queryWorkspace, out),
      since: readParameter(sent, querySince, out),
      until: readParameter(sent, queryUntil, out),
      q: readParameter(sent, queryQ, out),
      limit: readQueryNumber(sent, queryLimit, out),
      cursor: readParameter(sent, queryCursor, out),
    },
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `getDelivery`. */
export function decodeGetDelivery(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: { message: readParameter(sent, pathMessage, out) },
    query: {},
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `replayDelivery`. */
export function decodeReplayDelivery(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: { message: readParameter(sent, pathMessage, out) },
    query: {},
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `replayDeliveries`. */
export function decodeReplayDeliveries(_source: ParameterSource, _out: Violation[]): Parameters {
  return { path: {}, query: {}, headers: {}, cookies: {} };
}

/** Decodes and checks the parameters of `listWebhooks`. */
export function decodeListWebhooks(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: {},
    query: {
      workspace: readQueryNumber(sent, queryWorkspace, out),
      state: readParameter(sent, queryState_2, out),
      q: readParameter(sent, queryQ, out),
      limit: readQueryNumber(sent, queryLimit, out),
      cursor: readParameter(sent, queryCursor, out),
    },
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `getWebhook`. */
export function decodeGetWebhook(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: { webhook: readParameter(sent, pathWebhook, out) },
    query: {},
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `enableWebhook`. */
export function decodeEnableWebhook(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: { webhook: readParameter(sent, pathWebhook, out) },
    query: {},
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `disableWebhook`. */
export function decodeDisableWebhook(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: { webhook: readParameter(sent, pathWebhook, out) },
    query: {},
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `getWebhookCalls`. */
export function decodeGetWebhookCalls(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: { webhook: readParameter(sent, pathWebhook, out) },
    query: {},
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `checkWebhook`. */
export function decodeCheckWebhook(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: { webhook: readParameter(sent, pathWebhook, out) },
    query: {},
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `listViewTokens`. */
export function decodeListViewTokens(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: { webhook: readParameter(sent, pathWebhook, out) },
    query: {},
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `createViewToken`. */
export function decodeCreateViewToken(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: { webhook: readParameter(sent, pathWebhook, out) },
    query: {},
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `revokeViewToken`. */
export function decodeRevokeViewToken(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: {
      webhook: readParameter(sent, pathWebhook, out),
      token: readParameter(sent, pathToken, out),
    },
    query: {},
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `listCircuits`. */
export function decodeListCircuits(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: {},
    query: {
      workspace: readQueryNumber(sent, queryWorkspace, out),
      limit: readQueryNumber(sent, queryLimit, out),
      cursor: readParameter(sent, queryCursor, out),
    },
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `closeCircuit`. */
export function decodeCloseCircuit(_source: ParameterSource, _out: Violation[]): Parameters {
  return { path: {}, query: {}, headers: {}, cookies: {} };
}

/** Decodes and checks the parameters of `listPauses`. */
export function decodeListPauses(_source: ParameterSource, _out: Violation[]): Parameters {
  return { path: {}, query: {}, headers: {}, cookies: {} };
}

/** Decodes and checks the parameters of `createPause`. */
export function decodeCreatePause(_source: ParameterSource, _out: Violation[]): Parameters {
  return { path: {}, query: {}, headers: {}, cookies: {} };
}

/** Decodes and checks the parameters of `deletePause`. */
export function decodeDeletePause(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: { pause: readParameter(sent, pathPause, out) },
    query: {},
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `listConnections`. */
export function decodeListConnections(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: {},
    query: {
      workspace: readQueryNumber(sent, queryWorkspace, out),
      limit: readQueryNumber(sent, queryLimit, out),
      cursor: readParameter(sent, queryCursor, out),
    },
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `createConnection`. */
export function decodeCreateConnection(_source: ParameterSource, _out: Violation[]): Parameters {
  return { path: {}, query: {}, headers: {}, cookies: {} };
}

/** Decodes and checks the parameters of `getConnection`. */
export function decodeGetConnection(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: { connection: readParameter(sent, pathConnection, out) },
    query: {},
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `updateConnection`. */
export function decodeUpdateConnection(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: { connection: readParameter(sent, pathConnection, out) },
    query: {},
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `checkConnection`. */
export function decodeCheckConnection(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: { connection: readParameter(sent, pathConnection, out) },
    query: {},
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `listCollections`. */
export function decodeListCollections(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: {},
    query: {
      workspace: readQueryNumber(sent, queryWorkspace, out),
      limit: readQueryNumber(sent, queryLimit, out),
      cursor: readParameter(sent, queryCursor, out),
    },
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `createCollection`. */
export function decodeCreateCollection(_source: ParameterSource, _out: Violation[]): Parameters {
  return { path: {}, query: {}, headers: {}, cookies: {} };
}

/** Decodes and checks the parameters of `listWorkspaces`. */
export function decodeListWorkspaces(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: {},
    query: {
      limit: readQueryNumber(sent, queryLimit, out),
      cursor: readParameter(sent, queryCursor, out),
    },
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `createWorkspace`. */
export function decodeCreateWorkspace(_source: ParameterSource, _out: Violation[]): Parameters {
  return { path: {}, query: {}, headers: {}, cookies: {} };
}

/** Decodes and checks the parameters of `updateWorkspace`. */
export function decodeUpdateWorkspace(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: { workspace: readParameter(sent, pathWorkspace, out) },
    query: {},
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `listUsageDays`. */
export function decodeListUsageDays(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: {},
    query: {
      workspace: readQueryNumber(sent, queryWorkspace, out),
      from: readParameter(sent, queryFrom, out),
      to: readParameter(sent, queryTo, out),
      limit: readQueryNumber(sent, queryLimit, out),
      cursor: readParameter(sent, queryCursor, out),
    },
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `getUsageCsv`. */
export function decodeGetUsageCsv(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: {},
    query: {
      workspace: readQueryNumber(sent, queryWorkspace, out),
      from: readParameter(sent, queryFrom, out),
      to: readParameter(sent, queryTo, out),
    },
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `listTokens`. */
export function decodeListTokens(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: {},
    query: {
      workspace: readQueryNumber(sent, queryWorkspace, out),
      limit: readQueryNumber(sent, queryLimit, out),
      cursor: readParameter(sent, queryCursor, out),
    },
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `createToken`. */
export function decodeCreateToken(_source: ParameterSource, _out: Violation[]): Parameters {
  return { path: {}, query: {}, headers: {}, cookies: {} };
}

/** Decodes and checks the parameters of `revokeToken`. */
export function decodeRevokeToken(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: { token: readParameter(sent, pathToken, out) },
    query: {},
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `listOperatorTokens`. */
export function decodeListOperatorTokens(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: {},
    query: {
      limit: readQueryNumber(sent, queryLimit, out),
      cursor: readParameter(sent, queryCursor, out),
    },
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `createOperatorToken`. */
export function decodeCreateOperatorToken(_source: ParameterSource, _out: Violation[]): Parameters {
  return { path: {}, query: {}, headers: {}, cookies: {} };
}

/** Decodes and checks the parameters of `revokeOperatorToken`. */
export function decodeRevokeOperatorToken(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: { token: readParameter(sent, pathToken, out) },
    query: {},
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `listSigningKeys`. */
export function decodeListSigningKeys(_source: ParameterSource, _out: Violation[]): Parameters {
  return { path: {}, query: {}, headers: {}, cookies: {} };
}

/** Decodes and checks the parameters of `createSigningKey`. */
export function decodeCreateSigningKey(_source: ParameterSource, _out: Violation[]): Parameters {
  return { path: {}, query: {}, headers: {}, cookies: {} };
}

/** Decodes and checks the parameters of `deleteSigningKey`. */
export function decodeDeleteSigningKey(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return { path: { key: readParameter(sent, pathKey, out) }, query: {}, headers: {}, cookies: {} };
}

/** Decodes and checks the parameters of `listAuditEntries`. */
export function decodeListAuditEntries(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: {},
    query: {
      action: readParameter(sent, queryAction, out),
      actor: readParameter(sent, queryActor, out),
      subject: readParameter(sent, querySubject, out),
      since: readParameter(sent, querySince, out),
      until: readParameter(sent, queryUntil, out),
      limit: readQueryNumber(sent, queryLimit, out),
      cursor: readParameter(sent, queryCursor, out),
    },
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `eraseDocuments`. */
export function decodeEraseDocuments(_source: ParameterSource, _out: Violation[]): Parameters {
  return { path: {}, query: {}, headers: {}, cookies: {} };
}

/** Decodes and checks the parameters of `createBackup`. */
export function decodeCreateBackup(_source: ParameterSource, _out: Violation[]): Parameters {
  return { path: {}, query: {}, headers: {}, cookies: {} };
}
