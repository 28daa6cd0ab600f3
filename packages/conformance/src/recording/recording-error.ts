import { UsageError } from "../load/target.js";

/** Thrown if a recording cannot be read; the message says where and why. */
export class RecordingError extends UsageError {
  override readonly name = "RecordingError";
}
