import { sampleService, testCommands } from "./operator-service.ts";

testCommands(sampleService(), [
  ["listConnections", /directory/],
  ["createWorkspace", /^\d+\n$/],
  ["createCollection", /^\d+\n$/],
  ["listSigningKeys", /whpk_/],
  ["getJob", /5f0c2f6e/],
]);
