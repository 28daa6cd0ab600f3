// Generated from operator.json. Do not edit: change the description and generate again.

import { check } from "@document-export/server-stub/runtime";

const isRole = (value: unknown): boolean =>
  typeof value === "string" && (value === "read" || value === "operate" || value === "admin");
function rulesRole(): check.Rules {
  return { type: "string", enum: ["read", "operate", "admin"] };
}

/** Checks a value against the schema `Role`. */
export const checkRole: check.Check = check.reporting(isRole, rulesRole);

const isService = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["version"] === "string" &&
  check.isInteger(value["pid"]) &&
  value["pid"] >= 0 &&
  typeof value["role"] === "string" &&
  typeof value["storage"] === "string" &&
  (value["storage"] === "embedded" || value["storage"] === "postgres") &&
  typeof value["startedAt"] === "string" &&
  check.isDateTime(value["startedAt"]) &&
  typeof value["url"] === "string" &&
  typeof value["node"] === "string" &&
  test1(value["migrations"]) &&
  isRole(value["yourRole"]);
function rulesService(): check.Rules {
  return {
    type: "object",
    required: [
      "version",
      "pid",
      "role",
      "storage",
      "startedAt",
      "url",
      "node",
      "migrations",
      "yourRole",
    ],
    properties: {
      version: { type: "string" },
      pid: { type: "integer", minimum: 0 },
      role: { type: "string" },
      storage: { type: "string", enum: ["embedded", "postgres"] },
      startedAt: { type: "string", format: "date-time" },
      url: { type: "string" },
      node: { type: "string" },
      migrations: { type: "array", items: { type: "string" } },
      yourRole: rulesRole,
    },
  };
}

/** Checks a value against the schema `Service`. */
export const checkService: check.Check = check.reporting(isService, rulesService);

const isViolation = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["in"] === "string" &&
  (value["pointer"] === undefined || typeof value["pointer"] === "string") &&
  (value["name"] === undefined || typeof value["name"] === "string") &&
  typeof value["keyword"] === "string" &&
  typeof value["detail"] === "string";
function rulesViolation(): check.Rules {
  return {
    type: "object",
    required: ["in", "keyword", "detail"],
    properties: {
      in: { type: "string" },
      pointer: { type: "string" },
      name: { type: "string" },
      keyword: { type: "string" },
      detail: { type: "string" },
    },
  };
}

/** Checks a value against the schema `Violation`. */
export const checkViolation: check.Check = check.reporting(isViolation, rulesViolation);

const isProblem = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["type"] === "string" &&
  check.isUriReference(value["type"]) &&
  typeof value["title"] === "string" &&
  check.isInteger(value["status"]) &&
  value["status"] >= 400 &&
  value["status"] <= 599 &&
  typeof value["detail"] === "string" &&
  (value["instance"] === undefined ||
    (typeof value["instance"] === "string" && check.isUriReference(value["instance"]))) &&
  (value["errors"] === undefined || test2(value["errors"]));
function rulesProblem(): check.Rules {
  return {
    type: "object",
    required: ["type", "title", "status", "detail"],
    properties: {
      type: { type: "string", format: "uri-reference" },
      title: { type: "string" },
      status: { type: "integer", minimum: 400, maximum: 599 },
      detail: { type: "string" },
      instance: { type: "string", format: "uri-reference" },
      errors: { type: "array", items: rulesViolation },
    },
  };
}

/** Checks a value against the schema `Problem`. */
export const checkProblem: check.Check = check.reporting(isProblem, rulesProblem);

const isRef = (value: unknown): boolean =>
  check.isObject(value) && check.isInt32(value["id"]) && typeof value["name"] === "string";
function rulesRef(): check.Rules {
  return {
    type: "object",
    required: ["id", "name"],
    properties: { id: { type: "integer", format: "int32" }, name: { type: "string" } },
  };
}

/** Checks a value against the schema `Ref`. */
export const checkRef: check.Check = check.reporting(isRef, rulesRef);

const isPause = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInt32(value["id"]) &&
  typeof value["work"] === "string" &&
  (value["work"] === "exports" || value["work"] === "deliveries") &&
  test3(value["workspace"]) &&
  test4(value["destination"]) &&
  test5(value["webhook"]) &&
  typeof value["reason"] === "string" &&
  check.isLongEnough(value["reason"], 1) &&
  check.isShortEnough(value["reason"], 500) &&
  typeof value["pausedBy"] === "string" &&
  typeof value["pausedAt"] === "string" &&
  check.isDateTime(value["pausedAt"]) &&
  check.isInteger(value["running"]) &&
  value["running"] >= 0 &&
  check.isInteger(value["waiting"]) &&
  value["waiting"] >= 0 &&
  value["waiting"] <= 10000;
function rulesPause(): check.Rules {
  return {
    type: "object",
    required: [
      "id",
      "work",
      "workspace",
      "destination",
      "webhook",
      "reason",
      "pausedBy",
      "pausedAt",
      "running",
      "waiting",
    ],
    properties: {
      id: { type: "integer", format: "int32" },
      work: { type: "string", enum: ["exports", "deliveries"] },
      workspace: { oneOf: { of: 2, only: rulesRef, twice: (value) => isRef(value) } },
      destination: { oneOf: { of: 2, only: rulesRef, twice: (value) => isRef(value) } },
      webhook: { oneOf: { of: 2, only: rulesRef, twice: (value) => isRef(value) } },
      reason: { type: "string", minLength: 1, maxLength: 500 },
      pausedBy: { type: "string" },
      pausedAt: { type: "string", format: "date-time" },
      running: { type: "integer", minimum: 0 },
      waiting: { type: "integer", minimum: 0, maximum: 10000 },
    },
  };
}

/** Checks a value against the schema `Pause`. */
export const checkPause: check.Check = check.reporting(isPause, rulesPause);

const isRate = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["at"] === "string" &&
  check.isDateTime(value["at"]) &&
  check.isInteger(value["accepted"]) &&
  value["accepted"] >= 0 &&
  check.isInteger(value["done"]) &&
  value["done"] >= 0 &&
  check.isInteger(value["failed"]) &&
  value["failed"] >= 0 &&
  check.isInteger(value["delivered"]) &&
  value["delivered"] >= 0;
function rulesRate(): check.Rules {
  return {
    type: "object",
    required: ["at", "accepted", "done", "failed", "delivered"],
    properties: {
      at: { type: "string", format: "date-time" },
      accepted: { type: "integer", minimum: 0 },
      done: { type: "integer", minimum: 0 },
      failed: { type: "integer", minimum: 0 },
      delivered: { type: "integer", minimum: 0 },
    },
  };
}

/** Checks a value against the schema `Rate`. */
export const checkRate: check.Check = check.reporting(isRate, rulesRate);

const isOverview = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["at"] === "string" &&
  check.isDateTime(value["at"]) &&
  test6(value["jobs"]) &&
  test7(value["deliveries"]) &&
  test8(value["webhooks"]) &&
  check.isInteger(value["openCircuits"]) &&
  value["openCircuits"] >= 0 &&
  test9(value["pauses"]) &&
  test10(value["rates"]) &&
  check.isInteger(value["memoryBytes"]) &&
  value["memoryBytes"] >= 0 &&
  check.isInteger(value["uptimeSeconds"]) &&
  value["uptimeSeconds"] >= 0;
function rulesOverview(): check.Rules {
  return {
    type: "object",
    required: [
      "at",
      "jobs",
      "deliveries",
      "webhooks",
      "openCircuits",
      "pauses",
      "rates",
      "memoryBytes",
      "uptimeSeconds",
    ],
    properties: {
      at: { type: "string", format: "date-time" },
      jobs: {
        type: "object",
        required: ["queued", "processing", "doneLastHour", "failedLastHour", "oldestQueuedSeconds"],
        properties: {
          queued: { type: "integer", minimum: 0 },
          processing: { type: "integer", minimum: 0 },
          doneLastHour: { type: "integer", minimum: 0 },
          failedLastHour: { type: "integer", minimum: 0 },
          oldestQueuedSeconds: { type: ["integer", "null"], minimum: 0 },
        },
      },
      deliveries: {
        type: "object",
        required: [
          "pending",
          "deliveredLastHour",
          "failedLastHour",
          "failedCallsLastHour",
          "oldestPendingSeconds",
        ],
        properties: {
          pending: { type: "integer", minimum: 0 },
          deliveredLastHour: { type: "integer", minimum: 0 },
          failedLastHour: { type: "integer", minimum: 0 },
          failedCallsLastHour: { type: "integer", minimum: 0 },
          oldestPendingSeconds: { type: ["integer", "null"], minimum: 0 },
        },
      },
      webhooks: {
        type: "object",
        required: ["active", "failing", "disabled"],
        properties: {
          active: { type: "integer", minimum: 0 },
          failing: { type: "integer", minimum: 0 },
          disabled: { type: "integer", minimum: 0 },
        },
      },
      openCircuits: { type: "integer", minimum: 0 },
      pauses: { type: "array", maxItems: 50, items: rulesPause },
      rates: { type: "array", maxItems: 60, items: rulesRate },
      memoryBytes: { type: "integer", format: "int64", minimum: 0 },
      uptimeSeconds: { type: "integer", minimum: 0 },
    },
  };
}

/** Checks a value against the schema `Overview`. */
export const checkOverview: check.Check = check.reporting(isOverview, rulesOverview);

const isSetting = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["name"] === "string" &&
  test11(value["value"]) &&
  test12(value["default"]) &&
  (typeof value["variable"] === "string" || value["variable"] === null) &&
  typeof value["description"] === "string";
function rulesSetting(): check.Rules {
  return {
    type: "object",
    required: ["name", "value", "default", "variable", "description"],
    properties: {
      name: { type: "string" },
      value: { type: ["string", "number", "boolean", "array", "null"], items: { type: "string" } },
      default: {
        type: ["string", "number", "boolean", "array", "null"],
        items: { type: "string" },
      },
      variable: { type: ["string", "null"] },
      description: { type: "string" },
    },
  };
}

/** Checks a value against the schema `Setting`. */
export const checkSetting: check.Check = check.reporting(isSetting, rulesSetting);

const isSettingPage = (value: unknown): boolean =>
  check.isObject(value) &&
  test13(value["items"]) &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null);
function rulesSettingPage(): check.Rules {
  return {
    type: "object",
    required: ["items", "nextCursor"],
    properties: {
      items: { type: "array", items: rulesSetting },
      nextCursor: { type: ["string", "null"] },
    },
  };
}

/** Checks a value against the schema `SettingPage`. */
export const checkSettingPage: check.Check = check.reporting(isSettingPage, rulesSettingPage);

const isJobStatus = (value: unknown): boolean =>
  typeof value === "string" &&
  (value === "queued" || value === "processing" || value === "done" || value === "failed");
function rulesJobStatus(): check.Rules {
  return { type: "string", enum: ["queued", "processing", "done", "failed"] };
}

/** Checks a value against the schema `JobStatus`. */
export const checkJobStatus: check.Check = check.reporting(isJobStatus, rulesJobStatus);

const isDestinationRef = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInt32(value["id"]) &&
  typeof value["name"] === "string" &&
  typeof value["kind"] === "string";
function rulesDestinationRef(): check.Rules {
  return {
    type: "object",
    required: ["id", "name", "kind"],
    properties: {
      id: { type: "integer", format: "int32" },
      name: { type: "string" },
      kind: { type: "string" },
    },
  };
}

/** Checks a value against the schema `DestinationRef`. */
export const checkDestinationRef: check.Check = check.reporting(
  isDestinationRef,
  rulesDestinationRef,
);

