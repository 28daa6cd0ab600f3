import type { Circuit } from "@document-export/operator/types";
import { count } from "../../ui/format.ts";
import { State } from "../../ui/state.tsx";
import { Time } from "../../ui/time.tsx";

/** Shows the state of a circuit breaker: whether the service calls its address. */
export function CircuitState({
  circuit: { state, failures, openUntil },
}: {
  readonly circuit: Circuit;
}) {
  return (
    <>
      <State of={state} />{" "}
      <span class="quiet">
        {count(failures, "failure")} in a row
        {openUntil && (
          <>
            , not called until <Time at={openUntil} />
          </>
        )}
      </span>
    </>
  );
}
