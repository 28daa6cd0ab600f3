import { type Contract, contractOf, loadContract } from "../load/contract.js";
import { credentialsByOperation } from "../openapi/credentials.js";
import { requestsByOperation } from "../openapi/profile-requests.js";
import { schemaValidatorOf } from "../load/schema-validator.js";
import { refuseVersion, resolveTarget, type ResolvedTarget, type Target } from "../load/target.js";
import type { Probe } from "../probe/create-probe.js";
import { createScenario } from "../scenario/scenario.js";
import type { RunOptions } from "./check-options.js";
import type { SharedContext } from "./run-rule.js";
import { createSeededRandom } from "./seeded-random.js";

/** State that the rules of a run share until it is closed. */
export interface OpenContext {
  readonly shared: SharedContext;
  close(): Promise<void>;
}

/**
 * Creates the state that the rules of a run share.
 * @throws UsageError if the target cannot be used
 */
export function createContext(
  target: Target,
  { deadline, seed, depth, description, throttle }: RunOptions,
  connect: (target: ResolvedTarget, contract: Contract) => Probe,
): OpenContext {
  const contract = description === undefined ? loadContract() : contractOf(description);
  const plain = resolveTarget(target);
  if (description === undefined) refuseVersion(plain.baseUrl, "base URL");
  const credentialsOf = credentialsByOperation(contract, plain);
  const { requests } = plain;
  const resolved = {
    ...plain,
    ...(credentialsOf && { credentialsOf }),
    ...(description && requests && { requests: requestsByOperation(contract, requests) }),
  };
  const probe = connect(resolved, contract);
  const { exchanges, send, sendUnpaced, sendBytes } = probe;
  const scenario = createScenario(resolved, { exchanges, send }, deadline);
  const checkSchema = schemaValidatorOf(contract);
  const random = createSeededRandom(seed);
  const sending = { exchanges, send, sendUnpaced, sendBytes, scenario };
  return {
    shared: {
      contract,
      checkSchema,
      target: resolved,
      ...sending,
      deadline,
      depth,
      random,
      ...(throttle !== undefined && { throttle }),
    },
    async close() {
      await scenario.close();
      probe.close();
    },
  };
}