const isJob = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["id"] === "string" &&
  check.isUuid(value["id"]) &&
  isRef(value["workspace"]) &&
  isJobStatus(value["status"]) &&
  check.isInteger(value["attempt"]) &&
  value["attempt"] >= 0 &&
  typeof value["title"] === "string" &&
  isRef(value["source"]) &&
  isDestinationRef(value["destination"]) &&
  typeof value["target"] === "string" &&
  typeof value["summary"] === "string" &&
  typeof value["queuedAt"] === "string" &&
  check.isDateTime(value["queuedAt"]) &&
  ((typeof value["endedAt"] === "string" && check.isDateTime(value["endedAt"])) ||
    value["endedAt"] === null) &&
  check.isInteger(value["warningCount"]) &&
  value["warningCount"] >= 0 &&
  typeof value["hasErrors"] === "boolean" &&
  ((typeof value["retryOf"] === "string" && check.isUuid(value["retryOf"])) ||
    value["retryOf"] === null) &&
  ((typeof value["retriedBy"] === "string" && check.isUuid(value["retriedBy"])) ||
    value["retriedBy"] === null);
function rulesJob(): check.Rules {
  return {
    type: "object",
    required: [
      "id",
      "workspace",
      "status",
      "attempt",
      "title",
      "source",
      "destination",
      "target",
      "summary",
      "queuedAt",
      "endedAt",
      "warningCount",
      "hasErrors",
      "retryOf",
      "retriedBy",
    ],
    properties: {
      id: { type: "string", format: "uuid" },
      workspace: rulesRef,
      status: rulesJobStatus,
      attempt: { type: "integer", minimum: 0 },
      title: { type: "string" },
      source: rulesRef,
      destination: rulesDestinationRef,
      target: { type: "string" },
      summary: { type: "string" },
      queuedAt: { type: "string", format: "date-time" },
      endedAt: { type: ["string", "null"], format: "date-time" },
      warningCount: { type: "integer", minimum: 0 },
      hasErrors: { type: "boolean" },
      retryOf: { type: ["string", "null"], format: "uuid" },
      retriedBy: { type: ["string", "null"], format: "uuid" },
    },
  };
}

/** Checks a value against the schema `Job`. */
export const checkJob: check.Check = check.reporting(isJob, rulesJob);

const isJobEvent = (value: unknown): boolean => isJob(value) && test14(value);
function rulesJobEvent(): check.Rules {
  return {
    allOf: [
      rulesJob,
      {
        type: "object",
        required: ["type"],
        properties: { type: { type: "string", const: "job" } },
      },
    ],
  };
}

/** Checks a value against the schema `JobEvent`. */
export const checkJobEvent: check.Check = check.reporting(isJobEvent, rulesJobEvent);

const isDeliveryState = (value: unknown): boolean =>
  typeof value === "string" && (value === "pending" || value === "delivered" || value === "failed");
function rulesDeliveryState(): check.Rules {
  return { type: "string", enum: ["pending", "delivered", "failed"] };
}

/** Checks a value against the schema `DeliveryState`. */
export const checkDeliveryState: check.Check = check.reporting(isDeliveryState, rulesDeliveryState);

const isDelivery = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["id"] === "string" &&
  typeof value["event"] === "string" &&
  typeof value["job"] === "string" &&
  check.isUuid(value["job"]) &&
  isRef(value["workspace"]) &&
  (check.isInt32(value["webhook"]) || value["webhook"] === null) &&
  typeof value["endpoint"] === "string" &&
  isDeliveryState(value["state"]) &&
  check.isInteger(value["attempts"]) &&
  value["attempts"] >= 0 &&
  typeof value["createdAt"] === "string" &&
  check.isDateTime(value["createdAt"]) &&
  ((typeof value["nextAttemptAt"] === "string" && check.isDateTime(value["nextAttemptAt"])) ||
    value["nextAttemptAt"] === null) &&
  ((typeof value["endedAt"] === "string" && check.isDateTime(value["endedAt"])) ||
    value["endedAt"] === null);
function rulesDelivery(): check.Rules {
  return {
    type: "object",
    required: [
      "id",
      "event",
      "job",
      "workspace",
      "webhook",
      "endpoint",
      "state",
      "attempts",
      "createdAt",
      "nextAttemptAt",
      "endedAt",
    ],
    properties: {
      id: { type: "string" },
      event: { type: "string" },
      job: { type: "string", format: "uuid" },
      workspace: rulesRef,
      webhook: { type: ["integer", "null"], format: "int32" },
      endpoint: { type: "string" },
      state: rulesDeliveryState,
      attempts: { type: "integer", minimum: 0 },
      createdAt: { type: "string", format: "date-time" },
      nextAttemptAt: { type: ["string", "null"], format: "date-time" },
      endedAt: { type: ["string", "null"], format: "date-time" },
    },
  };
}

/** Checks a value against the schema `Delivery`. */
export const checkDelivery: check.Check = check.reporting(isDelivery, rulesDelivery);

const isDeliveryEvent = (value: unknown): boolean => isDelivery(value) && test15(value);
function rulesDeliveryEvent(): check.Rules {
  return {
    allOf: [
      rulesDelivery,
      {
        type: "object",
        required: ["type"],
        properties: { type: { type: "string", const: "delivery" } },
      },
    ],
  };
}

/** Checks a value against the schema `DeliveryEvent`. */
export const checkDeliveryEvent: check.Check = check.reporting(isDeliveryEvent, rulesDeliveryEvent);

const isWebhookState = (value: unknown): boolean =>
  typeof value === "string" && (value === "working" || value === "failing" || value === "disabled");
function rulesWebhookState(): check.Rules {
  return { type: "string", enum: ["working", "failing", "disabled"] };
}

/** Checks a value against the schema `WebhookState`. */
export const checkWebhookState: check.Check = check.reporting(isWebhookState, rulesWebhookState);

const isCircuit = (value: unknown): boolean =>
  check.isObject(value) &&
  isRef(value["workspace"]) &&
  typeof value["address"] === "string" &&
  typeof value["state"] === "string" &&
  (value["state"] === "closed" || value["state"] === "open" || value["state"] === "half-open") &&
  check.isInteger(value["failures"]) &&
  value["failures"] >= 0 &&
  ((typeof value["openUntil"] === "string" && check.isDateTime(value["openUntil"])) ||
    value["openUntil"] === null) &&
  typeof value["changedAt"] === "string" &&
  check.isDateTime(value["changedAt"]);
function rulesCircuit(): check.Rules {
  return {
    type: "object",
    required: ["workspace", "address", "state", "failures", "openUntil", "changedAt"],
    properties: {
      workspace: rulesRef,
      address: { type: "string" },
      state: { type: "string", enum: ["closed", "open", "half-open"] },
      failures: { type: "integer", minimum: 0 },
      openUntil: { type: ["string", "null"], format: "date-time" },
      changedAt: { type: "string", format: "date-time" },
    },
  };
}

/** Checks a value against the schema `Circuit`. */
export const checkCircuit: check.Check = check.reporting(isCircuit, rulesCircuit);

const isWebhook = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInt32(value["id"]) &&
  isRef(value["workspace"]) &&
  typeof value["endpoint"] === "string" &&
  (typeof value["description"] === "string" || value["description"] === null) &&
  (typeof value["origin"] === "string" || value["origin"] === null) &&
  test16(value["events"]) &&
  test17(value["connections"]) &&
  isWebhookState(value["state"]) &&
  typeof value["createdAt"] === "string" &&
  check.isDateTime(value["createdAt"]) &&
  ((typeof value["failingSince"] === "string" && check.isDateTime(value["failingSince"])) ||
    value["failingSince"] === null) &&
  ((typeof value["disabledAt"] === "string" && check.isDateTime(value["disabledAt"])) ||
    value["disabledAt"] === null) &&
  test18(value["circuit"]) &&
  check.isInteger(value["pending"]) &&
  value["pending"] >= 0 &&
  value["pending"] <= 1000;
function rulesWebhook(): check.Rules {
  return {
    type: "object",
    required: [
      "id",
      "workspace",
      "endpoint",
      "description",
      "origin",
      "events",
      "connections",
      "state",
      "createdAt",
      "failingSince",
      "disabledAt",
      "circuit",
      "pending",
    ],
    properties: {
      id: { type: "integer", format: "int32" },
      workspace: rulesRef,
      endpoint: { type: "string" },
      description: { type: ["string", "null"] },
      origin: { type: ["string", "null"] },
      events: { type: "array", items: { type: "string" } },
      connections: { type: "array", items: rulesRef },
      state: rulesWebhookState,
      createdAt: { type: "string", format: "date-time" },
      failingSince: { type: ["string", "null"], format: "date-time" },
      disabledAt: { type: ["string", "null"], format: "date-time" },
      circuit: { oneOf: { of: 2, only: rulesCircuit, twice: (value) => isCircuit(value) } },
      pending: { type: "integer", minimum: 0, maximum: 1000 },
    },
  };
}

/** Checks a value against the schema `Webhook`. */
export const checkWebhook: check.Check = check.reporting(isWebhook, rulesWebhook);

const isWebhookEvent = (value: unknown): boolean => isWebhook(value) && test19(value);
function rulesWebhookEvent(): check.Rules {
  return {
    allOf: [
      rulesWebhook,
      {
        type: "object",
        required: ["type"],
        properties: { type: { type: "string", const: "webhook" } },
      },
    ],
  };
}

/** Checks a value against the schema `WebhookEvent`. */
export const checkWebhookEvent: check.Check = check.reporting(isWebhookEvent, rulesWebhookEvent);

const isOverviewEvent = (value: unknown): boolean => isOverview(value) && test20(value);
function rulesOverviewEvent(): check.Rules {
  return {
    allOf: [
      rulesOverview,
      {
        type: "object",
        required: ["type"],
        properties: { type: { type: "string", const: "overview" } },
      },
    ],
  };
}

/** Checks a value against the schema `OverviewEvent`. */
export const checkOverviewEvent: check.Check = check.reporting(isOverviewEvent, rulesOverviewEvent);

const isAuditEntry = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInt32(value["id"]) &&
  typeof value["at"] === "string" &&
  check.isDateTime(value["at"]) &&
  typeof value["actor"] === "string" &&
  typeof value["action"] === "string" &&
  typeof value["subject"] === "string" &&
  test21(value["details"]);
function rulesAuditEntry(): check.Rules {
  return {
    type: "object",
    required: ["id", "at", "actor", "action", "subject", "details"],
    properties: {
      id: { type: "integer", format: "int32" },
      at: { type: "string", format: "date-time" },
      actor: { type: "string" },
      action: { type: "string" },
      subject: { type: "string" },
      details: { type: "object" },
    },
  };
}

/** Checks a value against the schema `AuditEntry`. */
export const checkAuditEntry: check.Check = check.reporting(isAuditEntry, rulesAuditEntry);

const isAuditEvent = (value: unknown): boolean => isAuditEntry(value) && test22(value);
function rulesAuditEvent(): check.Rules {
  return {
    allOf: [
      rulesAuditEntry,
      {
        type: "object",
        required: ["type"],
        properties: { type: { type: "string", const: "audit" } },
      },
    ],
  };
}

/** Checks a value against the schema `AuditEvent`. */
export const checkAuditEvent: check.Check = check.reporting(isAuditEvent, rulesAuditEvent);

const isChangedEvent = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["type"] === "string" &&
  value["type"] === "changed" &&
  typeof value["list"] === "string" &&
  (value["list"] === "jobs" ||
    value["list"] === "deliveries" ||
    value["list"] === "webhooks" ||
    value["list"] === "audit");
function rulesChangedEvent(): check.Rules {
  return {
    type: "object",
    required: ["type", "list"],
    properties: {
      type: { type: "string", const: "changed" },
      list: { type: "string", enum: ["jobs", "deliveries", "webhooks", "audit"] },
    },
  };
}

/** Checks a value against the schema `ChangedEvent`. */
export const checkChangedEvent: check.Check = check.reporting(isChangedEvent, rulesChangedEvent);

const isOperatorEvent = (value: unknown): boolean =>
  Number(isJobEvent(value)) +
    Number(isDeliveryEvent(value)) +
    Number(isWebhookEvent(value)) +
    Number(isOverviewEvent(value)) +
    Number(isAuditEvent(value)) +
    Number(isChangedEvent(value)) ===
  1;
