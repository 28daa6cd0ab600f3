import { test } from "vitest";
import { expectCallsUnderstood, sampleService, testCommands } from "./operator-service.ts";

const environment = sampleService();

test("no curl sample is refused as malformed", () => expectCallsUnderstood(environment()));

testCommands(environment, [
  ["createConnection", /^\d+\n$/],
  ["replayDeliveries", /message/],
  ["listConnections", /directory/],
  ["createWorkspace", /^\d+\n$/],
  ["createCollection", /^\d+\n$/],
  ["listSigningKeys", /whpk_/],
  ["getJob", /5f0c2f6e/],
]);
