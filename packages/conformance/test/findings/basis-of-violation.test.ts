import { expect, test } from "vitest";
import { basisOfViolation } from "../../src/findings/basis-of-violation.js";
import { loadContract } from "../../src/load/contract.js";
import { schemaValidatorOf } from "../../src/load/schema-validator.js";

const contract = loadContract();
const checkSchema = schemaValidatorOf(contract);
const pagination = { pageCount: 0, pageNo: 1, pageSize: 50, totalRecordCount: 0 };
const webhook = { id: 1, endpoint: "a", events: [], connections: [], description: null };

const VIOLATIONS = [
  ["a list without items", "WebhookPage", { pagination }, { clause: "Endpoints 5" }],
  ["a webhook id that is text", "Webhook", { ...webhook, id: "1" }, { clause: "Webhook" }],
  ["a webhook id beyond int32", "Webhook", { ...webhook, id: 2 ** 31 }, { clause: "Webhook" }],
  ["a job status of another name", "JobStatus", "waiting", { clause: "States and transitions" }],
  [
    "a page size over the bound",
    "Pagination",
    { ...pagination, pageSize: 201 },
    { decision: "page-size" },
  ],
  ["a page 0", "Pagination", { ...pagination, pageNo: 0 }, { decision: "page-numbering" }],
  [
    "a pagination without its total",
    "Pagination",
    { pageCount: 0, pageNo: 1, pageSize: 50 },
    { decision: "response-members" },
  ],
  [
    "a problem whose status is text",
    "Problem",
    { type: "about:blank", title: "", status: "400", detail: "" },
    { decision: "problem-details" },
  ],
] as const;

test.each(VIOLATIONS)("finds the right basis of %s", (_, component, value, basis) => {
  const violations = checkSchema(`/components/schemas/${component}`, value);
  expect(violations.map((violation) => basisOfViolation(contract, violation))).toEqual([basis]);
});
