import { formatNumber } from "./format.ts";

const WIDTH = 240;
const HEIGHT = 56;

interface Props {
  readonly title: string;
  /** One value per minute, oldest first. */
  readonly values: readonly number[];
  readonly look: "good" | "bad" | "busy";
}

/** Shows a bar chart of the last hour, one bar per minute, with the total and the last minute's value in words. */
export function Plot({ title, values, look }: Props) {
  const most = Math.max(1, ...values);
  const step = WIDTH / Math.max(1, values.length);
  const sum = values.reduce((total, value) => total + value, 0);
  const last = values.at(-1) ?? 0;
  return (
    <figure class="plot">
      <figcaption>
        <span>{title}</span> <strong>{formatNumber(sum)}</strong>
        <small class="quiet">
          {formatNumber(last)} in the last minute, peak {formatNumber(Math.max(0, ...values))} per
          minute
        </small>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <line class="base" x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
        {values.map((value, at) => {
          const height = value === 0 ? 0 : Math.max(2, (value / most) * (HEIGHT - 4));
          return (
            <rect
              key={at}
              class={look}
              x={at * step + step * 0.1}
              y={HEIGHT - height}
              width={step * 0.8}
              height={height}
            />
          );
        })}
      </svg>
    </figure>
  );
}
