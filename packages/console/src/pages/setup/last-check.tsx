import type { Connection } from "@document-export/operator/types";
import { Prose } from "../../ui/prose.tsx";
import { Time } from "../../ui/time.tsx";

interface Props {
  readonly of: Connection["lastCheck"];
  /** True to show also the full result of the check. */
  readonly withDetail?: boolean;
}

/** Shows whether a destination accepts results, and since when it has not, according to its last check. */
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
