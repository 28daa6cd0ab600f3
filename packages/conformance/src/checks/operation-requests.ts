import { LIST_OPERATIONS } from "../load/operation.js";
import type { ProbeRequest } from "../probe/exchange.js";
import { exportRequest, filePart, optionsPart } from "../probe/export-request.js";
import { listRequest } from "../probe/list-request.js";
import { webhookRequest } from "../probe/webhook-request.js";

/**
 * Gives one well-formed request for each of the five operations, for rules that change something
 * about all of them. Nothing is created where the target refuses as it must.
 */
export function operationRequests(destination = 1): readonly ProbeRequest[] {
  const webhook = {
    endpoint: "https://example.com/",
    events: ["job.failed"],
    connections: [destination],
  };
  return [
    ...LIST_OPERATIONS.map((operation) => listRequest(operation)),
    exportRequest([filePart("{}"), optionsPart(destination)]),
    webhookRequest(webhook),
  ];
}