function rulesOperatorEvent(): check.Rules {
  return {
    oneOf: {
      of: 6,
      fits: (value) =>
        Number(isJobEvent(value)) +
          Number(isDeliveryEvent(value)) +
          Number(isWebhookEvent(value)) +
          Number(isOverviewEvent(value)) +
          Number(isAuditEvent(value)) +
          Number(isChangedEvent(value)) ===
        1,
      by: [
        "type",
        [
          ["job", rulesJobEvent],
          ["delivery", rulesDeliveryEvent],
          ["webhook", rulesWebhookEvent],
          ["overview", rulesOverviewEvent],
          ["audit", rulesAuditEvent],
          ["changed", rulesChangedEvent],
        ],
      ],
    },
  };
}

/** Checks a value against the schema `OperatorEvent`. */
export const checkOperatorEvent: check.Check = check.reporting(isOperatorEvent, rulesOperatorEvent);

const isSession = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["name"] === "string" &&
  isRole(value["role"]) &&
  ((typeof value["expiresAt"] === "string" && check.isDateTime(value["expiresAt"])) ||
    value["expiresAt"] === null);
function rulesSession(): check.Rules {
  return {
    type: "object",
    required: ["name", "role", "expiresAt"],
    properties: {
      name: { type: "string" },
      role: rulesRole,
      expiresAt: { type: ["string", "null"], format: "date-time" },
    },
  };
}

/** Checks a value against the schema `Session`. */
export const checkSession: check.Check = check.reporting(isSession, rulesSession);

const isSessionCreate = (value: unknown): boolean =>
  Number(test24(value)) + Number(test26(value)) === 1;
function rulesSessionCreate(): check.Rules {
  return { oneOf: { of: 2, fits: (value) => Number(test24(value)) + Number(test26(value)) === 1 } };
}

/** Checks a value against the schema `SessionCreate`. */
export const checkSessionCreate: check.Check = check.reporting(isSessionCreate, rulesSessionCreate);

const isJobPage = (value: unknown): boolean =>
  check.isObject(value) &&
  test27(value["items"]) &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null) &&
  ((typeof value["searchedUntil"] === "string" && check.isDateTime(value["searchedUntil"])) ||
    value["searchedUntil"] === null);
function rulesJobPage(): check.Rules {
  return {
    type: "object",
    required: ["items", "nextCursor", "searchedUntil"],
    properties: {
      items: { type: "array", items: rulesJob },
      nextCursor: { type: ["string", "null"] },
      searchedUntil: { type: ["string", "null"], format: "date-time" },
    },
  };
}

/** Checks a value against the schema `JobPage`. */
export const checkJobPage: check.Check = check.reporting(isJobPage, rulesJobPage);

const isJobCreate = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["file"] === "string" &&
  check.isInt32(value["destination"]) &&
  (value["format"] === undefined ||
    (typeof value["format"] === "string" && check.isLongEnough(value["format"], 1))) &&
  (value["source"] === undefined || check.isInt32(value["source"]));
function rulesJobCreate(): check.Rules {
  return {
    type: "object",
    required: ["file", "destination"],
    properties: {
      file: { type: "string" },
      destination: { type: "integer", format: "int32" },
      format: { type: "string", minLength: 1 },
      source: { type: "integer", format: "int32" },
    },
  };
}

/** Checks a value against the schema `JobCreate`. */
export const checkJobCreate: check.Check = check.reporting(isJobCreate, rulesJobCreate);

const isJobRetry = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["since"] === "string" &&
  check.isDateTime(value["since"]) &&
  (value["until"] === undefined ||
    (typeof value["until"] === "string" && check.isDateTime(value["until"]))) &&
  (value["workspace"] === undefined || check.isInt32(value["workspace"])) &&
  (value["connection"] === undefined || check.isInt32(value["connection"])) &&
  (value["q"] === undefined ||
    (typeof value["q"] === "string" &&
      check.isLongEnough(value["q"], 1) &&
      check.isShortEnough(value["q"], 200))) &&
  (value["dryRun"] === undefined || typeof value["dryRun"] === "boolean") &&
  (value["cursor"] === undefined ||
    (typeof value["cursor"] === "string" &&
      check.isLongEnough(value["cursor"], 1) &&
      check.isShortEnough(value["cursor"], 500)));
function rulesJobRetry(): check.Rules {
  return {
    type: "object",
    required: ["since"],
    properties: {
      since: { type: "string", format: "date-time" },
      until: { type: "string", format: "date-time" },
      workspace: { type: "integer", format: "int32" },
      connection: { type: "integer", format: "int32" },
      q: { type: "string", minLength: 1, maxLength: 200 },
      dryRun: { type: "boolean" },
      cursor: { type: "string", minLength: 1, maxLength: 500 },
    },
  };
}

/** Checks a value against the schema `JobRetry`. */
export const checkJobRetry: check.Check = check.reporting(isJobRetry, rulesJobRetry);

const isJobRetryReport = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInteger(value["retried"]) &&
  value["retried"] >= 0 &&
  check.isInteger(value["withoutUpload"]) &&
  value["withoutUpload"] >= 0 &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null);
function rulesJobRetryReport(): check.Rules {
  return {
    type: "object",
    required: ["retried", "withoutUpload", "nextCursor"],
    properties: {
      retried: { type: "integer", minimum: 0 },
      withoutUpload: { type: "integer", minimum: 0 },
      nextCursor: { type: ["string", "null"] },
    },
  };
}

/** Checks a value against the schema `JobRetryReport`. */
export const checkJobRetryReport: check.Check = check.reporting(
  isJobRetryReport,
  rulesJobRetryReport,
);

const isJobWarning = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["code"] === "string" &&
  typeof value["detail"] === "string" &&
  (typeof value["pointer"] === "string" || value["pointer"] === null) &&
  ((check.isInteger(value["count"]) && value["count"] >= 1) || value["count"] === null) &&
  ((typeof value["near"] === "string" && check.isShortEnough(value["near"], 40)) ||
    value["near"] === null);
function rulesJobWarning(): check.Rules {
  return {
    type: "object",
    required: ["code", "detail", "pointer", "count", "near"],
    properties: {
      code: { type: "string" },
      detail: { type: "string" },
      pointer: { type: ["string", "null"] },
      count: { type: ["integer", "null"], minimum: 1 },
      near: { type: ["string", "null"], maxLength: 40 },
    },
  };
}

/** Checks a value against the schema `JobWarning`. */
export const checkJobWarning: check.Check = check.reporting(isJobWarning, rulesJobWarning);

const isLink = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["title"] === "string" &&
  typeof value["description"] === "string" &&
  typeof value["url"] === "string";
function rulesLink(): check.Rules {
  return {
    type: "object",
    required: ["title", "description", "url"],
    properties: {
      title: { type: "string" },
      description: { type: "string" },
      url: { type: "string" },
    },
  };
}

/** Checks a value against the schema `Link`. */
export const checkLink: check.Check = check.reporting(isLink, rulesLink);

const isOutputDocument = (value: unknown): boolean =>
  check.isObject(value) && typeof value["title"] === "string" && test28(value["links"]);
function rulesOutputDocument(): check.Rules {
  return {
    type: "object",
    required: ["title", "links"],
    properties: { title: { type: "string" }, links: { type: "array", items: rulesLink } },
  };
}

/** Checks a value against the schema `OutputDocument`. */
export const checkOutputDocument: check.Check = check.reporting(
  isOutputDocument,
  rulesOutputDocument,
);

const isJobTimelineEntry = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["at"] === "string" &&
  check.isDateTime(value["at"]) &&
  typeof value["event"] === "string" &&
  (value["event"] === "queued" ||
    value["event"] === "claimed" ||
    value["event"] === "requeued" ||
    value["event"] === "released" ||
    value["event"] === "done" ||
    value["event"] === "failed" ||
    value["event"] === "canceled") &&
  check.isInteger(value["attempt"]) &&
  value["attempt"] >= 0 &&
  (typeof value["detail"] === "string" || value["detail"] === null);
function rulesJobTimelineEntry(): check.Rules {
  return {
    type: "object",
    required: ["at", "event", "attempt", "detail"],
    properties: {
      at: { type: "string", format: "date-time" },
      event: {
        type: "string",
        enum: ["queued", "claimed", "requeued", "released", "done", "failed", "canceled"],
      },
      attempt: { type: "integer", minimum: 0 },
      detail: { type: ["string", "null"] },
    },
  };
}

/** Checks a value against the schema `JobTimelineEntry`. */
export const checkJobTimelineEntry: check.Check = check.reporting(
  isJobTimelineEntry,
  rulesJobTimelineEntry,
);

const isJobFailureCause = (value: unknown): boolean =>
  typeof value === "string" &&
  (value === "document" ||
    value === "conversion" ||
    value === "target" ||
    value === "destination" ||
    value === "unreachable" ||
    value === "storage" ||
    value === "workers" ||
    value === "internal" ||
    value === "canceled");
function rulesJobFailureCause(): check.Rules {
  return {
    type: "string",
    enum: [
      "document",
      "conversion",
      "target",
      "destination",
      "unreachable",
      "storage",
      "workers",
      "internal",
      "canceled",
    ],
  };
}

/** Checks a value against the schema `JobFailureCause`. */
export const checkJobFailureCause: check.Check = check.reporting(
  isJobFailureCause,
  rulesJobFailureCause,
);

const isJobFailure = (value: unknown): boolean =>
  check.isObject(value) &&
  isJobFailureCause(value["cause"]) &&
  typeof value["advice"] === "string" &&
  typeof value["retryHelps"] === "boolean";
function rulesJobFailure(): check.Rules {
  return {
    type: "object",
    required: ["cause", "advice", "retryHelps"],
    properties: {
      cause: rulesJobFailureCause,
      advice: { type: "string" },
      retryHelps: { type: "boolean" },
    },
  };
}

/** Checks a value against the schema `JobFailure`. */
export const checkJobFailure: check.Check = check.reporting(isJobFailure, rulesJobFailure);

const isJobActions = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["retry"] === "boolean" &&
  typeof value["cancel"] === "boolean" &&
  typeof value["preview"] === "boolean" &&
  typeof value["result"] === "boolean" &&
  typeof value["upload"] === "boolean";
function rulesJobActions(): check.Rules {
  return {
    type: "object",
    required: ["retry", "cancel", "preview", "result", "upload"],
    properties: {
      retry: { type: "boolean" },
      cancel: { type: "boolean" },
      preview: { type: "boolean" },
      result: { type: "boolean" },
      upload: { type: "boolean" },
    },
  };
}

/** Checks a value against the schema `JobActions`. */
export const checkJobActions: check.Check = check.reporting(isJobActions, rulesJobActions);

const isJobDetails = (value: unknown): boolean => isJob(value) && test36(value);
function rulesJobDetails(): check.Rules {
  return {
    allOf: [
      rulesJob,
      {
        type: "object",
        required: [
          "format",
          "documentId",
          "revisionId",
          "warnings",
          "warningCounts",
          "outputs",
          "traceId",
          "timeline",
          "failure",
          "can",
        ],
        properties: {
          format: { type: "string" },
          documentId: { type: "string" },
          revisionId: { type: "string" },
          warnings: { type: "array", items: rulesJobWarning },
          warningCounts: { type: "object", additionalProperties: { type: "integer", minimum: 1 } },
          outputs: { type: "array", items: rulesOutputDocument },
          traceId: { type: ["string", "null"] },
          timeline: { type: "array", items: rulesJobTimelineEntry },
          failure: {
            oneOf: { of: 2, only: rulesJobFailure, twice: (value) => isJobFailure(value) },
          },
          can: rulesJobActions,
        },
      },
    ],
  };
}

/** Checks a value against the schema `JobDetails`. */
export const checkJobDetails: check.Check = check.reporting(isJobDetails, rulesJobDetails);

