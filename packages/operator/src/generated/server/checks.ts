// Generated from operator.json. Do not edit: change the description and generate again.

import { check } from "@document-export/server-stub/runtime";
import type { Violation } from "@document-export/server-stub/runtime";

/** Whether a value conforms to the schema `Role`. */
const isRole = (value: unknown): boolean =>
  typeof value === "string" && (value === "read" || value === "operate" || value === "admin");

/** Reports every way in which a value violates the schema `Role`. */
function collectRole(value: unknown, at: string, out: Violation[]): void {
  if (!(typeof value === "string")) check.fail(out, at, "type", "a string", value);
  if (!(value === "read" || value === "operate" || value === "admin"))
    check.fail(out, at, "enum", '"read" or "operate" or "admin"', value);
}

/** Checks a value against the schema `Role`. */
export function checkRole(value: unknown, at: string, out: Violation[]): void {
  if (!isRole(value)) collectRole(value, at, out);
}

/** Whether a value conforms to the schema `Service`. */
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

/** Reports every way in which a value violates the schema `Service`. */
function collectService(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["version"];
      if (value1 === undefined) check.missing(out, at, "version");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/version", "type", "a string", value1);
    }
    {
      const value1: unknown = value["pid"];
      if (value1 === undefined) check.missing(out, at, "pid");
      else {
        if (!check.isInteger(value1)) check.fail(out, at + "/pid", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/pid", "minimum", "at least 0", value1);
        }
      }
    }
    {
      const value1: unknown = value["role"];
      if (value1 === undefined) check.missing(out, at, "role");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/role", "type", "a string", value1);
    }
    {
      const value1: unknown = value["storage"];
      if (value1 === undefined) check.missing(out, at, "storage");
      else {
        if (!(typeof value1 === "string"))
          check.fail(out, at + "/storage", "type", "a string", value1);
        if (!(value1 === "embedded" || value1 === "postgres"))
          check.fail(out, at + "/storage", "enum", '"embedded" or "postgres"', value1);
      }
    }
    {
      const value1: unknown = value["startedAt"];
      if (value1 === undefined) check.missing(out, at, "startedAt");
      else if (typeof value1 === "string") {
        if (!check.isDateTime(value1))
          check.fail(out, at + "/startedAt", "format", "a date-time (RFC 3339)", value1);
      } else check.fail(out, at + "/startedAt", "type", "a string", value1);
    }
    {
      const value1: unknown = value["url"];
      if (value1 === undefined) check.missing(out, at, "url");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/url", "type", "a string", value1);
    }
    {
      const value1: unknown = value["node"];
      if (value1 === undefined) check.missing(out, at, "node");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/node", "type", "a string", value1);
    }
    {
      const value1: unknown = value["migrations"];
      if (value1 === undefined) check.missing(out, at, "migrations");
      else if (Array.isArray(value1)) {
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          if (!(typeof value2 === "string"))
            check.fail(out, at + "/migrations" + "/" + index2, "type", "a string", value2);
        }
      } else check.fail(out, at + "/migrations", "type", "an array", value1);
    }
    {
      const value1: unknown = value["yourRole"];
      if (value1 === undefined) check.missing(out, at, "yourRole");
      else collectRole(value1, at + "/yourRole", out);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `Service`. */
export function checkService(value: unknown, at: string, out: Violation[]): void {
  if (!isService(value)) collectService(value, at, out);
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

/** Whether a value conforms to the schema `Ref`. */
const isRef = (value: unknown): boolean =>
  check.isObject(value) && check.isInt32(value["id"]) && typeof value["name"] === "string";

/** Reports every way in which a value violates the schema `Ref`. */
function collectRef(value: unknown, at: string, out: Violation[]): void {
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

/** Checks a value against the schema `Ref`. */
export function checkRef(value: unknown, at: string, out: Violation[]): void {
  if (!isRef(value)) collectRef(value, at, out);
}

/** Whether a value conforms to the schema `Pause`. */
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

/** Reports every way in which a value violates the schema `Pause`. */
function collectPause(value: unknown, at: string, out: Violation[]): void {
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
      const value1: unknown = value["work"];
      if (value1 === undefined) check.missing(out, at, "work");
      else {
        if (!(typeof value1 === "string"))
          check.fail(out, at + "/work", "type", "a string", value1);
        if (!(value1 === "exports" || value1 === "deliveries"))
          check.fail(out, at + "/work", "enum", '"exports" or "deliveries"', value1);
      }
    }
    {
      const value1: unknown = value["workspace"];
      if (value1 === undefined) check.missing(out, at, "workspace");
      else {
        if (value1 === null && isRef(value1))
          check.fail(out, at + "/workspace", "oneOf", "a value of exactly one of 2 kinds", value1);
        if (value1 !== null) {
          collectRef(value1, at + "/workspace", out);
        }
      }
    }
    {
      const value1: unknown = value["destination"];
      if (value1 === undefined) check.missing(out, at, "destination");
      else {
        if (value1 === null && isRef(value1))
          check.fail(
            out,
            at + "/destination",
            "oneOf",
            "a value of exactly one of 2 kinds",
            value1,
          );
        if (value1 !== null) {
          collectRef(value1, at + "/destination", out);
        }
      }
    }
    {
      const value1: unknown = value["webhook"];
      if (value1 === undefined) check.missing(out, at, "webhook");
      else {
        if (value1 === null && isRef(value1))
          check.fail(out, at + "/webhook", "oneOf", "a value of exactly one of 2 kinds", value1);
        if (value1 !== null) {
          collectRef(value1, at + "/webhook", out);
        }
      }
    }
    {
      const value1: unknown = value["reason"];
      if (value1 === undefined) check.missing(out, at, "reason");
      else if (typeof value1 === "string") {
        if (!check.isLongEnough(value1, 1))
          check.fail(out, at + "/reason", "minLength", "at least 1 character", value1);
        if (!check.isShortEnough(value1, 500))
          check.fail(out, at + "/reason", "maxLength", "at most 500 characters", value1);
      } else check.fail(out, at + "/reason", "type", "a string", value1);
    }
    {
      const value1: unknown = value["pausedBy"];
      if (value1 === undefined) check.missing(out, at, "pausedBy");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/pausedBy", "type", "a string", value1);
    }
    {
      const value1: unknown = value["pausedAt"];
      if (value1 === undefined) check.missing(out, at, "pausedAt");
      else if (typeof value1 === "string") {
        if (!check.isDateTime(value1))
          check.fail(out, at + "/pausedAt", "format", "a date-time (RFC 3339)", value1);
      } else check.fail(out, at + "/pausedAt", "type", "a string", value1);
    }
    {
      const value1: unknown = value["running"];
      if (value1 === undefined) check.missing(out, at, "running");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/running", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/running", "minimum", "at least 0", value1);
        }
      }
    }
    {
      const value1: unknown = value["waiting"];
      if (value1 === undefined) check.missing(out, at, "waiting");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/waiting", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/waiting", "minimum", "at least 0", value1);
          if (!(value1 <= 10000))
            check.fail(out, at + "/waiting", "maximum", "at most 10000", value1);
        }
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `Pause`. */
export function checkPause(value: unknown, at: string, out: Violation[]): void {
  if (!isPause(value)) collectPause(value, at, out);
}

/** Whether a value conforms to the schema `Rate`. */
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

/** Reports every way in which a value violates the schema `Rate`. */
function collectRate(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["at"];
      if (value1 === undefined) check.missing(out, at, "at");
      else if (typeof value1 === "string") {
        if (!check.isDateTime(value1))
          check.fail(out, at + "/at", "format", "a date-time (RFC 3339)", value1);
      } else check.fail(out, at + "/at", "type", "a string", value1);
    }
    {
      const value1: unknown = value["accepted"];
      if (value1 === undefined) check.missing(out, at, "accepted");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/accepted", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/accepted", "minimum", "at least 0", value1);
        }
      }
    }
    {
      const value1: unknown = value["done"];
      if (value1 === undefined) check.missing(out, at, "done");
      else {
        if (!check.isInteger(value1)) check.fail(out, at + "/done", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/done", "minimum", "at least 0", value1);
        }
      }
    }
    {
      const value1: unknown = value["failed"];
      if (value1 === undefined) check.missing(out, at, "failed");
      else {
        if (!check.isInteger(value1)) check.fail(out, at + "/failed", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/failed", "minimum", "at least 0", value1);
        }
      }
    }
    {
      const value1: unknown = value["delivered"];
      if (value1 === undefined) check.missing(out, at, "delivered");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/delivered", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/delivered", "minimum", "at least 0", value1);
        }
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `Rate`. */
export function checkRate(value: unknown, at: string, out: Violation[]): void {
  if (!isRate(value)) collectRate(value, at, out);
}

/** Whether a value conforms to the schema `Overview`. */
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

/** Reports every way in which a value violates the schema `Overview`. */
function collectOverview(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["at"];
      if (value1 === undefined) check.missing(out, at, "at");
      else if (typeof value1 === "string") {
        if (!check.isDateTime(value1))
          check.fail(out, at + "/at", "format", "a date-time (RFC 3339)", value1);
      } else check.fail(out, at + "/at", "type", "a string", value1);
    }
    {
      const value1: unknown = value["jobs"];
      if (value1 === undefined) check.missing(out, at, "jobs");
      else if (check.isObject(value1)) {
        {
          const value2: unknown = value1["queued"];
          if (value2 === undefined) check.missing(out, at + "/jobs", "queued");
          else {
            if (!check.isInteger(value2))
              check.fail(out, at + "/jobs" + "/queued", "type", "an integer", value2);
            if (check.isNumber(value2)) {
              if (!(value2 >= 0))
                check.fail(out, at + "/jobs" + "/queued", "minimum", "at least 0", value2);
            }
          }
        }
        {
          const value2: unknown = value1["processing"];
          if (value2 === undefined) check.missing(out, at + "/jobs", "processing");
          else {
            if (!check.isInteger(value2))
              check.fail(out, at + "/jobs" + "/processing", "type", "an integer", value2);
            if (check.isNumber(value2)) {
              if (!(value2 >= 0))
                check.fail(out, at + "/jobs" + "/processing", "minimum", "at least 0", value2);
            }
          }
        }
        {
          const value2: unknown = value1["doneLastHour"];
          if (value2 === undefined) check.missing(out, at + "/jobs", "doneLastHour");
          else {
            if (!check.isInteger(value2))
              check.fail(out, at + "/jobs" + "/doneLastHour", "type", "an integer", value2);
            if (check.isNumber(value2)) {
              if (!(value2 >= 0))
                check.fail(out, at + "/jobs" + "/doneLastHour", "minimum", "at least 0", value2);
            }
          }
        }
        {
          const value2: unknown = value1["failedLastHour"];
          if (value2 === undefined) check.missing(out, at + "/jobs", "failedLastHour");
          else {
            if (!check.isInteger(value2))
              check.fail(out, at + "/jobs" + "/failedLastHour", "type", "an integer", value2);
            if (check.isNumber(value2)) {
              if (!(value2 >= 0))
                check.fail(out, at + "/jobs" + "/failedLastHour", "minimum", "at least 0", value2);
            }
          }
        }
        {
          const value2: unknown = value1["oldestQueuedSeconds"];
          if (value2 === undefined) check.missing(out, at + "/jobs", "oldestQueuedSeconds");
          else {
            if (!(check.isInteger(value2) || value2 === null))
              check.fail(
                out,
                at + "/jobs" + "/oldestQueuedSeconds",
                "type",
                "an integer or null",
                value2,
              );
            if (check.isNumber(value2)) {
              if (!(value2 >= 0))
                check.fail(
                  out,
                  at + "/jobs" + "/oldestQueuedSeconds",
                  "minimum",
                  "at least 0",
                  value2,
                );
            }
          }
        }
      } else check.fail(out, at + "/jobs", "type", "an object", value1);
    }
    {
      const value1: unknown = value["deliveries"];
      if (value1 === undefined) check.missing(out, at, "deliveries");
      else if (check.isObject(value1)) {
        {
          const value2: unknown = value1["pending"];
          if (value2 === undefined) check.missing(out, at + "/deliveries", "pending");
          else {
            if (!check.isInteger(value2))
              check.fail(out, at + "/deliveries" + "/pending", "type", "an integer", value2);
            if (check.isNumber(value2)) {
              if (!(value2 >= 0))
                check.fail(out, at + "/deliveries" + "/pending", "minimum", "at least 0", value2);
            }
          }
        }
        {
          const value2: unknown = value1["deliveredLastHour"];
          if (value2 === undefined) check.missing(out, at + "/deliveries", "deliveredLastHour");
          else {
            if (!check.isInteger(value2))
              check.fail(
                out,
                at + "/deliveries" + "/deliveredLastHour",
                "type",
                "an integer",
                value2,
              );
            if (check.isNumber(value2)) {
              if (!(value2 >= 0))
                check.fail(
                  out,
                  at + "/deliveries" + "/deliveredLastHour",
                  "minimum",
                  "at least 0",
                  value2,
                );
            }
          }
        }
        {
          const value2: unknown = value1["failedLastHour"];
          if (value2 === undefined) check.missing(out, at + "/deliveries", "failedLastHour");
          else {
            if (!check.isInteger(value2))
              check.fail(out, at + "/deliveries" + "/failedLastHour", "type", "an integer", value2);
            if (check.isNumber(value2)) {
              if (!(value2 >= 0))
                check.fail(
                  out,
                  at + "/deliveries" + "/failedLastHour",
                  "minimum",
                  "at least 0",
                  value2,
                );
            }
          }
        }
        {
          const value2: unknown = value1["failedCallsLastHour"];
          if (value2 === undefined) check.missing(out, at + "/deliveries", "failedCallsLastHour");
          else {
            if (!check.isInteger(value2))
              check.fail(
                out,
                at + "/deliveries" + "/failedCallsLastHour",
                "type",
                "an integer",
                value2,
              );
            if (check.isNumber(value2)) {
              if (!(value2 >= 0))
                check.fail(
                  out,
                  at + "/deliveries" + "/failedCallsLastHour",
                  "minimum",
                  "at least 0",
                  value2,
                );
            }
          }
        }
        {
          const value2: unknown = value1["oldestPendingSeconds"];
          if (value2 === undefined) check.missing(out, at + "/deliveries", "oldestPendingSeconds");
          else {
            if (!(check.isInteger(value2) || value2 === null))
              check.fail(
                out,
                at + "/deliveries" + "/oldestPendingSeconds",
                "type",
                "an integer or null",
                value2,
              );
            if (check.isNumber(value2)) {
              if (!(value2 >= 0))
                check.fail(
                  out,
                  at + "/deliveries" + "/oldestPendingSeconds",
                  "minimum",
                  "at least 0",
                  value2,
                );
            }
          }
        }
      } else check.fail(out, at + "/deliveries", "type", "an object", value1);
    }
    {
      const value1: unknown = value["webhooks"];
      if (value1 === undefined) check.missing(out, at, "webhooks");
      else if (check.isObject(value1)) {
        {
          const value2: unknown = value1["active"];
          if (value2 === undefined) check.missing(out, at + "/webhooks", "active");
          else {
            if (!check.isInteger(value2))
              check.fail(out, at + "/webhooks" + "/active", "type", "an integer", value2);
            if (check.isNumber(value2)) {
              if (!(value2 >= 0))
                check.fail(out, at + "/webhooks" + "/active", "minimum", "at least 0", value2);
            }
          }
        }
        {
          const value2: unknown = value1["failing"];
          if (value2 === undefined) check.missing(out, at + "/webhooks", "failing");
          else {
            if (!check.isInteger(value2))
              check.fail(out, at + "/webhooks" + "/failing", "type", "an integer", value2);
            if (check.isNumber(value2)) {
              if (!(value2 >= 0))
                check.fail(out, at + "/webhooks" + "/failing", "minimum", "at least 0", value2);
            }
          }
        }
        {
          const value2: unknown = value1["disabled"];
          if (value2 === undefined) check.missing(out, at + "/webhooks", "disabled");
          else {
            if (!check.isInteger(value2))
              check.fail(out, at + "/webhooks" + "/disabled", "type", "an integer", value2);
            if (check.isNumber(value2)) {
              if (!(value2 >= 0))
                check.fail(out, at + "/webhooks" + "/disabled", "minimum", "at least 0", value2);
            }
          }
        }
      } else check.fail(out, at + "/webhooks", "type", "an object", value1);
    }
    {
      const value1: unknown = value["openCircuits"];
      if (value1 === undefined) check.missing(out, at, "openCircuits");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/openCircuits", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0))
            check.fail(out, at + "/openCircuits", "minimum", "at least 0", value1);
        }
      }
    }
    {
      const value1: unknown = value["pauses"];
      if (value1 === undefined) check.missing(out, at, "pauses");
      else if (Array.isArray(value1)) {
        if (!(value1.length <= 50))
          check.fail(out, at + "/pauses", "maxItems", "at most 50 items", value1);
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          collectPause(value2, at + "/pauses" + "/" + index2, out);
        }
      } else check.fail(out, at + "/pauses", "type", "an array", value1);
    }
    {
      const value1: unknown = value["rates"];
      if (value1 === undefined) check.missing(out, at, "rates");
      else if (Array.isArray(value1)) {
        if (!(value1.length <= 60))
          check.fail(out, at + "/rates", "maxItems", "at most 60 items", value1);
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          collectRate(value2, at + "/rates" + "/" + index2, out);
        }
      } else check.fail(out, at + "/rates", "type", "an array", value1);
    }
    {
      const value1: unknown = value["memoryBytes"];
      if (value1 === undefined) check.missing(out, at, "memoryBytes");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/memoryBytes", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/memoryBytes", "minimum", "at least 0", value1);
          if (!check.isInteger(value1))
            check.fail(out, at + "/memoryBytes", "format", "a 64-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["uptimeSeconds"];
      if (value1 === undefined) check.missing(out, at, "uptimeSeconds");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/uptimeSeconds", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0))
            check.fail(out, at + "/uptimeSeconds", "minimum", "at least 0", value1);
        }
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `Overview`. */
export function checkOverview(value: unknown, at: string, out: Violation[]): void {
  if (!isOverview(value)) collectOverview(value, at, out);
}

