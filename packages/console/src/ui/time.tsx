import { formatTime, formatUtc } from "./format.ts";

interface Props {
  readonly at: string | null | undefined;
  /** What stands if there is no time. */
  readonly none?: string;
}

/** A time in the viewer's zone, with that in UTC on hover. */
export function Time({ at, none = "–" }: Props) {
  if (!at) return <>{none}</>;
  const time = new Date(at);
  return (
    <time dateTime={at} title={formatUtc(time)}>
      {formatTime(time, new Date())}
    </time>
  );
}