const isJobRepeat = (value: unknown): boolean =>
  check.isObject(value) &&
  (value["destination"] === undefined || check.isInt32(value["destination"])) &&
  (value["format"] === undefined ||
    (typeof value["format"] === "string" &&
      check.isLongEnough(value["format"], 1) &&
      check.isShortEnough(value["format"], 100)));
function rulesJobRepeat(): check.Rules {
  return {
    type: "object",
    properties: {
      destination: { type: "integer", format: "int32" },
      format: { type: "string", minLength: 1, maxLength: 100 },
    },
  };
}

/** Checks a value against the schema `JobRepeat`. */
export const checkJobRepeat: check.Check = check.reporting(isJobRepeat, rulesJobRepeat);

const isDeliveryPage = (value: unknown): boolean =>
  check.isObject(value) &&
  test37(value["items"]) &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null) &&
  ((typeof value["searchedUntil"] === "string" && check.isDateTime(value["searchedUntil"])) ||
    value["searchedUntil"] === null);
function rulesDeliveryPage(): check.Rules {
  return {
    type: "object",
    required: ["items", "nextCursor", "searchedUntil"],
    properties: {
      items: { type: "array", items: rulesDelivery },
      nextCursor: { type: ["string", "null"] },
      searchedUntil: { type: ["string", "null"], format: "date-time" },
    },
  };
}

/** Checks a value against the schema `DeliveryPage`. */
export const checkDeliveryPage: check.Check = check.reporting(isDeliveryPage, rulesDeliveryPage);

const isDeliveryAttempt = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInteger(value["number"]) &&
  value["number"] >= 1 &&
  typeof value["at"] === "string" &&
  check.isDateTime(value["at"]) &&
  ((check.isInteger(value["status"]) && value["status"] >= 100 && value["status"] <= 599) ||
    value["status"] === null) &&
  (typeof value["error"] === "string" || value["error"] === null) &&
  typeof value["response"] === "string" &&
  check.isInteger(value["durationMs"]) &&
  value["durationMs"] >= 0;
function rulesDeliveryAttempt(): check.Rules {
  return {
    type: "object",
    required: ["number", "at", "status", "error", "response", "durationMs"],
    properties: {
      number: { type: "integer", minimum: 1 },
      at: { type: "string", format: "date-time" },
      status: { type: ["integer", "null"], minimum: 100, maximum: 599 },
      error: { type: ["string", "null"] },
      response: { type: "string" },
      durationMs: { type: "integer", minimum: 0 },
    },
  };
}

/** Checks a value against the schema `DeliveryAttempt`. */
export const checkDeliveryAttempt: check.Check = check.reporting(
  isDeliveryAttempt,
  rulesDeliveryAttempt,
);

const isDeliveryActions = (value: unknown): boolean =>
  check.isObject(value) && typeof value["replay"] === "boolean";
function rulesDeliveryActions(): check.Rules {
  return { type: "object", required: ["replay"], properties: { replay: { type: "boolean" } } };
}

/** Checks a value against the schema `DeliveryActions`. */
export const checkDeliveryActions: check.Check = check.reporting(
  isDeliveryActions,
  rulesDeliveryActions,
);

const isDeliveryDetails = (value: unknown): boolean => isDelivery(value) && test39(value);
function rulesDeliveryDetails(): check.Rules {
  return {
    allOf: [
      rulesDelivery,
      {
        type: "object",
        required: ["body", "traceId", "attemptList", "can"],
        properties: {
          body: { type: ["string", "null"] },
          traceId: { type: ["string", "null"] },
          attemptList: { type: "array", items: rulesDeliveryAttempt },
          can: rulesDeliveryActions,
        },
      },
    ],
  };
}

/** Checks a value against the schema `DeliveryDetails`. */
export const checkDeliveryDetails: check.Check = check.reporting(
  isDeliveryDetails,
  rulesDeliveryDetails,
);

const isDeliveryReplay = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["since"] === "string" &&
  check.isDateTime(value["since"]) &&
  (value["until"] === undefined ||
    (typeof value["until"] === "string" && check.isDateTime(value["until"]))) &&
  (value["states"] === undefined || test41(value["states"])) &&
  (value["webhook"] === undefined || check.isInt32(value["webhook"])) &&
  (value["workspace"] === undefined || check.isInt32(value["workspace"])) &&
  (value["dryRun"] === undefined || typeof value["dryRun"] === "boolean") &&
  (value["cursor"] === undefined ||
    (typeof value["cursor"] === "string" &&
      check.isLongEnough(value["cursor"], 1) &&
      check.isShortEnough(value["cursor"], 500)));
function rulesDeliveryReplay(): check.Rules {
  return {
    type: "object",
    required: ["since"],
    properties: {
      since: { type: "string", format: "date-time" },
      until: { type: "string", format: "date-time" },
      states: {
        type: "array",
        minItems: 1,
        items: { type: "string", enum: ["failed", "pending"] },
      },
      webhook: { type: "integer", format: "int32" },
      workspace: { type: "integer", format: "int32" },
      dryRun: { type: "boolean" },
      cursor: { type: "string", minLength: 1, maxLength: 500 },
    },
  };
}

/** Checks a value against the schema `DeliveryReplay`. */
export const checkDeliveryReplay: check.Check = check.reporting(
  isDeliveryReplay,
  rulesDeliveryReplay,
);

const isDeliveryReplayReport = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInteger(value["replayed"]) &&
  value["replayed"] >= 0 &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null);
function rulesDeliveryReplayReport(): check.Rules {
  return {
    type: "object",
    required: ["replayed", "nextCursor"],
    properties: {
      replayed: { type: "integer", minimum: 0 },
      nextCursor: { type: ["string", "null"] },
    },
  };
}

/** Checks a value against the schema `DeliveryReplayReport`. */
export const checkDeliveryReplayReport: check.Check = check.reporting(
  isDeliveryReplayReport,
  rulesDeliveryReplayReport,
);

const isWebhookPage = (value: unknown): boolean =>
  check.isObject(value) &&
  test42(value["items"]) &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null) &&
  ((typeof value["searchedUntil"] === "string" && check.isDateTime(value["searchedUntil"])) ||
    value["searchedUntil"] === null);
function rulesWebhookPage(): check.Rules {
  return {
    type: "object",
    required: ["items", "nextCursor", "searchedUntil"],
    properties: {
      items: { type: "array", items: rulesWebhook },
      nextCursor: { type: ["string", "null"] },
      searchedUntil: { type: ["string", "null"], format: "date-time" },
    },
  };
}

/** Checks a value against the schema `WebhookPage`. */
export const checkWebhookPage: check.Check = check.reporting(isWebhookPage, rulesWebhookPage);

const isWebhookCalls = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["since"] === "string" &&
  check.isDateTime(value["since"]) &&
  check.isInteger(value["calls"]) &&
  value["calls"] >= 0 &&
  check.isInteger(value["failed"]) &&
  value["failed"] >= 0 &&
  test44(value["failures"]) &&
  ((check.isInteger(value["p50Ms"]) && value["p50Ms"] >= 0) || value["p50Ms"] === null) &&
  ((check.isInteger(value["p95Ms"]) && value["p95Ms"] >= 0) || value["p95Ms"] === null);
function rulesWebhookCalls(): check.Rules {
  return {
    type: "object",
    required: ["since", "calls", "failed", "failures", "p50Ms", "p95Ms"],
    properties: {
      since: { type: "string", format: "date-time" },
      calls: { type: "integer", minimum: 0 },
      failed: { type: "integer", minimum: 0 },
      failures: {
        type: "array",
        maxItems: 20,
        items: {
          type: "object",
          required: ["kind", "count"],
          properties: { kind: { type: "string" }, count: { type: "integer", minimum: 1 } },
        },
      },
      p50Ms: { type: ["integer", "null"], minimum: 0 },
      p95Ms: { type: ["integer", "null"], minimum: 0 },
    },
  };
}

/** Checks a value against the schema `WebhookCalls`. */
export const checkWebhookCalls: check.Check = check.reporting(isWebhookCalls, rulesWebhookCalls);

const isWebhookCheck = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["event"] === "string" &&
  check.isLongEnough(value["event"], 1) &&
  check.isShortEnough(value["event"], 100);
function rulesWebhookCheck(): check.Rules {
  return {
    type: "object",
    required: ["event"],
    properties: { event: { type: "string", minLength: 1, maxLength: 100 } },
  };
}

/** Checks a value against the schema `WebhookCheck`. */
export const checkWebhookCheck: check.Check = check.reporting(isWebhookCheck, rulesWebhookCheck);

const isWebhookCheckResult = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["id"] === "string" &&
  typeof value["event"] === "string" &&
  typeof value["accepted"] === "boolean" &&
  ((check.isInteger(value["status"]) && value["status"] >= 100 && value["status"] <= 599) ||
    value["status"] === null) &&
  (typeof value["error"] === "string" || value["error"] === null) &&
  typeof value["response"] === "string" &&
  check.isInteger(value["durationMs"]) &&
  value["durationMs"] >= 0;
function rulesWebhookCheckResult(): check.Rules {
  return {
    type: "object",
    required: ["id", "event", "accepted", "status", "error", "response", "durationMs"],
    properties: {
      id: { type: "string" },
      event: { type: "string" },
      accepted: { type: "boolean" },
      status: { type: ["integer", "null"], minimum: 100, maximum: 599 },
      error: { type: ["string", "null"] },
      response: { type: "string" },
      durationMs: { type: "integer", minimum: 0 },
    },
  };
}

/** Checks a value against the schema `WebhookCheckResult`. */
export const checkWebhookCheckResult: check.Check = check.reporting(
  isWebhookCheckResult,
  rulesWebhookCheckResult,
);

const isViewToken = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInt32(value["id"]) &&
  typeof value["name"] === "string" &&
  typeof value["createdAt"] === "string" &&
  check.isDateTime(value["createdAt"]) &&
  typeof value["expiresAt"] === "string" &&
  check.isDateTime(value["expiresAt"]) &&
  ((typeof value["lastUsedAt"] === "string" && check.isDateTime(value["lastUsedAt"])) ||
    value["lastUsedAt"] === null);
function rulesViewToken(): check.Rules {
  return {
    type: "object",
    required: ["id", "name", "createdAt", "expiresAt", "lastUsedAt"],
    properties: {
      id: { type: "integer", format: "int32" },
      name: { type: "string" },
      createdAt: { type: "string", format: "date-time" },
      expiresAt: { type: "string", format: "date-time" },
      lastUsedAt: { type: ["string", "null"], format: "date-time" },
    },
  };
}

/** Checks a value against the schema `ViewToken`. */
export const checkViewToken: check.Check = check.reporting(isViewToken, rulesViewToken);

const isViewTokenPage = (value: unknown): boolean =>
  check.isObject(value) &&
  test45(value["items"]) &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null);
function rulesViewTokenPage(): check.Rules {
  return {
    type: "object",
    required: ["items", "nextCursor"],
    properties: {
      items: { type: "array", maxItems: 10, items: rulesViewToken },
      nextCursor: { type: ["string", "null"] },
    },
  };
}

/** Checks a value against the schema `ViewTokenPage`. */
export const checkViewTokenPage: check.Check = check.reporting(isViewTokenPage, rulesViewTokenPage);

const isViewTokenCreate = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["name"] === "string" &&
  check.isLongEnough(value["name"], 1) &&
  check.isShortEnough(value["name"], 200) &&
  (value["expiresAt"] === undefined ||
    (typeof value["expiresAt"] === "string" && check.isDateTime(value["expiresAt"])));
function rulesViewTokenCreate(): check.Rules {
  return {
    type: "object",
    required: ["name"],
    properties: {
      name: { type: "string", minLength: 1, maxLength: 200 },
      expiresAt: { type: "string", format: "date-time" },
    },
  };
}

/** Checks a value against the schema `ViewTokenCreate`. */
export const checkViewTokenCreate: check.Check = check.reporting(
  isViewTokenCreate,
  rulesViewTokenCreate,
);

