// Generated from the contract. Do not edit: change the contract and run `pnpm generate`.

import * as check from "../checks/index.js";
import type { Violation } from "../contract/violation.js";

/** Whether a value conforms to the schema `ConnectionReference`. */
const isConnectionReference = (value: unknown): boolean =>
  check.isObject(value) && check.isInt32(value["id"]) && typeof value["name"] === "string";

/** Reports every way in which a value violates the schema `ConnectionReference`. */
function collectConnectionReference(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["id"];
      if (value1 === undefined) check.missing(out, at, "id");
      else {
        if (!check.isInteger(value1)) check.fail(out, at + "/id", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!check.isInt32(value1))
            check.fail(out, at + "/id", "format", "a 32-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["name"];
      if (value1 === undefined) check.missing(out, at, "name");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/name", "type", "a string", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `ConnectionReference`. */
export function checkConnectionReference(value: unknown, at: string, out: Violation[]): void {
  if (!isConnectionReference(value)) collectConnectionReference(value, at, out);
}

/** Whether a value conforms to the schema `DocumentExport`. */
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

/** Reports every way in which a value violates the schema `DocumentExport`. */
function collectDocumentExport(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["sourceConnection"];
      if (value1 === undefined) check.missing(out, at, "sourceConnection");
      else collectConnectionReference(value1, at + "/sourceConnection", out);
    }
    {
      const value1: unknown = value["sourceDocumentTitle"];
      if (value1 === undefined) check.missing(out, at, "sourceDocumentTitle");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/sourceDocumentTitle", "type", "a string", value1);
    }
    {
      const value1: unknown = value["sourceDocumentReference"];
      if (value1 === undefined) check.missing(out, at, "sourceDocumentReference");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/sourceDocumentReference", "type", "a string", value1);
    }
    {
      const value1: unknown = value["sourceDocumentVersion"];
      if (value1 === undefined) check.missing(out, at, "sourceDocumentVersion");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/sourceDocumentVersion", "type", "a string", value1);
    }
    {
      const value1: unknown = value["sourceDocumentKind"];
      if (value1 === undefined) check.missing(out, at, "sourceDocumentKind");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/sourceDocumentKind", "type", "a string", value1);
    }
    {
      const value1: unknown = value["destinationConnection"];
      if (value1 === undefined) check.missing(out, at, "destinationConnection");
      else collectConnectionReference(value1, at + "/destinationConnection", out);
    }
    {
      const value1: unknown = value["destinationReference"];
      if (value1 === undefined) check.missing(out, at, "destinationReference");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/destinationReference", "type", "a string", value1);
    }
    {
      const value1: unknown = value["exportedAt"];
      if (value1 === undefined) check.missing(out, at, "exportedAt");
      else if (typeof value1 === "string") {
        if (!check.isDateTime(value1))
          check.fail(out, at + "/exportedAt", "format", "a date-time (RFC 3339)", value1);
      } else check.fail(out, at + "/exportedAt", "type", "a string", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `DocumentExport`. */
export function checkDocumentExport(value: unknown, at: string, out: Violation[]): void {
  if (!isDocumentExport(value)) collectDocumentExport(value, at, out);
}

/** Whether a value conforms to the schema `Pagination`. */
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

/** Reports every way in which a value violates the schema `Pagination`. */
function collectPagination(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["pageCount"];
      if (value1 === undefined) check.missing(out, at, "pageCount");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/pageCount", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/pageCount", "minimum", "at least 0", value1);
        }
      }
    }
    {
      const value1: unknown = value["pageNo"];
      if (value1 === undefined) check.missing(out, at, "pageNo");
      else {
        if (!check.isInteger(value1)) check.fail(out, at + "/pageNo", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 1)) check.fail(out, at + "/pageNo", "minimum", "at least 1", value1);
        }
      }
    }
    {
      const value1: unknown = value["pageSize"];
      if (value1 === undefined) check.missing(out, at, "pageSize");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/pageSize", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 1)) check.fail(out, at + "/pageSize", "minimum", "at least 1", value1);
          if (!(value1 <= 200)) check.fail(out, at + "/pageSize", "maximum", "at most 200", value1);
        }
      }
    }
    {
      const value1: unknown = value["totalRecordCount"];
      if (value1 === undefined) check.missing(out, at, "totalRecordCount");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/totalRecordCount", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0))
            check.fail(out, at + "/totalRecordCount", "minimum", "at least 0", value1);
        }
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `Pagination`. */
export function checkPagination(value: unknown, at: string, out: Violation[]): void {
  if (!isPagination(value)) collectPagination(value, at, out);
}

