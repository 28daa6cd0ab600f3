// Generated from the contract. Do not edit: change the contract and run `pnpm generate`.

import * as check from "../checks/index.js";

const isConnectionReference = (value: unknown): boolean =>
  check.isObject(value) && check.isInt32(value["id"]) && typeof value["name"] === "string";
function rulesConnectionReference(): check.Rules {
  return {
    type: "object",
    required: ["id", "name"],
    properties: { id: { type: "integer", format: "int32" }, name: { type: "string" } },
  };
}

/** Checks a value against the schema `ConnectionReference`. */
export const checkConnectionReference: check.Check = check.reporting(
  isConnectionReference,
  rulesConnectionReference,
);

const isDocumentExport = (value: unknown): boolean =>
  check.isObject(value) &&
  isConnectionReference(value["sourceConnection"]) &&
  typeof value["sourceDocumentTitle"] === "string" &&
  typeof value["sourceDocumentReference"] === "string" &&
  typeof value["sourceDocumentVersion"] === "string" &&
  typeof value["sourceDocumentKind"] === "string" &&
  isConnectionReference(value["destinationConnection"]) &&
  typeof value["destinationReference"] === "string" &&
  typeof value["exportedAt"] === "string" &&
  check.isDateTime(value["exportedAt"]);
function rulesDocumentExport(): check.Rules {
  return {
    type: "object",
    required: [
      "sourceConnection",
      "sourceDocumentTitle",
      "sourceDocumentReference",
      "sourceDocumentVersion",
      "sourceDocumentKind",
      "destinationConnection",
      "destinationReference",
      "exportedAt",
    ],
    properties: {
      sourceConnection: rulesConnectionReference,
      sourceDocumentTitle: { type: "string" },
      sourceDocumentReference: { type: "string" },
      sourceDocumentVersion: { type: "string" },
      sourceDocumentKind: { type: "string" },
      destinationConnection: rulesConnectionReference,
      destinationReference: { type: "string" },
      exportedAt: { type: "string", format: "date-time" },
    },
  };
}

/** Checks a value against the schema `DocumentExport`. */
export const checkDocumentExport: check.Check = check.reporting(
  isDocumentExport,
  rulesDocumentExport,
);

const isPagination = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInteger(value["pageCount"]) &&
  value["pageCount"] >= 0 &&
  check.isInteger(value["pageNo"]) &&
  value["pageNo"] >= 1 &&
  check.isInteger(value["pageSize"]) &&
  value["pageSize"] >= 1 &&
  value["pageSize"] <= 200 &&
  check.isInteger(value["totalRecordCount"]) &&
  value["totalRecordCount"] >= 0;
function rulesPagination(): check.Rules {
  return {
    type: "object",
    required: ["pageCount", "pageNo", "pageSize", "totalRecordCount"],
    properties: {
      pageCount: { type: "integer", minimum: 0 },
      pageNo: { type: "integer", minimum: 1 },
      pageSize: { type: "integer", minimum: 1, maximum: 200 },
      totalRecordCount: { type: "integer", minimum: 0 },
    },
  };
}

/** Checks a value against the schema `Pagination`. */
export const checkPagination: check.Check = check.reporting(isPagination, rulesPagination);

const isDocumentExportPage = (value: unknown): boolean =>
  check.isObject(value) && test1(value["items"]) && isPagination(value["pagination"]);
function rulesDocumentExportPage(): check.Rules {
  return {
    type: "object",
    required: ["items", "pagination"],
    properties: {
      items: { type: "array", items: rulesDocumentExport },
      pagination: rulesPagination,
    },
  };
}

/** Checks a value against the schema `DocumentExportPage`. */
export const checkDocumentExportPage: check.Check = check.reporting(
  isDocumentExportPage,
  rulesDocumentExportPage,
);

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

const isConversion = (value: unknown): boolean =>
  check.isObject(value) &&
  (value["source"] === undefined || typeof value["source"] === "string") &&
  (value["destination"] === undefined || typeof value["destination"] === "string");
