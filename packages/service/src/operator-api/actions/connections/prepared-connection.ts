import {
  prepareConnection,
  type ConnectionInput,
  type PreparedConnection,
} from "../../../destinations/connection-kinds.js";
import { refused } from "../../refusals.js";

/**
 * Validates a connection and returns it as it is stored. @throws {ProblemError} 422 if its kind, a setting or a secret
 * is invalid.
 */
export function preparedConnection(kind: string, input: ConnectionInput): PreparedConnection {
  try {
    return prepareConnection(kind, input);
  } catch (error) {
    // Covers an unknown kind as well as invalid settings: the message says which.
    throw refused(error instanceof Error ? error.message : String(error));
  }
}
