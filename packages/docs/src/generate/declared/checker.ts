// The only place that imports files of the checker. Its tests run the service, which serves this site, so this package
// cannot depend on it.
export { createProgram as createCheckerProgram } from "../../../../conformance/dist/command/parse-arguments.js";
export {
  describeBasis,
  OPENAPI_RULES,
  RULES,
  type Basis,
  type Rule,
} from "../../../../conformance/dist/index.js";
export { describeInTraffic } from "../../../../conformance/dist/rules/in-traffic.js";
export { FAMILIES } from "../../../../conformance/dist/rules/rules.js";

/** Pages of the rules, by family and ID. */
export const RULE_PAGES = new URL("../../../../conformance/rules/", import.meta.url);
