import { ProblemError } from "./problem-error.js";

/** A body that did not come to its end in time; 408 is a response of HTTP and no problem of the contract. */
export class BodyTimeout extends ProblemError {
  override readonly status: number = 408;

  constructor(milliseconds: number) {
    super({
      type: "invalid-request",
      detail: `The body was not received completely within ${milliseconds} ms.`,
    });
  }
}
