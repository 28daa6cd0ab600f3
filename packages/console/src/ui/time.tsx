import { formatTime, formatUtc } from "./format.ts";

interface Props {
  readonly at: string | null | undefined;
  /** Text shown if there is no time. */
  readonly none?: string;
}

/** Shows a time in the viewer's zone; hovering shows it in UTC. */
export function Time({ at, none = "–" }: Props) {
  if (!at) return <>{none}</>;
  const time = new Date(at);
  return (
    <time dateTime={at} title={formatUtc(time)}>
      {formatTime(time, new Date())}
    </time>
  );
}