function rulesConversion(): check.Rules {
  return {
    type: "object",
    properties: { source: { type: "string" }, destination: { type: "string" } },
  };
}

/** Checks a value against the schema `Conversion`. */
export const checkConversion: check.Check = check.reporting(isConversion, rulesConversion);

const isExportOptions = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInteger(value["destination"]) &&
  (value["autoMapDocumentProperties"] === undefined ||
    typeof value["autoMapDocumentProperties"] === "boolean") &&
  (value["conversion"] === undefined || isConversion(value["conversion"])) &&
  (value["destinationReference"] === undefined ||
    typeof value["destinationReference"] === "string") &&
  (value["fieldMappings"] === undefined || test4(value["fieldMappings"])) &&
  (value["webhooks"] === undefined || test5(value["webhooks"]));
function rulesExportOptions(): check.Rules {
  return {
    type: "object",
    required: ["destination"],
    properties: {
      destination: { type: "integer" },
      autoMapDocumentProperties: { type: "boolean" },
      conversion: rulesConversion,
      destinationReference: { type: "string" },
      fieldMappings: { type: "object", additionalProperties: { type: "string" } },
      webhooks: { type: "array", items: { type: "string" } },
    },
  };
}

/** Checks a value against the schema `ExportOptions`. */
export const checkExportOptions: check.Check = check.reporting(isExportOptions, rulesExportOptions);

const isHostedDocumentUpload = (value: unknown): boolean =>
  check.isObject(value) && typeof value["file"] === "string" && isExportOptions(value["options"]);
function rulesHostedDocumentUpload(): check.Rules {
  return {
    type: "object",
    required: ["file", "options"],
    properties: { file: { type: "string" }, options: rulesExportOptions },
  };
}

/** Checks a value against the schema `HostedDocumentUpload`. */
export const checkHostedDocumentUpload: check.Check = check.reporting(
  isHostedDocumentUpload,
  rulesHostedDocumentUpload,
);

const isJobStatus = (value: unknown): boolean =>
  typeof value === "string" &&
  (value === "queued" || value === "processing" || value === "done" || value === "failed");
function rulesJobStatus(): check.Rules {
  return { type: "string", enum: ["queued", "processing", "done", "failed"] };
}

/** Checks a value against the schema `JobStatus`. */
export const checkJobStatus: check.Check = check.reporting(isJobStatus, rulesJobStatus);

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
  check.isObject(value) && typeof value["title"] === "string" && test6(value["links"]);
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

const isJob = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["id"] === "string" &&
  check.isUuid(value["id"]) &&
  isJobStatus(value["status"]) &&
  typeof value["type"] === "string" &&
  typeof value["summary"] === "string" &&
  typeof value["queuedAt"] === "string" &&
  check.isDateTime(value["queuedAt"]) &&
  typeof value["hasErrors"] === "boolean" &&
  typeof value["hasWarnings"] === "boolean" &&
  test7(value["outputDocuments"]);
function rulesJob(): check.Rules {
  return {
    type: "object",
    required: [
      "id",
      "status",
      "type",
      "summary",
      "queuedAt",
      "hasErrors",
      "hasWarnings",
      "outputDocuments",
    ],
    properties: {
      id: { type: "string", format: "uuid" },
      status: rulesJobStatus,
      type: { type: "string" },
      summary: { type: "string" },
      queuedAt: { type: "string", format: "date-time" },
      hasErrors: { type: "boolean" },
      hasWarnings: { type: "boolean" },
      outputDocuments: { type: "array", items: rulesOutputDocument },
    },
  };
}

/** Checks a value against the schema `Job`. */
export const checkJob: check.Check = check.reporting(isJob, rulesJob);

const isJobWarning = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["code"] === "string" &&
  typeof value["detail"] === "string" &&
  (typeof value["pointer"] === "string" || value["pointer"] === null) &&
  (value["count"] === undefined || (check.isInteger(value["count"]) && value["count"] >= 1));
function rulesJobWarning(): check.Rules {
  return {
    type: "object",
    required: ["code", "detail", "pointer"],
    properties: {
      code: { type: "string" },
      detail: { type: "string" },
      pointer: { type: ["string", "null"] },
      count: { type: "integer", minimum: 1 },
    },
  };
}

