export { checkResponse } from "./checks/check-response.js";
export type { Violation } from "./checks/violation.js";