/** Whether a value conforms to the schema `Setting`. */
const isSetting = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["name"] === "string" &&
  test11(value["value"]) &&
  test12(value["default"]) &&
  (typeof value["variable"] === "string" || value["variable"] === null) &&
  typeof value["description"] === "string";

/** Reports every way in which a value violates the schema `Setting`. */
function collectSetting(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["name"];
      if (value1 === undefined) check.missing(out, at, "name");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/name", "type", "a string", value1);
    }
    {
      const value1: unknown = value["value"];
      if (value1 === undefined) check.missing(out, at, "value");
      else {
        if (
          !(
            typeof value1 === "string" ||
            check.isNumber(value1) ||
            typeof value1 === "boolean" ||
            Array.isArray(value1) ||
            value1 === null
          )
        )
          check.fail(
            out,
            at + "/value",
            "type",
            "a string or a number or a boolean or an array or null",
            value1,
          );
        if (Array.isArray(value1)) {
          for (let index2 = 0; index2 < value1.length; index2 += 1) {
            const value2: unknown = value1[index2];
            if (!(typeof value2 === "string"))
              check.fail(out, at + "/value" + "/" + index2, "type", "a string", value2);
          }
        }
      }
    }
    {
      const value1: unknown = value["default"];
      if (value1 === undefined) check.missing(out, at, "default");
      else {
        if (
          !(
            typeof value1 === "string" ||
            check.isNumber(value1) ||
            typeof value1 === "boolean" ||
            Array.isArray(value1) ||
            value1 === null
          )
        )
          check.fail(
            out,
            at + "/default",
            "type",
            "a string or a number or a boolean or an array or null",
            value1,
          );
        if (Array.isArray(value1)) {
          for (let index2 = 0; index2 < value1.length; index2 += 1) {
            const value2: unknown = value1[index2];
            if (!(typeof value2 === "string"))
              check.fail(out, at + "/default" + "/" + index2, "type", "a string", value2);
          }
        }
      }
    }
    {
      const value1: unknown = value["variable"];
      if (value1 === undefined) check.missing(out, at, "variable");
      else if (!(typeof value1 === "string" || value1 === null))
        check.fail(out, at + "/variable", "type", "a string or null", value1);
    }
    {
      const value1: unknown = value["description"];
      if (value1 === undefined) check.missing(out, at, "description");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/description", "type", "a string", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `Setting`. */
export function checkSetting(value: unknown, at: string, out: Violation[]): void {
  if (!isSetting(value)) collectSetting(value, at, out);
}

/** Whether a value conforms to the schema `SettingPage`. */
const isSettingPage = (value: unknown): boolean =>
  check.isObject(value) &&
  test13(value["items"]) &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null);