/** Checks a value against the schema `JobWarning`. */
export const checkJobWarning: check.Check = check.reporting(isJobWarning, rulesJobWarning);

const isJobEventData = (value: unknown): boolean =>
  check.isObject(value) &&
  isJob(value["job"]) &&
  check.isInteger(value["attempt"]) &&
  value["attempt"] >= 1 &&
  test8(value["warnings"]) &&
  test11(value["warningCounts"]);
function rulesJobEventData(): check.Rules {
  return {
    type: "object",
    required: ["job", "attempt", "warnings", "warningCounts"],
    properties: {
      job: rulesJob,
      attempt: { type: "integer", minimum: 1 },
      warnings: { type: "array", items: rulesJobWarning },
      warningCounts: { type: "object", additionalProperties: { type: "integer", minimum: 1 } },
    },
  };
}

/** Checks a value against the schema `JobEventData`. */
export const checkJobEventData: check.Check = check.reporting(isJobEventData, rulesJobEventData);

const isJobQueuedEvent = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["type"] === "string" &&
  value["type"] === "job.queued" &&
  typeof value["timestamp"] === "string" &&
  check.isDateTime(value["timestamp"]) &&
  isJobEventData(value["data"]);
function rulesJobQueuedEvent(): check.Rules {
  return {
    type: "object",
    required: ["type", "timestamp", "data"],
    properties: {
      type: { type: "string", const: "job.queued" },
      timestamp: { type: "string", format: "date-time" },
      data: rulesJobEventData,
    },
  };
}

/** Checks a value against the schema `JobQueuedEvent`. */
export const checkJobQueuedEvent: check.Check = check.reporting(
  isJobQueuedEvent,
  rulesJobQueuedEvent,
);

const isJobProcessingEvent = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["type"] === "string" &&
  value["type"] === "job.processing" &&
  typeof value["timestamp"] === "string" &&
  check.isDateTime(value["timestamp"]) &&
  isJobEventData(value["data"]);
function rulesJobProcessingEvent(): check.Rules {
  return {
    type: "object",
    required: ["type", "timestamp", "data"],
    properties: {
      type: { type: "string", const: "job.processing" },
      timestamp: { type: "string", format: "date-time" },
      data: rulesJobEventData,
    },
  };
}

/** Checks a value against the schema `JobProcessingEvent`. */
export const checkJobProcessingEvent: check.Check = check.reporting(
  isJobProcessingEvent,
  rulesJobProcessingEvent,
);

const isJobDoneEvent = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["type"] === "string" &&
  value["type"] === "job.done" &&
  typeof value["timestamp"] === "string" &&
  check.isDateTime(value["timestamp"]) &&
  isJobEventData(value["data"]);
function rulesJobDoneEvent(): check.Rules {
  return {
    type: "object",
    required: ["type", "timestamp", "data"],
    properties: {
      type: { type: "string", const: "job.done" },
      timestamp: { type: "string", format: "date-time" },
      data: rulesJobEventData,
    },
  };
}

/** Checks a value against the schema `JobDoneEvent`. */
export const checkJobDoneEvent: check.Check = check.reporting(isJobDoneEvent, rulesJobDoneEvent);

const isJobFailedEvent = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["type"] === "string" &&
  value["type"] === "job.failed" &&
  typeof value["timestamp"] === "string" &&
  check.isDateTime(value["timestamp"]) &&
  isJobEventData(value["data"]);
function rulesJobFailedEvent(): check.Rules {
  return {
    type: "object",
    required: ["type", "timestamp", "data"],
    properties: {
      type: { type: "string", const: "job.failed" },
      timestamp: { type: "string", format: "date-time" },
      data: rulesJobEventData,
    },
  };
}

/** Checks a value against the schema `JobFailedEvent`. */
export const checkJobFailedEvent: check.Check = check.reporting(
  isJobFailedEvent,
  rulesJobFailedEvent,
);

