import {
  prepareConnection,
  type ConnectionInput,
  type PreparedConnection,
} from "../../../destinations/connection-kinds.js";
import { refused } from "../../refusals.js";

/** What is stored of a connection. @throws {ProblemError} 422 where its kind, a setting or a secret is invalid. */
export function preparedConnection(kind: string, input: ConnectionInput): PreparedConnection {
  try {
    return prepareConnection(kind, input);
  } catch (error) {
    // Both an unknown kind and invalid settings: the message says which.
    throw refused(error instanceof Error ? error.message : String(error));
  }
}