const isCreatedViewToken = (value: unknown): boolean => isViewToken(value) && test46(value);
function rulesCreatedViewToken(): check.Rules {
  return {
    allOf: [
      rulesViewToken,
      {
        type: "object",
        required: ["token", "page"],
        properties: { token: { type: "string" }, page: { type: ["string", "null"] } },
      },
    ],
  };
}

/** Checks a value against the schema `CreatedViewToken`. */
export const checkCreatedViewToken: check.Check = check.reporting(
  isCreatedViewToken,
  rulesCreatedViewToken,
);

const isCircuitPage = (value: unknown): boolean =>
  check.isObject(value) &&
  test47(value["items"]) &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null);
function rulesCircuitPage(): check.Rules {
  return {
    type: "object",
    required: ["items", "nextCursor"],
    properties: {
      items: { type: "array", items: rulesCircuit },
      nextCursor: { type: ["string", "null"] },
    },
  };
}

/** Checks a value against the schema `CircuitPage`. */
export const checkCircuitPage: check.Check = check.reporting(isCircuitPage, rulesCircuitPage);

const isCircuitClose = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInt32(value["workspace"]) &&
  typeof value["address"] === "string" &&
  check.isLongEnough(value["address"], 1);
function rulesCircuitClose(): check.Rules {
  return {
    type: "object",
    required: ["workspace", "address"],
    properties: {
      workspace: { type: "integer", format: "int32" },
      address: { type: "string", minLength: 1 },
    },
  };
}

/** Checks a value against the schema `CircuitClose`. */
export const checkCircuitClose: check.Check = check.reporting(isCircuitClose, rulesCircuitClose);

const isPausePage = (value: unknown): boolean =>
  check.isObject(value) &&
  test48(value["items"]) &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null);
function rulesPausePage(): check.Rules {
  return {
    type: "object",
    required: ["items", "nextCursor"],
    properties: {
      items: { type: "array", maxItems: 50, items: rulesPause },
      nextCursor: { type: ["string", "null"] },
    },
  };
}

/** Checks a value against the schema `PausePage`. */
export const checkPausePage: check.Check = check.reporting(isPausePage, rulesPausePage);

const isPauseCreate = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["work"] === "string" &&
  (value["work"] === "exports" || value["work"] === "deliveries") &&
  (value["workspace"] === undefined ||
    (check.isInt32(value["workspace"]) && value["workspace"] >= 1)) &&
  (value["destination"] === undefined ||
    (check.isInt32(value["destination"]) && value["destination"] >= 1)) &&
  (value["webhook"] === undefined || (check.isInt32(value["webhook"]) && value["webhook"] >= 1)) &&
  typeof value["reason"] === "string" &&
  check.isLongEnough(value["reason"], 1) &&
  check.isShortEnough(value["reason"], 500);
function rulesPauseCreate(): check.Rules {
  return {
    type: "object",
    required: ["work", "reason"],
    properties: {
      work: { type: "string", enum: ["exports", "deliveries"] },
      workspace: { type: "integer", format: "int32", minimum: 1 },
      destination: { type: "integer", format: "int32", minimum: 1 },
      webhook: { type: "integer", format: "int32", minimum: 1 },
      reason: { type: "string", minLength: 1, maxLength: 500 },
    },
  };
}

/** Checks a value against the schema `PauseCreate`. */
export const checkPauseCreate: check.Check = check.reporting(isPauseCreate, rulesPauseCreate);

const isLastCheck = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["at"] === "string" &&
  check.isDateTime(value["at"]) &&
  typeof value["ok"] === "boolean" &&
  typeof value["detail"] === "string" &&
  typeof value["since"] === "string" &&
  check.isDateTime(value["since"]);
function rulesLastCheck(): check.Rules {
  return {
    type: "object",
    required: ["at", "ok", "detail", "since"],
    properties: {
      at: { type: "string", format: "date-time" },
      ok: { type: "boolean" },
      detail: { type: "string" },
      since: { type: "string", format: "date-time" },
    },
  };
}

/** Checks a value against the schema `LastCheck`. */
export const checkLastCheck: check.Check = check.reporting(isLastCheck, rulesLastCheck);

const isConnection = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInt32(value["id"]) &&
  isRef(value["workspace"]) &&
  typeof value["name"] === "string" &&
  typeof value["role"] === "string" &&
  (value["role"] === "source" || value["role"] === "destination") &&
  typeof value["kind"] === "string" &&
  test49(value["settings"]) &&
  typeof value["hasSecrets"] === "boolean" &&
  test50(value["secretNames"]) &&
  test51(value["lastCheck"]);
function rulesConnection(): check.Rules {
  return {
    type: "object",
    required: [
      "id",
      "workspace",
      "name",
      "role",
      "kind",
      "settings",
      "hasSecrets",
      "secretNames",
      "lastCheck",
    ],
    properties: {
      id: { type: "integer", format: "int32" },
      workspace: rulesRef,
      name: { type: "string" },
      role: { type: "string", enum: ["source", "destination"] },
      kind: { type: "string" },
      settings: { type: "object" },
      hasSecrets: { type: "boolean" },
      secretNames: { type: "array", items: { type: "string" } },
      lastCheck: { oneOf: { of: 2, only: rulesLastCheck, twice: (value) => isLastCheck(value) } },
    },
  };
}

/** Checks a value against the schema `Connection`. */
export const checkConnection: check.Check = check.reporting(isConnection, rulesConnection);

const isConnectionPage = (value: unknown): boolean =>
  check.isObject(value) &&
  test52(value["items"]) &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null);
function rulesConnectionPage(): check.Rules {
  return {
    type: "object",
    required: ["items", "nextCursor"],
    properties: {
      items: { type: "array", items: rulesConnection },
      nextCursor: { type: ["string", "null"] },
    },
  };
}

/** Checks a value against the schema `ConnectionPage`. */
export const checkConnectionPage: check.Check = check.reporting(
  isConnectionPage,
  rulesConnectionPage,
);

const isConnectionCreate = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInt32(value["workspace"]) &&
  typeof value["name"] === "string" &&
  check.isLongEnough(value["name"], 1) &&
  check.isShortEnough(value["name"], 200) &&
  typeof value["kind"] === "string" &&
  check.isLongEnough(value["kind"], 1) &&
  (value["settings"] === undefined || test53(value["settings"])) &&
  (value["secrets"] === undefined || test55(value["secrets"]));
function rulesConnectionCreate(): check.Rules {
  return {
    type: "object",
    required: ["workspace", "name", "kind"],
    properties: {
      workspace: { type: "integer", format: "int32" },
      name: { type: "string", minLength: 1, maxLength: 200 },
      kind: { type: "string", minLength: 1 },
      settings: { type: "object" },
      secrets: { type: "object", additionalProperties: { type: "string" } },
    },
  };
}

/** Checks a value against the schema `ConnectionCreate`. */
export const checkConnectionCreate: check.Check = check.reporting(
  isConnectionCreate,
  rulesConnectionCreate,
);

const isConnectionUpdate = (value: unknown): boolean =>
  check.isObject(value) &&
  (value["name"] === undefined ||
    (typeof value["name"] === "string" &&
      check.isLongEnough(value["name"], 1) &&
      check.isShortEnough(value["name"], 200))) &&
  (value["settings"] === undefined || test56(value["settings"])) &&
  (value["secrets"] === undefined || test59(value["secrets"])) &&
  check.sizeOf(value) >= 1;
function rulesConnectionUpdate(): check.Rules {
  return {
    type: "object",
    minProperties: 1,
    properties: {
      name: { type: "string", minLength: 1, maxLength: 200 },
      settings: { type: "object" },
      secrets: { type: "object", additionalProperties: { type: ["string", "null"] } },
    },
  };
}

/** Checks a value against the schema `ConnectionUpdate`. */
export const checkConnectionUpdate: check.Check = check.reporting(
  isConnectionUpdate,
  rulesConnectionUpdate,
);

const isConnectionCheck = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["ok"] === "boolean" &&
  typeof value["detail"] === "string" &&
  check.isInteger(value["durationMs"]) &&
  value["durationMs"] >= 0;
function rulesConnectionCheck(): check.Rules {
  return {
    type: "object",
    required: ["ok", "detail", "durationMs"],
    properties: {
      ok: { type: "boolean" },
      detail: { type: "string" },
      durationMs: { type: "integer", minimum: 0 },
    },
  };
}

/** Checks a value against the schema `ConnectionCheck`. */
export const checkConnectionCheck: check.Check = check.reporting(
  isConnectionCheck,
  rulesConnectionCheck,
);

const isCollection = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInt32(value["id"]) &&
  isRef(value["workspace"]) &&
  typeof value["name"] === "string" &&
  isRef(value["source"]) &&
  isRef(value["destination"]);
function rulesCollection(): check.Rules {
  return {
    type: "object",
    required: ["id", "workspace", "name", "source", "destination"],
    properties: {
      id: { type: "integer", format: "int32" },
      workspace: rulesRef,
      name: { type: "string" },
      source: rulesRef,
      destination: rulesRef,
    },
  };
}

/** Checks a value against the schema `Collection`. */
export const checkCollection: check.Check = check.reporting(isCollection, rulesCollection);

const isCollectionPage = (value: unknown): boolean =>
  check.isObject(value) &&
  test60(value["items"]) &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null);
function rulesCollectionPage(): check.Rules {
  return {
    type: "object",
    required: ["items", "nextCursor"],
    properties: {
      items: { type: "array", items: rulesCollection },
      nextCursor: { type: ["string", "null"] },
    },
  };
}

/** Checks a value against the schema `CollectionPage`. */
export const checkCollectionPage: check.Check = check.reporting(
  isCollectionPage,
  rulesCollectionPage,
);

const isCollectionCreate = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["name"] === "string" &&
  check.isLongEnough(value["name"], 1) &&
  check.isShortEnough(value["name"], 200) &&
  check.isInt32(value["source"]) &&
  check.isInt32(value["destination"]);
function rulesCollectionCreate(): check.Rules {
  return {
    type: "object",
    required: ["name", "source", "destination"],
    properties: {
      name: { type: "string", minLength: 1, maxLength: 200 },
      source: { type: "integer", format: "int32" },
      destination: { type: "integer", format: "int32" },
    },
  };
}

/** Checks a value against the schema `CollectionCreate`. */
export const checkCollectionCreate: check.Check = check.reporting(
  isCollectionCreate,
  rulesCollectionCreate,
);

const isWorkspaceLimits = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInteger(value["queuedExports"]) &&
  value["queuedExports"] >= 1 &&
  value["queuedExports"] <= 1000000000 &&
  check.isInteger(value["storedBytes"]) &&
  value["storedBytes"] >= 1024 &&
  value["storedBytes"] <= 9007199254740991 &&
  check.isInteger(value["concurrentUploads"]) &&
  value["concurrentUploads"] >= 1 &&
  value["concurrentUploads"] <= 1000000000 &&
  check.isInteger(value["requestsPerMinute"]) &&
  value["requestsPerMinute"] >= 1 &&
  value["requestsPerMinute"] <= 1000000000 &&
  check.isInteger(value["webhooks"]) &&
  value["webhooks"] >= 1 &&
  value["webhooks"] <= 1000000000;
function rulesWorkspaceLimits(): check.Rules {
  return {
    type: "object",
    required: [
      "queuedExports",
      "storedBytes",
      "concurrentUploads",
      "requestsPerMinute",
      "webhooks",
    ],
    properties: {
      queuedExports: { type: "integer", format: "int64", minimum: 1, maximum: 1000000000 },
      storedBytes: { type: "integer", format: "int64", minimum: 1024, maximum: 9007199254740991 },
      concurrentUploads: { type: "integer", format: "int64", minimum: 1, maximum: 1000000000 },
      requestsPerMinute: { type: "integer", format: "int64", minimum: 1, maximum: 1000000000 },
      webhooks: { type: "integer", format: "int64", minimum: 1, maximum: 1000000000 },
    },
  };
}

