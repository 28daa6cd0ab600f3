export { checkResponse, type Violation } from "./checks/check-response.js";
