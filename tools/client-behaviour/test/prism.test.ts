import { startPrism, type Prism } from "@document-export/prism";
import { afterAll, beforeAll, describe } from "vitest";
import { testClientBehaviour } from "./behaviour.js";

describe("against Prism on the contract", () => {
  let prism: Prism;
  beforeAll(async () => {
    prism = await startPrism();
  });
  afterAll(() => prism.stop());
  testClientBehaviour(() => ({ baseUrl: prism.url, token: "any", destination: 12 }));
});
