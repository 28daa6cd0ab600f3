export { checkAnswer } from "./checks/check-answer.js";
export type { Violation } from "./checks/violation.js";
