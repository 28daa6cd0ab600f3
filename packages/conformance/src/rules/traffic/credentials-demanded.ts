import { REQUIRED } from "../../checks/expect/expect-unauthorized.js";
import { inTraffic } from "../../checks/incremental.js";
import { LIST_OPERATIONS } from "../../load/operation.js";
import { isSuccess } from "../../probe/read-response.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

/** Nobody gets anything without a token in its header. */
export const credentialsDemanded = inTraffic({
  id: "credentials-demanded",
  title: "No operation accepts a request without a bearer token.",
  level: "unsafe",
  basis: [REQUIRED],
  operations: [...LIST_OPERATIONS, "createWebhook", "exportHostedDocument"],
  judgesHeadsAlone: true,
  begin(context) {
    let without = 0;
    return {
      see(exchange) {
        const { request, response } = exchange;
        const operation = context.contract.operations.get(request.operation ?? "");
        const [value = ""] = [request.headers["authorization"] ?? ""].flat();
        if (!operation?.isProtected || /^bearer +\S/i.test(value)) return;
        without += 1;
        if (!isSuccess(response.status)) return;
        const what = value === "" ? "without Authorization" : "with another scheme than Bearer";
        context.report(REQUIRED, `${operation.id} ${what}: expected 401, got success.`, exchange);
      },
      end() {
        if (without === 0) throw new NotExercisedError("every request had a token");
      },
    };
  },
});