/** Checks a value against the schema `WorkspaceLimits`. */
export const checkWorkspaceLimits: check.Check = check.reporting(
  isWorkspaceLimits,
  rulesWorkspaceLimits,
);

const isWorkspace = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInt32(value["id"]) &&
  typeof value["name"] === "string" &&
  check.isInteger(value["exports"]) &&
  value["exports"] >= 0 &&
  check.isInteger(value["queuedExports"]) &&
  value["queuedExports"] >= 0 &&
  check.isInteger(value["storedBytes"]) &&
  value["storedBytes"] >= 0 &&
  isWorkspaceLimits(value["limits"]) &&
  test62(value["ownLimits"]);
function rulesWorkspace(): check.Rules {
  return {
    type: "object",
    required: ["id", "name", "exports", "queuedExports", "storedBytes", "limits", "ownLimits"],
    properties: {
      id: { type: "integer", format: "int32" },
      name: { type: "string" },
      exports: { type: "integer", minimum: 0 },
      queuedExports: { type: "integer", minimum: 0 },
      storedBytes: { type: "integer", format: "int64", minimum: 0 },
      limits: rulesWorkspaceLimits,
      ownLimits: {
        type: "array",
        uniqueItems: true,
        items: {
          type: "string",
          enum: [
            "queuedExports",
            "storedBytes",
            "concurrentUploads",
            "requestsPerMinute",
            "webhooks",
          ],
        },
      },
    },
  };
}

/** Checks a value against the schema `Workspace`. */
export const checkWorkspace: check.Check = check.reporting(isWorkspace, rulesWorkspace);

const isWorkspacePage = (value: unknown): boolean =>
  check.isObject(value) &&
  test63(value["items"]) &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null);
function rulesWorkspacePage(): check.Rules {
  return {
    type: "object",
    required: ["items", "nextCursor"],
    properties: {
      items: { type: "array", items: rulesWorkspace },
      nextCursor: { type: ["string", "null"] },
    },
  };
}

/** Checks a value against the schema `WorkspacePage`. */
export const checkWorkspacePage: check.Check = check.reporting(isWorkspacePage, rulesWorkspacePage);

const isWorkspaceCreate = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["name"] === "string" &&
  check.isLongEnough(value["name"], 1) &&
  check.isShortEnough(value["name"], 200);
function rulesWorkspaceCreate(): check.Rules {
  return {
    type: "object",
    required: ["name"],
    properties: { name: { type: "string", minLength: 1, maxLength: 200 } },
  };
}

/** Checks a value against the schema `WorkspaceCreate`. */
export const checkWorkspaceCreate: check.Check = check.reporting(
  isWorkspaceCreate,
  rulesWorkspaceCreate,
);

const isOwnLimits = (value: unknown): boolean =>
  check.isObject(value) &&
  (value["queuedExports"] === undefined ||
    (check.isInteger(value["queuedExports"]) &&
      value["queuedExports"] >= 1 &&
      value["queuedExports"] <= 1000000000) ||
    value["queuedExports"] === null) &&
  (value["storedBytes"] === undefined ||
    (check.isInteger(value["storedBytes"]) &&
      value["storedBytes"] >= 1024 &&
      value["storedBytes"] <= 9007199254740991) ||
    value["storedBytes"] === null) &&
  (value["concurrentUploads"] === undefined ||
    (check.isInteger(value["concurrentUploads"]) &&
      value["concurrentUploads"] >= 1 &&
      value["concurrentUploads"] <= 1000000000) ||
    value["concurrentUploads"] === null) &&
  (value["requestsPerMinute"] === undefined ||
    (check.isInteger(value["requestsPerMinute"]) &&
      value["requestsPerMinute"] >= 1 &&
      value["requestsPerMinute"] <= 1000000000) ||
    value["requestsPerMinute"] === null) &&
  (value["webhooks"] === undefined ||
    (check.isInteger(value["webhooks"]) &&
      value["webhooks"] >= 1 &&
      value["webhooks"] <= 1000000000) ||
    value["webhooks"] === null) &&
  check.everyMember(value, eachMember64);
function rulesOwnLimits(): check.Rules {
  return {
    type: "object",
    properties: {
      queuedExports: {
        type: ["integer", "null"],
        format: "int64",
        minimum: 1,
        maximum: 1000000000,
      },
      storedBytes: {
        type: ["integer", "null"],
        format: "int64",
        minimum: 1024,
        maximum: 9007199254740991,
      },
      concurrentUploads: {
        type: ["integer", "null"],
        format: "int64",
        minimum: 1,
        maximum: 1000000000,
      },
      requestsPerMinute: {
        type: ["integer", "null"],
        format: "int64",
        minimum: 1,
        maximum: 1000000000,
      },
      webhooks: { type: ["integer", "null"], format: "int64", minimum: 1, maximum: 1000000000 },
    },
    additionalProperties: { never: true },
  };
}

/** Checks a value against the schema `OwnLimits`. */
export const checkOwnLimits: check.Check = check.reporting(isOwnLimits, rulesOwnLimits);

const isWorkspaceUpdate = (value: unknown): boolean =>
  check.isObject(value) && isOwnLimits(value["limits"]);
function rulesWorkspaceUpdate(): check.Rules {
  return { type: "object", required: ["limits"], properties: { limits: rulesOwnLimits } };
}

/** Checks a value against the schema `WorkspaceUpdate`. */
export const checkWorkspaceUpdate: check.Check = check.reporting(
  isWorkspaceUpdate,
  rulesWorkspaceUpdate,
);

const isUsageDay = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["day"] === "string" &&
  check.isDate(value["day"]) &&
  isRef(value["workspace"]) &&
  check.isInteger(value["exports"]) &&
  value["exports"] >= 0 &&
  check.isInteger(value["retries"]) &&
  value["retries"] >= 0 &&
  check.isInteger(value["done"]) &&
  value["done"] >= 0 &&
  check.isInteger(value["failed"]) &&
  value["failed"] >= 0 &&
  check.isInteger(value["canceled"]) &&
  value["canceled"] >= 0 &&
  check.isInteger(value["bytesIn"]) &&
  value["bytesIn"] >= 0 &&
  check.isInteger(value["bytesOut"]) &&
  value["bytesOut"] >= 0 &&
  check.isInteger(value["calls"]) &&
  value["calls"] >= 0 &&
  check.isInteger(value["failedCalls"]) &&
  value["failedCalls"] >= 0;
function rulesUsageDay(): check.Rules {
  return {
    type: "object",
    required: [
      "day",
      "workspace",
      "exports",
      "retries",
      "done",
      "failed",
      "canceled",
      "bytesIn",
      "bytesOut",
      "calls",
      "failedCalls",
    ],
    properties: {
      day: { type: "string", format: "date" },
      workspace: rulesRef,
      exports: { type: "integer", format: "int64", minimum: 0 },
      retries: { type: "integer", format: "int64", minimum: 0 },
      done: { type: "integer", format: "int64", minimum: 0 },
      failed: { type: "integer", format: "int64", minimum: 0 },
      canceled: { type: "integer", format: "int64", minimum: 0 },
      bytesIn: { type: "integer", format: "int64", minimum: 0 },
      bytesOut: { type: "integer", format: "int64", minimum: 0 },
      calls: { type: "integer", format: "int64", minimum: 0 },
      failedCalls: { type: "integer", format: "int64", minimum: 0 },
    },
  };
}

/** Checks a value against the schema `UsageDay`. */
export const checkUsageDay: check.Check = check.reporting(isUsageDay, rulesUsageDay);

const isUsage = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInteger(value["exports"]) &&
  value["exports"] >= 0 &&
  check.isInteger(value["retries"]) &&
  value["retries"] >= 0 &&
  check.isInteger(value["done"]) &&
  value["done"] >= 0 &&
  check.isInteger(value["failed"]) &&
  value["failed"] >= 0 &&
  check.isInteger(value["canceled"]) &&
  value["canceled"] >= 0 &&
  check.isInteger(value["bytesIn"]) &&
  value["bytesIn"] >= 0 &&
  check.isInteger(value["bytesOut"]) &&
  value["bytesOut"] >= 0 &&
  check.isInteger(value["calls"]) &&
  value["calls"] >= 0 &&
  check.isInteger(value["failedCalls"]) &&
  value["failedCalls"] >= 0;
function rulesUsage(): check.Rules {
  return {
    type: "object",
    required: [
      "exports",
      "retries",
      "done",
      "failed",
      "canceled",
      "bytesIn",
      "bytesOut",
      "calls",
      "failedCalls",
    ],
    properties: {
      exports: { type: "integer", format: "int64", minimum: 0 },
      retries: { type: "integer", format: "int64", minimum: 0 },
      done: { type: "integer", format: "int64", minimum: 0 },
      failed: { type: "integer", format: "int64", minimum: 0 },
      canceled: { type: "integer", format: "int64", minimum: 0 },
      bytesIn: { type: "integer", format: "int64", minimum: 0 },
      bytesOut: { type: "integer", format: "int64", minimum: 0 },
      calls: { type: "integer", format: "int64", minimum: 0 },
      failedCalls: { type: "integer", format: "int64", minimum: 0 },
    },
  };
}

/** Checks a value against the schema `Usage`. */
export const checkUsage: check.Check = check.reporting(isUsage, rulesUsage);

const isUsagePage = (value: unknown): boolean =>
  check.isObject(value) &&
  test65(value["items"]) &&
  isUsage(value["total"]) &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null);
function rulesUsagePage(): check.Rules {
  return {
    type: "object",
    required: ["items", "total", "nextCursor"],
    properties: {
      items: { type: "array", items: rulesUsageDay },
      total: rulesUsage,
      nextCursor: { type: ["string", "null"] },
    },
  };
}

/** Checks a value against the schema `UsagePage`. */
export const checkUsagePage: check.Check = check.reporting(isUsagePage, rulesUsagePage);

const isToken = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInt32(value["id"]) &&
  typeof value["name"] === "string" &&
  isRef(value["workspace"]) &&
  isRef(value["source"]) &&
  test66(value["scopes"]) &&
  typeof value["createdAt"] === "string" &&
  check.isDateTime(value["createdAt"]) &&
  ((typeof value["expiresAt"] === "string" && check.isDateTime(value["expiresAt"])) ||
    value["expiresAt"] === null);
function rulesToken(): check.Rules {
  return {
    type: "object",
    required: ["id", "name", "workspace", "source", "scopes", "createdAt", "expiresAt"],
    properties: {
      id: { type: "integer", format: "int32" },
      name: { type: "string" },
      workspace: rulesRef,
      source: rulesRef,
      scopes: { type: "array", items: { type: "string" } },
      createdAt: { type: "string", format: "date-time" },
      expiresAt: { type: ["string", "null"], format: "date-time" },
    },
  };
}

/** Checks a value against the schema `Token`. */
export const checkToken: check.Check = check.reporting(isToken, rulesToken);

const isTokenPage = (value: unknown): boolean =>
  check.isObject(value) &&
  test67(value["items"]) &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null);
function rulesTokenPage(): check.Rules {
  return {
    type: "object",
    required: ["items", "nextCursor"],
    properties: {
      items: { type: "array", items: rulesToken },
      nextCursor: { type: ["string", "null"] },
    },
  };
}

/** Checks a value against the schema `TokenPage`. */
export const checkTokenPage: check.Check = check.reporting(isTokenPage, rulesTokenPage);

const isTokenCreate = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInt32(value["source"]) &&
  typeof value["name"] === "string" &&
  check.isLongEnough(value["name"], 1) &&
  check.isShortEnough(value["name"], 200) &&
  (value["scopes"] === undefined || test68(value["scopes"])) &&
  (value["expiresAt"] === undefined ||
    (typeof value["expiresAt"] === "string" && check.isDateTime(value["expiresAt"])) ||
    value["expiresAt"] === null);
