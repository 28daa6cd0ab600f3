// Generated from the contract. Do not edit: change the contract and run `pnpm generate`.

import * as check from "../checks/index.js";
import type { Violation } from "../contract/violation.js";

/** Checks a value against the schema `ConnectionReference`. */
export function checkConnectionReference(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["id"];
      if (value1 === undefined) {
        check.missing(out, at, "id");
      } else {
        if (!check.isInteger(value1)) {
          check.fail(out, at + "/id", "type", "an integer", value1);
        }
        if (typeof value1 === "number") {
          if (!check.isInt32(value1)) {
            check.fail(out, at + "/id", "format", "a 32-bit integer", value1);
          }
        }
      }
    }
    {
      const value1: unknown = value["name"];
      if (value1 === undefined) {
        check.missing(out, at, "name");
      } else {
        if (!(typeof value1 === "string")) {
          check.fail(out, at + "/name", "type", "a string", value1);
        }
      }
    }
  } else {
    check.fail(out, at, "type", "an object", value);
  }
}

/** Checks a value against the schema `DocumentExport`. */
export function checkDocumentExport(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["sourceConnection"];
      if (value1 === undefined) {
        check.missing(out, at, "sourceConnection");
      } else {
        checkConnectionReference(value1, at + "/sourceConnection", out);
      }
    }
    {
      const value1: unknown = value["sourceDocumentTitle"];
      if (value1 === undefined) {
        check.missing(out, at, "sourceDocumentTitle");
      } else {
        if (!(typeof value1 === "string")) {
          check.fail(out, at + "/sourceDocumentTitle", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["sourceDocumentReference"];
      if (value1 === undefined) {
        check.missing(out, at, "sourceDocumentReference");
      } else {
        if (!(typeof value1 === "string")) {
          check.fail(out, at + "/sourceDocumentReference", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["sourceDocumentVersion"];
      if (value1 === undefined) {
        check.missing(out, at, "sourceDocumentVersion");
      } else {
        if (!(typeof value1 === "string")) {
          check.fail(out, at + "/sourceDocumentVersion", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["sourceDocumentKind"];
      if (value1 === undefined) {
        check.missing(out, at, "sourceDocumentKind");
      } else {
        if (!(typeof value1 === "string")) {
          check.fail(out, at + "/sourceDocumentKind", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["destinationConnection"];
      if (value1 === undefined) {
        check.missing(out, at, "destinationConnection");
      } else {
        checkConnectionReference(value1, at + "/destinationConnection", out);
      }
    }
    {
      const value1: unknown = value["destinationReference"];
      if (value1 === undefined) {
        check.missing(out, at, "destinationReference");
      } else {
        if (!(typeof value1 === "string")) {
          check.fail(out, at + "/destinationReference", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["exportedAt"];
      if (value1 === undefined) {
        check.missing(out, at, "exportedAt");
      } else {
        if (typeof value1 === "string") {
          if (!check.isDateTime(value1)) {
            check.fail(out, at + "/exportedAt", "format", "a date-time (RFC 3339)", value1);
          }
        } else {
          check.fail(out, at + "/exportedAt", "type", "a string", value1);
        }
      }
    }
  } else {
    check.fail(out, at, "type", "an object", value);
  }
}

/** Checks a value against the schema `Pagination`. */
export function checkPagination(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["pageCount"];
      if (value1 === undefined) {
        check.missing(out, at, "pageCount");
      } else {
        if (!check.isInteger(value1)) {
          check.fail(out, at + "/pageCount", "type", "an integer", value1);
        }
        if (typeof value1 === "number") {
          if (!(value1 >= 0)) {
            check.fail(out, at + "/pageCount", "minimum", "at least 0", value1);
          }
        }
      }
    }
    {
      const value1: unknown = value["pageNo"];
      if (value1 === undefined) {
        check.missing(out, at, "pageNo");
      } else {
        if (!check.isInteger(value1)) {
          check.fail(out, at + "/pageNo", "type", "an integer", value1);
        }
        if (typeof value1 === "number") {
          if (!(value1 >= 1)) {
            check.fail(out, at + "/pageNo", "minimum", "at least 1", value1);
          }
        }
      }
    }
    {
      const value1: unknown = value["pageSize"];
      if (value1 === undefined) {
        check.missing(out, at, "pageSize");
      } else {
        if (!check.isInteger(value1)) {
          check.fail(out, at + "/pageSize", "type", "an integer", value1);
        }
        if (typeof value1 === "number") {
          if (!(value1 >= 1)) {
            check.fail(out, at + "/pageSize", "minimum", "at least 1", value1);
          }
          if (!(value1 <= 200)) {
            check.fail(out, at + "/pageSize", "maximum", "at most 200", value1);
          }
        }
      }
    }
    {
      const value1: unknown = value["totalRecordCount"];
      if (value1 === undefined) {
        check.missing(out, at, "totalRecordCount");
      } else {
        if (!check.isInteger(value1)) {
          check.fail(out, at + "/totalRecordCount", "type", "an integer", value1);
        }
        if (typeof value1 === "number") {
          if (!(value1 >= 0)) {
            check.fail(out, at + "/totalRecordCount", "minimum", "at least 0", value1);
          }
        }
      }
    }
  } else {
    check.fail(out, at, "type", "an object", value);
  }
}

/** Checks a value against the schema `DocumentExportPage`. */
export function checkDocumentExportPage(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["items"];
      if (value1 === undefined) {
        check.missing(out, at, "items");
      } else {
        if (Array.isArray(value1)) {
          for (let index2 = 0; index2 < value1.length; index2 += 1) {
            const value2: unknown = value1[index2];
            checkDocumentExport(value2, at + "/items" + "/" + index2, out);
          }
        } else {
          check.fail(out, at + "/items", "type", "an array", value1);
        }
      }
    }
    {
      const value1: unknown = value["pagination"];
      if (value1 === undefined) {
        check.missing(out, at, "pagination");
      } else {
        checkPagination(value1, at + "/pagination", out);
      }
    }
  } else {
    check.fail(out, at, "type", "an object", value);
  }
}

/** Checks a value against the schema `Violation`. */
export function checkViolation(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["in"];
      if (value1 === undefined) {
        check.missing(out, at, "in");
      } else {
        if (!(typeof value1 === "string")) {
          check.fail(out, at + "/in", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["pointer"];
      if (value1 !== undefined) {
        if (!(typeof value1 === "string")) {
          check.fail(out, at + "/pointer", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["name"];
      if (value1 !== undefined) {
        if (!(typeof value1 === "string")) {
          check.fail(out, at + "/name", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["keyword"];
      if (value1 === undefined) {
        check.missing(out, at, "keyword");
      } else {
        if (!(typeof value1 === "string")) {
          check.fail(out, at + "/keyword", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["detail"];
      if (value1 === undefined) {
        check.missing(out, at, "detail");
      } else {
        if (!(typeof value1 === "string")) {
          check.fail(out, at + "/detail", "type", "a string", value1);
        }
      }
    }
  } else {
    check.fail(out, at, "type", "an object", value);
  }
}

/** Checks a value against the schema `Problem`. */
export function checkProblem(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["type"];
      if (value1 === undefined) {
        check.missing(out, at, "type");
      } else {
        if (typeof value1 === "string") {
          if (!check.isUriReference(value1)) {
            check.fail(out, at + "/type", "format", "a URI reference (RFC 3986)", value1);
          }
        } else {
          check.fail(out, at + "/type", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["title"];
      if (value1 === undefined) {
        check.missing(out, at, "title");
      } else {
        if (!(typeof value1 === "string")) {
          check.fail(out, at + "/title", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["status"];
      if (value1 === undefined) {
        check.missing(out, at, "status");
      } else {
        if (!check.isInteger(value1)) {
          check.fail(out, at + "/status", "type", "an integer", value1);
        }
        if (typeof value1 === "number") {
          if (!(value1 >= 400)) {
            check.fail(out, at + "/status", "minimum", "at least 400", value1);
          }
          if (!(value1 <= 599)) {
            check.fail(out, at + "/status", "maximum", "at most 599", value1);
          }
        }
      }
    }
    {
      const value1: unknown = value["detail"];
      if (value1 === undefined) {
        check.missing(out, at, "detail");
      } else {
        if (!(typeof value1 === "string")) {
          check.fail(out, at + "/detail", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["instance"];
      if (value1 !== undefined) {
        if (typeof value1 === "string") {
          if (!check.isUriReference(value1)) {
            check.fail(out, at + "/instance", "format", "a URI reference (RFC 3986)", value1);
          }
        } else {
          check.fail(out, at + "/instance", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["errors"];
      if (value1 !== undefined) {
        if (Array.isArray(value1)) {
          for (let index2 = 0; index2 < value1.length; index2 += 1) {
            const value2: unknown = value1[index2];
            checkViolation(value2, at + "/errors" + "/" + index2, out);
          }
        } else {
          check.fail(out, at + "/errors", "type", "an array", value1);
        }
      }
    }
  } else {
    check.fail(out, at, "type", "an object", value);
  }
}

/** Checks a value against the schema `Conversion`. */
export function checkConversion(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["source"];
      if (value1 !== undefined) {
        if (!(typeof value1 === "string")) {
          check.fail(out, at + "/source", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["destination"];
      if (value1 !== undefined) {
        if (!(typeof value1 === "string")) {
          check.fail(out, at + "/destination", "type", "a string", value1);
        }
      }
    }
  } else {
    check.fail(out, at, "type", "an object", value);
  }
}

/** Checks a value against the schema `ExportOptions`. */
export function checkExportOptions(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["destination"];
      if (value1 === undefined) {
        check.missing(out, at, "destination");
      } else {
        if (!check.isInteger(value1)) {
          check.fail(out, at + "/destination", "type", "an integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["autoMapDocumentProperties"];
      if (value1 !== undefined) {
        if (!(typeof value1 === "boolean")) {
          check.fail(out, at + "/autoMapDocumentProperties", "type", "a boolean", value1);
        }
      }
    }
    {
      const value1: unknown = value["conversion"];
      if (value1 !== undefined) {
        checkConversion(value1, at + "/conversion", out);
      }
    }
    {
      const value1: unknown = value["destinationReference"];
      if (value1 !== undefined) {
        if (!(typeof value1 === "string")) {
          check.fail(out, at + "/destinationReference", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["fieldMappings"];
      if (value1 !== undefined) {
        if (check.isObject(value1)) {
          for (const key2 of Object.keys(value1)) {
            const value2: unknown = value1[key2];
            if (true) {
              if (!(typeof value2 === "string")) {
                check.fail(
                  out,
                  check.memberAt(at + "/fieldMappings", key2),
                  "type",
                  "a string",
                  value2,
                );
              }
            }
          }
        } else {
          check.fail(out, at + "/fieldMappings", "type", "an object", value1);
        }
      }
    }
    {
      const value1: unknown = value["webhooks"];
      if (value1 !== undefined) {
        if (Array.isArray(value1)) {
          for (let index2 = 0; index2 < value1.length; index2 += 1) {
            const value2: unknown = value1[index2];
            if (!(typeof value2 === "string")) {
              check.fail(out, at + "/webhooks" + "/" + index2, "type", "a string", value2);
            }
          }
        } else {
          check.fail(out, at + "/webhooks", "type", "an array", value1);
        }
      }
    }
  } else {
    check.fail(out, at, "type", "an object", value);
  }
}

/** Checks a value against the schema `HostedDocumentUpload`. */
export function checkHostedDocumentUpload(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["file"];
      if (value1 === undefined) {
        check.missing(out, at, "file");
      } else {
        if (!(typeof value1 === "string")) {
          check.fail(out, at + "/file", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["options"];
      if (value1 === undefined) {
        check.missing(out, at, "options");
      } else {
        checkExportOptions(value1, at + "/options", out);
      }
    }
  } else {
    check.fail(out, at, "type", "an object", value);
  }
}

/** Checks a value against the schema `JobStatus`. */
export function checkJobStatus(value: unknown, at: string, out: Violation[]): void {
  if (!(typeof value === "string")) {
    check.fail(out, at, "type", "a string", value);
  }
  if (value !== "queued" && value !== "processing" && value !== "done" && value !== "failed") {
    check.fail(out, at, "enum", '"queued" or "processing" or "done" or "failed"', value);
  }
}

/** Checks a value against the schema `Link`. */
export function checkLink(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["title"];
      if (value1 === undefined) {
        check.missing(out, at, "title");
      } else {
        if (!(typeof value1 === "string")) {
          check.fail(out, at + "/title", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["description"];
      if (value1 === undefined) {
        check.missing(out, at, "description");
      } else {
        if (!(typeof value1 === "string")) {
          check.fail(out, at + "/description", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["url"];
      if (value1 === undefined) {
        check.missing(out, at, "url");
      } else {
        if (!(typeof value1 === "string")) {
          check.fail(out, at + "/url", "type", "a string", value1);
        }
      }
    }
  } else {
    check.fail(out, at, "type", "an object", value);
  }
}

/** Checks a value against the schema `OutputDocument`. */
export function checkOutputDocument(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["title"];
      if (value1 === undefined) {
        check.missing(out, at, "title");
      } else {
        if (!(typeof value1 === "string")) {
          check.fail(out, at + "/title", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["links"];
      if (value1 === undefined) {
        check.missing(out, at, "links");
      } else {
        if (Array.isArray(value1)) {
          for (let index2 = 0; index2 < value1.length; index2 += 1) {
            const value2: unknown = value1[index2];
            checkLink(value2, at + "/links" + "/" + index2, out);
          }
        } else {
          check.fail(out, at + "/links", "type", "an array", value1);
        }
      }
    }
  } else {
    check.fail(out, at, "type", "an object", value);
  }
}

/** Checks a value against the schema `Job`. */
export function checkJob(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["id"];
      if (value1 === undefined) {
        check.missing(out, at, "id");
      } else {
        if (typeof value1 === "string") {
          if (!check.isUuid(value1)) {
            check.fail(out, at + "/id", "format", "a UUID (RFC 9562)", value1);
          }
        } else {
          check.fail(out, at + "/id", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["status"];
      if (value1 === undefined) {
        check.missing(out, at, "status");
      } else {
        checkJobStatus(value1, at + "/status", out);
      }
    }
    {
      const value1: unknown = value["type"];
      if (value1 === undefined) {
        check.missing(out, at, "type");
      } else {
        if (!(typeof value1 === "string")) {
          check.fail(out, at + "/type", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["summary"];
      if (value1 === undefined) {
        check.missing(out, at, "summary");
      } else {
        if (!(typeof value1 === "string")) {
          check.fail(out, at + "/summary", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["queuedAt"];
      if (value1 === undefined) {
        check.missing(out, at, "queuedAt");
      } else {
        if (typeof value1 === "string") {
          if (!check.isDateTime(value1)) {
            check.fail(out, at + "/queuedAt", "format", "a date-time (RFC 3339)", value1);
          }
        } else {
          check.fail(out, at + "/queuedAt", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["hasErrors"];
      if (value1 === undefined) {
        check.missing(out, at, "hasErrors");
      } else {
        if (!(typeof value1 === "boolean")) {
          check.fail(out, at + "/hasErrors", "type", "a boolean", value1);
        }
      }
    }
    {
      const value1: unknown = value["hasWarnings"];
      if (value1 === undefined) {
        check.missing(out, at, "hasWarnings");
      } else {
        if (!(typeof value1 === "boolean")) {
          check.fail(out, at + "/hasWarnings", "type", "a boolean", value1);
        }
      }
    }
    {
      const value1: unknown = value["outputDocuments"];
      if (value1 === undefined) {
        check.missing(out, at, "outputDocuments");
      } else {
        if (Array.isArray(value1)) {
          for (let index2 = 0; index2 < value1.length; index2 += 1) {
            const value2: unknown = value1[index2];
            checkOutputDocument(value2, at + "/outputDocuments" + "/" + index2, out);
          }
        } else {
          check.fail(out, at + "/outputDocuments", "type", "an array", value1);
        }
      }
    }
  } else {
    check.fail(out, at, "type", "an object", value);
  }
}

/** Checks a value against the schema `JobWarning`. */
export function checkJobWarning(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["code"];
      if (value1 === undefined) {
        check.missing(out, at, "code");
      } else {
        if (!(typeof value1 === "string")) {
          check.fail(out, at + "/code", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["detail"];
      if (value1 === undefined) {
        check.missing(out, at, "detail");
      } else {
        if (!(typeof value1 === "string")) {
          check.fail(out, at + "/detail", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["pointer"];
      if (value1 === undefined) {
        check.missing(out, at, "pointer");
      } else {
        if (!(typeof value1 === "string" || value1 === null)) {
          check.fail(out, at + "/pointer", "type", "a string or null", value1);
        }
      }
    }
  } else {
    check.fail(out, at, "type", "an object", value);
  }
}

/** Checks a value against the schema `JobEventData`. */
export function checkJobEventData(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["job"];
      if (value1 === undefined) {
        check.missing(out, at, "job");
      } else {
        checkJob(value1, at + "/job", out);
      }
    }
    {
      const value1: unknown = value["attempt"];
      if (value1 === undefined) {
        check.missing(out, at, "attempt");
      } else {
        if (!check.isInteger(value1)) {
          check.fail(out, at + "/attempt", "type", "an integer", value1);
        }
        if (typeof value1 === "number") {
          if (!(value1 >= 1)) {
            check.fail(out, at + "/attempt", "minimum", "at least 1", value1);
          }
        }
      }
    }
    {
      const value1: unknown = value["warnings"];
      if (value1 === undefined) {
        check.missing(out, at, "warnings");
      } else {
        if (Array.isArray(value1)) {
          for (let index2 = 0; index2 < value1.length; index2 += 1) {
            const value2: unknown = value1[index2];
            checkJobWarning(value2, at + "/warnings" + "/" + index2, out);
          }
        } else {
          check.fail(out, at + "/warnings", "type", "an array", value1);
        }
      }
    }
  } else {
    check.fail(out, at, "type", "an object", value);
  }
}

/** Checks a value against the schema `JobQueuedEvent`. */
export function checkJobQueuedEvent(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["type"];
      if (value1 === undefined) {
        check.missing(out, at, "type");
      } else {
        if (!(typeof value1 === "string")) {
          check.fail(out, at + "/type", "type", "a string", value1);
        }
        if (value1 !== "job.queued") {
          check.fail(out, at + "/type", "const", '"job.queued"', value1);
        }
      }
    }
    {
      const value1: unknown = value["timestamp"];
      if (value1 === undefined) {
        check.missing(out, at, "timestamp");
      } else {
        if (typeof value1 === "string") {
          if (!check.isDateTime(value1)) {
            check.fail(out, at + "/timestamp", "format", "a date-time (RFC 3339)", value1);
          }
        } else {
          check.fail(out, at + "/timestamp", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["data"];
      if (value1 === undefined) {
        check.missing(out, at, "data");
      } else {
        checkJobEventData(value1, at + "/data", out);
      }
    }
  } else {
    check.fail(out, at, "type", "an object", value);
  }
}

/** Checks a value against the schema `JobProcessingEvent`. */
export function checkJobProcessingEvent(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["type"];
      if (value1 === undefined) {
        check.missing(out, at, "type");
      } else {
        if (!(typeof value1 === "string")) {
          check.fail(out, at + "/type", "type", "a string", value1);
        }
        if (value1 !== "job.processing") {
          check.fail(out, at + "/type", "const", '"job.processing"', value1);
        }
      }
    }
    {
      const value1: unknown = value["timestamp"];
      if (value1 === undefined) {
        check.missing(out, at, "timestamp");
      } else {
        if (typeof value1 === "string") {
          if (!check.isDateTime(value1)) {
            check.fail(out, at + "/timestamp", "format", "a date-time (RFC 3339)", value1);
          }
        } else {
          check.fail(out, at + "/timestamp", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["data"];
      if (value1 === undefined) {
        check.missing(out, at, "data");
      } else {
        checkJobEventData(value1, at + "/data", out);
      }
    }
  } else {
    check.fail(out, at, "type", "an object", value);
  }
}

/** Checks a value against the schema `JobDoneEvent`. */
export function checkJobDoneEvent(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["type"];
      if (value1 === undefined) {
        check.missing(out, at, "type");
      } else {
        if (!(typeof value1 === "string")) {
          check.fail(out, at + "/type", "type", "a string", value1);
        }
        if (value1 !== "job.done") {
          check.fail(out, at + "/type", "const", '"job.done"', value1);
        }
      }
    }
    {
      const value1: unknown = value["timestamp"];
      if (value1 === undefined) {
        check.missing(out, at, "timestamp");
      } else {
        if (typeof value1 === "string") {
          if (!check.isDateTime(value1)) {
            check.fail(out, at + "/timestamp", "format", "a date-time (RFC 3339)", value1);
          }
        } else {
          check.fail(out, at + "/timestamp", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["data"];
      if (value1 === undefined) {
        check.missing(out, at, "data");
      } else {
        checkJobEventData(value1, at + "/data", out);
      }
    }
  } else {
    check.fail(out, at, "type", "an object", value);
  }
}

/** Checks a value against the schema `JobFailedEvent`. */
export function checkJobFailedEvent(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["type"];
      if (value1 === undefined) {
        check.missing(out, at, "type");
      } else {
        if (!(typeof value1 === "string")) {
          check.fail(out, at + "/type", "type", "a string", value1);
        }
        if (value1 !== "job.failed") {
          check.fail(out, at + "/type", "const", '"job.failed"', value1);
        }
      }
    }
    {
      const value1: unknown = value["timestamp"];
      if (value1 === undefined) {
        check.missing(out, at, "timestamp");
      } else {
        if (typeof value1 === "string") {
          if (!check.isDateTime(value1)) {
            check.fail(out, at + "/timestamp", "format", "a date-time (RFC 3339)", value1);
          }
        } else {
          check.fail(out, at + "/timestamp", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["data"];
      if (value1 === undefined) {
        check.missing(out, at, "data");
      } else {
        checkJobEventData(value1, at + "/data", out);
      }
    }
  } else {
    check.fail(out, at, "type", "an object", value);
  }
}

/** Checks a value against the schema `DocumentExportEventData`. */
export function checkDocumentExportEventData(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["job"];
      if (value1 === undefined) {
        check.missing(out, at, "job");
      } else {
        checkJob(value1, at + "/job", out);
      }
    }
    {
      const value1: unknown = value["documentExport"];
      if (value1 === undefined) {
        check.missing(out, at, "documentExport");
      } else {
        checkDocumentExport(value1, at + "/documentExport", out);
      }
    }
  } else {
    check.fail(out, at, "type", "an object", value);
  }
}

/** Checks a value against the schema `DocumentExportCreatedEvent`. */
export function checkDocumentExportCreatedEvent(
  value: unknown,
  at: string,
  out: Violation[],
): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["type"];
      if (value1 === undefined) {
        check.missing(out, at, "type");
      } else {
        if (!(typeof value1 === "string")) {
          check.fail(out, at + "/type", "type", "a string", value1);
        }
        if (value1 !== "document-export.created") {
          check.fail(out, at + "/type", "const", '"document-export.created"', value1);
        }
      }
    }
    {
      const value1: unknown = value["timestamp"];
      if (value1 === undefined) {
        check.missing(out, at, "timestamp");
      } else {
        if (typeof value1 === "string") {
          if (!check.isDateTime(value1)) {
            check.fail(out, at + "/timestamp", "format", "a date-time (RFC 3339)", value1);
          }
        } else {
          check.fail(out, at + "/timestamp", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["data"];
      if (value1 === undefined) {
        check.missing(out, at, "data");
      } else {
        checkDocumentExportEventData(value1, at + "/data", out);
      }
    }
  } else {
    check.fail(out, at, "type", "an object", value);
  }
}

/** Checks a value against the schema `Collection`. */
export function checkCollection(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["id"];
      if (value1 === undefined) {
        check.missing(out, at, "id");
      } else {
        if (!check.isInteger(value1)) {
          check.fail(out, at + "/id", "type", "an integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["name"];
      if (value1 === undefined) {
        check.missing(out, at, "name");
      } else {
        if (!(typeof value1 === "string")) {
          check.fail(out, at + "/name", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["sourceConnection"];
      if (value1 === undefined) {
        check.missing(out, at, "sourceConnection");
      } else {
        checkConnectionReference(value1, at + "/sourceConnection", out);
      }
    }
    {
      const value1: unknown = value["destinationConnection"];
      if (value1 === undefined) {
        check.missing(out, at, "destinationConnection");
      } else {
        checkConnectionReference(value1, at + "/destinationConnection", out);
      }
    }
  } else {
    check.fail(out, at, "type", "an object", value);
  }
}

/** Checks a value against the schema `CollectionPage`. */
export function checkCollectionPage(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["items"];
      if (value1 === undefined) {
        check.missing(out, at, "items");
      } else {
        if (Array.isArray(value1)) {
          for (let index2 = 0; index2 < value1.length; index2 += 1) {
            const value2: unknown = value1[index2];
            checkCollection(value2, at + "/items" + "/" + index2, out);
          }
        } else {
          check.fail(out, at + "/items", "type", "an array", value1);
        }
      }
    }
    {
      const value1: unknown = value["pagination"];
      if (value1 === undefined) {
        check.missing(out, at, "pagination");
      } else {
        checkPagination(value1, at + "/pagination", out);
      }
    }
  } else {
    check.fail(out, at, "type", "an object", value);
  }
}

/** Checks a value against the schema `Webhook`. */
export function checkWebhook(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["id"];
      if (value1 === undefined) {
        check.missing(out, at, "id");
      } else {
        if (!check.isInteger(value1)) {
          check.fail(out, at + "/id", "type", "an integer", value1);
        }
        if (typeof value1 === "number") {
          if (!check.isInt32(value1)) {
            check.fail(out, at + "/id", "format", "a 32-bit integer", value1);
          }
        }
      }
    }
    {
      const value1: unknown = value["endpoint"];
      if (value1 === undefined) {
        check.missing(out, at, "endpoint");
      } else {
        if (typeof value1 === "string") {
          if (!(check.lengthOf(value1) >= 1)) {
            check.fail(out, at + "/endpoint", "minLength", "at least 1 characters", value1);
          }
        } else {
          check.fail(out, at + "/endpoint", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["events"];
      if (value1 === undefined) {
        check.missing(out, at, "events");
      } else {
        if (Array.isArray(value1)) {
          for (let index2 = 0; index2 < value1.length; index2 += 1) {
            const value2: unknown = value1[index2];
            if (!(typeof value2 === "string")) {
              check.fail(out, at + "/events" + "/" + index2, "type", "a string", value2);
            }
          }
        } else {
          check.fail(out, at + "/events", "type", "an array", value1);
        }
      }
    }
    {
      const value1: unknown = value["connections"];
      if (value1 === undefined) {
        check.missing(out, at, "connections");
      } else {
        if (Array.isArray(value1)) {
          for (let index2 = 0; index2 < value1.length; index2 += 1) {
            const value2: unknown = value1[index2];
            checkConnectionReference(value2, at + "/connections" + "/" + index2, out);
          }
        } else {
          check.fail(out, at + "/connections", "type", "an array", value1);
        }
      }
    }
    {
      const value1: unknown = value["description"];
      if (value1 === undefined) {
        check.missing(out, at, "description");
      } else {
        if (!(typeof value1 === "string" || value1 === null)) {
          check.fail(out, at + "/description", "type", "a string or null", value1);
        }
      }
    }
  } else {
    check.fail(out, at, "type", "an object", value);
  }
}

/** Checks a value against the schema `WebhookPage`. */
export function checkWebhookPage(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["items"];
      if (value1 === undefined) {
        check.missing(out, at, "items");
      } else {
        if (Array.isArray(value1)) {
          for (let index2 = 0; index2 < value1.length; index2 += 1) {
            const value2: unknown = value1[index2];
            checkWebhook(value2, at + "/items" + "/" + index2, out);
          }
        } else {
          check.fail(out, at + "/items", "type", "an array", value1);
        }
      }
    }
    {
      const value1: unknown = value["pagination"];
      if (value1 === undefined) {
        check.missing(out, at, "pagination");
      } else {
        checkPagination(value1, at + "/pagination", out);
      }
    }
  } else {
    check.fail(out, at, "type", "an object", value);
  }
}

/** Checks a value against the schema `WebhookCreate`. */
export function checkWebhookCreate(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["endpoint"];
      if (value1 === undefined) {
        check.missing(out, at, "endpoint");
      } else {
        if (typeof value1 === "string") {
          if (!(check.lengthOf(value1) >= 1)) {
            check.fail(out, at + "/endpoint", "minLength", "at least 1 characters", value1);
          }
        } else {
          check.fail(out, at + "/endpoint", "type", "a string", value1);
        }
      }
    }
    {
      const value1: unknown = value["events"];
      if (value1 === undefined) {
        check.missing(out, at, "events");
      } else {
        if (Array.isArray(value1)) {
          if (value1.length < 1) {
            check.fail(out, at + "/events", "minItems", "at least 1 items", value1);
          }
          for (let index2 = 0; index2 < value1.length; index2 += 1) {
            const value2: unknown = value1[index2];
            if (!(typeof value2 === "string")) {
              check.fail(out, at + "/events" + "/" + index2, "type", "a string", value2);
            }
          }
        } else {
          check.fail(out, at + "/events", "type", "an array", value1);
        }
      }
    }
    {
      const value1: unknown = value["connections"];
      if (value1 === undefined) {
        check.missing(out, at, "connections");
      } else {
        if (Array.isArray(value1)) {
          if (value1.length < 1) {
            check.fail(out, at + "/connections", "minItems", "at least 1 items", value1);
          }
          for (let index2 = 0; index2 < value1.length; index2 += 1) {
            const value2: unknown = value1[index2];
            if (!check.isInteger(value2)) {
              check.fail(out, at + "/connections" + "/" + index2, "type", "an integer", value2);
            }
            if (typeof value2 === "number") {
              if (!check.isInt32(value2)) {
                check.fail(
                  out,
                  at + "/connections" + "/" + index2,
                  "format",
                  "a 32-bit integer",
                  value2,
                );
              }
            }
          }
        } else {
          check.fail(out, at + "/connections", "type", "an array", value1);
        }
      }
    }
    {
      const value1: unknown = value["description"];
      if (value1 !== undefined) {
        if (!(typeof value1 === "string" || value1 === null)) {
          check.fail(out, at + "/description", "type", "a string or null", value1);
        }
      }
    }
    {
      const value1: unknown = value["origin"];
      if (value1 !== undefined) {
        if (!(typeof value1 === "string" || value1 === null)) {
          check.fail(out, at + "/origin", "type", "a string or null", value1);
        }
      }
    }
  } else {
    check.fail(out, at, "type", "an object", value);
  }
}

export {};
