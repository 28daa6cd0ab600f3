import { IDLE, testOnPrism } from "./test-on-prism.js";

testOnPrism([
  // This API needs no credentials.
  [
    "a patent search",
    "@readme/oas-examples/3.0/json/uspto.json",
    ["credentials-required", ...IDLE],
  ],
]);
