import { connect, liveState, lostAt } from "../state/live.ts";
import { Time } from "../ui/time.tsx";

/** Warns that the page may be out of date while the connection is lost. */
export function LiveBanner() {
  return (
    <div role="status">
      {liveState.value === "lost" && (
        <p class="note warn">
          The connection to the service is lost. What you see is from{" "}
          <Time at={new Date(lostAt.value).toISOString()} />; the page reconnects automatically.{" "}
          <button type="button" onClick={connect}>
            Connect now
          </button>
        </p>
      )}
    </div>
  );
}