/** Reports every way in which a value violates the schema `SettingPage`. */
function collectSettingPage(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["items"];
      if (value1 === undefined) check.missing(out, at, "items");
      else if (Array.isArray(value1)) {
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          collectSetting(value2, at + "/items" + "/" + index2, out);
        }
      } else check.fail(out, at + "/items", "type", "an array", value1);
    }
    {
      const value1: unknown = value["nextCursor"];
      if (value1 === undefined) check.missing(out, at, "nextCursor");
      else if (!(typeof value1 === "string" || value1 === null))
        check.fail(out, at + "/nextCursor", "type", "a string or null", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `SettingPage`. */
export function checkSettingPage(value: unknown, at: string, out: Violation[]): void {
  if (!isSettingPage(value)) collectSettingPage(value, at, out);
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

/** Whether a value conforms to the schema `DestinationRef`. */
const isDestinationRef = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInt32(value["id"]) &&
  typeof value["name"] === "string" &&
  typeof value["kind"] === "string";

/** Reports every way in which a value violates the schema `DestinationRef`. */
function collectDestinationRef(value: unknown, at: string, out: Violation[]): void {
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
    {
      const value1: unknown = value["kind"];
      if (value1 === undefined) check.missing(out, at, "kind");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/kind", "type", "a string", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `DestinationRef`. */
export function checkDestinationRef(value: unknown, at: string, out: Violation[]): void {
  if (!isDestinationRef(value)) collectDestinationRef(value, at, out);
}

/** Whether a value conforms to the schema `Job`. */
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
      const value1: unknown = value["workspace"];
      if (value1 === undefined) check.missing(out, at, "workspace");
      else collectRef(value1, at + "/workspace", out);
    }
    {
      const value1: unknown = value["status"];
      if (value1 === undefined) check.missing(out, at, "status");
      else collectJobStatus(value1, at + "/status", out);
    }
    {
      const value1: unknown = value["attempt"];
      if (value1 === undefined) check.missing(out, at, "attempt");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/attempt", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/attempt", "minimum", "at least 0", value1);
        }
      }
    }
    {
      const value1: unknown = value["title"];
      if (value1 === undefined) check.missing(out, at, "title");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/title", "type", "a string", value1);
    }
    {
      const value1: unknown = value["source"];
      if (value1 === undefined) check.missing(out, at, "source");
      else collectRef(value1, at + "/source", out);
    }
    {
      const value1: unknown = value["destination"];
      if (value1 === undefined) check.missing(out, at, "destination");
      else collectDestinationRef(value1, at + "/destination", out);
    }
    {
      const value1: unknown = value["target"];
      if (value1 === undefined) check.missing(out, at, "target");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/target", "type", "a string", value1);
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
      const value1: unknown = value["endedAt"];
      if (value1 === undefined) check.missing(out, at, "endedAt");
      else {
        if (!(typeof value1 === "string" || value1 === null))
          check.fail(out, at + "/endedAt", "type", "a string or null", value1);
        if (typeof value1 === "string") {
          if (!check.isDateTime(value1))
            check.fail(out, at + "/endedAt", "format", "a date-time (RFC 3339)", value1);
        }
      }
    }
    {
      const value1: unknown = value["warningCount"];
      if (value1 === undefined) check.missing(out, at, "warningCount");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/warningCount", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0))
            check.fail(out, at + "/warningCount", "minimum", "at least 0", value1);
        }
      }
    }
    {
      const value1: unknown = value["hasErrors"];
      if (value1 === undefined) check.missing(out, at, "hasErrors");
      else if (!(typeof value1 === "boolean"))
        check.fail(out, at + "/hasErrors", "type", "a boolean", value1);
    }
    {
      const value1: unknown = value["retryOf"];
      if (value1 === undefined) check.missing(out, at, "retryOf");
      else {
        if (!(typeof value1 === "string" || value1 === null))
          check.fail(out, at + "/retryOf", "type", "a string or null", value1);
        if (typeof value1 === "string") {
          if (!check.isUuid(value1))
            check.fail(out, at + "/retryOf", "format", "a UUID (RFC 9562)", value1);
        }
      }
    }
    {
      const value1: unknown = value["retriedBy"];
      if (value1 === undefined) check.missing(out, at, "retriedBy");
      else {
        if (!(typeof value1 === "string" || value1 === null))
          check.fail(out, at + "/retriedBy", "type", "a string or null", value1);
        if (typeof value1 === "string") {
          if (!check.isUuid(value1))
            check.fail(out, at + "/retriedBy", "format", "a UUID (RFC 9562)", value1);
        }
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `Job`. */
export function checkJob(value: unknown, at: string, out: Violation[]): void {
  if (!isJob(value)) collectJob(value, at, out);
}

/** Whether a value conforms to the schema `JobEvent`. */
const isJobEvent = (value: unknown): boolean => isJob(value) && test14(value);

/** Reports every way in which a value violates the schema `JobEvent`. */
function collectJobEvent(value: unknown, at: string, out: Violation[]): void {
  collectJob(value, at, out);
  if (check.isObject(value)) {
    {
      const value1: unknown = value["type"];
      if (value1 === undefined) check.missing(out, at, "type");
      else {
        if (!(typeof value1 === "string"))
          check.fail(out, at + "/type", "type", "a string", value1);
        if (!(value1 === "job")) check.fail(out, at + "/type", "const", '"job"', value1);
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `JobEvent`. */
export function checkJobEvent(value: unknown, at: string, out: Violation[]): void {
  if (!isJobEvent(value)) collectJobEvent(value, at, out);
}

/** Whether a value conforms to the schema `DeliveryState`. */
const isDeliveryState = (value: unknown): boolean =>
  typeof value === "string" && (value === "pending" || value === "delivered" || value === "failed");

/** Reports every way in which a value violates the schema `DeliveryState`. */
function collectDeliveryState(value: unknown, at: string, out: Violation[]): void {
  if (!(typeof value === "string")) check.fail(out, at, "type", "a string", value);
  if (!(value === "pending" || value === "delivered" || value === "failed"))
    check.fail(out, at, "enum", '"pending" or "delivered" or "failed"', value);
}

/** Checks a value against the schema `DeliveryState`. */
export function checkDeliveryState(value: unknown, at: string, out: Violation[]): void {
  if (!isDeliveryState(value)) collectDeliveryState(value, at, out);
}

/** Whether a value conforms to the schema `Delivery`. */
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

/** Reports every way in which a value violates the schema `Delivery`. */
function collectDelivery(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["id"];
      if (value1 === undefined) check.missing(out, at, "id");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/id", "type", "a string", value1);
    }
    {
      const value1: unknown = value["event"];
      if (value1 === undefined) check.missing(out, at, "event");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/event", "type", "a string", value1);
    }
    {
      const value1: unknown = value["job"];
      if (value1 === undefined) check.missing(out, at, "job");
      else if (typeof value1 === "string") {
        if (!check.isUuid(value1))
          check.fail(out, at + "/job", "format", "a UUID (RFC 9562)", value1);
      } else check.fail(out, at + "/job", "type", "a string", value1);
    }
    {
      const value1: unknown = value["workspace"];
      if (value1 === undefined) check.missing(out, at, "workspace");
      else collectRef(value1, at + "/workspace", out);
    }
    {
      const value1: unknown = value["webhook"];
      if (value1 === undefined) check.missing(out, at, "webhook");
      else {
        if (!(check.isInteger(value1) || value1 === null))
          check.fail(out, at + "/webhook", "type", "an integer or null", value1);
        if (check.isNumber(value1)) {
          if (!check.isInt32(value1))
            check.fail(out, at + "/webhook", "format", "a 32-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["endpoint"];
      if (value1 === undefined) check.missing(out, at, "endpoint");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/endpoint", "type", "a string", value1);
    }
    {
      const value1: unknown = value["state"];
      if (value1 === undefined) check.missing(out, at, "state");
      else collectDeliveryState(value1, at + "/state", out);
    }
    {
      const value1: unknown = value["attempts"];
      if (value1 === undefined) check.missing(out, at, "attempts");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/attempts", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/attempts", "minimum", "at least 0", value1);
        }
      }
    }
    {
      const value1: unknown = value["createdAt"];
      if (value1 === undefined) check.missing(out, at, "createdAt");
      else if (typeof value1 === "string") {
        if (!check.isDateTime(value1))
          check.fail(out, at + "/createdAt", "format", "a date-time (RFC 3339)", value1);
      } else check.fail(out, at + "/createdAt", "type", "a string", value1);
    }
    {
      const value1: unknown = value["nextAttemptAt"];
      if (value1 === undefined) check.missing(out, at, "nextAttemptAt");
      else {
        if (!(typeof value1 === "string" || value1 === null))
          check.fail(out, at + "/nextAttemptAt", "type", "a string or null", value1);
        if (typeof value1 === "string") {
          if (!check.isDateTime(value1))
            check.fail(out, at + "/nextAttemptAt", "format", "a date-time (RFC 3339)", value1);
        }
      }
    }
    {
      const value1: unknown = value["endedAt"];
      if (value1 === undefined) check.missing(out, at, "endedAt");
      else {
        if (!(typeof value1 === "string" || value1 === null))
          check.fail(out, at + "/endedAt", "type", "a string or null", value1);
        if (typeof value1 === "string") {
          if (!check.isDateTime(value1))
            check.fail(out, at + "/endedAt", "format", "a date-time (RFC 3339)", value1);
        }
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `Delivery`. */
export function checkDelivery(value: unknown, at: string, out: Violation[]): void {
  if (!isDelivery(value)) collectDelivery(value, at, out);
}

/** Whether a value conforms to the schema `DeliveryEvent`. */
const isDeliveryEvent = (value: unknown): boolean => isDelivery(value) && test15(value);

/** Reports every way in which a value violates the schema `DeliveryEvent`. */
function collectDeliveryEvent(value: unknown, at: string, out: Violation[]): void {
  collectDelivery(value, at, out);
  if (check.isObject(value)) {
    {
      const value1: unknown = value["type"];
      if (value1 === undefined) check.missing(out, at, "type");
      else {
        if (!(typeof value1 === "string"))
          check.fail(out, at + "/type", "type", "a string", value1);
        if (!(value1 === "delivery")) check.fail(out, at + "/type", "const", '"delivery"', value1);
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `DeliveryEvent`. */
export function checkDeliveryEvent(value: unknown, at: string, out: Violation[]): void {
  if (!isDeliveryEvent(value)) collectDeliveryEvent(value, at, out);
}

/** Whether a value conforms to the schema `WebhookState`. */
const isWebhookState = (value: unknown): boolean =>
  typeof value === "string" && (value === "working" || value === "failing" || value === "disabled");

/** Reports every way in which a value violates the schema `WebhookState`. */
function collectWebhookState(value: unknown, at: string, out: Violation[]): void {
  if (!(typeof value === "string")) check.fail(out, at, "type", "a string", value);
  if (!(value === "working" || value === "failing" || value === "disabled"))
    check.fail(out, at, "enum", '"working" or "failing" or "disabled"', value);
}

/** Checks a value against the schema `WebhookState`. */
export function checkWebhookState(value: unknown, at: string, out: Violation[]): void {
  if (!isWebhookState(value)) collectWebhookState(value, at, out);
}

/** Whether a value conforms to the schema `Circuit`. */
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

/** Reports every way in which a value violates the schema `Circuit`. */
function collectCircuit(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["workspace"];
      if (value1 === undefined) check.missing(out, at, "workspace");
      else collectRef(value1, at + "/workspace", out);
    }
    {
      const value1: unknown = value["address"];
      if (value1 === undefined) check.missing(out, at, "address");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/address", "type", "a string", value1);
    }
    {
      const value1: unknown = value["state"];
      if (value1 === undefined) check.missing(out, at, "state");
      else {
        if (!(typeof value1 === "string"))
          check.fail(out, at + "/state", "type", "a string", value1);
        if (!(value1 === "closed" || value1 === "open" || value1 === "half-open"))
          check.fail(out, at + "/state", "enum", '"closed" or "open" or "half-open"', value1);
      }
    }
    {
      const value1: unknown = value["failures"];
      if (value1 === undefined) check.missing(out, at, "failures");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/failures", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/failures", "minimum", "at least 0", value1);
        }
      }
    }
    {
      const value1: unknown = value["openUntil"];
      if (value1 === undefined) check.missing(out, at, "openUntil");
      else {
        if (!(typeof value1 === "string" || value1 === null))
          check.fail(out, at + "/openUntil", "type", "a string or null", value1);
        if (typeof value1 === "string") {
          if (!check.isDateTime(value1))
            check.fail(out, at + "/openUntil", "format", "a date-time (RFC 3339)", value1);
        }
      }
    }
    {
      const value1: unknown = value["changedAt"];
      if (value1 === undefined) check.missing(out, at, "changedAt");
      else if (typeof value1 === "string") {
        if (!check.isDateTime(value1))
          check.fail(out, at + "/changedAt", "format", "a date-time (RFC 3339)", value1);
      } else check.fail(out, at + "/changedAt", "type", "a string", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `Circuit`. */
export function checkCircuit(value: unknown, at: string, out: Violation[]): void {
  if (!isCircuit(value)) collectCircuit(value, at, out);
}

/** Whether a value conforms to the schema `Webhook`. */
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
      const value1: unknown = value["workspace"];
      if (value1 === undefined) check.missing(out, at, "workspace");
      else collectRef(value1, at + "/workspace", out);
    }
    {
      const value1: unknown = value["endpoint"];
      if (value1 === undefined) check.missing(out, at, "endpoint");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/endpoint", "type", "a string", value1);
    }
    {
      const value1: unknown = value["description"];
      if (value1 === undefined) check.missing(out, at, "description");
      else if (!(typeof value1 === "string" || value1 === null))
        check.fail(out, at + "/description", "type", "a string or null", value1);
    }
    {
      const value1: unknown = value["origin"];
      if (value1 === undefined) check.missing(out, at, "origin");
      else if (!(typeof value1 === "string" || value1 === null))
        check.fail(out, at + "/origin", "type", "a string or null", value1);
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
          collectRef(value2, at + "/connections" + "/" + index2, out);
        }
      } else check.fail(out, at + "/connections", "type", "an array", value1);
    }
    {
      const value1: unknown = value["state"];
      if (value1 === undefined) check.missing(out, at, "state");
      else collectWebhookState(value1, at + "/state", out);
    }
    {
      const value1: unknown = value["createdAt"];
      if (value1 === undefined) check.missing(out, at, "createdAt");
      else if (typeof value1 === "string") {
        if (!check.isDateTime(value1))
          check.fail(out, at + "/createdAt", "format", "a date-time (RFC 3339)", value1);
      } else check.fail(out, at + "/createdAt", "type", "a string", value1);
    }
    {
      const value1: unknown = value["failingSince"];
      if (value1 === undefined) check.missing(out, at, "failingSince");
      else {
        if (!(typeof value1 === "string" || value1 === null))
          check.fail(out, at + "/failingSince", "type", "a string or null", value1);
        if (typeof value1 === "string") {
          if (!check.isDateTime(value1))
            check.fail(out, at + "/failingSince", "format", "a date-time (RFC 3339)", value1);
        }
      }
    }
    {
      const value1: unknown = value["disabledAt"];
      if (value1 === undefined) check.missing(out, at, "disabledAt");
      else {
        if (!(typeof value1 === "string" || value1 === null))
          check.fail(out, at + "/disabledAt", "type", "a string or null", value1);
        if (typeof value1 === "string") {
          if (!check.isDateTime(value1))
            check.fail(out, at + "/disabledAt", "format", "a date-time (RFC 3339)", value1);
        }
      }
    }
    {
      const value1: unknown = value["circuit"];
      if (value1 === undefined) check.missing(out, at, "circuit");
      else {
        if (value1 === null && isCircuit(value1))
          check.fail(out, at + "/circuit", "oneOf", "a value of exactly one of 2 kinds", value1);
        if (value1 !== null) {
          collectCircuit(value1, at + "/circuit", out);
        }
      }
    }
    {
      const value1: unknown = value["pending"];
      if (value1 === undefined) check.missing(out, at, "pending");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/pending", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/pending", "minimum", "at least 0", value1);
          if (!(value1 <= 1000))
            check.fail(out, at + "/pending", "maximum", "at most 1000", value1);
        }
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `Webhook`. */
export function checkWebhook(value: unknown, at: string, out: Violation[]): void {
  if (!isWebhook(value)) collectWebhook(value, at, out);
}

/** Whether a value conforms to the schema `WebhookEvent`. */
const isWebhookEvent = (value: unknown): boolean => isWebhook(value) && test19(value);

/** Reports every way in which a value violates the schema `WebhookEvent`. */
function collectWebhookEvent(value: unknown, at: string, out: Violation[]): void {
  collectWebhook(value, at, out);
  if (check.isObject(value)) {
    {
      const value1: unknown = value["type"];
      if (value1 === undefined) check.missing(out, at, "type");
      else {
        if (!(typeof value1 === "string"))
          check.fail(out, at + "/type", "type", "a string", value1);
        if (!(value1 === "webhook")) check.fail(out, at + "/type", "const", '"webhook"', value1);
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `WebhookEvent`. */
export function checkWebhookEvent(value: unknown, at: string, out: Violation[]): void {
  if (!isWebhookEvent(value)) collectWebhookEvent(value, at, out);
}

/** Whether a value conforms to the schema `OverviewEvent`. */
const isOverviewEvent = (value: unknown): boolean => isOverview(value) && test20(value);

/** Reports every way in which a value violates the schema `OverviewEvent`. */
function collectOverviewEvent(value: unknown, at: string, out: Violation[]): void {
  collectOverview(value, at, out);
  if (check.isObject(value)) {
    {
      const value1: unknown = value["type"];
      if (value1 === undefined) check.missing(out, at, "type");
      else {
        if (!(typeof value1 === "string"))
          check.fail(out, at + "/type", "type", "a string", value1);
        if (!(value1 === "overview")) check.fail(out, at + "/type", "const", '"overview"', value1);
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `OverviewEvent`. */
export function checkOverviewEvent(value: unknown, at: string, out: Violation[]): void {
  if (!isOverviewEvent(value)) collectOverviewEvent(value, at, out);
}

/** Whether a value conforms to the schema `AuditEntry`. */
const isAuditEntry = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInt32(value["id"]) &&
  typeof value["at"] === "string" &&
  check.isDateTime(value["at"]) &&
  typeof value["actor"] === "string" &&
  typeof value["action"] === "string" &&
  typeof value["subject"] === "string" &&
  test21(value["details"]);

/** Reports every way in which a value violates the schema `AuditEntry`. */
function collectAuditEntry(value: unknown, at: string, out: Violation[]): void {
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
      const value1: unknown = value["at"];
      if (value1 === undefined) check.missing(out, at, "at");
      else if (typeof value1 === "string") {
        if (!check.isDateTime(value1))
          check.fail(out, at + "/at", "format", "a date-time (RFC 3339)", value1);
      } else check.fail(out, at + "/at", "type", "a string", value1);
    }
    {
      const value1: unknown = value["actor"];
      if (value1 === undefined) check.missing(out, at, "actor");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/actor", "type", "a string", value1);
    }
    {
      const value1: unknown = value["action"];
      if (value1 === undefined) check.missing(out, at, "action");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/action", "type", "a string", value1);
    }
    {
      const value1: unknown = value["subject"];
      if (value1 === undefined) check.missing(out, at, "subject");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/subject", "type", "a string", value1);
    }
    {
      const value1: unknown = value["details"];
      if (value1 === undefined) check.missing(out, at, "details");
      else if (!check.isObject(value1))
        check.fail(out, at + "/details", "type", "an object", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `AuditEntry`. */
export function checkAuditEntry(value: unknown, at: string, out: Violation[]): void {
  if (!isAuditEntry(value)) collectAuditEntry(value, at, out);
}

/** Whether a value conforms to the schema `AuditEvent`. */
const isAuditEvent = (value: unknown): boolean => isAuditEntry(value) && test22(value);

/** Reports every way in which a value violates the schema `AuditEvent`. */
function collectAuditEvent(value: unknown, at: string, out: Violation[]): void {
  collectAuditEntry(value, at, out);
  if (check.isObject(value)) {
    {
      const value1: unknown = value["type"];
      if (value1 === undefined) check.missing(out, at, "type");
      else {
        if (!(typeof value1 === "string"))
          check.fail(out, at + "/type", "type", "a string", value1);
        if (!(value1 === "audit")) check.fail(out, at + "/type", "const", '"audit"', value1);
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `AuditEvent`. */
export function checkAuditEvent(value: unknown, at: string, out: Violation[]): void {
  if (!isAuditEvent(value)) collectAuditEvent(value, at, out);
}

/** Whether a value conforms to the schema `ChangedEvent`. */
const isChangedEvent = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["type"] === "string" &&
  value["type"] === "changed" &&
  typeof value["list"] === "string" &&
  (value["list"] === "jobs" ||
    value["list"] === "deliveries" ||
    value["list"] === "webhooks" ||
    value["list"] === "audit");

/** Reports every way in which a value violates the schema `ChangedEvent`. */
function collectChangedEvent(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["type"];
      if (value1 === undefined) check.missing(out, at, "type");
      else {
        if (!(typeof value1 === "string"))
          check.fail(out, at + "/type", "type", "a string", value1);
        if (!(value1 === "changed")) check.fail(out, at + "/type", "const", '"changed"', value1);
      }
    }
    {
      const value1: unknown = value["list"];
      if (value1 === undefined) check.missing(out, at, "list");
      else {
        if (!(typeof value1 === "string"))
          check.fail(out, at + "/list", "type", "a string", value1);
        if (
          !(
            value1 === "jobs" ||
            value1 === "deliveries" ||
            value1 === "webhooks" ||
            value1 === "audit"
          )
        )
          check.fail(
            out,
            at + "/list",
            "enum",
            '"jobs" or "deliveries" or "webhooks" or "audit"',
            value1,
          );
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `ChangedEvent`. */
export function checkChangedEvent(value: unknown, at: string, out: Violation[]): void {
  if (!isChangedEvent(value)) collectChangedEvent(value, at, out);
}

/** Whether a value conforms to the schema `OperatorEvent`. */
const isOperatorEvent = (value: unknown): boolean =>
  Number(isJobEvent(value)) +
    Number(isDeliveryEvent(value)) +
    Number(isWebhookEvent(value)) +
    Number(isOverviewEvent(value)) +
    Number(isAuditEvent(value)) +
    Number(isChangedEvent(value)) ===
  1;

/** Reports every way in which a value violates the schema `OperatorEvent`. */
function collectOperatorEvent(value: unknown, at: string, out: Violation[]): void {
  if (
    !(
      Number(isJobEvent(value)) +
        Number(isDeliveryEvent(value)) +
        Number(isWebhookEvent(value)) +
        Number(isOverviewEvent(value)) +
        Number(isAuditEvent(value)) +
        Number(isChangedEvent(value)) ===
      1
    )
  ) {
    const before1 = out.length;
    if (check.isObject(value))
      switch (value["type"]) {
        case "job":
          collectJobEvent(value, at, out);
          break;
        case "delivery":
          collectDeliveryEvent(value, at, out);
          break;
        case "webhook":
          collectWebhookEvent(value, at, out);
          break;
        case "overview":
          collectOverviewEvent(value, at, out);
          break;
        case "audit":
          collectAuditEvent(value, at, out);
          break;
        case "changed":
          collectChangedEvent(value, at, out);
          break;
        default:
          check.fail(
            out,
            at + "/type",
            "discriminator",
            "`job` or `delivery` or `webhook` or `overview` or `audit` or `changed`",
            value["type"],
          );
      }
    if (out.length === before1) {
      check.fail(out, at, "oneOf", "a value of exactly one of 6 kinds", value);
    }
  }
}

/** Checks a value against the schema `OperatorEvent`. */
export function checkOperatorEvent(value: unknown, at: string, out: Violation[]): void {
  if (!isOperatorEvent(value)) collectOperatorEvent(value, at, out);
}

/** Whether a value conforms to the schema `Session`. */
const isSession = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["name"] === "string" &&
  isRole(value["role"]) &&
  ((typeof value["expiresAt"] === "string" && check.isDateTime(value["expiresAt"])) ||
    value["expiresAt"] === null);

/** Reports every way in which a value violates the schema `Session`. */
function collectSession(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["name"];
      if (value1 === undefined) check.missing(out, at, "name");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/name", "type", "a string", value1);
    }
    {
      const value1: unknown = value["role"];
      if (value1 === undefined) check.missing(out, at, "role");
      else collectRole(value1, at + "/role", out);
    }
    {
      const value1: unknown = value["expiresAt"];
      if (value1 === undefined) check.missing(out, at, "expiresAt");
      else {
        if (!(typeof value1 === "string" || value1 === null))
          check.fail(out, at + "/expiresAt", "type", "a string or null", value1);
        if (typeof value1 === "string") {
          if (!check.isDateTime(value1))
            check.fail(out, at + "/expiresAt", "format", "a date-time (RFC 3339)", value1);
        }
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `Session`. */
export function checkSession(value: unknown, at: string, out: Violation[]): void {
  if (!isSession(value)) collectSession(value, at, out);
}

/** Whether a value conforms to the schema `SessionCreate`. */
const isSessionCreate = (value: unknown): boolean =>
  Number(test24(value)) + Number(test26(value)) === 1;

/** Reports every way in which a value violates the schema `SessionCreate`. */
function collectSessionCreate(value: unknown, at: string, out: Violation[]): void {
  if (!(Number(test24(value)) + Number(test26(value)) === 1)) {
    check.fail(out, at, "oneOf", "a value of exactly one of 2 kinds", value);
  }
}

/** Checks a value against the schema `SessionCreate`. */
export function checkSessionCreate(value: unknown, at: string, out: Violation[]): void {
  if (!isSessionCreate(value)) collectSessionCreate(value, at, out);
}

/** Whether a value conforms to the schema `JobPage`. */
const isJobPage = (value: unknown): boolean =>
  check.isObject(value) &&
  test27(value["items"]) &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null) &&
  ((typeof value["searchedUntil"] === "string" && check.isDateTime(value["searchedUntil"])) ||
    value["searchedUntil"] === null);

/** Reports every way in which a value violates the schema `JobPage`. */
function collectJobPage(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["items"];
      if (value1 === undefined) check.missing(out, at, "items");
      else if (Array.isArray(value1)) {
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          collectJob(value2, at + "/items" + "/" + index2, out);
        }
      } else check.fail(out, at + "/items", "type", "an array", value1);
    }
    {
      const value1: unknown = value["nextCursor"];
      if (value1 === undefined) check.missing(out, at, "nextCursor");
      else if (!(typeof value1 === "string" || value1 === null))
        check.fail(out, at + "/nextCursor", "type", "a string or null", value1);
    }
    {
      const value1: unknown = value["searchedUntil"];
      if (value1 === undefined) check.missing(out, at, "searchedUntil");
      else {
        if (!(typeof value1 === "string" || value1 === null))
          check.fail(out, at + "/searchedUntil", "type", "a string or null", value1);
        if (typeof value1 === "string") {
          if (!check.isDateTime(value1))
            check.fail(out, at + "/searchedUntil", "format", "a date-time (RFC 3339)", value1);
        }
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `JobPage`. */
export function checkJobPage(value: unknown, at: string, out: Violation[]): void {
  if (!isJobPage(value)) collectJobPage(value, at, out);
}

/** Whether a value conforms to the schema `JobCreate`. */
const isJobCreate = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["file"] === "string" &&
  check.isInt32(value["destination"]) &&
  (value["format"] === undefined ||
    (typeof value["format"] === "string" && check.isLongEnough(value["format"], 1))) &&
  (value["source"] === undefined || check.isInt32(value["source"]));

/** Reports every way in which a value violates the schema `JobCreate`. */
function collectJobCreate(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["file"];
      if (value1 === undefined) check.missing(out, at, "file");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/file", "type", "a string", value1);
    }
    {
      const value1: unknown = value["destination"];
      if (value1 === undefined) check.missing(out, at, "destination");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/destination", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!check.isInt32(value1))
            check.fail(out, at + "/destination", "format", "a 32-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["format"];
      if (value1 !== undefined)
        if (typeof value1 === "string") {
          if (!check.isLongEnough(value1, 1))
            check.fail(out, at + "/format", "minLength", "at least 1 character", value1);
        } else check.fail(out, at + "/format", "type", "a string", value1);
    }
    {
      const value1: unknown = value["source"];
      if (value1 !== undefined) {
        if (!check.isInteger(value1)) check.fail(out, at + "/source", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!check.isInt32(value1))
            check.fail(out, at + "/source", "format", "a 32-bit integer", value1);
        }
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `JobCreate`. */
export function checkJobCreate(value: unknown, at: string, out: Violation[]): void {
  if (!isJobCreate(value)) collectJobCreate(value, at, out);
}

/** Whether a value conforms to the schema `JobRetry`. */
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

/** Reports every way in which a value violates the schema `JobRetry`. */
function collectJobRetry(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["since"];
      if (value1 === undefined) check.missing(out, at, "since");
      else if (typeof value1 === "string") {
        if (!check.isDateTime(value1))
          check.fail(out, at + "/since", "format", "a date-time (RFC 3339)", value1);
      } else check.fail(out, at + "/since", "type", "a string", value1);
    }
    {
      const value1: unknown = value["until"];
      if (value1 !== undefined)
        if (typeof value1 === "string") {
          if (!check.isDateTime(value1))
            check.fail(out, at + "/until", "format", "a date-time (RFC 3339)", value1);
        } else check.fail(out, at + "/until", "type", "a string", value1);
    }
    {
      const value1: unknown = value["workspace"];
      if (value1 !== undefined) {
        if (!check.isInteger(value1))
          check.fail(out, at + "/workspace", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!check.isInt32(value1))
            check.fail(out, at + "/workspace", "format", "a 32-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["connection"];
      if (value1 !== undefined) {
        if (!check.isInteger(value1))
          check.fail(out, at + "/connection", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!check.isInt32(value1))
            check.fail(out, at + "/connection", "format", "a 32-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["q"];
      if (value1 !== undefined)
        if (typeof value1 === "string") {
          if (!check.isLongEnough(value1, 1))
            check.fail(out, at + "/q", "minLength", "at least 1 character", value1);
          if (!check.isShortEnough(value1, 200))
            check.fail(out, at + "/q", "maxLength", "at most 200 characters", value1);
        } else check.fail(out, at + "/q", "type", "a string", value1);
    }
    {
      const value1: unknown = value["dryRun"];
      if (value1 !== undefined)
        if (!(typeof value1 === "boolean"))
          check.fail(out, at + "/dryRun", "type", "a boolean", value1);
    }
    {
      const value1: unknown = value["cursor"];
      if (value1 !== undefined)
        if (typeof value1 === "string") {
          if (!check.isLongEnough(value1, 1))
            check.fail(out, at + "/cursor", "minLength", "at least 1 character", value1);
          if (!check.isShortEnough(value1, 500))
            check.fail(out, at + "/cursor", "maxLength", "at most 500 characters", value1);
        } else check.fail(out, at + "/cursor", "type", "a string", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `JobRetry`. */
export function checkJobRetry(value: unknown, at: string, out: Violation[]): void {
  if (!isJobRetry(value)) collectJobRetry(value, at, out);
}

/** Whether a value conforms to the schema `JobRetryReport`. */
const isJobRetryReport = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInteger(value["retried"]) &&
  value["retried"] >= 0 &&
  check.isInteger(value["withoutUpload"]) &&
  value["withoutUpload"] >= 0 &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null);

/** Reports every way in which a value violates the schema `JobRetryReport`. */
function collectJobRetryReport(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["retried"];
      if (value1 === undefined) check.missing(out, at, "retried");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/retried", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/retried", "minimum", "at least 0", value1);
        }
      }
    }
    {
      const value1: unknown = value["withoutUpload"];
      if (value1 === undefined) check.missing(out, at, "withoutUpload");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/withoutUpload", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0))
            check.fail(out, at + "/withoutUpload", "minimum", "at least 0", value1);
        }
      }
    }
    {
      const value1: unknown = value["nextCursor"];
      if (value1 === undefined) check.missing(out, at, "nextCursor");
      else if (!(typeof value1 === "string" || value1 === null))
        check.fail(out, at + "/nextCursor", "type", "a string or null", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `JobRetryReport`. */
export function checkJobRetryReport(value: unknown, at: string, out: Violation[]): void {
  if (!isJobRetryReport(value)) collectJobRetryReport(value, at, out);
}

/** Whether a value conforms to the schema `JobWarning`. */
const isJobWarning = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["code"] === "string" &&
  typeof value["detail"] === "string" &&
  (typeof value["pointer"] === "string" || value["pointer"] === null) &&
  ((check.isInteger(value["count"]) && value["count"] >= 1) || value["count"] === null) &&
  ((typeof value["near"] === "string" && check.isShortEnough(value["near"], 40)) ||
    value["near"] === null);

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
      if (value1 === undefined) check.missing(out, at, "count");
      else {
        if (!(check.isInteger(value1) || value1 === null))
          check.fail(out, at + "/count", "type", "an integer or null", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 1)) check.fail(out, at + "/count", "minimum", "at least 1", value1);
        }
      }
    }
    {
      const value1: unknown = value["near"];
      if (value1 === undefined) check.missing(out, at, "near");
      else {
        if (!(typeof value1 === "string" || value1 === null))
          check.fail(out, at + "/near", "type", "a string or null", value1);
        if (typeof value1 === "string") {
          if (!check.isShortEnough(value1, 40))
            check.fail(out, at + "/near", "maxLength", "at most 40 characters", value1);
        }
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `JobWarning`. */
export function checkJobWarning(value: unknown, at: string, out: Violation[]): void {
  if (!isJobWarning(value)) collectJobWarning(value, at, out);
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
  check.isObject(value) && typeof value["title"] === "string" && test28(value["links"]);

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

/** Whether a value conforms to the schema `JobTimelineEntry`. */
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

/** Reports every way in which a value violates the schema `JobTimelineEntry`. */
function collectJobTimelineEntry(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["at"];
      if (value1 === undefined) check.missing(out, at, "at");
      else if (typeof value1 === "string") {
        if (!check.isDateTime(value1))
          check.fail(out, at + "/at", "format", "a date-time (RFC 3339)", value1);
      } else check.fail(out, at + "/at", "type", "a string", value1);
    }
    {
      const value1: unknown = value["event"];
      if (value1 === undefined) check.missing(out, at, "event");
      else {
        if (!(typeof value1 === "string"))
          check.fail(out, at + "/event", "type", "a string", value1);
        if (
          !(
            value1 === "queued" ||
            value1 === "claimed" ||
            value1 === "requeued" ||
            value1 === "released" ||
            value1 === "done" ||
            value1 === "failed" ||
            value1 === "canceled"
          )
        )
          check.fail(
            out,
            at + "/event",
            "enum",
            '"queued" or "claimed" or "requeued" or "released" or "done" or "failed" or "canceled"',
            value1,
          );
      }
    }
    {
      const value1: unknown = value["attempt"];
      if (value1 === undefined) check.missing(out, at, "attempt");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/attempt", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/attempt", "minimum", "at least 0", value1);
        }
      }
    }
    {
      const value1: unknown = value["detail"];
      if (value1 === undefined) check.missing(out, at, "detail");
      else if (!(typeof value1 === "string" || value1 === null))
        check.fail(out, at + "/detail", "type", "a string or null", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `JobTimelineEntry`. */
export function checkJobTimelineEntry(value: unknown, at: string, out: Violation[]): void {
  if (!isJobTimelineEntry(value)) collectJobTimelineEntry(value, at, out);
}

/** Whether a value conforms to the schema `JobFailureCause`. */
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

/** Reports every way in which a value violates the schema `JobFailureCause`. */
function collectJobFailureCause(value: unknown, at: string, out: Violation[]): void {
  if (!(typeof value === "string")) check.fail(out, at, "type", "a string", value);
  if (
    !(
      value === "document" ||
      value === "conversion" ||
      value === "target" ||
      value === "destination" ||
      value === "unreachable" ||
      value === "storage" ||
      value === "workers" ||
      value === "internal" ||
      value === "canceled"
    )
  )
    check.fail(
      out,
      at,
      "enum",
      '"document" or "conversion" or "target" or "destination" or "unreachable" or "storage" or "workers" or "internal" or "canceled"',
      value,
    );
}

/** Checks a value against the schema `JobFailureCause`. */
export function checkJobFailureCause(value: unknown, at: string, out: Violation[]): void {
  if (!isJobFailureCause(value)) collectJobFailureCause(value, at, out);
}

/** Whether a value conforms to the schema `JobFailure`. */
const isJobFailure = (value: unknown): boolean =>
  check.isObject(value) &&
  isJobFailureCause(value["cause"]) &&
  typeof value["advice"] === "string" &&
  typeof value["retryHelps"] === "boolean";

/** Reports every way in which a value violates the schema `JobFailure`. */
function collectJobFailure(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["cause"];
      if (value1 === undefined) check.missing(out, at, "cause");
      else collectJobFailureCause(value1, at + "/cause", out);
    }
    {
      const value1: unknown = value["advice"];
      if (value1 === undefined) check.missing(out, at, "advice");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/advice", "type", "a string", value1);
    }
    {
      const value1: unknown = value["retryHelps"];
      if (value1 === undefined) check.missing(out, at, "retryHelps");
      else if (!(typeof value1 === "boolean"))
        check.fail(out, at + "/retryHelps", "type", "a boolean", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `JobFailure`. */
export function checkJobFailure(value: unknown, at: string, out: Violation[]): void {
  if (!isJobFailure(value)) collectJobFailure(value, at, out);
}

/** Whether a value conforms to the schema `JobActions`. */
const isJobActions = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["retry"] === "boolean" &&
  typeof value["cancel"] === "boolean" &&
  typeof value["preview"] === "boolean" &&
  typeof value["result"] === "boolean" &&
  typeof value["upload"] === "boolean";

/** Reports every way in which a value violates the schema `JobActions`. */
function collectJobActions(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["retry"];
      if (value1 === undefined) check.missing(out, at, "retry");
      else if (!(typeof value1 === "boolean"))
        check.fail(out, at + "/retry", "type", "a boolean", value1);
    }
    {
      const value1: unknown = value["cancel"];
      if (value1 === undefined) check.missing(out, at, "cancel");
      else if (!(typeof value1 === "boolean"))
        check.fail(out, at + "/cancel", "type", "a boolean", value1);
    }
    {
      const value1: unknown = value["preview"];
      if (value1 === undefined) check.missing(out, at, "preview");
      else if (!(typeof value1 === "boolean"))
        check.fail(out, at + "/preview", "type", "a boolean", value1);
    }
    {
      const value1: unknown = value["result"];
      if (value1 === undefined) check.missing(out, at, "result");
      else if (!(typeof value1 === "boolean"))
        check.fail(out, at + "/result", "type", "a boolean", value1);
    }
    {
      const value1: unknown = value["upload"];
      if (value1 === undefined) check.missing(out, at, "upload");
      else if (!(typeof value1 === "boolean"))
        check.fail(out, at + "/upload", "type", "a boolean", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `JobActions`. */
export function checkJobActions(value: unknown, at: string, out: Violation[]): void {
  if (!isJobActions(value)) collectJobActions(value, at, out);
}

/** Whether a value conforms to the schema `JobDetails`. */
const isJobDetails = (value: unknown): boolean => isJob(value) && test36(value);

/** Reports every way in which a value violates the schema `JobDetails`. */
function collectJobDetails(value: unknown, at: string, out: Violation[]): void {
  collectJob(value, at, out);
  if (check.isObject(value)) {
    {
      const value1: unknown = value["format"];
      if (value1 === undefined) check.missing(out, at, "format");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/format", "type", "a string", value1);
    }
    {
      const value1: unknown = value["documentId"];
      if (value1 === undefined) check.missing(out, at, "documentId");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/documentId", "type", "a string", value1);
    }
    {
      const value1: unknown = value["revisionId"];
      if (value1 === undefined) check.missing(out, at, "revisionId");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/revisionId", "type", "a string", value1);
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
    {
      const value1: unknown = value["outputs"];
      if (value1 === undefined) check.missing(out, at, "outputs");
      else if (Array.isArray(value1)) {
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          collectOutputDocument(value2, at + "/outputs" + "/" + index2, out);
        }
      } else check.fail(out, at + "/outputs", "type", "an array", value1);
    }
    {
      const value1: unknown = value["traceId"];
      if (value1 === undefined) check.missing(out, at, "traceId");
      else if (!(typeof value1 === "string" || value1 === null))
        check.fail(out, at + "/traceId", "type", "a string or null", value1);
    }
    {
      const value1: unknown = value["timeline"];
      if (value1 === undefined) check.missing(out, at, "timeline");
      else if (Array.isArray(value1)) {
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          collectJobTimelineEntry(value2, at + "/timeline" + "/" + index2, out);
        }
      } else check.fail(out, at + "/timeline", "type", "an array", value1);
    }
    {
      const value1: unknown = value["failure"];
      if (value1 === undefined) check.missing(out, at, "failure");
      else {
        if (value1 === null && isJobFailure(value1))
          check.fail(out, at + "/failure", "oneOf", "a value of exactly one of 2 kinds", value1);
        if (value1 !== null) {
          collectJobFailure(value1, at + "/failure", out);
        }
      }
    }
    {
      const value1: unknown = value["can"];
      if (value1 === undefined) check.missing(out, at, "can");
      else collectJobActions(value1, at + "/can", out);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `JobDetails`. */
export function checkJobDetails(value: unknown, at: string, out: Violation[]): void {
  if (!isJobDetails(value)) collectJobDetails(value, at, out);
}

/** Whether a value conforms to the schema `JobRepeat`. */
const isJobRepeat = (value: unknown): boolean =>
  check.isObject(value) &&
  (value["destination"] === undefined || check.isInt32(value["destination"])) &&
  (value["format"] === undefined ||
    (typeof value["format"] === "string" &&
      check.isLongEnough(value["format"], 1) &&
      check.isShortEnough(value["format"], 100)));

/** Reports every way in which a value violates the schema `JobRepeat`. */
function collectJobRepeat(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["destination"];
      if (value1 !== undefined) {
        if (!check.isInteger(value1))
          check.fail(out, at + "/destination", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!check.isInt32(value1))
            check.fail(out, at + "/destination", "format", "a 32-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["format"];
      if (value1 !== undefined)
        if (typeof value1 === "string") {
          if (!check.isLongEnough(value1, 1))
            check.fail(out, at + "/format", "minLength", "at least 1 character", value1);
          if (!check.isShortEnough(value1, 100))
            check.fail(out, at + "/format", "maxLength", "at most 100 characters", value1);
        } else check.fail(out, at + "/format", "type", "a string", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `JobRepeat`. */
export function checkJobRepeat(value: unknown, at: string, out: Violation[]): void {
  if (!isJobRepeat(value)) collectJobRepeat(value, at, out);
}

/** Whether a value conforms to the schema `DeliveryPage`. */
const isDeliveryPage = (value: unknown): boolean =>
  check.isObject(value) &&
  test37(value["items"]) &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null) &&
  ((typeof value["searchedUntil"] === "string" && check.isDateTime(value["searchedUntil"])) ||
    value["searchedUntil"] === null);

/** Reports every way in which a value violates the schema `DeliveryPage`. */
function collectDeliveryPage(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["items"];
      if (value1 === undefined) check.missing(out, at, "items");
      else if (Array.isArray(value1)) {
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          collectDelivery(value2, at + "/items" + "/" + index2, out);
        }
      } else check.fail(out, at + "/items", "type", "an array", value1);
    }
    {
      const value1: unknown = value["nextCursor"];
      if (value1 === undefined) check.missing(out, at, "nextCursor");
      else if (!(typeof value1 === "string" || value1 === null))
        check.fail(out, at + "/nextCursor", "type", "a string or null", value1);
    }
    {
      const value1: unknown = value["searchedUntil"];
      if (value1 === undefined) check.missing(out, at, "searchedUntil");
      else {
        if (!(typeof value1 === "string" || value1 === null))
          check.fail(out, at + "/searchedUntil", "type", "a string or null", value1);
        if (typeof value1 === "string") {
          if (!check.isDateTime(value1))
            check.fail(out, at + "/searchedUntil", "format", "a date-time (RFC 3339)", value1);
        }
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `DeliveryPage`. */
export function checkDeliveryPage(value: unknown, at: string, out: Violation[]): void {
  if (!isDeliveryPage(value)) collectDeliveryPage(value, at, out);
}

/** Whether a value conforms to the schema `DeliveryAttempt`. */
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

/** Reports every way in which a value violates the schema `DeliveryAttempt`. */
function collectDeliveryAttempt(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["number"];
      if (value1 === undefined) check.missing(out, at, "number");
      else {
        if (!check.isInteger(value1)) check.fail(out, at + "/number", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 1)) check.fail(out, at + "/number", "minimum", "at least 1", value1);
        }
      }
    }
    {
      const value1: unknown = value["at"];
      if (value1 === undefined) check.missing(out, at, "at");
      else if (typeof value1 === "string") {
        if (!check.isDateTime(value1))
          check.fail(out, at + "/at", "format", "a date-time (RFC 3339)", value1);
      } else check.fail(out, at + "/at", "type", "a string", value1);
    }
    {
      const value1: unknown = value["status"];
      if (value1 === undefined) check.missing(out, at, "status");
      else {
        if (!(check.isInteger(value1) || value1 === null))
          check.fail(out, at + "/status", "type", "an integer or null", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 100)) check.fail(out, at + "/status", "minimum", "at least 100", value1);
          if (!(value1 <= 599)) check.fail(out, at + "/status", "maximum", "at most 599", value1);
        }
      }
    }
    {
      const value1: unknown = value["error"];
      if (value1 === undefined) check.missing(out, at, "error");
      else if (!(typeof value1 === "string" || value1 === null))
        check.fail(out, at + "/error", "type", "a string or null", value1);
    }
    {
      const value1: unknown = value["response"];
      if (value1 === undefined) check.missing(out, at, "response");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/response", "type", "a string", value1);
    }
    {
      const value1: unknown = value["durationMs"];
      if (value1 === undefined) check.missing(out, at, "durationMs");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/durationMs", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/durationMs", "minimum", "at least 0", value1);
        }
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `DeliveryAttempt`. */
export function checkDeliveryAttempt(value: unknown, at: string, out: Violation[]): void {
  if (!isDeliveryAttempt(value)) collectDeliveryAttempt(value, at, out);
}

/** Whether a value conforms to the schema `DeliveryActions`. */
const isDeliveryActions = (value: unknown): boolean =>
  check.isObject(value) && typeof value["replay"] === "boolean";

/** Reports every way in which a value violates the schema `DeliveryActions`. */
function collectDeliveryActions(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["replay"];
      if (value1 === undefined) check.missing(out, at, "replay");
      else if (!(typeof value1 === "boolean"))
        check.fail(out, at + "/replay", "type", "a boolean", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `DeliveryActions`. */
export function checkDeliveryActions(value: unknown, at: string, out: Violation[]): void {
  if (!isDeliveryActions(value)) collectDeliveryActions(value, at, out);
}

/** Whether a value conforms to the schema `DeliveryDetails`. */
const isDeliveryDetails = (value: unknown): boolean => isDelivery(value) && test39(value);

/** Reports every way in which a value violates the schema `DeliveryDetails`. */
function collectDeliveryDetails(value: unknown, at: string, out: Violation[]): void {
  collectDelivery(value, at, out);
  if (check.isObject(value)) {
    {
      const value1: unknown = value["body"];
      if (value1 === undefined) check.missing(out, at, "body");
      else if (!(typeof value1 === "string" || value1 === null))
        check.fail(out, at + "/body", "type", "a string or null", value1);
    }
    {
      const value1: unknown = value["traceId"];
      if (value1 === undefined) check.missing(out, at, "traceId");
      else if (!(typeof value1 === "string" || value1 === null))
        check.fail(out, at + "/traceId", "type", "a string or null", value1);
    }
    {
      const value1: unknown = value["attemptList"];
      if (value1 === undefined) check.missing(out, at, "attemptList");
      else if (Array.isArray(value1)) {
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          collectDeliveryAttempt(value2, at + "/attemptList" + "/" + index2, out);
        }
      } else check.fail(out, at + "/attemptList", "type", "an array", value1);
    }
    {
      const value1: unknown = value["can"];
      if (value1 === undefined) check.missing(out, at, "can");
      else collectDeliveryActions(value1, at + "/can", out);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `DeliveryDetails`. */
export function checkDeliveryDetails(value: unknown, at: string, out: Violation[]): void {
  if (!isDeliveryDetails(value)) collectDeliveryDetails(value, at, out);
}

/** Whether a value conforms to the schema `DeliveryReplay`. */
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

/** Reports every way in which a value violates the schema `DeliveryReplay`. */
function collectDeliveryReplay(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["since"];
      if (value1 === undefined) check.missing(out, at, "since");
      else if (typeof value1 === "string") {
        if (!check.isDateTime(value1))
          check.fail(out, at + "/since", "format", "a date-time (RFC 3339)", value1);
      } else check.fail(out, at + "/since", "type", "a string", value1);
    }
    {
      const value1: unknown = value["until"];
      if (value1 !== undefined)
        if (typeof value1 === "string") {
          if (!check.isDateTime(value1))
            check.fail(out, at + "/until", "format", "a date-time (RFC 3339)", value1);
        } else check.fail(out, at + "/until", "type", "a string", value1);
    }
    {
      const value1: unknown = value["states"];
      if (value1 !== undefined)
        if (Array.isArray(value1)) {
          if (!(value1.length >= 1))
            check.fail(out, at + "/states", "minItems", "at least 1 item", value1);
          for (let index2 = 0; index2 < value1.length; index2 += 1) {
            const value2: unknown = value1[index2];
            if (!(typeof value2 === "string"))
              check.fail(out, at + "/states" + "/" + index2, "type", "a string", value2);
            if (!(value2 === "failed" || value2 === "pending"))
              check.fail(
                out,
                at + "/states" + "/" + index2,
                "enum",
                '"failed" or "pending"',
                value2,
              );
          }
        } else check.fail(out, at + "/states", "type", "an array", value1);
    }
    {
      const value1: unknown = value["webhook"];
      if (value1 !== undefined) {
        if (!check.isInteger(value1))
          check.fail(out, at + "/webhook", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!check.isInt32(value1))
            check.fail(out, at + "/webhook", "format", "a 32-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["workspace"];
      if (value1 !== undefined) {
        if (!check.isInteger(value1))
          check.fail(out, at + "/workspace", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!check.isInt32(value1))
            check.fail(out, at + "/workspace", "format", "a 32-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["dryRun"];
      if (value1 !== undefined)
        if (!(typeof value1 === "boolean"))
          check.fail(out, at + "/dryRun", "type", "a boolean", value1);
    }
    {
      const value1: unknown = value["cursor"];
      if (value1 !== undefined)
        if (typeof value1 === "string") {
          if (!check.isLongEnough(value1, 1))
            check.fail(out, at + "/cursor", "minLength", "at least 1 character", value1);
          if (!check.isShortEnough(value1, 500))
            check.fail(out, at + "/cursor", "maxLength", "at most 500 characters", value1);
        } else check.fail(out, at + "/cursor", "type", "a string", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `DeliveryReplay`. */
export function checkDeliveryReplay(value: unknown, at: string, out: Violation[]): void {
  if (!isDeliveryReplay(value)) collectDeliveryReplay(value, at, out);
}

/** Whether a value conforms to the schema `DeliveryReplayReport`. */
const isDeliveryReplayReport = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInteger(value["replayed"]) &&
  value["replayed"] >= 0 &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null);

/** Reports every way in which a value violates the schema `DeliveryReplayReport`. */
function collectDeliveryReplayReport(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["replayed"];
      if (value1 === undefined) check.missing(out, at, "replayed");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/replayed", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/replayed", "minimum", "at least 0", value1);
        }
      }
    }
    {
      const value1: unknown = value["nextCursor"];
      if (value1 === undefined) check.missing(out, at, "nextCursor");
      else if (!(typeof value1 === "string" || value1 === null))
        check.fail(out, at + "/nextCursor", "type", "a string or null", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `DeliveryReplayReport`. */
export function checkDeliveryReplayReport(value: unknown, at: string, out: Violation[]): void {
  if (!isDeliveryReplayReport(value)) collectDeliveryReplayReport(value, at, out);
}

/** Whether a value conforms to the schema `WebhookPage`. */
const isWebhookPage = (value: unknown): boolean =>
  check.isObject(value) &&
  test42(value["items"]) &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null) &&
  ((typeof value["searchedUntil"] === "string" && check.isDateTime(value["searchedUntil"])) ||
    value["searchedUntil"] === null);

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
      const value1: unknown = value["nextCursor"];
      if (value1 === undefined) check.missing(out, at, "nextCursor");
      else if (!(typeof value1 === "string" || value1 === null))
        check.fail(out, at + "/nextCursor", "type", "a string or null", value1);
    }
    {
      const value1: unknown = value["searchedUntil"];
      if (value1 === undefined) check.missing(out, at, "searchedUntil");
      else {
        if (!(typeof value1 === "string" || value1 === null))
          check.fail(out, at + "/searchedUntil", "type", "a string or null", value1);
        if (typeof value1 === "string") {
          if (!check.isDateTime(value1))
            check.fail(out, at + "/searchedUntil", "format", "a date-time (RFC 3339)", value1);
        }
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `WebhookPage`. */
export function checkWebhookPage(value: unknown, at: string, out: Violation[]): void {
  if (!isWebhookPage(value)) collectWebhookPage(value, at, out);
}

/** Whether a value conforms to the schema `WebhookCalls`. */
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

/** Reports every way in which a value violates the schema `WebhookCalls`. */
function collectWebhookCalls(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["since"];
      if (value1 === undefined) check.missing(out, at, "since");
      else if (typeof value1 === "string") {
        if (!check.isDateTime(value1))
          check.fail(out, at + "/since", "format", "a date-time (RFC 3339)", value1);
      } else check.fail(out, at + "/since", "type", "a string", value1);
    }
    {
      const value1: unknown = value["calls"];
      if (value1 === undefined) check.missing(out, at, "calls");
      else {
        if (!check.isInteger(value1)) check.fail(out, at + "/calls", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/calls", "minimum", "at least 0", value1);
        }
      }
    }
    {
      const value1: unknown = value["failed"];
      if (value1 === undefined) check.missing(out, at, "failed");
      else {
        if (!check.isInteger(value1)) check.fail(out, at + "/failed", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/failed", "minimum", "at least 0", value1);
        }
      }
    }
    {
      const value1: unknown = value["failures"];
      if (value1 === undefined) check.missing(out, at, "failures");
      else if (Array.isArray(value1)) {
        if (!(value1.length <= 20))
          check.fail(out, at + "/failures", "maxItems", "at most 20 items", value1);
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          if (check.isObject(value2)) {
            {
              const value3: unknown = value2["kind"];
              if (value3 === undefined) check.missing(out, at + "/failures" + "/" + index2, "kind");
              else if (!(typeof value3 === "string"))
                check.fail(
                  out,
                  at + "/failures" + "/" + index2 + "/kind",
                  "type",
                  "a string",
                  value3,
                );
            }
            {
              const value3: unknown = value2["count"];
              if (value3 === undefined)
                check.missing(out, at + "/failures" + "/" + index2, "count");
              else {
                if (!check.isInteger(value3))
                  check.fail(
                    out,
                    at + "/failures" + "/" + index2 + "/count",
                    "type",
                    "an integer",
                    value3,
                  );
                if (check.isNumber(value3)) {
                  if (!(value3 >= 1))
                    check.fail(
                      out,
                      at + "/failures" + "/" + index2 + "/count",
                      "minimum",
                      "at least 1",
                      value3,
                    );
                }
              }
            }
          } else check.fail(out, at + "/failures" + "/" + index2, "type", "an object", value2);
        }
      } else check.fail(out, at + "/failures", "type", "an array", value1);
    }
    {
      const value1: unknown = value["p50Ms"];
      if (value1 === undefined) check.missing(out, at, "p50Ms");
      else {
        if (!(check.isInteger(value1) || value1 === null))
          check.fail(out, at + "/p50Ms", "type", "an integer or null", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/p50Ms", "minimum", "at least 0", value1);
        }
      }
    }
    {
      const value1: unknown = value["p95Ms"];
      if (value1 === undefined) check.missing(out, at, "p95Ms");
      else {
        if (!(check.isInteger(value1) || value1 === null))
          check.fail(out, at + "/p95Ms", "type", "an integer or null", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/p95Ms", "minimum", "at least 0", value1);
        }
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `WebhookCalls`. */
export function checkWebhookCalls(value: unknown, at: string, out: Violation[]): void {
  if (!isWebhookCalls(value)) collectWebhookCalls(value, at, out);
}

/** Whether a value conforms to the schema `WebhookCheck`. */
const isWebhookCheck = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["event"] === "string" &&
  check.isLongEnough(value["event"], 1) &&
  check.isShortEnough(value["event"], 100);

/** Reports every way in which a value violates the schema `WebhookCheck`. */
function collectWebhookCheck(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["event"];
      if (value1 === undefined) check.missing(out, at, "event");
      else if (typeof value1 === "string") {
        if (!check.isLongEnough(value1, 1))
          check.fail(out, at + "/event", "minLength", "at least 1 character", value1);
        if (!check.isShortEnough(value1, 100))
          check.fail(out, at + "/event", "maxLength", "at most 100 characters", value1);
      } else check.fail(out, at + "/event", "type", "a string", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `WebhookCheck`. */
export function checkWebhookCheck(value: unknown, at: string, out: Violation[]): void {
  if (!isWebhookCheck(value)) collectWebhookCheck(value, at, out);
}

/** Whether a value conforms to the schema `WebhookCheckResult`. */
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

/** Reports every way in which a value violates the schema `WebhookCheckResult`. */
function collectWebhookCheckResult(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["id"];
      if (value1 === undefined) check.missing(out, at, "id");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/id", "type", "a string", value1);
    }
    {
      const value1: unknown = value["event"];
      if (value1 === undefined) check.missing(out, at, "event");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/event", "type", "a string", value1);
    }
    {
      const value1: unknown = value["accepted"];
      if (value1 === undefined) check.missing(out, at, "accepted");
      else if (!(typeof value1 === "boolean"))
        check.fail(out, at + "/accepted", "type", "a boolean", value1);
    }
    {
      const value1: unknown = value["status"];
      if (value1 === undefined) check.missing(out, at, "status");
      else {
        if (!(check.isInteger(value1) || value1 === null))
          check.fail(out, at + "/status", "type", "an integer or null", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 100)) check.fail(out, at + "/status", "minimum", "at least 100", value1);
          if (!(value1 <= 599)) check.fail(out, at + "/status", "maximum", "at most 599", value1);
        }
      }
    }
    {
      const value1: unknown = value["error"];
      if (value1 === undefined) check.missing(out, at, "error");
      else if (!(typeof value1 === "string" || value1 === null))
        check.fail(out, at + "/error", "type", "a string or null", value1);
    }
    {
      const value1: unknown = value["response"];
      if (value1 === undefined) check.missing(out, at, "response");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/response", "type", "a string", value1);
    }
    {
      const value1: unknown = value["durationMs"];
      if (value1 === undefined) check.missing(out, at, "durationMs");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/durationMs", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/durationMs", "minimum", "at least 0", value1);
        }
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `WebhookCheckResult`. */
export function checkWebhookCheckResult(value: unknown, at: string, out: Violation[]): void {
  if (!isWebhookCheckResult(value)) collectWebhookCheckResult(value, at, out);
}

/** Whether a value conforms to the schema `CircuitPage`. */
const isCircuitPage = (value: unknown): boolean =>
  check.isObject(value) &&
  test45(value["items"]) &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null);

/** Reports every way in which a value violates the schema `CircuitPage`. */
function collectCircuitPage(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["items"];
      if (value1 === undefined) check.missing(out, at, "items");
      else if (Array.isArray(value1)) {
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          collectCircuit(value2, at + "/items" + "/" + index2, out);
        }
      } else check.fail(out, at + "/items", "type", "an array", value1);
    }
    {
      const value1: unknown = value["nextCursor"];
      if (value1 === undefined) check.missing(out, at, "nextCursor");
      else if (!(typeof value1 === "string" || value1 === null))
        check.fail(out, at + "/nextCursor", "type", "a string or null", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `CircuitPage`. */
export function checkCircuitPage(value: unknown, at: string, out: Violation[]): void {
  if (!isCircuitPage(value)) collectCircuitPage(value, at, out);
}

/** Whether a value conforms to the schema `CircuitClose`. */
const isCircuitClose = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInt32(value["workspace"]) &&
  typeof value["address"] === "string" &&
  check.isLongEnough(value["address"], 1);

/** Reports every way in which a value violates the schema `CircuitClose`. */
function collectCircuitClose(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["workspace"];
      if (value1 === undefined) check.missing(out, at, "workspace");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/workspace", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!check.isInt32(value1))
            check.fail(out, at + "/workspace", "format", "a 32-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["address"];
      if (value1 === undefined) check.missing(out, at, "address");
      else if (typeof value1 === "string") {
        if (!check.isLongEnough(value1, 1))
          check.fail(out, at + "/address", "minLength", "at least 1 character", value1);
      } else check.fail(out, at + "/address", "type", "a string", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `CircuitClose`. */
export function checkCircuitClose(value: unknown, at: string, out: Violation[]): void {
  if (!isCircuitClose(value)) collectCircuitClose(value, at, out);
}

/** Whether a value conforms to the schema `PausePage`. */
const isPausePage = (value: unknown): boolean =>
  check.isObject(value) &&
  test46(value["items"]) &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null);

/** Reports every way in which a value violates the schema `PausePage`. */
function collectPausePage(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["items"];
      if (value1 === undefined) check.missing(out, at, "items");
      else if (Array.isArray(value1)) {
        if (!(value1.length <= 50))
          check.fail(out, at + "/items", "maxItems", "at most 50 items", value1);
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          collectPause(value2, at + "/items" + "/" + index2, out);
        }
      } else check.fail(out, at + "/items", "type", "an array", value1);
    }
    {
      const value1: unknown = value["nextCursor"];
      if (value1 === undefined) check.missing(out, at, "nextCursor");
      else if (!(typeof value1 === "string" || value1 === null))
        check.fail(out, at + "/nextCursor", "type", "a string or null", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `PausePage`. */
export function checkPausePage(value: unknown, at: string, out: Violation[]): void {
  if (!isPausePage(value)) collectPausePage(value, at, out);
}

/** Whether a value conforms to the schema `PauseCreate`. */
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

/** Reports every way in which a value violates the schema `PauseCreate`. */
function collectPauseCreate(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["work"];
      if (value1 === undefined) check.missing(out, at, "work");
      else {
        if (!(typeof value1 === "string"))
          check.fail(out, at + "/work", "type", "a string", value1);
        if (!(value1 === "exports" || value1 === "deliveries"))
          check.fail(out, at + "/work", "enum", '"exports" or "deliveries"', value1);
      }
    }
    {
      const value1: unknown = value["workspace"];
      if (value1 !== undefined) {
        if (!check.isInteger(value1))
          check.fail(out, at + "/workspace", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 1)) check.fail(out, at + "/workspace", "minimum", "at least 1", value1);
          if (!check.isInt32(value1))
            check.fail(out, at + "/workspace", "format", "a 32-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["destination"];
      if (value1 !== undefined) {
        if (!check.isInteger(value1))
          check.fail(out, at + "/destination", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 1)) check.fail(out, at + "/destination", "minimum", "at least 1", value1);
          if (!check.isInt32(value1))
            check.fail(out, at + "/destination", "format", "a 32-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["webhook"];
      if (value1 !== undefined) {
        if (!check.isInteger(value1))
          check.fail(out, at + "/webhook", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 1)) check.fail(out, at + "/webhook", "minimum", "at least 1", value1);
          if (!check.isInt32(value1))
            check.fail(out, at + "/webhook", "format", "a 32-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["reason"];
      if (value1 === undefined) check.missing(out, at, "reason");
      else if (typeof value1 === "string") {
        if (!check.isLongEnough(value1, 1))
          check.fail(out, at + "/reason", "minLength", "at least 1 character", value1);
        if (!check.isShortEnough(value1, 500))
          check.fail(out, at + "/reason", "maxLength", "at most 500 characters", value1);
      } else check.fail(out, at + "/reason", "type", "a string", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `PauseCreate`. */
export function checkPauseCreate(value: unknown, at: string, out: Violation[]): void {
  if (!isPauseCreate(value)) collectPauseCreate(value, at, out);
}

/** Whether a value conforms to the schema `LastCheck`. */
const isLastCheck = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["at"] === "string" &&
  check.isDateTime(value["at"]) &&
  typeof value["ok"] === "boolean" &&
  typeof value["detail"] === "string" &&
  typeof value["since"] === "string" &&
  check.isDateTime(value["since"]);

/** Reports every way in which a value violates the schema `LastCheck`. */
function collectLastCheck(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["at"];
      if (value1 === undefined) check.missing(out, at, "at");
      else if (typeof value1 === "string") {
        if (!check.isDateTime(value1))
          check.fail(out, at + "/at", "format", "a date-time (RFC 3339)", value1);
      } else check.fail(out, at + "/at", "type", "a string", value1);
    }
    {
      const value1: unknown = value["ok"];
      if (value1 === undefined) check.missing(out, at, "ok");
      else if (!(typeof value1 === "boolean"))
        check.fail(out, at + "/ok", "type", "a boolean", value1);
    }
    {
      const value1: unknown = value["detail"];
      if (value1 === undefined) check.missing(out, at, "detail");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/detail", "type", "a string", value1);
    }
    {
      const value1: unknown = value["since"];
      if (value1 === undefined) check.missing(out, at, "since");
      else if (typeof value1 === "string") {
        if (!check.isDateTime(value1))
          check.fail(out, at + "/since", "format", "a date-time (RFC 3339)", value1);
      } else check.fail(out, at + "/since", "type", "a string", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `LastCheck`. */
export function checkLastCheck(value: unknown, at: string, out: Violation[]): void {
  if (!isLastCheck(value)) collectLastCheck(value, at, out);
}

/** Whether a value conforms to the schema `Connection`. */
const isConnection = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInt32(value["id"]) &&
  isRef(value["workspace"]) &&
  typeof value["name"] === "string" &&
  typeof value["role"] === "string" &&
  (value["role"] === "source" || value["role"] === "destination") &&
  typeof value["kind"] === "string" &&
  test47(value["settings"]) &&
  typeof value["hasSecrets"] === "boolean" &&
  test48(value["secretNames"]) &&
  test49(value["lastCheck"]);

/** Reports every way in which a value violates the schema `Connection`. */
function collectConnection(value: unknown, at: string, out: Violation[]): void {
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
      const value1: unknown = value["workspace"];
      if (value1 === undefined) check.missing(out, at, "workspace");
      else collectRef(value1, at + "/workspace", out);
    }
    {
      const value1: unknown = value["name"];
      if (value1 === undefined) check.missing(out, at, "name");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/name", "type", "a string", value1);
    }
    {
      const value1: unknown = value["role"];
      if (value1 === undefined) check.missing(out, at, "role");
      else {
        if (!(typeof value1 === "string"))
          check.fail(out, at + "/role", "type", "a string", value1);
        if (!(value1 === "source" || value1 === "destination"))
          check.fail(out, at + "/role", "enum", '"source" or "destination"', value1);
      }
    }
    {
      const value1: unknown = value["kind"];
      if (value1 === undefined) check.missing(out, at, "kind");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/kind", "type", "a string", value1);
    }
    {
      const value1: unknown = value["settings"];
      if (value1 === undefined) check.missing(out, at, "settings");
      else if (!check.isObject(value1))
        check.fail(out, at + "/settings", "type", "an object", value1);
    }
    {
      const value1: unknown = value["hasSecrets"];
      if (value1 === undefined) check.missing(out, at, "hasSecrets");
      else if (!(typeof value1 === "boolean"))
        check.fail(out, at + "/hasSecrets", "type", "a boolean", value1);
    }
    {
      const value1: unknown = value["secretNames"];
      if (value1 === undefined) check.missing(out, at, "secretNames");
      else if (Array.isArray(value1)) {
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          if (!(typeof value2 === "string"))
            check.fail(out, at + "/secretNames" + "/" + index2, "type", "a string", value2);
        }
      } else check.fail(out, at + "/secretNames", "type", "an array", value1);
    }
    {
      const value1: unknown = value["lastCheck"];
      if (value1 === undefined) check.missing(out, at, "lastCheck");
      else {
        if (value1 === null && isLastCheck(value1))
          check.fail(out, at + "/lastCheck", "oneOf", "a value of exactly one of 2 kinds", value1);
        if (value1 !== null) {
          collectLastCheck(value1, at + "/lastCheck", out);
        }
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `Connection`. */
export function checkConnection(value: unknown, at: string, out: Violation[]): void {
  if (!isConnection(value)) collectConnection(value, at, out);
}

/** Whether a value conforms to the schema `ConnectionPage`. */
const isConnectionPage = (value: unknown): boolean =>
  check.isObject(value) &&
  test50(value["items"]) &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null);

/** Reports every way in which a value violates the schema `ConnectionPage`. */
function collectConnectionPage(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["items"];
      if (value1 === undefined) check.missing(out, at, "items");
      else if (Array.isArray(value1)) {
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          collectConnection(value2, at + "/items" + "/" + index2, out);
        }
      } else check.fail(out, at + "/items", "type", "an array", value1);
    }
    {
      const value1: unknown = value["nextCursor"];
      if (value1 === undefined) check.missing(out, at, "nextCursor");
      else if (!(typeof value1 === "string" || value1 === null))
        check.fail(out, at + "/nextCursor", "type", "a string or null", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `ConnectionPage`. */
export function checkConnectionPage(value: unknown, at: string, out: Violation[]): void {
  if (!isConnectionPage(value)) collectConnectionPage(value, at, out);
}

/** Whether a value conforms to the schema `ConnectionCreate`. */
const isConnectionCreate = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInt32(value["workspace"]) &&
  typeof value["name"] === "string" &&
  check.isLongEnough(value["name"], 1) &&
  check.isShortEnough(value["name"], 200) &&
  typeof value["kind"] === "string" &&
  check.isLongEnough(value["kind"], 1) &&
  (value["settings"] === undefined || test51(value["settings"])) &&
  (value["secrets"] === undefined || test53(value["secrets"]));

/** Reports every way in which a value violates the schema `ConnectionCreate`. */
function collectConnectionCreate(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["workspace"];
      if (value1 === undefined) check.missing(out, at, "workspace");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/workspace", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!check.isInt32(value1))
            check.fail(out, at + "/workspace", "format", "a 32-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["name"];
      if (value1 === undefined) check.missing(out, at, "name");
      else if (typeof value1 === "string") {
        if (!check.isLongEnough(value1, 1))
          check.fail(out, at + "/name", "minLength", "at least 1 character", value1);
        if (!check.isShortEnough(value1, 200))
          check.fail(out, at + "/name", "maxLength", "at most 200 characters", value1);
      } else check.fail(out, at + "/name", "type", "a string", value1);
    }
    {
      const value1: unknown = value["kind"];
      if (value1 === undefined) check.missing(out, at, "kind");
      else if (typeof value1 === "string") {
        if (!check.isLongEnough(value1, 1))
          check.fail(out, at + "/kind", "minLength", "at least 1 character", value1);
      } else check.fail(out, at + "/kind", "type", "a string", value1);
    }
    {
      const value1: unknown = value["settings"];
      if (value1 !== undefined)
        if (!check.isObject(value1)) check.fail(out, at + "/settings", "type", "an object", value1);
    }
    {
      const value1: unknown = value["secrets"];
      if (value1 !== undefined)
        if (check.isObject(value1)) {
          for (const key2 of Object.keys(value1)) {
            const value2: unknown = value1[key2];
            if (value2 === undefined) continue;
            if (!(typeof value2 === "string"))
              check.fail(out, check.memberAt(at + "/secrets", key2), "type", "a string", value2);
          }
        } else check.fail(out, at + "/secrets", "type", "an object", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `ConnectionCreate`. */
export function checkConnectionCreate(value: unknown, at: string, out: Violation[]): void {
  if (!isConnectionCreate(value)) collectConnectionCreate(value, at, out);
}

/** Whether a value conforms to the schema `ConnectionUpdate`. */
const isConnectionUpdate = (value: unknown): boolean =>
  check.isObject(value) &&
  (value["name"] === undefined ||
    (typeof value["name"] === "string" &&
      check.isLongEnough(value["name"], 1) &&
      check.isShortEnough(value["name"], 200))) &&
  (value["settings"] === undefined || test54(value["settings"])) &&
  (value["secrets"] === undefined || test57(value["secrets"])) &&
  check.sizeOf(value) >= 1;

/** Reports every way in which a value violates the schema `ConnectionUpdate`. */
function collectConnectionUpdate(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    if (!(check.sizeOf(value) >= 1))
      check.fail(out, at, "minProperties", "at least 1 member", value);
    {
      const value1: unknown = value["name"];
      if (value1 !== undefined)
        if (typeof value1 === "string") {
          if (!check.isLongEnough(value1, 1))
            check.fail(out, at + "/name", "minLength", "at least 1 character", value1);
          if (!check.isShortEnough(value1, 200))
            check.fail(out, at + "/name", "maxLength", "at most 200 characters", value1);
        } else check.fail(out, at + "/name", "type", "a string", value1);
    }
    {
      const value1: unknown = value["settings"];
      if (value1 !== undefined)
        if (!check.isObject(value1)) check.fail(out, at + "/settings", "type", "an object", value1);
    }
    {
      const value1: unknown = value["secrets"];
      if (value1 !== undefined)
        if (check.isObject(value1)) {
          for (const key2 of Object.keys(value1)) {
            const value2: unknown = value1[key2];
            if (value2 === undefined) continue;
            if (!(typeof value2 === "string" || value2 === null))
              check.fail(
                out,
                check.memberAt(at + "/secrets", key2),
                "type",
                "a string or null",
                value2,
              );
          }
        } else check.fail(out, at + "/secrets", "type", "an object", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `ConnectionUpdate`. */
export function checkConnectionUpdate(value: unknown, at: string, out: Violation[]): void {
  if (!isConnectionUpdate(value)) collectConnectionUpdate(value, at, out);
}

/** Whether a value conforms to the schema `ConnectionCheck`. */
const isConnectionCheck = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["ok"] === "boolean" &&
  typeof value["detail"] === "string" &&
  check.isInteger(value["durationMs"]) &&
  value["durationMs"] >= 0;

/** Reports every way in which a value violates the schema `ConnectionCheck`. */
function collectConnectionCheck(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["ok"];
      if (value1 === undefined) check.missing(out, at, "ok");
      else if (!(typeof value1 === "boolean"))
        check.fail(out, at + "/ok", "type", "a boolean", value1);
    }
    {
      const value1: unknown = value["detail"];
      if (value1 === undefined) check.missing(out, at, "detail");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/detail", "type", "a string", value1);
    }
    {
      const value1: unknown = value["durationMs"];
      if (value1 === undefined) check.missing(out, at, "durationMs");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/durationMs", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/durationMs", "minimum", "at least 0", value1);
        }
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `ConnectionCheck`. */
export function checkConnectionCheck(value: unknown, at: string, out: Violation[]): void {
  if (!isConnectionCheck(value)) collectConnectionCheck(value, at, out);
}

/** Whether a value conforms to the schema `Collection`. */
const isCollection = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInt32(value["id"]) &&
  isRef(value["workspace"]) &&
  typeof value["name"] === "string" &&
  isRef(value["source"]) &&
  isRef(value["destination"]);

/** Reports every way in which a value violates the schema `Collection`. */
function collectCollection(value: unknown, at: string, out: Violation[]): void {
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
      const value1: unknown = value["workspace"];
      if (value1 === undefined) check.missing(out, at, "workspace");
      else collectRef(value1, at + "/workspace", out);
    }
    {
      const value1: unknown = value["name"];
      if (value1 === undefined) check.missing(out, at, "name");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/name", "type", "a string", value1);
    }
    {
      const value1: unknown = value["source"];
      if (value1 === undefined) check.missing(out, at, "source");
      else collectRef(value1, at + "/source", out);
    }
    {
      const value1: unknown = value["destination"];
      if (value1 === undefined) check.missing(out, at, "destination");
      else collectRef(value1, at + "/destination", out);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `Collection`. */
export function checkCollection(value: unknown, at: string, out: Violation[]): void {
  if (!isCollection(value)) collectCollection(value, at, out);
}

/** Whether a value conforms to the schema `CollectionPage`. */
const isCollectionPage = (value: unknown): boolean =>
  check.isObject(value) &&
  test58(value["items"]) &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null);

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
      const value1: unknown = value["nextCursor"];
      if (value1 === undefined) check.missing(out, at, "nextCursor");
      else if (!(typeof value1 === "string" || value1 === null))
        check.fail(out, at + "/nextCursor", "type", "a string or null", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `CollectionPage`. */
export function checkCollectionPage(value: unknown, at: string, out: Violation[]): void {
  if (!isCollectionPage(value)) collectCollectionPage(value, at, out);
}

/** Whether a value conforms to the schema `CollectionCreate`. */
const isCollectionCreate = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["name"] === "string" &&
  check.isLongEnough(value["name"], 1) &&
  check.isShortEnough(value["name"], 200) &&
  check.isInt32(value["source"]) &&
  check.isInt32(value["destination"]);

/** Reports every way in which a value violates the schema `CollectionCreate`. */
function collectCollectionCreate(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["name"];
      if (value1 === undefined) check.missing(out, at, "name");
      else if (typeof value1 === "string") {
        if (!check.isLongEnough(value1, 1))
          check.fail(out, at + "/name", "minLength", "at least 1 character", value1);
        if (!check.isShortEnough(value1, 200))
          check.fail(out, at + "/name", "maxLength", "at most 200 characters", value1);
      } else check.fail(out, at + "/name", "type", "a string", value1);
    }
    {
      const value1: unknown = value["source"];
      if (value1 === undefined) check.missing(out, at, "source");
      else {
        if (!check.isInteger(value1)) check.fail(out, at + "/source", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!check.isInt32(value1))
            check.fail(out, at + "/source", "format", "a 32-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["destination"];
      if (value1 === undefined) check.missing(out, at, "destination");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/destination", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!check.isInt32(value1))
            check.fail(out, at + "/destination", "format", "a 32-bit integer", value1);
        }
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `CollectionCreate`. */
export function checkCollectionCreate(value: unknown, at: string, out: Violation[]): void {
  if (!isCollectionCreate(value)) collectCollectionCreate(value, at, out);
}

/** Whether a value conforms to the schema `WorkspaceLimits`. */
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

/** Reports every way in which a value violates the schema `WorkspaceLimits`. */
function collectWorkspaceLimits(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["queuedExports"];
      if (value1 === undefined) check.missing(out, at, "queuedExports");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/queuedExports", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 1))
            check.fail(out, at + "/queuedExports", "minimum", "at least 1", value1);
          if (!(value1 <= 1000000000))
            check.fail(out, at + "/queuedExports", "maximum", "at most 1000000000", value1);
          if (!check.isInteger(value1))
            check.fail(out, at + "/queuedExports", "format", "a 64-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["storedBytes"];
      if (value1 === undefined) check.missing(out, at, "storedBytes");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/storedBytes", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 1024))
            check.fail(out, at + "/storedBytes", "minimum", "at least 1024", value1);
          if (!(value1 <= 9007199254740991))
            check.fail(out, at + "/storedBytes", "maximum", "at most 9007199254740991", value1);
          if (!check.isInteger(value1))
            check.fail(out, at + "/storedBytes", "format", "a 64-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["concurrentUploads"];
      if (value1 === undefined) check.missing(out, at, "concurrentUploads");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/concurrentUploads", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 1))
            check.fail(out, at + "/concurrentUploads", "minimum", "at least 1", value1);
          if (!(value1 <= 1000000000))
            check.fail(out, at + "/concurrentUploads", "maximum", "at most 1000000000", value1);
          if (!check.isInteger(value1))
            check.fail(out, at + "/concurrentUploads", "format", "a 64-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["requestsPerMinute"];
      if (value1 === undefined) check.missing(out, at, "requestsPerMinute");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/requestsPerMinute", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 1))
            check.fail(out, at + "/requestsPerMinute", "minimum", "at least 1", value1);
          if (!(value1 <= 1000000000))
            check.fail(out, at + "/requestsPerMinute", "maximum", "at most 1000000000", value1);
          if (!check.isInteger(value1))
            check.fail(out, at + "/requestsPerMinute", "format", "a 64-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["webhooks"];
      if (value1 === undefined) check.missing(out, at, "webhooks");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/webhooks", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 1)) check.fail(out, at + "/webhooks", "minimum", "at least 1", value1);
          if (!(value1 <= 1000000000))
            check.fail(out, at + "/webhooks", "maximum", "at most 1000000000", value1);
          if (!check.isInteger(value1))
            check.fail(out, at + "/webhooks", "format", "a 64-bit integer", value1);
        }
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `WorkspaceLimits`. */
export function checkWorkspaceLimits(value: unknown, at: string, out: Violation[]): void {
  if (!isWorkspaceLimits(value)) collectWorkspaceLimits(value, at, out);
}

/** Whether a value conforms to the schema `Workspace`. */
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
  test60(value["ownLimits"]);

/** Reports every way in which a value violates the schema `Workspace`. */
function collectWorkspace(value: unknown, at: string, out: Violation[]): void {
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
    {
      const value1: unknown = value["exports"];
      if (value1 === undefined) check.missing(out, at, "exports");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/exports", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/exports", "minimum", "at least 0", value1);
        }
      }
    }
    {
      const value1: unknown = value["queuedExports"];
      if (value1 === undefined) check.missing(out, at, "queuedExports");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/queuedExports", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0))
            check.fail(out, at + "/queuedExports", "minimum", "at least 0", value1);
        }
      }
    }
    {
      const value1: unknown = value["storedBytes"];
      if (value1 === undefined) check.missing(out, at, "storedBytes");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/storedBytes", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/storedBytes", "minimum", "at least 0", value1);
          if (!check.isInteger(value1))
            check.fail(out, at + "/storedBytes", "format", "a 64-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["limits"];
      if (value1 === undefined) check.missing(out, at, "limits");
      else collectWorkspaceLimits(value1, at + "/limits", out);
    }
    {
      const value1: unknown = value["ownLimits"];
      if (value1 === undefined) check.missing(out, at, "ownLimits");
      else if (Array.isArray(value1)) {
        if (!check.isUnique(value1))
          check.fail(out, at + "/ownLimits", "uniqueItems", "items that differ", value1);
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          if (!(typeof value2 === "string"))
            check.fail(out, at + "/ownLimits" + "/" + index2, "type", "a string", value2);
          if (
            !(
              value2 === "queuedExports" ||
              value2 === "storedBytes" ||
              value2 === "concurrentUploads" ||
              value2 === "requestsPerMinute" ||
              value2 === "webhooks"
            )
          )
            check.fail(
              out,
              at + "/ownLimits" + "/" + index2,
              "enum",
              '"queuedExports" or "storedBytes" or "concurrentUploads" or "requestsPerMinute" or "webhooks"',
              value2,
            );
        }
      } else check.fail(out, at + "/ownLimits", "type", "an array", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `Workspace`. */
export function checkWorkspace(value: unknown, at: string, out: Violation[]): void {
  if (!isWorkspace(value)) collectWorkspace(value, at, out);
}

/** Whether a value conforms to the schema `WorkspacePage`. */
const isWorkspacePage = (value: unknown): boolean =>
  check.isObject(value) &&
  test61(value["items"]) &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null);

/** Reports every way in which a value violates the schema `WorkspacePage`. */
function collectWorkspacePage(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["items"];
      if (value1 === undefined) check.missing(out, at, "items");
      else if (Array.isArray(value1)) {
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          collectWorkspace(value2, at + "/items" + "/" + index2, out);
        }
      } else check.fail(out, at + "/items", "type", "an array", value1);
    }
    {
      const value1: unknown = value["nextCursor"];
      if (value1 === undefined) check.missing(out, at, "nextCursor");
      else if (!(typeof value1 === "string" || value1 === null))
        check.fail(out, at + "/nextCursor", "type", "a string or null", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `WorkspacePage`. */
export function checkWorkspacePage(value: unknown, at: string, out: Violation[]): void {
  if (!isWorkspacePage(value)) collectWorkspacePage(value, at, out);
}

/** Whether a value conforms to the schema `WorkspaceCreate`. */
const isWorkspaceCreate = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["name"] === "string" &&
  check.isLongEnough(value["name"], 1) &&
  check.isShortEnough(value["name"], 200);

/** Reports every way in which a value violates the schema `WorkspaceCreate`. */
function collectWorkspaceCreate(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["name"];
      if (value1 === undefined) check.missing(out, at, "name");
      else if (typeof value1 === "string") {
        if (!check.isLongEnough(value1, 1))
          check.fail(out, at + "/name", "minLength", "at least 1 character", value1);
        if (!check.isShortEnough(value1, 200))
          check.fail(out, at + "/name", "maxLength", "at most 200 characters", value1);
      } else check.fail(out, at + "/name", "type", "a string", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `WorkspaceCreate`. */
export function checkWorkspaceCreate(value: unknown, at: string, out: Violation[]): void {
  if (!isWorkspaceCreate(value)) collectWorkspaceCreate(value, at, out);
}

/** Whether a value conforms to the schema `OwnLimits`. */
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
  check.everyMember(value, eachMember62);

/** Reports every way in which a value violates the schema `OwnLimits`. */
function collectOwnLimits(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["queuedExports"];
      if (value1 !== undefined) {
        if (!(check.isInteger(value1) || value1 === null))
          check.fail(out, at + "/queuedExports", "type", "an integer or null", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 1))
            check.fail(out, at + "/queuedExports", "minimum", "at least 1", value1);
          if (!(value1 <= 1000000000))
            check.fail(out, at + "/queuedExports", "maximum", "at most 1000000000", value1);
          if (!check.isInteger(value1))
            check.fail(out, at + "/queuedExports", "format", "a 64-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["storedBytes"];
      if (value1 !== undefined) {
        if (!(check.isInteger(value1) || value1 === null))
          check.fail(out, at + "/storedBytes", "type", "an integer or null", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 1024))
            check.fail(out, at + "/storedBytes", "minimum", "at least 1024", value1);
          if (!(value1 <= 9007199254740991))
            check.fail(out, at + "/storedBytes", "maximum", "at most 9007199254740991", value1);
          if (!check.isInteger(value1))
            check.fail(out, at + "/storedBytes", "format", "a 64-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["concurrentUploads"];
      if (value1 !== undefined) {
        if (!(check.isInteger(value1) || value1 === null))
          check.fail(out, at + "/concurrentUploads", "type", "an integer or null", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 1))
            check.fail(out, at + "/concurrentUploads", "minimum", "at least 1", value1);
          if (!(value1 <= 1000000000))
            check.fail(out, at + "/concurrentUploads", "maximum", "at most 1000000000", value1);
          if (!check.isInteger(value1))
            check.fail(out, at + "/concurrentUploads", "format", "a 64-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["requestsPerMinute"];
      if (value1 !== undefined) {
        if (!(check.isInteger(value1) || value1 === null))
          check.fail(out, at + "/requestsPerMinute", "type", "an integer or null", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 1))
            check.fail(out, at + "/requestsPerMinute", "minimum", "at least 1", value1);
          if (!(value1 <= 1000000000))
            check.fail(out, at + "/requestsPerMinute", "maximum", "at most 1000000000", value1);
          if (!check.isInteger(value1))
            check.fail(out, at + "/requestsPerMinute", "format", "a 64-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["webhooks"];
      if (value1 !== undefined) {
        if (!(check.isInteger(value1) || value1 === null))
          check.fail(out, at + "/webhooks", "type", "an integer or null", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 1)) check.fail(out, at + "/webhooks", "minimum", "at least 1", value1);
          if (!(value1 <= 1000000000))
            check.fail(out, at + "/webhooks", "maximum", "at most 1000000000", value1);
          if (!check.isInteger(value1))
            check.fail(out, at + "/webhooks", "format", "a 64-bit integer", value1);
        }
      }
    }
    for (const key1 of Object.keys(value)) {
      const value1: unknown = value[key1];
      if (value1 === undefined) continue;
      if (
        !(
          key1 === "queuedExports" ||
          key1 === "storedBytes" ||
          key1 === "concurrentUploads" ||
          key1 === "requestsPerMinute" ||
          key1 === "webhooks"
        )
      ) {
        check.fail(out, check.memberAt(at, key1), "false", "nothing", value1);
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `OwnLimits`. */
export function checkOwnLimits(value: unknown, at: string, out: Violation[]): void {
  if (!isOwnLimits(value)) collectOwnLimits(value, at, out);
}

/** Whether a value conforms to the schema `WorkspaceUpdate`. */
const isWorkspaceUpdate = (value: unknown): boolean =>
  check.isObject(value) && isOwnLimits(value["limits"]);

/** Reports every way in which a value violates the schema `WorkspaceUpdate`. */
function collectWorkspaceUpdate(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["limits"];
      if (value1 === undefined) check.missing(out, at, "limits");
      else collectOwnLimits(value1, at + "/limits", out);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `WorkspaceUpdate`. */
export function checkWorkspaceUpdate(value: unknown, at: string, out: Violation[]): void {
  if (!isWorkspaceUpdate(value)) collectWorkspaceUpdate(value, at, out);
}

/** Whether a value conforms to the schema `UsageDay`. */
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

/** Reports every way in which a value violates the schema `UsageDay`. */
function collectUsageDay(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["day"];
      if (value1 === undefined) check.missing(out, at, "day");
      else if (typeof value1 === "string") {
        if (!check.isDate(value1))
          check.fail(out, at + "/day", "format", "a date (RFC 3339)", value1);
      } else check.fail(out, at + "/day", "type", "a string", value1);
    }
    {
      const value1: unknown = value["workspace"];
      if (value1 === undefined) check.missing(out, at, "workspace");
      else collectRef(value1, at + "/workspace", out);
    }
    {
      const value1: unknown = value["exports"];
      if (value1 === undefined) check.missing(out, at, "exports");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/exports", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/exports", "minimum", "at least 0", value1);
          if (!check.isInteger(value1))
            check.fail(out, at + "/exports", "format", "a 64-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["retries"];
      if (value1 === undefined) check.missing(out, at, "retries");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/retries", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/retries", "minimum", "at least 0", value1);
          if (!check.isInteger(value1))
            check.fail(out, at + "/retries", "format", "a 64-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["done"];
      if (value1 === undefined) check.missing(out, at, "done");
      else {
        if (!check.isInteger(value1)) check.fail(out, at + "/done", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/done", "minimum", "at least 0", value1);
          if (!check.isInteger(value1))
            check.fail(out, at + "/done", "format", "a 64-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["failed"];
      if (value1 === undefined) check.missing(out, at, "failed");
      else {
        if (!check.isInteger(value1)) check.fail(out, at + "/failed", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/failed", "minimum", "at least 0", value1);
          if (!check.isInteger(value1))
            check.fail(out, at + "/failed", "format", "a 64-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["canceled"];
      if (value1 === undefined) check.missing(out, at, "canceled");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/canceled", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/canceled", "minimum", "at least 0", value1);
          if (!check.isInteger(value1))
            check.fail(out, at + "/canceled", "format", "a 64-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["bytesIn"];
      if (value1 === undefined) check.missing(out, at, "bytesIn");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/bytesIn", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/bytesIn", "minimum", "at least 0", value1);
          if (!check.isInteger(value1))
            check.fail(out, at + "/bytesIn", "format", "a 64-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["bytesOut"];
      if (value1 === undefined) check.missing(out, at, "bytesOut");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/bytesOut", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/bytesOut", "minimum", "at least 0", value1);
          if (!check.isInteger(value1))
            check.fail(out, at + "/bytesOut", "format", "a 64-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["calls"];
      if (value1 === undefined) check.missing(out, at, "calls");
      else {
        if (!check.isInteger(value1)) check.fail(out, at + "/calls", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/calls", "minimum", "at least 0", value1);
          if (!check.isInteger(value1))
            check.fail(out, at + "/calls", "format", "a 64-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["failedCalls"];
      if (value1 === undefined) check.missing(out, at, "failedCalls");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/failedCalls", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/failedCalls", "minimum", "at least 0", value1);
          if (!check.isInteger(value1))
            check.fail(out, at + "/failedCalls", "format", "a 64-bit integer", value1);
        }
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `UsageDay`. */
export function checkUsageDay(value: unknown, at: string, out: Violation[]): void {
  if (!isUsageDay(value)) collectUsageDay(value, at, out);
}

/** Whether a value conforms to the schema `Usage`. */
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

/** Reports every way in which a value violates the schema `Usage`. */
function collectUsage(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["exports"];
      if (value1 === undefined) check.missing(out, at, "exports");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/exports", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/exports", "minimum", "at least 0", value1);
          if (!check.isInteger(value1))
            check.fail(out, at + "/exports", "format", "a 64-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["retries"];
      if (value1 === undefined) check.missing(out, at, "retries");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/retries", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/retries", "minimum", "at least 0", value1);
          if (!check.isInteger(value1))
            check.fail(out, at + "/retries", "format", "a 64-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["done"];
      if (value1 === undefined) check.missing(out, at, "done");
      else {
        if (!check.isInteger(value1)) check.fail(out, at + "/done", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/done", "minimum", "at least 0", value1);
          if (!check.isInteger(value1))
            check.fail(out, at + "/done", "format", "a 64-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["failed"];
      if (value1 === undefined) check.missing(out, at, "failed");
      else {
        if (!check.isInteger(value1)) check.fail(out, at + "/failed", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/failed", "minimum", "at least 0", value1);
          if (!check.isInteger(value1))
            check.fail(out, at + "/failed", "format", "a 64-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["canceled"];
      if (value1 === undefined) check.missing(out, at, "canceled");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/canceled", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/canceled", "minimum", "at least 0", value1);
          if (!check.isInteger(value1))
            check.fail(out, at + "/canceled", "format", "a 64-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["bytesIn"];
      if (value1 === undefined) check.missing(out, at, "bytesIn");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/bytesIn", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/bytesIn", "minimum", "at least 0", value1);
          if (!check.isInteger(value1))
            check.fail(out, at + "/bytesIn", "format", "a 64-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["bytesOut"];
      if (value1 === undefined) check.missing(out, at, "bytesOut");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/bytesOut", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/bytesOut", "minimum", "at least 0", value1);
          if (!check.isInteger(value1))
            check.fail(out, at + "/bytesOut", "format", "a 64-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["calls"];
      if (value1 === undefined) check.missing(out, at, "calls");
      else {
        if (!check.isInteger(value1)) check.fail(out, at + "/calls", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/calls", "minimum", "at least 0", value1);
          if (!check.isInteger(value1))
            check.fail(out, at + "/calls", "format", "a 64-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["failedCalls"];
      if (value1 === undefined) check.missing(out, at, "failedCalls");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/failedCalls", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/failedCalls", "minimum", "at least 0", value1);
          if (!check.isInteger(value1))
            check.fail(out, at + "/failedCalls", "format", "a 64-bit integer", value1);
        }
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `Usage`. */
export function checkUsage(value: unknown, at: string, out: Violation[]): void {
  if (!isUsage(value)) collectUsage(value, at, out);
}

/** Whether a value conforms to the schema `UsagePage`. */
const isUsagePage = (value: unknown): boolean =>
  check.isObject(value) &&
  test63(value["items"]) &&
  isUsage(value["total"]) &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null);

/** Reports every way in which a value violates the schema `UsagePage`. */
function collectUsagePage(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["items"];
      if (value1 === undefined) check.missing(out, at, "items");
      else if (Array.isArray(value1)) {
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          collectUsageDay(value2, at + "/items" + "/" + index2, out);
        }
      } else check.fail(out, at + "/items", "type", "an array", value1);
    }
    {
      const value1: unknown = value["total"];
      if (value1 === undefined) check.missing(out, at, "total");
      else collectUsage(value1, at + "/total", out);
    }
    {
      const value1: unknown = value["nextCursor"];
      if (value1 === undefined) check.missing(out, at, "nextCursor");
      else if (!(typeof value1 === "string" || value1 === null))
        check.fail(out, at + "/nextCursor", "type", "a string or null", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `UsagePage`. */
export function checkUsagePage(value: unknown, at: string, out: Violation[]): void {
  if (!isUsagePage(value)) collectUsagePage(value, at, out);
}

/** Whether a value conforms to the schema `Token`. */
const isToken = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInt32(value["id"]) &&
  typeof value["name"] === "string" &&
  isRef(value["workspace"]) &&
  isRef(value["source"]) &&
  test64(value["scopes"]) &&
  typeof value["createdAt"] === "string" &&
  check.isDateTime(value["createdAt"]) &&
  ((typeof value["expiresAt"] === "string" && check.isDateTime(value["expiresAt"])) ||
    value["expiresAt"] === null);

/** Reports every way in which a value violates the schema `Token`. */
function collectToken(value: unknown, at: string, out: Violation[]): void {
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
    {
      const value1: unknown = value["workspace"];
      if (value1 === undefined) check.missing(out, at, "workspace");
      else collectRef(value1, at + "/workspace", out);
    }
    {
      const value1: unknown = value["source"];
      if (value1 === undefined) check.missing(out, at, "source");
      else collectRef(value1, at + "/source", out);
    }
    {
      const value1: unknown = value["scopes"];
      if (value1 === undefined) check.missing(out, at, "scopes");
      else if (Array.isArray(value1)) {
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          if (!(typeof value2 === "string"))
            check.fail(out, at + "/scopes" + "/" + index2, "type", "a string", value2);
        }
      } else check.fail(out, at + "/scopes", "type", "an array", value1);
    }
    {
      const value1: unknown = value["createdAt"];
      if (value1 === undefined) check.missing(out, at, "createdAt");
      else if (typeof value1 === "string") {
        if (!check.isDateTime(value1))
          check.fail(out, at + "/createdAt", "format", "a date-time (RFC 3339)", value1);
      } else check.fail(out, at + "/createdAt", "type", "a string", value1);
    }
    {
      const value1: unknown = value["expiresAt"];
      if (value1 === undefined) check.missing(out, at, "expiresAt");
      else {
        if (!(typeof value1 === "string" || value1 === null))
          check.fail(out, at + "/expiresAt", "type", "a string or null", value1);
        if (typeof value1 === "string") {
          if (!check.isDateTime(value1))
            check.fail(out, at + "/expiresAt", "format", "a date-time (RFC 3339)", value1);
        }
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `Token`. */
export function checkToken(value: unknown, at: string, out: Violation[]): void {
  if (!isToken(value)) collectToken(value, at, out);
}

/** Whether a value conforms to the schema `TokenPage`. */
const isTokenPage = (value: unknown): boolean =>
  check.isObject(value) &&
  test65(value["items"]) &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null);

/** Reports every way in which a value violates the schema `TokenPage`. */
function collectTokenPage(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["items"];
      if (value1 === undefined) check.missing(out, at, "items");
      else if (Array.isArray(value1)) {
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          collectToken(value2, at + "/items" + "/" + index2, out);
        }
      } else check.fail(out, at + "/items", "type", "an array", value1);
    }
    {
      const value1: unknown = value["nextCursor"];
      if (value1 === undefined) check.missing(out, at, "nextCursor");
      else if (!(typeof value1 === "string" || value1 === null))
        check.fail(out, at + "/nextCursor", "type", "a string or null", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `TokenPage`. */
export function checkTokenPage(value: unknown, at: string, out: Violation[]): void {
  if (!isTokenPage(value)) collectTokenPage(value, at, out);
}

/** Whether a value conforms to the schema `TokenCreate`. */
const isTokenCreate = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInt32(value["source"]) &&
  typeof value["name"] === "string" &&
  check.isLongEnough(value["name"], 1) &&
  check.isShortEnough(value["name"], 200) &&
  (value["scopes"] === undefined || test66(value["scopes"])) &&
  (value["expiresAt"] === undefined ||
    (typeof value["expiresAt"] === "string" && check.isDateTime(value["expiresAt"])) ||
    value["expiresAt"] === null);

/** Reports every way in which a value violates the schema `TokenCreate`. */
function collectTokenCreate(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["source"];
      if (value1 === undefined) check.missing(out, at, "source");
      else {
        if (!check.isInteger(value1)) check.fail(out, at + "/source", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!check.isInt32(value1))
            check.fail(out, at + "/source", "format", "a 32-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["name"];
      if (value1 === undefined) check.missing(out, at, "name");
      else if (typeof value1 === "string") {
        if (!check.isLongEnough(value1, 1))
          check.fail(out, at + "/name", "minLength", "at least 1 character", value1);
        if (!check.isShortEnough(value1, 200))
          check.fail(out, at + "/name", "maxLength", "at most 200 characters", value1);
      } else check.fail(out, at + "/name", "type", "a string", value1);
    }
    {
      const value1: unknown = value["scopes"];
      if (value1 !== undefined)
        if (Array.isArray(value1)) {
          if (!(value1.length >= 1))
            check.fail(out, at + "/scopes", "minItems", "at least 1 item", value1);
          for (let index2 = 0; index2 < value1.length; index2 += 1) {
            const value2: unknown = value1[index2];
            if (!(typeof value2 === "string"))
              check.fail(out, at + "/scopes" + "/" + index2, "type", "a string", value2);
          }
        } else check.fail(out, at + "/scopes", "type", "an array", value1);
    }
    {
      const value1: unknown = value["expiresAt"];
      if (value1 !== undefined) {
        if (!(typeof value1 === "string" || value1 === null))
          check.fail(out, at + "/expiresAt", "type", "a string or null", value1);
        if (typeof value1 === "string") {
          if (!check.isDateTime(value1))
            check.fail(out, at + "/expiresAt", "format", "a date-time (RFC 3339)", value1);
        }
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `TokenCreate`. */
export function checkTokenCreate(value: unknown, at: string, out: Violation[]): void {
  if (!isTokenCreate(value)) collectTokenCreate(value, at, out);
}

/** Whether a value conforms to the schema `CreatedToken`. */
const isCreatedToken = (value: unknown): boolean => isToken(value) && test67(value);

/** Reports every way in which a value violates the schema `CreatedToken`. */
function collectCreatedToken(value: unknown, at: string, out: Violation[]): void {
  collectToken(value, at, out);
  if (check.isObject(value)) {
    {
      const value1: unknown = value["token"];
      if (value1 === undefined) check.missing(out, at, "token");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/token", "type", "a string", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `CreatedToken`. */
export function checkCreatedToken(value: unknown, at: string, out: Violation[]): void {
  if (!isCreatedToken(value)) collectCreatedToken(value, at, out);
}

/** Whether a value conforms to the schema `OperatorToken`. */
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

/** Reports every way in which a value violates the schema `OperatorToken`. */
function collectOperatorToken(value: unknown, at: string, out: Violation[]): void {
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
    {
      const value1: unknown = value["role"];
      if (value1 === undefined) check.missing(out, at, "role");
      else collectRole(value1, at + "/role", out);
    }
    {
      const value1: unknown = value["createdAt"];
      if (value1 === undefined) check.missing(out, at, "createdAt");
      else if (typeof value1 === "string") {
        if (!check.isDateTime(value1))
          check.fail(out, at + "/createdAt", "format", "a date-time (RFC 3339)", value1);
      } else check.fail(out, at + "/createdAt", "type", "a string", value1);
    }
    {
      const value1: unknown = value["expiresAt"];
      if (value1 === undefined) check.missing(out, at, "expiresAt");
      else {
        if (!(typeof value1 === "string" || value1 === null))
          check.fail(out, at + "/expiresAt", "type", "a string or null", value1);
        if (typeof value1 === "string") {
          if (!check.isDateTime(value1))
            check.fail(out, at + "/expiresAt", "format", "a date-time (RFC 3339)", value1);
        }
      }
    }
    {
      const value1: unknown = value["lastUsedAt"];
      if (value1 === undefined) check.missing(out, at, "lastUsedAt");
      else {
        if (!(typeof value1 === "string" || value1 === null))
          check.fail(out, at + "/lastUsedAt", "type", "a string or null", value1);
        if (typeof value1 === "string") {
          if (!check.isDateTime(value1))
            check.fail(out, at + "/lastUsedAt", "format", "a date-time (RFC 3339)", value1);
        }
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `OperatorToken`. */
export function checkOperatorToken(value: unknown, at: string, out: Violation[]): void {
  if (!isOperatorToken(value)) collectOperatorToken(value, at, out);
}

/** Whether a value conforms to the schema `OperatorTokenPage`. */
const isOperatorTokenPage = (value: unknown): boolean =>
  check.isObject(value) &&
  test68(value["items"]) &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null);

/** Reports every way in which a value violates the schema `OperatorTokenPage`. */
function collectOperatorTokenPage(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["items"];
      if (value1 === undefined) check.missing(out, at, "items");
      else if (Array.isArray(value1)) {
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          collectOperatorToken(value2, at + "/items" + "/" + index2, out);
        }
      } else check.fail(out, at + "/items", "type", "an array", value1);
    }
    {
      const value1: unknown = value["nextCursor"];
      if (value1 === undefined) check.missing(out, at, "nextCursor");
      else if (!(typeof value1 === "string" || value1 === null))
        check.fail(out, at + "/nextCursor", "type", "a string or null", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `OperatorTokenPage`. */
export function checkOperatorTokenPage(value: unknown, at: string, out: Violation[]): void {
  if (!isOperatorTokenPage(value)) collectOperatorTokenPage(value, at, out);
}

/** Whether a value conforms to the schema `OperatorTokenCreate`. */
const isOperatorTokenCreate = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["name"] === "string" &&
  check.isLongEnough(value["name"], 1) &&
  check.isShortEnough(value["name"], 200) &&
  isRole(value["role"]) &&
  (value["expiresAt"] === undefined ||
    (typeof value["expiresAt"] === "string" && check.isDateTime(value["expiresAt"])) ||
    value["expiresAt"] === null);

/** Reports every way in which a value violates the schema `OperatorTokenCreate`. */
function collectOperatorTokenCreate(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["name"];
      if (value1 === undefined) check.missing(out, at, "name");
      else if (typeof value1 === "string") {
        if (!check.isLongEnough(value1, 1))
          check.fail(out, at + "/name", "minLength", "at least 1 character", value1);
        if (!check.isShortEnough(value1, 200))
          check.fail(out, at + "/name", "maxLength", "at most 200 characters", value1);
      } else check.fail(out, at + "/name", "type", "a string", value1);
    }
    {
      const value1: unknown = value["role"];
      if (value1 === undefined) check.missing(out, at, "role");
      else collectRole(value1, at + "/role", out);
    }
    {
      const value1: unknown = value["expiresAt"];
      if (value1 !== undefined) {
        if (!(typeof value1 === "string" || value1 === null))
          check.fail(out, at + "/expiresAt", "type", "a string or null", value1);
        if (typeof value1 === "string") {
          if (!check.isDateTime(value1))
            check.fail(out, at + "/expiresAt", "format", "a date-time (RFC 3339)", value1);
        }
      }
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `OperatorTokenCreate`. */
export function checkOperatorTokenCreate(value: unknown, at: string, out: Violation[]): void {
  if (!isOperatorTokenCreate(value)) collectOperatorTokenCreate(value, at, out);
}

/** Whether a value conforms to the schema `CreatedOperatorToken`. */
const isCreatedOperatorToken = (value: unknown): boolean => isOperatorToken(value) && test69(value);

/** Reports every way in which a value violates the schema `CreatedOperatorToken`. */
function collectCreatedOperatorToken(value: unknown, at: string, out: Violation[]): void {
  collectOperatorToken(value, at, out);
  if (check.isObject(value)) {
    {
      const value1: unknown = value["token"];
      if (value1 === undefined) check.missing(out, at, "token");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/token", "type", "a string", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `CreatedOperatorToken`. */
export function checkCreatedOperatorToken(value: unknown, at: string, out: Violation[]): void {
  if (!isCreatedOperatorToken(value)) collectCreatedOperatorToken(value, at, out);
}

/** Whether a value conforms to the schema `SigningKey`. */
const isSigningKey = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["id"] === "string" &&
  typeof value["publicKey"] === "string" &&
  typeof value["createdAt"] === "string" &&
  check.isDateTime(value["createdAt"]);

/** Reports every way in which a value violates the schema `SigningKey`. */
function collectSigningKey(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["id"];
      if (value1 === undefined) check.missing(out, at, "id");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/id", "type", "a string", value1);
    }
    {
      const value1: unknown = value["publicKey"];
      if (value1 === undefined) check.missing(out, at, "publicKey");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/publicKey", "type", "a string", value1);
    }
    {
      const value1: unknown = value["createdAt"];
      if (value1 === undefined) check.missing(out, at, "createdAt");
      else if (typeof value1 === "string") {
        if (!check.isDateTime(value1))
          check.fail(out, at + "/createdAt", "format", "a date-time (RFC 3339)", value1);
      } else check.fail(out, at + "/createdAt", "type", "a string", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `SigningKey`. */
export function checkSigningKey(value: unknown, at: string, out: Violation[]): void {
  if (!isSigningKey(value)) collectSigningKey(value, at, out);
}

/** Whether a value conforms to the schema `SigningKeyPage`. */
const isSigningKeyPage = (value: unknown): boolean =>
  check.isObject(value) &&
  test70(value["items"]) &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null);

/** Reports every way in which a value violates the schema `SigningKeyPage`. */
function collectSigningKeyPage(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["items"];
      if (value1 === undefined) check.missing(out, at, "items");
      else if (Array.isArray(value1)) {
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          collectSigningKey(value2, at + "/items" + "/" + index2, out);
        }
      } else check.fail(out, at + "/items", "type", "an array", value1);
    }
    {
      const value1: unknown = value["nextCursor"];
      if (value1 === undefined) check.missing(out, at, "nextCursor");
      else if (!(typeof value1 === "string" || value1 === null))
        check.fail(out, at + "/nextCursor", "type", "a string or null", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `SigningKeyPage`. */
export function checkSigningKeyPage(value: unknown, at: string, out: Violation[]): void {
  if (!isSigningKeyPage(value)) collectSigningKeyPage(value, at, out);
}

/** Whether a value conforms to the schema `AuditPage`. */
const isAuditPage = (value: unknown): boolean =>
  check.isObject(value) &&
  test71(value["items"]) &&
  (typeof value["nextCursor"] === "string" || value["nextCursor"] === null);

/** Reports every way in which a value violates the schema `AuditPage`. */
function collectAuditPage(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["items"];
      if (value1 === undefined) check.missing(out, at, "items");
      else if (Array.isArray(value1)) {
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          collectAuditEntry(value2, at + "/items" + "/" + index2, out);
        }
      } else check.fail(out, at + "/items", "type", "an array", value1);
    }
    {
      const value1: unknown = value["nextCursor"];
      if (value1 === undefined) check.missing(out, at, "nextCursor");
      else if (!(typeof value1 === "string" || value1 === null))
        check.fail(out, at + "/nextCursor", "type", "a string or null", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `AuditPage`. */
export function checkAuditPage(value: unknown, at: string, out: Violation[]): void {
  if (!isAuditPage(value)) collectAuditPage(value, at, out);
}

/** Whether a value conforms to the schema `ErasureCreate`. */
const isErasureCreate = (value: unknown): boolean =>
  check.isObject(value) &&
  check.isInt32(value["workspace"]) &&
  (value["document"] === undefined ||
    (typeof value["document"] === "string" && check.isLongEnough(value["document"], 1))) &&
  (value["all"] === undefined || typeof value["all"] === "boolean") &&
  (value["dryRun"] === undefined || typeof value["dryRun"] === "boolean");

/** Reports every way in which a value violates the schema `ErasureCreate`. */
function collectErasureCreate(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["workspace"];
      if (value1 === undefined) check.missing(out, at, "workspace");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/workspace", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!check.isInt32(value1))
            check.fail(out, at + "/workspace", "format", "a 32-bit integer", value1);
        }
      }
    }
    {
      const value1: unknown = value["document"];
      if (value1 !== undefined)
        if (typeof value1 === "string") {
          if (!check.isLongEnough(value1, 1))
            check.fail(out, at + "/document", "minLength", "at least 1 character", value1);
        } else check.fail(out, at + "/document", "type", "a string", value1);
    }
    {
      const value1: unknown = value["all"];
      if (value1 !== undefined)
        if (!(typeof value1 === "boolean"))
          check.fail(out, at + "/all", "type", "a boolean", value1);
    }
    {
      const value1: unknown = value["dryRun"];
      if (value1 !== undefined)
        if (!(typeof value1 === "boolean"))
          check.fail(out, at + "/dryRun", "type", "a boolean", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `ErasureCreate`. */
export function checkErasureCreate(value: unknown, at: string, out: Violation[]): void {
  if (!isErasureCreate(value)) collectErasureCreate(value, at, out);
}

/** Whether a value conforms to the schema `KeptResult`. */
const isKeptResult = (value: unknown): boolean =>
  check.isObject(value) &&
  typeof value["destination"] === "string" &&
  typeof value["reference"] === "string" &&
  typeof value["reason"] === "string" &&
  typeof value["retry"] === "boolean";

/** Reports every way in which a value violates the schema `KeptResult`. */
function collectKeptResult(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["destination"];
      if (value1 === undefined) check.missing(out, at, "destination");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/destination", "type", "a string", value1);
    }
    {
      const value1: unknown = value["reference"];
      if (value1 === undefined) check.missing(out, at, "reference");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/reference", "type", "a string", value1);
    }
    {
      const value1: unknown = value["reason"];
      if (value1 === undefined) check.missing(out, at, "reason");
      else if (!(typeof value1 === "string"))
        check.fail(out, at + "/reason", "type", "a string", value1);
    }
    {
      const value1: unknown = value["retry"];
      if (value1 === undefined) check.missing(out, at, "retry");
      else if (!(typeof value1 === "boolean"))
        check.fail(out, at + "/retry", "type", "a boolean", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `KeptResult`. */
export function checkKeptResult(value: unknown, at: string, out: Violation[]): void {
  if (!isKeptResult(value)) collectKeptResult(value, at, out);
}

/** Whether a value conforms to the schema `ErasureReport`. */
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
  test72(value["kept"]) &&
  test74(value["underWay"]);

/** Reports every way in which a value violates the schema `ErasureReport`. */
function collectErasureReport(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["records"];
      if (value1 === undefined) check.missing(out, at, "records");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/records", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/records", "minimum", "at least 0", value1);
        }
      }
    }
    {
      const value1: unknown = value["jobs"];
      if (value1 === undefined) check.missing(out, at, "jobs");
      else {
        if (!check.isInteger(value1)) check.fail(out, at + "/jobs", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/jobs", "minimum", "at least 0", value1);
        }
      }
    }
    {
      const value1: unknown = value["messages"];
      if (value1 === undefined) check.missing(out, at, "messages");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/messages", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/messages", "minimum", "at least 0", value1);
        }
      }
    }
    {
      const value1: unknown = value["results"];
      if (value1 === undefined) check.missing(out, at, "results");
      else {
        if (!check.isInteger(value1))
          check.fail(out, at + "/results", "type", "an integer", value1);
        if (check.isNumber(value1)) {
          if (!(value1 >= 0)) check.fail(out, at + "/results", "minimum", "at least 0", value1);
        }
      }
    }
    {
      const value1: unknown = value["kept"];
      if (value1 === undefined) check.missing(out, at, "kept");
      else if (Array.isArray(value1)) {
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          collectKeptResult(value2, at + "/kept" + "/" + index2, out);
        }
      } else check.fail(out, at + "/kept", "type", "an array", value1);
    }
    {
      const value1: unknown = value["underWay"];
      if (value1 === undefined) check.missing(out, at, "underWay");
      else if (Array.isArray(value1)) {
        for (let index2 = 0; index2 < value1.length; index2 += 1) {
          const value2: unknown = value1[index2];
          if (typeof value2 === "string") {
            if (!check.isUuid(value2))
              check.fail(
                out,
                at + "/underWay" + "/" + index2,
                "format",
                "a UUID (RFC 9562)",
                value2,
              );
          } else check.fail(out, at + "/underWay" + "/" + index2, "type", "a string", value2);
        }
      } else check.fail(out, at + "/underWay", "type", "an array", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `ErasureReport`. */
export function checkErasureReport(value: unknown, at: string, out: Violation[]): void {
  if (!isErasureReport(value)) collectErasureReport(value, at, out);
}

/** Whether a value conforms to the schema `BackupCreate`. */
const isBackupCreate = (value: unknown): boolean =>
  check.isObject(value) &&
  (value["passphrase"] === undefined ||
    (typeof value["passphrase"] === "string" &&
      check.isLongEnough(value["passphrase"], 1) &&
      check.isShortEnough(value["passphrase"], 1000)));

/** Reports every way in which a value violates the schema `BackupCreate`. */
function collectBackupCreate(value: unknown, at: string, out: Violation[]): void {
  if (check.isObject(value)) {
    {
      const value1: unknown = value["passphrase"];
      if (value1 !== undefined)
        if (typeof value1 === "string") {
          if (!check.isLongEnough(value1, 1))
            check.fail(out, at + "/passphrase", "minLength", "at least 1 character", value1);
          if (!check.isShortEnough(value1, 1000))
            check.fail(out, at + "/passphrase", "maxLength", "at most 1000 characters", value1);
        } else check.fail(out, at + "/passphrase", "type", "a string", value1);
    }
  } else check.fail(out, at, "type", "an object", value);
}

/** Checks a value against the schema `BackupCreate`. */
export function checkBackupCreate(value: unknown, at: string, out: Violation[]): void {
  if (!isBackupCreate(value)) collectBackupCreate(value, at, out);
}

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
/** `#/components/schemas/CircuitPage/properties/items` */
const test45 = (value: unknown): boolean => Array.isArray(value) && check.every(value, isCircuit);
/** `#/components/schemas/PausePage/properties/items` */
const test46 = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= 50 && check.every(value, isPause);
/** `#/components/schemas/Connection/properties/settings` */
const test47 = (value: unknown): boolean => check.isObject(value);
/** `#/components/schemas/Connection/properties/secretNames` */
const test48 = (value: unknown): boolean =>
  Array.isArray(value) && check.every(value, check.isString);
/** `#/components/schemas/Connection/properties/lastCheck` */
const test49 = (value: unknown): boolean =>
  Number(isLastCheck(value)) + Number(value === null) === 1;
/** `#/components/schemas/ConnectionPage/properties/items` */
const test50 = (value: unknown): boolean =>
  Array.isArray(value) && check.every(value, isConnection);
/** `#/components/schemas/ConnectionCreate/properties/settings` */
const test51 = (value: unknown): boolean => check.isObject(value);
/** `#/components/schemas/ConnectionCreate/properties/secrets` */
const eachMember52 = (
  _name: string,
  member: unknown,
  _value: Readonly<Record<string, unknown>>,
): boolean => typeof member === "string";
/** `#/components/schemas/ConnectionCreate/properties/secrets` */
const test53 = (value: unknown): boolean =>
  check.isObject(value) && check.everyMember(value, eachMember52);
/** `#/components/schemas/ConnectionUpdate/properties/settings` */
const test54 = (value: unknown): boolean => check.isObject(value);
/** `#/components/schemas/ConnectionUpdate/properties/secrets/additionalProperties` */
const test55 = (value: unknown): boolean => typeof value === "string" || value === null;
/** `#/components/schemas/ConnectionUpdate/properties/secrets` */
const eachMember56 = (
  _name: string,
  member: unknown,
  _value: Readonly<Record<string, unknown>>,
): boolean => test55(member);
/** `#/components/schemas/ConnectionUpdate/properties/secrets` */
const test57 = (value: unknown): boolean =>
  check.isObject(value) && check.everyMember(value, eachMember56);
/** `#/components/schemas/CollectionPage/properties/items` */
const test58 = (value: unknown): boolean =>
  Array.isArray(value) && check.every(value, isCollection);
/** `#/components/schemas/Workspace/properties/ownLimits/items` */
const test59 = (value: unknown): boolean =>
  typeof value === "string" &&
  (value === "queuedExports" ||
    value === "storedBytes" ||
    value === "concurrentUploads" ||
    value === "requestsPerMinute" ||
    value === "webhooks");
/** `#/components/schemas/Workspace/properties/ownLimits` */
const test60 = (value: unknown): boolean =>
  Array.isArray(value) && check.every(value, test59) && check.isUnique(value);
/** `#/components/schemas/WorkspacePage/properties/items` */
const test61 = (value: unknown): boolean => Array.isArray(value) && check.every(value, isWorkspace);
/** `#/components/schemas/OwnLimits` */
const eachMember62 = (
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
const test63 = (value: unknown): boolean => Array.isArray(value) && check.every(value, isUsageDay);
/** `#/components/schemas/Token/properties/scopes` */
const test64 = (value: unknown): boolean =>
  Array.isArray(value) && check.every(value, check.isString);
/** `#/components/schemas/TokenPage/properties/items` */
const test65 = (value: unknown): boolean => Array.isArray(value) && check.every(value, isToken);
/** `#/components/schemas/TokenCreate/properties/scopes` */
const test66 = (value: unknown): boolean =>
  Array.isArray(value) && value.length >= 1 && check.every(value, check.isString);
/** `#/components/schemas/CreatedToken/allOf/1` */
const test67 = (value: unknown): boolean =>
  check.isObject(value) && typeof value["token"] === "string";
/** `#/components/schemas/OperatorTokenPage/properties/items` */
const test68 = (value: unknown): boolean =>
  Array.isArray(value) && check.every(value, isOperatorToken);
/** `#/components/schemas/CreatedOperatorToken/allOf/1` */
const test69 = (value: unknown): boolean =>
  check.isObject(value) && typeof value["token"] === "string";
/** `#/components/schemas/SigningKeyPage/properties/items` */
const test70 = (value: unknown): boolean =>
  Array.isArray(value) && check.every(value, isSigningKey);
/** `#/components/schemas/AuditPage/properties/items` */
const test71 = (value: unknown): boolean =>
  Array.isArray(value) && check.every(value, isAuditEntry);
/** `#/components/schemas/ErasureReport/properties/kept` */
const test72 = (value: unknown): boolean =>
  Array.isArray(value) && check.every(value, isKeptResult);
/** `#/components/schemas/ErasureReport/properties/underWay/items` */
const test73 = (value: unknown): boolean => typeof value === "string" && check.isUuid(value);
/** `#/components/schemas/ErasureReport/properties/underWay` */
const test74 = (value: unknown): boolean => Array.isArray(value) && check.every(value, test73);
export {};