const isDocumentExportEventData = (value: unknown): boolean =>
  check.isObject(value) && isJob(value["job"]) && isDocumentExport(value["documentExport"]);
function rulesDocumentExportEventData(): check.Rules {
  return {
    type: "object",
    required: ["job", "documentExport"],
    properties: { job: rulesJob, documentExport: rulesDocumentExport },
  };
}

/** Checks a value against the schema `DocumentExportEventData`. */
export const checkDocumentExportEventData: check.Check = check.reporting(
  isDocumentExportEventData,
  rulesDocumentExportEventData,
);

const isDocumentExportCreatedEvent = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["type"] === "string" &&
  value["type"] === "document-export.created" &&
  typeof value["timestamp"] === "string" &&
  check.isDateTime(value["timestamp"]) &&
  isDocumentExportEventData(value["data"]);
function rulesDocumentExportCreatedEvent(): check.Rules {
  return {
    type: "object",
    required: ["type", "timestamp", "data"],
    properties: {
      type: { type: "string", const: "document-export.created" },
      timestamp: { type: "string", format: "date-time" },
      data: rulesDocumentExportEventData,
    },
  };
}

/** Checks a value against the schema `DocumentExportCreatedEvent`. */
export const checkDocumentExportCreatedEvent: check.Check = check.reporting(
  isDocumentExportCreatedEvent,
  rulesDocumentExportCreatedEvent,
);

const isCollection = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInteger(value["id"]) &&
  typeof value["name"] === "string" &&
  isConnectionReference(value["sourceConnection"]) &&
  isConnectionReference(value["destinationConnection"]);
function rulesCollection(): check.Rules {
  return {
    type: "object",
    required: ["id", "name", "sourceConnection", "destinationConnection"],
    properties: {
      id: { type: "integer" },
      name: { type: "string" },
      sourceConnection: rulesConnectionReference,
      destinationConnection: rulesConnectionReference,
    },
  };
}

/** Checks a value against the schema `Collection`. */
export const checkCollection: check.Check = check.reporting(isCollection, rulesCollection);

const isCollectionPage = (value: unknown): boolean =>
  check.isObject(value) && test12(value["items"]) && isPagination(value["pagination"]);
function rulesCollectionPage(): check.Rules {
  return {
    type: "object",
    required: ["items", "pagination"],
    properties: { items: { type: "array", items: rulesCollection }, pagination: rulesPagination },
  };
}

/** Checks a value against the schema `CollectionPage`. */
export const checkCollectionPage: check.Check = check.reporting(
  isCollectionPage,
  rulesCollectionPage,
);

const isWebhook = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInt32(value["id"]) &&
  typeof value["endpoint"] === "string" &&
  check.isLongEnough(value["endpoint"], 1) &&
  test13(value["events"]) &&
  test14(value["connections"]) &&
  (typeof value["description"] === "string" || value["description"] === null);
function rulesWebhook(): check.Rules {
  return {
    type: "object",
    required: ["id", "endpoint", "events", "connections", "description"],
    properties: {
      id: { type: "integer", format: "int32" },
      endpoint: { type: "string", minLength: 1 },
      events: { type: "array", items: { type: "string" } },
      connections: { type: "array", items: rulesConnectionReference },
      description: { type: ["string", "null"] },
    },
  };
}

/** Checks a value against the schema `Webhook`. */
export const checkWebhook: check.Check = check.reporting(isWebhook, rulesWebhook);

const isWebhookPage = (value: unknown): boolean =>
  check.isObject(value) && test15(value["items"]) && isPagination(value["pagination"]);
function rulesWebhookPage(): check.Rules {
  return {
    type: "object",
    required: ["items", "pagination"],
    properties: { items: { type: "array", items: rulesWebhook }, pagination: rulesPagination },
  };
}

/** Checks a value against the schema `WebhookPage`. */
export const checkWebhookPage: check.Check = check.reporting(isWebhookPage, rulesWebhookPage);

