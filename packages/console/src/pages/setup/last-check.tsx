import type { Connection } from "@document-export/operator/types";
import { Prose } from "../../ui/prose.tsx";
import { Time } from "../../ui/time.tsx";

interface Props {
  readonly of: Connection["lastCheck"];
  /** Shows what was found in full. */
  readonly withDetail?: boolean;
}

/** Whether a destination accepts results, and since when, as its last check has found. */
export function LastCheck({ of, withDetail = false }: Props) {
  if (!of) return <>–</>;
  const { ok, detail, since, at } = of;
  return (
    <>
      <span class={ok ? "state good" : "state bad"}>
        <span aria-hidden="true">{ok ? "✓" : "✕"}</span> {ok ? "ok" : "fails"}
      </span>{" "}
      {!ok && (
        <small>
          since <Time at={since} />
        </small>
      )}
      {withDetail && (
        <small class="reason">
          <Prose text={detail} /> Checked <Time at={at} />.
        </small>
      )}
    </>
  );
}