function rulesTokenCreate(): check.Rules {
  return {
    type: "object",
    required: ["source", "name"],
    properties: {
      source: { type: "integer", format: "int32" },
      name: { type: "string", minLength: 1, maxLength: 200 },
      scopes: { type: "array", minItems: 1, items: { type: "string" } },
      expiresAt: { type: ["string", "null"], format: "date-time" },
    },
  };
}

/** Checks a value against the schema `TokenCreate`. */
export const checkTokenCreate: check.Check = check.reporting(isTokenCreate, rulesTokenCreate);

const isCreatedToken = (value: unknown): boolean => isToken(value) && test69(value);
function rulesCreatedToken(): check.Rules {
  return {
    allOf: [
      rulesToken,
      { type: "object", required: ["token"], properties: { token: { type: "string" } } },
    ],
  };
}

/** Checks a value against the schema `CreatedToken`. */
export const checkCreatedToken: check.Check = check.reporting(isCreatedToken, rulesCreatedToken);

const isOperatorToken = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInt32(value["id"]) &&
  typeof value["name"] === "string" &&
  isRole(value["role"]) &&
  typeof value["createdAt"] === "string" &&
  check.isDateTime(value["createdAt"]) &&
  ((typeof value["expiresAt"] === "string" && check.isDateTime(value["expiresAt"])) ||
    value["expiresAt"] === null) &&
  ((typeof value["lastUsedAt"] === "string" && check.isDateTime(value["lastUsedAt"])) ||
    value["lastUsedAt"] === null);
function rulesOperatorToken(): check.Rules {
  return {
    type: "object",
    required: ["id", "name", "role", "createdAt", "expiresAt", "lastUsedAt"],
    properties: {
      id: { type: "integer", format: "int32" },
      name: { type: "string" },
      role: rulesRole,
      createdAt: { type: "string", format: "date-time" },
      expiresAt: { type: ["string", "null"], format: "date-time" },
      lastUsedAt: { type: ["string", "null"], format: "date-time" },
    },
  };
}

/** Checks a value against the schema `OperatorToken`. */
export const checkOperatorToken: check.Check = check.reporting(isOperatorToken, rulesOperatorToken);

const isOperatorTokenPage = (value: unknown): boolean =>
  check.isObject(value) &&
  test70(value["items"]) &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null);
function rulesOperatorTokenPage(): check.Rules {
  return {
    type: "object",
    required: ["items", "nextCursor"],
    properties: {
      items: { type: "array", items: rulesOperatorToken },
      nextCursor: { type: ["string", "null"] },
    },
  };
}

/** Checks a value against the schema `OperatorTokenPage`. */
export const checkOperatorTokenPage: check.Check = check.reporting(
  isOperatorTokenPage,
  rulesOperatorTokenPage,
);

const isOperatorTokenCreate = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["name"] === "string" &&
  check.isLongEnough(value["name"], 1) &&
  check.isShortEnough(value["name"], 200) &&
  isRole(value["role"]) &&
  (value["expiresAt"] === undefined ||
    (typeof value["expiresAt"] === "string" && check.isDateTime(value["expiresAt"])) ||
    value["expiresAt"] === null);
function rulesOperatorTokenCreate(): check.Rules {
  return {
    type: "object",
    required: ["name", "role"],
    properties: {
      name: { type: "string", minLength: 1, maxLength: 200 },
      role: rulesRole,
      expiresAt: { type: ["string", "null"], format: "date-time" },
    },
  };
}

/** Checks a value against the schema `OperatorTokenCreate`. */
export const checkOperatorTokenCreate: check.Check = check.reporting(
  isOperatorTokenCreate,
  rulesOperatorTokenCreate,
);

const isCreatedOperatorToken = (value: unknown): boolean => isOperatorToken(value) && test71(value);
function rulesCreatedOperatorToken(): check.Rules {
  return {
    allOf: [
      rulesOperatorToken,
      { type: "object", required: ["token"], properties: { token: { type: "string" } } },
    ],
  };
}

/** Checks a value against the schema `CreatedOperatorToken`. */
export const checkCreatedOperatorToken: check.Check = check.reporting(
  isCreatedOperatorToken,
  rulesCreatedOperatorToken,
);

const isSigningKey = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["id"] === "string" &&
  typeof value["publicKey"] === "string" &&
  typeof value["createdAt"] === "string" &&
  check.isDateTime(value["createdAt"]);
function rulesSigningKey(): check.Rules {
  return {
    type: "object",
    required: ["id", "publicKey", "createdAt"],
    properties: {
      id: { type: "string" },
      publicKey: { type: "string" },
      createdAt: { type: "string", format: "date-time" },
    },
  };
}

/** Checks a value against the schema `SigningKey`. */
export const checkSigningKey: check.Check = check.reporting(isSigningKey, rulesSigningKey);

const isSigningKeyPage = (value: unknown): boolean =>
  check.isObject(value) &&
  test72(value["items"]) &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null);
function rulesSigningKeyPage(): check.Rules {
  return {
    type: "object",
    required: ["items", "nextCursor"],
    properties: {
      items: { type: "array", items: rulesSigningKey },
      nextCursor: { type: ["string", "null"] },
    },
  };
}

/** Checks a value against the schema `SigningKeyPage`. */
export const checkSigningKeyPage: check.Check = check.reporting(
  isSigningKeyPage,
  rulesSigningKeyPage,
);

const isAuditPage = (value: unknown): boolean =>
  check.isObject(value) &&
  test73(value["items"]) &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null);
function rulesAuditPage(): check.Rules {
  return {
    type: "object",
    required: ["items", "nextCursor"],
    properties: {
      items: { type: "array", items: rulesAuditEntry },
      nextCursor: { type: ["string", "null"] },
    },
  };
}

/** Checks a value against the schema `AuditPage`. */
export const checkAuditPage: check.Check = check.reporting(isAuditPage, rulesAuditPage);

const isErasureCreate = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInt32(value["workspace"]) &&
  (value["document"] === undefined ||
    (typeof value["document"] === "string" && check.isLongEnough(value["document"], 1))) &&
  (value["all"] === undefined || typeof value["all"] === "boolean") &&
  (value["dryRun"] === undefined || typeof value["dryRun"] === "boolean");
function rulesErasureCreate(): check.Rules {
  return {
    type: "object",
    required: ["workspace"],
    properties: {
      workspace: { type: "integer", format: "int32" },
      document: { type: "string", minLength: 1 },
      all: { type: "boolean" },
      dryRun: { type: "boolean" },
    },
  };
}

/** Checks a value against the schema `ErasureCreate`. */
export const checkErasureCreate: check.Check = check.reporting(isErasureCreate, rulesErasureCreate);

const isKeptResult = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["destination"] === "string" &&
  typeof value["reference"] === "string" &&
  typeof value["reason"] === "string" &&
  typeof value["retry"] === "boolean";
function rulesKeptResult(): check.Rules {
  return {
    type: "object",
    required: ["destination", "reference", "reason", "retry"],
    properties: {
      destination: { type: "string" },
      reference: { type: "string" },
      reason: { type: "string" },
      retry: { type: "boolean" },
    },
  };
}

/** Checks a value against the schema `KeptResult`. */
export const checkKeptResult: check.Check = check.reporting(isKeptResult, rulesKeptResult);

const isErasureReport = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInteger(value["records"]) &&
  value["records"] >= 0 &&
  check.isInteger(value["jobs"]) &&
  value["jobs"] >= 0 &&
  check.isInteger(value["messages"]) &&
  value["messages"] >= 0 &&
  check.isInteger(value["results"]) &&
  value["results"] >= 0 &&
  test74(value["kept"]) &&
  test76(value["underWay"]);
function rulesErasureReport(): check.Rules {
  return {
    type: "object",
    required: ["records", "jobs", "messages", "results", "kept", "underWay"],
    properties: {
      records: { type: "integer", minimum: 0 },
      jobs: { type: "integer", minimum: 0 },
      messages: { type: "integer", minimum: 0 },
      results: { type: "integer", minimum: 0 },
      kept: { type: "array", items: rulesKeptResult },
      underWay: { type: "array", items: { type: "string", format: "uuid" } },
    },
  };
}

/** Checks a value against the schema `ErasureReport`. */
export const checkErasureReport: check.Check = check.reporting(isErasureReport, rulesErasureReport);

const isBackupCreate = (value: unknown): boolean =>
  check.isObject(value) &&
  (value["passphrase"] === undefined ||
    (typeof value["passphrase"] === "string" &&
      check.isLongEnough(value["passphrase"], 1) &&
      check.isShortEnough(value["passphrase"], 1000)));
function rulesBackupCreate(): check.Rules {
  return {
    type: "object",
    properties: { passphrase: { type: "string", minLength: 1, maxLength: 1000 } },
  };
}

/** Checks a value against the schema `BackupCreate`. */
export const checkBackupCreate: check.Check = check.reporting(isBackupCreate, rulesBackupCreate);

/** `#/components/schemas/Service/properties/migrations` */
const test1 = (value: unknown): boolean =>
  Array.isArray(value) && check.every(value, check.isString);
/** `#/components/schemas/Problem/properties/errors` */
const test2 = (value: unknown): boolean => Array.isArray(value) && check.every(value, isViolation);
/** `#/components/schemas/Pause/properties/workspace` */
const test3 = (value: unknown): boolean => Number(isRef(value)) + Number(value === null) === 1;
/** `#/components/schemas/Pause/properties/destination` */
const test4 = (value: unknown): boolean => Number(isRef(value)) + Number(value === null) === 1;
/** `#/components/schemas/Pause/properties/webhook` */
const test5 = (value: unknown): boolean => Number(isRef(value)) + Number(value === null) === 1;
/** `#/components/schemas/Overview/properties/jobs` */
const test6 = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInteger(value["queued"]) &&
  value["queued"] >= 0 &&
  check.isInteger(value["processing"]) &&
  value["processing"] >= 0 &&
  check.isInteger(value["doneLastHour"]) &&
  value["doneLastHour"] >= 0 &&
  check.isInteger(value["failedLastHour"]) &&
  value["failedLastHour"] >= 0 &&
  ((check.isInteger(value["oldestQueuedSeconds"]) && value["oldestQueuedSeconds"] >= 0) ||
    value["oldestQueuedSeconds"] === null);
/** `#/components/schemas/Overview/properties/deliveries` */
const test7 = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInteger(value["pending"]) &&
  value["pending"] >= 0 &&
  check.isInteger(value["deliveredLastHour"]) &&
  value["deliveredLastHour"] >= 0 &&
  check.isInteger(value["failedLastHour"]) &&
  value["failedLastHour"] >= 0 &&
  check.isInteger(value["failedCallsLastHour"]) &&
  value["failedCallsLastHour"] >= 0 &&
  ((check.isInteger(value["oldestPendingSeconds"]) && value["oldestPendingSeconds"] >= 0) ||
    value["oldestPendingSeconds"] === null);
/** `#/components/schemas/Overview/properties/webhooks` */
const test8 = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInteger(value["active"]) &&
  value["active"] >= 0 &&
  check.isInteger(value["failing"]) &&
  value["failing"] >= 0 &&
  check.isInteger(value["disabled"]) &&
  value["disabled"] >= 0;
/** `#/components/schemas/Overview/properties/pauses` */
const test9 = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= 50 && check.every(value, isPause);
/** `#/components/schemas/Overview/properties/rates` */
const test10 = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= 60 && check.every(value, isRate);
/** `#/components/schemas/Setting/properties/value` */
const test11 = (value: unknown): boolean =>
  typeof value === "string" ||
  check.isNumber(value) ||
  typeof value === "boolean" ||
  (Array.isArray(value) && check.every(value, check.isString)) ||
  value === null;
/** `#/components/schemas/Setting/properties/default` */
const test12 = (value: unknown): boolean =>
  typeof value === "string" ||
  check.isNumber(value) ||
  typeof value === "boolean" ||
  (Array.isArray(value) && check.every(value, check.isString)) ||
  value === null;
