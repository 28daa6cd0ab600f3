import { inTraffic } from "../../checks/incremental.js";
import { faultsOfRequest, REQUEST_BASES } from "../../requests/faults-of-request.js";
import { PATHS } from "../../checks/allowed-methods.js";
import { HTTP_SEMANTICS } from "../../findings/basis.js";
import { LIST_OPERATIONS } from "../../load/operation.js";
import type { SentRequest } from "../../probe/exchange.js";
import { isSuccess } from "../../probe/read-response.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const REQUIRED = { clause: "Endpoints 4, request body" } as const;

/** A wrong request must not look like a success. */
export const wrongRequestsRefused = inTraffic({
  id: "wrong-requests-refused",
  title: "No request that violates the contract, or goes to an unknown path, succeeds.",
  basis: [...REQUEST_BASES, REQUIRED],
  operations: [...LIST_OPERATIONS, "createWebhook", "exportHostedDocument"],
  begin(context) {
    let wrong = 0;
    return {
      see(exchange) {
        const { request, response, missing } = exchange;
        const operation = context.contract.operations.get(request.operation ?? "");
        if (!operation) {
          const nothing = describeNothing(request);
          if (nothing === undefined) return;
          wrong += 1;
          if (isSuccess(response.status))
            context.report(
              HTTP_SEMANTICS,
              `${nothing}: expected 404 or 405, got success.`,
              exchange,
            );
          return;
        }
        if (missing?.request !== undefined) return;
        const [fault] = faultsOfRequest(context, operation, request) ?? [];
        if (!fault) return;
        wrong += 1;
        if (!isSuccess(response.status)) return;
        const message = `${operation.id} ${fault.what}: expected ${fault.statuses.join(" or ")}, got success.`;
        context.report(fault.basis, message, exchange);
      },
      end() {
        if (wrong === 0) throw new NotExercisedError("no request violated the contract");
      },
    };
  },
});

/** Describes a request below `/v2` that the interface does not have; a path may be spelled in several ways. */
function describeNothing({ method, path }: SentRequest): string | undefined {
  const [plain = ""] = path.split("?");
  const known = PATHS.find((one) => one.path === plain);
  if (known) {
    const isOwn = known.methods.includes(method) || ["HEAD", "OPTIONS", "TRACE"].includes(method);
    return isOwn ? undefined : `${plain} with ${method}`;
  }
  return /^\/v2\/[a-z\d-]+$/.test(plain) ? `${method} ${plain}` : undefined;
}