const isWebhookCreate = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["endpoint"] === "string" &&
  check.isLongEnough(value["endpoint"], 1) &&
  test16(value["events"]) &&
  test18(value["connections"]) &&
  (value["description"] === undefined ||
    typeof value["description"] === "string" ||
    value["description"] === null) &&
  (value["origin"] === undefined ||
    typeof value["origin"] === "string" ||
    value["origin"] === null);
function rulesWebhookCreate(): check.Rules {
  return {
    type: "object",
    required: ["endpoint", "events", "connections"],
    properties: {
      endpoint: { type: "string", minLength: 1 },
      events: { type: "array", minItems: 1, items: { type: "string" } },
      connections: { type: "array", minItems: 1, items: { type: "integer", format: "int32" } },
      description: { type: ["string", "null"] },
      origin: { type: ["string", "null"] },
    },
  };
}

/** Checks a value against the schema `WebhookCreate`. */
export const checkWebhookCreate: check.Check = check.reporting(isWebhookCreate, rulesWebhookCreate);

/** `#/components/schemas/DocumentExportPage/properties/items` */
const test1 = (value: unknown): boolean =>
  Array.isArray(value) && check.every(value, isDocumentExport);
/** `#/components/schemas/Problem/properties/errors` */
const test2 = (value: unknown): boolean => Array.isArray(value) && check.every(value, isViolation);
/** `#/components/schemas/ExportOptions/properties/fieldMappings` */
const eachMember3 = (
  _name: string,
  member: unknown,
  _value: Readonly<Record<string, unknown>>,
): boolean => typeof member === "string";
/** `#/components/schemas/ExportOptions/properties/fieldMappings` */
const test4 = (value: unknown): boolean =>
  check.isObject(value) && check.everyMember(value, eachMember3);
/** `#/components/schemas/ExportOptions/properties/webhooks` */
const test5 = (value: unknown): boolean =>
  Array.isArray(value) && check.every(value, check.isString);
/** `#/components/schemas/OutputDocument/properties/links` */
const test6 = (value: unknown): boolean => Array.isArray(value) && check.every(value, isLink);
/** `#/components/schemas/Job/properties/outputDocuments` */
const test7 = (value: unknown): boolean =>
  Array.isArray(value) && check.every(value, isOutputDocument);
/** `#/components/schemas/JobEventData/properties/warnings` */
const test8 = (value: unknown): boolean => Array.isArray(value) && check.every(value, isJobWarning);
/** `#/components/schemas/JobEventData/properties/warningCounts/additionalProperties` */
const test9 = (value: unknown): boolean => check.isInteger(value) && value >= 1;
/** `#/components/schemas/JobEventData/properties/warningCounts` */
const eachMember10 = (
  _name: string,
  member: unknown,
  _value: Readonly<Record<string, unknown>>,
): boolean => test9(member);
/** `#/components/schemas/JobEventData/properties/warningCounts` */
const test11 = (value: unknown): boolean =>
  check.isObject(value) && check.everyMember(value, eachMember10);
/** `#/components/schemas/CollectionPage/properties/items` */
const test12 = (value: unknown): boolean =>
  Array.isArray(value) && check.every(value, isCollection);
/** `#/components/schemas/Webhook/properties/events` */
const test13 = (value: unknown): boolean =>
  Array.isArray(value) && check.every(value, check.isString);
/** `#/components/schemas/Webhook/properties/connections` */
const test14 = (value: unknown): boolean =>
  Array.isArray(value) && check.every(value, isConnectionReference);
/** `#/components/schemas/WebhookPage/properties/items` */
const test15 = (value: unknown): boolean => Array.isArray(value) && check.every(value, isWebhook);
/** `#/components/schemas/WebhookCreate/properties/events` */
const test16 = (value: unknown): boolean =>
  Array.isArray(value) && value.length >= 1 && check.every(value, check.isString);
/** `#/components/schemas/WebhookCreate/properties/connections/items` */
const test17 = (value: unknown): boolean => check.isInt32(value);
/** `#/components/schemas/WebhookCreate/properties/connections` */
const test18 = (value: unknown): boolean =>
  Array.isArray(value) && value.length >= 1 && check.every(value, test17);
export {};