/** `#/components/schemas/SettingPage/properties/items` */
const test13 = (value: unknown): boolean => Array.isArray(value) && check.every(value, isSetting);
/** `#/components/schemas/JobEvent/allOf/1` */
const test14 = (value: unknown): boolean =>
  check.isObject(value) && typeof value["type"] === "string" && value["type"] === "job";
/** `#/components/schemas/DeliveryEvent/allOf/1` */
const test15 = (value: unknown): boolean =>
  check.isObject(value) && typeof value["type"] === "string" && value["type"] === "delivery";
/** `#/components/schemas/Webhook/properties/events` */
const test16 = (value: unknown): boolean =>
  Array.isArray(value) && check.every(value, check.isString);
/** `#/components/schemas/Webhook/properties/connections` */
const test17 = (value: unknown): boolean => Array.isArray(value) && check.every(value, isRef);
/** `#/components/schemas/Webhook/properties/circuit` */
const test18 = (value: unknown): boolean => Number(isCircuit(value)) + Number(value === null) === 1;
/** `#/components/schemas/WebhookEvent/allOf/1` */
const test19 = (value: unknown): boolean =>
  check.isObject(value) && typeof value["type"] === "string" && value["type"] === "webhook";
/** `#/components/schemas/OverviewEvent/allOf/1` */
const test20 = (value: unknown): boolean =>
  check.isObject(value) && typeof value["type"] === "string" && value["type"] === "overview";
/** `#/components/schemas/AuditEntry/properties/details` */
const test21 = (value: unknown): boolean => check.isObject(value);
/** `#/components/schemas/AuditEvent/allOf/1` */
const test22 = (value: unknown): boolean =>
  check.isObject(value) && typeof value["type"] === "string" && value["type"] === "audit";
/** `#/components/schemas/SessionCreate/oneOf/0` */
const eachMember23 = (
  name: string,
  _member: unknown,
  _value: Readonly<Record<string, unknown>>,
): boolean => name === "token";
/** `#/components/schemas/SessionCreate/oneOf/0` */
const test24 = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["token"] === "string" &&
  check.isLongEnough(value["token"], 1) &&
  check.isShortEnough(value["token"], 200) &&
  check.everyMember(value, eachMember23);
/** `#/components/schemas/SessionCreate/oneOf/1` */
const eachMember25 = (
  name: string,
  _member: unknown,
  _value: Readonly<Record<string, unknown>>,
): boolean => name === "code";
/** `#/components/schemas/SessionCreate/oneOf/1` */
const test26 = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["code"] === "string" &&
  check.isLongEnough(value["code"], 1) &&
  check.isShortEnough(value["code"], 200) &&
  check.everyMember(value, eachMember25);
/** `#/components/schemas/JobPage/properties/items` */
const test27 = (value: unknown): boolean => Array.isArray(value) && check.every(value, isJob);
/** `#/components/schemas/OutputDocument/properties/links` */
const test28 = (value: unknown): boolean => Array.isArray(value) && check.every(value, isLink);
/** `#/components/schemas/JobDetails/allOf/1/properties/warnings` */
const test29 = (value: unknown): boolean =>
  Array.isArray(value) && check.every(value, isJobWarning);
/** `#/components/schemas/JobDetails/allOf/1/properties/warningCounts/additionalProperties` */
const test30 = (value: unknown): boolean => check.isInteger(value) && value >= 1;
/** `#/components/schemas/JobDetails/allOf/1/properties/warningCounts` */
const eachMember31 = (
  _name: string,
  member: unknown,
  _value: Readonly<Record<string, unknown>>,
): boolean => test30(member);
/** `#/components/schemas/JobDetails/allOf/1/properties/warningCounts` */
const test32 = (value: unknown): boolean =>
  check.isObject(value) && check.everyMember(value, eachMember31);
/** `#/components/schemas/JobDetails/allOf/1/properties/outputs` */
const test33 = (value: unknown): boolean =>
  Array.isArray(value) && check.every(value, isOutputDocument);
/** `#/components/schemas/JobDetails/allOf/1/properties/timeline` */
const test34 = (value: unknown): boolean =>
  Array.isArray(value) && check.every(value, isJobTimelineEntry);
/** `#/components/schemas/JobDetails/allOf/1/properties/failure` */
const test35 = (value: unknown): boolean =>
  Number(isJobFailure(value)) + Number(value === null) === 1;
/** `#/components/schemas/JobDetails/allOf/1` */
const test36 = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["format"] === "string" &&
  typeof value["documentId"] === "string" &&
  typeof value["revisionId"] === "string" &&
  test29(value["warnings"]) &&
  test32(value["warningCounts"]) &&
  test33(value["outputs"]) &&
  (typeof value["traceId"] === "string" || value["traceId"] === null) &&
  test34(value["timeline"]) &&
  test35(value["failure"]) &&
  isJobActions(value["can"]);
/** `#/components/schemas/DeliveryPage/properties/items` */
const test37 = (value: unknown): boolean => Array.isArray(value) && check.every(value, isDelivery);
/** `#/components/schemas/DeliveryDetails/allOf/1/properties/attemptList` */
const test38 = (value: unknown): boolean =>
  Array.isArray(value) && check.every(value, isDeliveryAttempt);
/** `#/components/schemas/DeliveryDetails/allOf/1` */
const test39 = (value: unknown): boolean =>
  check.isObject(value) &&
  (typeof value["body"] === "string" || value["body"] === null) &&
  (typeof value["traceId"] === "string" || value["traceId"] === null) &&
  test38(value["attemptList"]) &&
  isDeliveryActions(value["can"]);
/** `#/components/schemas/DeliveryReplay/properties/states/items` */
const test40 = (value: unknown): boolean =>
  typeof value === "string" && (value === "failed" || value === "pending");
/** `#/components/schemas/DeliveryReplay/properties/states` */
const test41 = (value: unknown): boolean =>
  Array.isArray(value) && value.length >= 1 && check.every(value, test40);
/** `#/components/schemas/WebhookPage/properties/items` */
const test42 = (value: unknown): boolean => Array.isArray(value) && check.every(value, isWebhook);
/** `#/components/schemas/WebhookCalls/properties/failures/items` */
const test43 = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["kind"] === "string" &&
  check.isInteger(value["count"]) &&
  value["count"] >= 1;
/** `#/components/schemas/WebhookCalls/properties/failures` */
const test44 = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= 20 && check.every(value, test43);
/** `#/components/schemas/ViewTokenPage/properties/items` */
const test45 = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= 10 && check.every(value, isViewToken);
/** `#/components/schemas/CreatedViewToken/allOf/1` */
const test46 = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["token"] === "string" &&
  (typeof value["page"] === "string" || value["page"] === null);
/** `#/components/schemas/CircuitPage/properties/items` */
const test47 = (value: unknown): boolean => Array.isArray(value) && check.every(value, isCircuit);
/** `#/components/schemas/PausePage/properties/items` */
const test48 = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= 50 && check.every(value, isPause);
/** `#/components/schemas/Connection/properties/settings` */
const test49 = (value: unknown): boolean => check.isObject(value);
/** `#/components/schemas/Connection/properties/secretNames` */
const test50 = (value: unknown): boolean =>
  Array.isArray(value) && check.every(value, check.isString);
/** `#/components/schemas/Connection/properties/lastCheck` */
const test51 = (value: unknown): boolean =>
  Number(isLastCheck(value)) + Number(value === null) === 1;
/** `#/components/schemas/ConnectionPage/properties/items` */
const test52 = (value: unknown): boolean =>
  Array.isArray(value) && check.every(value, isConnection);
/** `#/components/schemas/ConnectionCreate/properties/settings` */
const test53 = (value: unknown): boolean => check.isObject(value);
/** `#/components/schemas/ConnectionCreate/properties/secrets` */
const eachMember54 = (
  _name: string,
  member: unknown,
  _value: Readonly<Record<string, unknown>>,
): boolean => typeof member === "string";
/** `#/components/schemas/ConnectionCreate/properties/secrets` */
const test55 = (value: unknown): boolean =>
  check.isObject(value) && check.everyMember(value, eachMember54);
/** `#/components/schemas/ConnectionUpdate/properties/settings` */
const test56 = (value: unknown): boolean => check.isObject(value);
/** `#/components/schemas/ConnectionUpdate/properties/secrets/additionalProperties` */
const test57 = (value: unknown): boolean => typeof value === "string" || value === null;
/** `#/components/schemas/ConnectionUpdate/properties/secrets` */
const eachMember58 = (
  _name: string,
  member: unknown,
  _value: Readonly<Record<string, unknown>>,
): boolean => test57(member);
/** `#/components/schemas/ConnectionUpdate/properties/secrets` */
const test59 = (value: unknown): boolean =>
  check.isObject(value) && check.everyMember(value, eachMember58);
/** `#/components/schemas/CollectionPage/properties/items` */
const test60 = (value: unknown): boolean =>
  Array.isArray(value) && check.every(value, isCollection);
/** `#/components/schemas/Workspace/properties/ownLimits/items` */
const test61 = (value: unknown): boolean =>
  typeof value === "string" &&
  (value === "queuedExports" ||
    value === "storedBytes" ||
    value === "concurrentUploads" ||
    value === "requestsPerMinute" ||
    value === "webhooks");
/** `#/components/schemas/Workspace/properties/ownLimits` */
const test62 = (value: unknown): boolean =>
  Array.isArray(value) && check.every(value, test61) && check.isUnique(value);
/** `#/components/schemas/WorkspacePage/properties/items` */
const test63 = (value: unknown): boolean => Array.isArray(value) && check.every(value, isWorkspace);
/** `#/components/schemas/OwnLimits` */
const eachMember64 = (
  name: string,
  _member: unknown,
  _value: Readonly<Record<string, unknown>>,
): boolean =>
  name === "queuedExports" ||
  name === "storedBytes" ||
  name === "concurrentUploads" ||
  name === "requestsPerMinute" ||
  name === "webhooks";
/** `#/components/schemas/UsagePage/properties/items` */
const test65 = (value: unknown): boolean => Array.isArray(value) && check.every(value, isUsageDay);
/** `#/components/schemas/Token/properties/scopes` */
const test66 = (value: unknown): boolean =>
  Array.isArray(value) && check.every(value, check.isString);
/** `#/components/schemas/TokenPage/properties/items` */
const test67 = (value: unknown): boolean => Array.isArray(value) && check.every(value, isToken);
/** `#/components/schemas/TokenCreate/properties/scopes` */
const test68 = (value: unknown): boolean =>
  Array.isArray(value) && value.length >= 1 && check.every(value, check.isString);
/** `#/components/schemas/CreatedToken/allOf/1` */
const test69 = (value: unknown): boolean =>
  check.isObject(value) && typeof value["token"] === "string";
/** `#/components/schemas/OperatorTokenPage/properties/items` */
const test70 = (value: unknown): boolean =>
  Array.isArray(value) && check.every(value, isOperatorToken);
/** `#/components/schemas/CreatedOperatorToken/allOf/1` */
const test71 = (value: unknown): boolean =>
  check.isObject(value) && typeof value["token"] === "string";
/** `#/components/schemas/SigningKeyPage/properties/items` */
const test72 = (value: unknown): boolean =>
  Array.isArray(value) && check.every(value, isSigningKey);
/** `#/components/schemas/AuditPage/properties/items` */
const test73 = (value: unknown): boolean =>
  Array.isArray(value) && check.every(value, isAuditEntry);
/** `#/components/schemas/ErasureReport/properties/kept` */
const test74 = (value: unknown): boolean =>
  Array.isArray(value) && check.every(value, isKeptResult);
/** `#/components/schemas/ErasureReport/properties/underWay/items` */
const test75 = (value: unknown): boolean => typeof value === "string" && check.isUuid(value);
/** `#/components/schemas/ErasureReport/properties/underWay` */
const test76 = (value: unknown): boolean => Array.isArray(value) && check.every(value, test75);
export {};
