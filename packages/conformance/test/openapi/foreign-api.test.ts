import { IDLE, testOnPrism } from "./test-on-prism.js";

testOnPrism([
  [
    "a pet store",
    "@readme/oas-examples/3.1/json/petstore-simple.json",
    ["invalid-parameters-refused", ...IDLE],
  ],
]);
