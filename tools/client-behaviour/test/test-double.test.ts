import { createTestDouble } from "@document-export/client/testing";
import { describe } from "vitest";
import { testClientBehaviour } from "./behaviour.js";

describe("against the test double", () => {
  const { fetch } = createTestDouble();
  testClientBehaviour(() => ({
    baseUrl: "http://double.test",
    token: "any",
    destination: 12,
    fetch,
  }));
});