/** Whether a value conforms to the schema `DocumentExportPage`. */
const isDocumentExportPage = (value: unknown): boolean =>
  check.isObject(value) && test1(value["items"]) && isPagination(value["pagination"]);

/** Reports every way in which a value violates the schema `DocumentExportPage`. */
function collectDocumentExportPage(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["items"];
      if (value1 === undefined) check.missing(out, at, "items");
      else if (Array.isArray(value1)) {
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          collectDocumentExport(value2, at + "/items" + "/" + index2, out);
        }
      } else check.fail(out, at + "/items", "type", "an array", value1);
    }
    {
      const value1: unknown = value["pagination"];
      if (value1 === undefined) check.missing(out, at, "pagination");
      else collectPagination(value1, at + "/pagination", out);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `DocumentExportPage`. */
export function checkDocumentExportPage(value: unknown, at: string, out: Violation[]): void {
  if (!isDocumentExportPage(value)) collectDocumentExportPage(value, at, out);
}

/** Whether a value conforms to the schema `Violation`. */
const isViolation = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["in"] === "string" &&
  (value["pointer"] === undefined || typeof value["pointer"] === "string") &&
  (value["name"] === undefined || typeof value["name"] === "string") &&
  typeof value["keyword"] === "string" &&
  typeof value["detail"] === "string";

/** Reports every way in which a value violates the schema `Violation`. */
function collectViolation(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["in"];
      if (value1 === undefined) check.missing(out, at, "in");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/in", "type", "a string", value1);
    }
    {
      const value1: unknown = value["pointer"];
      if (value1 !== undefined)
        if (!(typeof value1 === "string"))
          check.fail(out, at + "/pointer", "type", "a string", value1);
    }
    {
      const value1: unknown = value["name"];
      if (value1 !== undefined)
        if (!(typeof value1 === "string"))
          check.fail(out, at + "/name", "type", "a string", value1);
    }
    {
      const value1: unknown = value["keyword"];
      if (value1 === undefined) check.missing(out, at, "keyword");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/keyword", "type", "a string", value1);
    }
    {
      const value1: unknown = value["detail"];
      if (value1 === undefined) check.missing(out, at, "detail");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/detail", "type", "a string", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `Violation`. */
export function checkViolation(value: unknown, at: string, out: Violation[]): void {
  if (!isViolation(value)) collectViolation(value, at, out);
}

/** Whether a value conforms to the schema `Problem`. */
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

/** Reports every way in which a value violates the schema `Problem`. */
function collectProblem(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["type"];
      if (value1 === undefined) check.missing(out, at, "type");
      else if (typeof value1 === "string") {
        if (!check.isUriReference(value1))
          check.fail(out, at + "/type", "format", "a URI reference (RFC 3986)", value1);
      } else check.fail(out, at + "/type", "type", "a string", value1);
    }
    {
      const value1: unknown = value["title"];
      if (value1 === undefined) check.missing(out, at, "title");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/title", "type", "a string", value1);
    }
    {
      const value1: unknown = value["status"];
      if (value1 === undefined) check.missing(out, at, "status");
      else {
        if (!check.isInteger(value1)) check.fail(out, at + "/status", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 400)) check.fail(out, at + "/status", "minimum", "at least 400", value1);
          if (!(value1 <= 599)) check.fail(out, at + "/status", "maximum", "at most 599", value1);
        }
      }
    }
    {
      const value1: unknown = value["detail"];
      if (value1 === undefined) check.missing(out, at, "detail");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/detail", "type", "a string", value1);
    }
    {
      const value1: unknown = value["instance"];
      if (value1 !== undefined)
        if (typeof value1 === "string") {
          if (!check.isUriReference(value1))
            check.fail(out, at + "/instance", "format", "a URI reference (RFC 3986)", value1);
        } else check.fail(out, at + "/instance", "type", "a string", value1);
    }
    {
      const value1: unknown = value["errors"];
      if (value1 !== undefined)
        if (Array.isArray(value1)) {
          for (let index2 = 0; index2 < value1.length; index2 += 1) {
            const value2: unknown = value1[index2];
            collectViolation(value2, at + "/errors" + "/" + index2, out);
          }
        } else check.fail(out, at + "/errors", "type", "an array", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `Problem`. */
export function checkProblem(value: unknown, at: string, out: Violation[]): void {
  if (!isProblem(value)) collectProblem(value, at, out);
}

/** Whether a value conforms to the schema `Conversion`. */
const isConversion = (value: unknown): boolean =>
  check.isObject(value) &&
  (value["source"] === undefined || typeof value["source"] === "string") &&
  (value["destination"] === undefined || typeof value["destination"] === "string");

/** Reports every way in which a value violates the schema `Conversion`. */
function collectConversion(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["source"];
      if (value1 !== undefined)
        if (!(typeof value1 === "string"))
          check.fail(out, at + "/source", "type", "a string", value1);
    }
    {
      const value1: unknown = value["destination"];
      if (value1 !== undefined)
        if (!(typeof value1 === "string"))
          check.fail(out, at + "/destination", "type", "a string", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `Conversion`. */
export function checkConversion(value: unknown, at: string, out: Violation[]): void {
  if (!isConversion(value)) collectConversion(value, at, out);
}

/** Whether a value conforms to the schema `ExportOptions`. */
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

/** Reports every way in which a value violates the schema `ExportOptions`. */
function collectExportOptions(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["destination"];
      if (value1 === undefined) check.missing(out, at, "destination");
      else if (!check.isInteger(value1))
        check.fail(out, at + "/destination", "type", "an integer", value1);
    }
    {
      const value1: unknown = value["autoMapDocumentProperties"];
      if (value1 !== undefined)
        if (!(typeof value1 === "boolean"))
          check.fail(out, at + "/autoMapDocumentProperties", "type", "a boolean", value1);
    }
    {
      const value1: unknown = value["conversion"];
      if (value1 !== undefined) collectConversion(value1, at + "/conversion", out);
    }
    {
      const value1: unknown = value["destinationReference"];
      if (value1 !== undefined)
        if (!(typeof value1 === "string"))
          check.fail(out, at + "/destinationReference", "type", "a string", value1);
    }
    {
      const value1: unknown = value["fieldMappings"];
      if (value1 !== undefined)
        if (check.isObject(value1)) {
          for (const key2 of Object.keys(value1)) {
            const value2: unknown = value1[key2];
            if (value2 === undefined) continue;
            if (!(typeof value2 === "string"))
              check.fail(
                out,
                check.memberAt(at + "/fieldMappings", key2),
                "type",
                "a string",
                value2,
              );
          }
        } else check.fail(out, at + "/fieldMappings", "type", "an object", value1);
    }
    {
      const value1: unknown = value["webhooks"];
      if (value1 !== undefined)
        if (Array.isArray(value1)) {
          for (let index2 = 0; index2 < value1.length; index2 += 1) {
            const value2: unknown = value1[index2];
            if (!(typeof value2 === "string"))
              check.fail(out, at + "/webhooks" + "/" + index2, "type", "a string", value2);
          }
        } else check.fail(out, at + "/webhooks", "type", "an array", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `ExportOptions`. */
export function checkExportOptions(value: unknown, at: string, out: Violation[]): void {
  if (!isExportOptions(value)) collectExportOptions(value, at, out);
}

/** Whether a value conforms to the schema `HostedDocumentUpload`. */
const isHostedDocumentUpload = (value: unknown): boolean =>
  check.isObject(value) && typeof value["file"] === "string" && isExportOptions(value["options"]);

/** Reports every way in which a value violates the schema `HostedDocumentUpload`. */
function collectHostedDocumentUpload(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["file"];
      if (value1 === undefined) check.missing(out, at, "file");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/file", "type", "a string", value1);
    }
    {
      const value1: unknown = value["options"];
      if (value1 === undefined) check.missing(out, at, "options");
      else collectExportOptions(value1, at + "/options", out);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `HostedDocumentUpload`. */
export function checkHostedDocumentUpload(value: unknown, at: string, out: Violation[]): void {
  if (!isHostedDocumentUpload(value)) collectHostedDocumentUpload(value, at, out);
}

/** Whether a value conforms to the schema `JobStatus`. */
const isJobStatus = (value: unknown): boolean =>
  typeof value === "string" &&
  (value === "queued" || value === "processing" || value === "done" || value === "failed");

/** Reports every way in which a value violates the schema `JobStatus`. */
function collectJobStatus(value: unknown, at: string, out: Violation[]): void {
  if (!(typeof value === "string")) check.fail(out, at, "type", "a string", value);
  if (!(value === "queued" || value === "processing" || value === "done" || value === "failed"))
    check.fail(out, at, "enum", '"queued" or "processing" or "done" or "failed"', value);
}

/** Checks a value against the schema `JobStatus`. */
export function checkJobStatus(value: unknown, at: string, out: Violation[]): void {
  if (!isJobStatus(value)) collectJobStatus(value, at, out);
}

/** Whether a value conforms to the schema `Link`. */
const isLink = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["title"] === "string" &&
  typeof value["description"] === "string" &&
  typeof value["url"] === "string";

/** Reports every way in which a value violates the schema `Link`. */
function collectLink(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["title"];
      if (value1 === undefined) check.missing(out, at, "title");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/title", "type", "a string", value1);
    }
    {
      const value1: unknown = value["description"];
      if (value1 === undefined) check.missing(out, at, "description");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/description", "type", "a string", value1);
    }
    {
      const value1: unknown = value["url"];
      if (value1 === undefined) check.missing(out, at, "url");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/url", "type", "a string", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `Link`. */
export function checkLink(value: unknown, at: string, out: Violation[]): void {
  if (!isLink(value)) collectLink(value, at, out);
}

/** Whether a value conforms to the schema `OutputDocument`. */
const isOutputDocument = (value: unknown): boolean =>
  check.isObject(value) && typeof value["title"] === "string" && test6(value["links"]);

/** Reports every way in which a value violates the schema `OutputDocument`. */
function collectOutputDocument(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["title"];
      if (value1 === undefined) check.missing(out, at, "title");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/title", "type", "a string", value1);
    }
    {
      const value1: unknown = value["links"];
      if (value1 === undefined) check.missing(out, at, "links");
      else if (Array.isArray(value1)) {
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          collectLink(value2, at + "/links" + "/" + index2, out);
        }
      } else check.fail(out, at + "/links", "type", "an array", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `OutputDocument`. */
export function checkOutputDocument(value: unknown, at: string, out: Violation[]): void {
  if (!isOutputDocument(value)) collectOutputDocument(value, at, out);
}

/** Whether a value conforms to the schema `Job`. */
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

/** Reports every way in which a value violates the schema `Job`. */
function collectJob(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["id"];
      if (value1 === undefined) check.missing(out, at, "id");
      else if (typeof value1 === "string") {
        if (!check.isUuid(value1))
          check.fail(out, at + "/id", "format", "a UUID (RFC 9562)", value1);
      } else check.fail(out, at + "/id", "type", "a string", value1);
    }
    {
      const value1: unknown = value["status"];
      if (value1 === undefined) check.missing(out, at, "status");
      else collectJobStatus(value1, at + "/status", out);
    }
    {
      const value1: unknown = value["type"];
      if (value1 === undefined) check.missing(out, at, "type");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/type", "type", "a string", value1);
    }
    {
      const value1: unknown = value["summary"];
      if (value1 === undefined) check.missing(out, at, "summary");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/summary", "type", "a string", value1);
    }
    {
      const value1: unknown = value["queuedAt"];
      if (value1 === undefined) check.missing(out, at, "queuedAt");
      else if (typeof value1 === "string") {
        if (!check.isDateTime(value1))
          check.fail(out, at + "/queuedAt", "format", "a date-time (RFC 3339)", value1);
      } else check.fail(out, at + "/queuedAt", "type", "a string", value1);
    }
    {
      const value1: unknown = value["hasErrors"];
      if (value1 === undefined) check.missing(out, at, "hasErrors");
      else if (!(typeof value1 === "boolean"))
        check.fail(out, at + "/hasErrors", "type", "a boolean", value1);
    }
    {
      const value1: unknown = value["hasWarnings"];
      if (value1 === undefined) check.missing(out, at, "hasWarnings");
      else if (!(typeof value1 === "boolean"))
        check.fail(out, at + "/hasWarnings", "type", "a boolean", value1);
    }
    {
      const value1: unknown = value["outputDocuments"];
      if (value1 === undefined) check.missing(out, at, "outputDocuments");
      else if (Array.isArray(value1)) {
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          collectOutputDocument(value2, at + "/outputDocuments" + "/" + index2, out);
        }
      } else check.fail(out, at + "/outputDocuments", "type", "an array", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `Job`. */
export function checkJob(value: unknown, at: string, out: Violation[]): void {
  if (!isJob(value)) collectJob(value, at, out);
}

/** Whether a value conforms to the schema `JobWarning`. */
const isJobWarning = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["code"] === "string" &&
  typeof value["detail"] === "string" &&
  (typeof value["pointer"] === "string" || value["pointer"] === null) &&
  (value["count"] === undefined || (check.isInteger(value["count"]) && value["count"] >= 1));

/** Reports every way in which a value violates the schema `JobWarning`. */
function collectJobWarning(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["code"];
      if (value1 === undefined) check.missing(out, at, "code");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/code", "type", "a string", value1);
    }
    {
      const value1: unknown = value["detail"];
      if (value1 === undefined) check.missing(out, at, "detail");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/detail", "type", "a string", value1);
    }
    {
      const value1: unknown = value["pointer"];
      if (value1 === undefined) check.missing(out, at, "pointer");
      else if (!(typeof value1 === "string" || value1 === null))
        check.fail(out, at + "/pointer", "type", "a string or null", value1);
    }
    {
      const value1: unknown = value["count"];
      if (value1 !== undefined) {
        if (!check.isInteger(value1)) check.fail(out, at + "/count", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 1)) check.fail(out, at + "/count", "minimum", "at least 1", value1);
        }
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `JobWarning`. */
export function checkJobWarning(value: unknown, at: string, out: Violation[]): void {
  if (!isJobWarning(value)) collectJobWarning(value, at, out);
}

/** Whether a value conforms to the schema `JobEventData`. */
const isJobEventData = (value: unknown): boolean =>
  check.isObject(value) &&
  isJob(value["job"]) &&
  check.isInteger(value["attempt"]) &&
  value["attempt"] >= 1 &&
  test8(value["warnings"]) &&
  test11(value["warningCounts"]);

/** Reports every way in which a value violates the schema `JobEventData`. */
function collectJobEventData(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["job"];
      if (value1 === undefined) check.missing(out, at, "job");
      else collectJob(value1, at + "/job", out);
    }
    {
      const value1: unknown = value["attempt"];
      if (value1 === undefined) check.missing(out, at, "attempt");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/attempt", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 1)) check.fail(out, at + "/attempt", "minimum", "at least 1", value1);
        }
      }
    }
    {
      const value1: unknown = value["warnings"];
      if (value1 === undefined) check.missing(out, at, "warnings");
      else if (Array.isArray(value1)) {
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          collectJobWarning(value2, at + "/warnings" + "/" + index2, out);
        }
      } else check.fail(out, at + "/warnings", "type", "an array", value1);
    }
    {
      const value1: unknown = value["warningCounts"];
      if (value1 === undefined) check.missing(out, at, "warningCounts");
      else if (check.isObject(value1)) {
        for (const key2 of Object.keys(value1)) {
          const value2: unknown = value1[key2];
          if (value2 === undefined) continue;
          if (!check.isInteger(value2))
            check.fail(
              out,
              check.memberAt(at + "/warningCounts", key2),
              "type",
              "an integer",
              value2,
            );
          if (check.isNumber(value2)) {
            if (!(value2 >= 1))
              check.fail(
                out,
                check.memberAt(at + "/warningCounts", key2),
                "minimum",
                "at least 1",
                value2,
              );
          }
        }
      } else check.fail(out, at + "/warningCounts", "type", "an object", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `JobEventData`. */
export function checkJobEventData(value: unknown, at: string, out: Violation[]): void {
  if (!isJobEventData(value)) collectJobEventData(value, at, out);
}

/** Whether a value conforms to the schema `JobQueuedEvent`. */
const isJobQueuedEvent = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["type"] === "string" &&
  value["type"] === "job.queued" &&
  typeof value["timestamp"] === "string" &&
  check.isDateTime(value["timestamp"]) &&
  isJobEventData(value["data"]);

/** Reports every way in which a value violates the schema `JobQueuedEvent`. */
function collectJobQueuedEvent(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["type"];
      if (value1 === undefined) check.missing(out, at, "type");
      else {
        if (!(typeof value1 === "string"))
          check.fail(out, at + "/type", "type", "a string", value1);
        if (!(value1 === "job.queued"))
          check.fail(out, at + "/type", "const", '"job.queued"', value1);
      }
    }
    {
      const value1: unknown = value["timestamp"];
      if (value1 === undefined) check.missing(out, at, "timestamp");
      else if (typeof value1 === "string") {
        if (!check.isDateTime(value1))
          check.fail(out, at + "/timestamp", "format", "a date-time (RFC 3339)", value1);
      } else check.fail(out, at + "/timestamp", "type", "a string", value1);
    }
    {
      const value1: unknown = value["data"];
      if (value1 === undefined) check.missing(out, at, "data");
      else collectJobEventData(value1, at + "/data", out);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `JobQueuedEvent`. */
export function checkJobQueuedEvent(value: unknown, at: string, out: Violation[]): void {
  if (!isJobQueuedEvent(value)) collectJobQueuedEvent(value, at, out);
}

/** Whether a value conforms to the schema `JobProcessingEvent`. */
const isJobProcessingEvent = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["type"] === "string" &&
  value["type"] === "job.processing" &&
  typeof value["timestamp"] === "string" &&
  check.isDateTime(value["timestamp"]) &&
  isJobEventData(value["data"]);

/** Reports every way in which a value violates the schema `JobProcessingEvent`. */
function collectJobProcessingEvent(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["type"];
      if (value1 === undefined) check.missing(out, at, "type");
      else {
        if (!(typeof value1 === "string"))
          check.fail(out, at + "/type", "type", "a string", value1);
        if (!(value1 === "job.processing"))
          check.fail(out, at + "/type", "const", '"job.processing"', value1);
      }
    }
    {
      const value1: unknown = value["timestamp"];
      if (value1 === undefined) check.missing(out, at, "timestamp");
      else if (typeof value1 === "string") {
        if (!check.isDateTime(value1))
          check.fail(out, at + "/timestamp", "format", "a date-time (RFC 3339)", value1);
      } else check.fail(out, at + "/timestamp", "type", "a string", value1);
    }
    {
      const value1: unknown = value["data"];
      if (value1 === undefined) check.missing(out, at, "data");
      else collectJobEventData(value1, at + "/data", out);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `JobProcessingEvent`. */
export function checkJobProcessingEvent(value: unknown, at: string, out: Violation[]): void {
  if (!isJobProcessingEvent(value)) collectJobProcessingEvent(value, at, out);
}

/** Whether a value conforms to the schema `JobDoneEvent`. */
const isJobDoneEvent = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["type"] === "string" &&
  value["type"] === "job.done" &&
  typeof value["timestamp"] === "string" &&
  check.isDateTime(value["timestamp"]) &&
  isJobEventData(value["data"]);

/** Reports every way in which a value violates the schema `JobDoneEvent`. */
function collectJobDoneEvent(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["type"];
      if (value1 === undefined) check.missing(out, at, "type");
      else {
        if (!(typeof value1 === "string"))
          check.fail(out, at + "/type", "type", "a string", value1);
        if (!(value1 === "job.done")) check.fail(out, at + "/type", "const", '"job.done"', value1);
      }
    }
    {
      const value1: unknown = value["timestamp"];
      if (value1 === undefined) check.missing(out, at, "timestamp");
      else if (typeof value1 === "string") {
        if (!check.isDateTime(value1))
          check.fail(out, at + "/timestamp", "format", "a date-time (RFC 3339)", value1);
      } else check.fail(out, at + "/timestamp", "type", "a string", value1);
    }
    {
      const value1: unknown = value["data"];
      if (value1 === undefined) check.missing(out, at, "data");
      else collectJobEventData(value1, at + "/data", out);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `JobDoneEvent`. */
export function checkJobDoneEvent(value: unknown, at: string, out: Violation[]): void {
  if (!isJobDoneEvent(value)) collectJobDoneEvent(value, at, out);
}

/** Whether a value conforms to the schema `JobFailedEvent`. */
const isJobFailedEvent = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["type"] === "string" &&
  value["type"] === "job.failed" &&
  typeof value["timestamp"] === "string" &&
  check.isDateTime(value["timestamp"]) &&
  isJobEventData(value["data"]);

/** Reports every way in which a value violates the schema `JobFailedEvent`. */
function collectJobFailedEvent(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["type"];
      if (value1 === undefined) check.missing(out, at, "type");
      else {
        if (!(typeof value1 === "string"))
          check.fail(out, at + "/type", "type", "a string", value1);
        if (!(value1 === "job.failed"))
          check.fail(out, at + "/type", "const", '"job.failed"', value1);
      }
    }
    {
      const value1: unknown = value["timestamp"];
      if (value1 === undefined) check.missing(out, at, "timestamp");
      else if (typeof value1 === "string") {
        if (!check.isDateTime(value1))
          check.fail(out, at + "/timestamp", "format", "a date-time (RFC 3339)", value1);
      } else check.fail(out, at + "/timestamp", "type", "a string", value1);
    }
    {
      const value1: unknown = value["data"];
      if (value1 === undefined) check.missing(out, at, "data");
      else collectJobEventData(value1, at + "/data", out);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `JobFailedEvent`. */
export function checkJobFailedEvent(value: unknown, at: string, out: Violation[]): void {
  if (!isJobFailedEvent(value)) collectJobFailedEvent(value, at, out);
}

/** Whether a value conforms to the schema `DocumentExportEventData`. */
const isDocumentExportEventData = (value: unknown): boolean =>
  check.isObject(value) && isJob(value["job"]) && isDocumentExport(value["documentExport"]);

/** Reports every way in which a value violates the schema `DocumentExportEventData`. */
function collectDocumentExportEventData(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["job"];
      if (value1 === undefined) check.missing(out, at, "job");
      else collectJob(value1, at + "/job", out);
    }
    {
      const value1: unknown = value["documentExport"];
      if (value1 === undefined) check.missing(out, at, "documentExport");
      else collectDocumentExport(value1, at + "/documentExport", out);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `DocumentExportEventData`. */
export function checkDocumentExportEventData(value: unknown, at: string, out: Violation[]): void {
  if (!isDocumentExportEventData(value)) collectDocumentExportEventData(value, at, out);
}

/** Whether a value conforms to the schema `DocumentExportCreatedEvent`. */
const isDocumentExportCreatedEvent = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["type"] === "string" &&
  value["type"] === "document-export.created" &&
  typeof value["timestamp"] === "string" &&
  check.isDateTime(value["timestamp"]) &&
  isDocumentExportEventData(value["data"]);

/** Reports every way in which a value violates the schema `DocumentExportCreatedEvent`. */
function collectDocumentExportCreatedEvent(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["type"];
      if (value1 === undefined) check.missing(out, at, "type");
      else {
        if (!(typeof value1 === "string"))
          check.fail(out, at + "/type", "type", "a string", value1);
        if (!(value1 === "document-export.created"))
          check.fail(out, at + "/type", "const", '"document-export.created"', value1);
      }
    }
    {
      const value1: unknown = value["timestamp"];
      if (value1 === undefined) check.missing(out, at, "timestamp");
      else if (typeof value1 === "string") {
        if (!check.isDateTime(value1))
          check.fail(out, at + "/timestamp", "format", "a date-time (RFC 3339)", value1);
      } else check.fail(out, at + "/timestamp", "type", "a string", value1);
    }
    {
      const value1: unknown = value["data"];
      if (value1 === undefined) check.missing(out, at, "data");
      else collectDocumentExportEventData(value1, at + "/data", out);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `DocumentExportCreatedEvent`. */
export function checkDocumentExportCreatedEvent(
  value: unknown,
  at: string,
  out: Violation[],
): void {
  if (!isDocumentExportCreatedEvent(value)) collectDocumentExportCreatedEvent(value, at, out);
}

/** Whether a value conforms to the schema `Collection`. */
const isCollection = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInteger(value["id"]) &&
  typeof value["name"] === "string" &&
  isConnectionReference(value["sourceConnection"]) &&
  isConnectionReference(value["destinationConnection"]);

/** Reports every way in which a value violates the schema `Collection`. */
function collectCollection(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["id"];
      if (value1 === undefined) check.missing(out, at, "id");
      else if (!check.isInteger(value1)) check.fail(out, at + "/id", "type", "an integer", value1);
    }
    {
      const value1: unknown = value["name"];
      if (value1 === undefined) check.missing(out, at, "name");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/name", "type", "a string", value1);
    }
    {
      const value1: unknown = value["sourceConnection"];
      if (value1 === undefined) check.missing(out, at, "sourceConnection");
      else collectConnectionReference(value1, at + "/sourceConnection", out);
    }
    {
      const value1: unknown = value["destinationConnection"];
      if (value1 === undefined) check.missing(out, at, "destinationConnection");
      else collectConnectionReference(value1, at + "/destinationConnection", out);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `Collection`. */
export function checkCollection(value: unknown, at: string, out: Violation[]): void {
  if (!isCollection(value)) collectCollection(value, at, out);
}

/** Whether a value conforms to the schema `CollectionPage`. */
const isCollectionPage = (value: unknown): boolean =>
  check.isObject(value) && test12(value["items"]) && isPagination(value["pagination"]);

/** Reports every way in which a value violates the schema `CollectionPage`. */
function collectCollectionPage(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["items"];
      if (value1 === undefined) check.missing(out, at, "items");
      else if (Array.isArray(value1)) {
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          collectCollection(value2, at + "/items" + "/" + index2, out);
        }
      } else check.fail(out, at + "/items", "type", "an array", value1);
    }
    {
      const value1: unknown = value["pagination"];
      if (value1 === undefined) check.missing(out, at, "pagination");
      else collectPagination(value1, at + "/pagination", out);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `CollectionPage`. */
export function checkCollectionPage(value: unknown, at: string, out: Violation[]): void {
  if (!isCollectionPage(value)) collectCollectionPage(value, at, out);
}

/** Whether a value conforms to the schema `Webhook`. */
const isWebhook = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInt32(value["id"]) &&
  typeof value["endpoint"] === "string" &&
  check.isLongEnough(value["endpoint"], 1) &&
  test13(value["events"]) &&
  test14(value["connections"]) &&
  (typeof value["description"] === "string" || value["description"] === null);

/** Reports every way in which a value violates the schema `Webhook`. */
function collectWebhook(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["id"];
      if (value1 === undefined) check.missing(out, at, "id");
      else {
        if (!check.isInteger(value1)) check.fail(out, at + "/id", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!check.isInt32(value1))
            check.fail(out, at + "/id", "format", "a 32-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["endpoint"];
      if (value1 === undefined) check.missing(out, at, "endpoint");
      else if (typeof value1 === "string") {
        if (!check.isLongEnough(value1, 1))
          check.fail(out, at + "/endpoint", "minLength", "at least 1 character", value1);
      } else check.fail(out, at + "/endpoint", "type", "a string", value1);
    }
    {
      const value1: unknown = value["events"];
      if (value1 === undefined) check.missing(out, at, "events");
      else if (Array.isArray(value1)) {
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          if (!(typeof value2 === "string"))
            check.fail(out, at + "/events" + "/" + index2, "type", "a string", value2);
        }
      } else check.fail(out, at + "/events", "type", "an array", value1);
    }
    {
      const value1: unknown = value["connections"];
      if (value1 === undefined) check.missing(out, at, "connections");
      else if (Array.isArray(value1)) {
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          collectConnectionReference(value2, at + "/connections" + "/" + index2, out);
        }
      } else check.fail(out, at + "/connections", "type", "an array", value1);
    }
    {
      const value1: unknown = value["description"];
      if (value1 === undefined) check.missing(out, at, "description");
      else if (!(typeof value1 === "string" || value1 === null))
        check.fail(out, at + "/description", "type", "a string or null", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `Webhook`. */
export function checkWebhook(value: unknown, at: string, out: Violation[]): void {
  if (!isWebhook(value)) collectWebhook(value, at, out);
}

/** Whether a value conforms to the schema `WebhookPage`. */
const isWebhookPage = (value: unknown): boolean =>
  check.isObject(value) && test15(value["items"]) && isPagination(value["pagination"]);

/** Reports every way in which a value violates the schema `WebhookPage`. */
function collectWebhookPage(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["items"];
      if (value1 === undefined) check.missing(out, at, "items");
      else if (Array.isArray(value1)) {
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          collectWebhook(value2, at + "/items" + "/" + index2, out);
        }
      } else check.fail(out, at + "/items", "type", "an array", value1);
    }
    {
      const value1: unknown = value["pagination"];
      if (value1 === undefined) check.missing(out, at, "pagination");
      else collectPagination(value1, at + "/pagination", out);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `WebhookPage`. */
export function checkWebhookPage(value: unknown, at: string, out: Violation[]): void {
  if (!isWebhookPage(value)) collectWebhookPage(value, at, out);
}

/** Whether a value conforms to the schema `WebhookCreate`. */
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

/** Reports every way in which a value violates the schema `WebhookCreate`. */
function collectWebhookCreate(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["endpoint"];
      if (value1 === undefined) check.missing(out, at, "endpoint");
      else if (typeof value1 === "string") {
        if (!check.isLongEnough(value1, 1))
          check.fail(out, at + "/endpoint", "minLength", "at least 1 character", value1);
      } else check.fail(out, at + "/endpoint", "type", "a string", value1);
    }
    {
      const value1: unknown = value["events"];
      if (value1 === undefined) check.missing(out, at, "events");
      else if (Array.isArray(value1)) {
        if (!(value1.length >= 1))
          check.fail(out, at + "/events", "minItems", "at least 1 item", value1);
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          if (!(typeof value2 === "string"))
            check.fail(out, at + "/events" + "/" + index2, "type", "a string", value2);
        }
      } else check.fail(out, at + "/events", "type", "an array", value1);
    }
    {
      const value1: unknown = value["connections"];
      if (value1 === undefined) check.missing(out, at, "connections");
      else if (Array.isArray(value1)) {
        if (!(value1.length >= 1))
          check.fail(out, at + "/connections", "minItems", "at least 1 item", value1);
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          if (!check.isInteger(value2))
            check.fail(out, at + "/connections" + "/" + index2, "type", "an integer", value2);
          if (check.isNumber(value2)) {
            if (!check.isInt32(value2))
              check.fail(
                out,
                at + "/connections" + "/" + index2,
                "format",
                "a 32-bit integer",
                value2,
              );
          }
        }
      } else check.fail(out, at + "/connections", "type", "an array", value1);
    }
    {
      const value1: unknown = value["description"];
      if (value1 !== undefined)
        if (!(typeof value1 === "string" || value1 === null))
          check.fail(out, at + "/description", "type", "a string or null", value1);
    }
    {
      const value1: unknown = value["origin"];
      if (value1 !== undefined)
        if (!(typeof value1 === "string" || value1 === null))
          check.fail(out, at + "/origin", "type", "a string or null", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `WebhookCreate`. */
export function checkWebhookCreate(value: unknown, at: string, out: Violation[]): void {
  if (!isWebhookCreate(value)) collectWebhookCreate(value, at, out);
}

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
