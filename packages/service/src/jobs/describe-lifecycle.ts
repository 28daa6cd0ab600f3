import { hasEnded, transitions, type Transition } from "./job-lifecycle.js";

const all: readonly (readonly [name: string, transition: Transition])[] =
  Object.entries(transitions);

/** Renders the states of a job and the transitions between them as a Mermaid diagram. */
export function lifecycleDiagram(): string {
  const arrows = all.map(([name, { from = "[*]", to }]) => `  ${from} --> ${to}: ${name}`);
  const states = new Set(all.map(([, { to }]) => to));
  const ends = [...states]
    .filter((status) => hasEnded({ status }))
    .map((status) => `  ${status} --> [*]`);
  return ["stateDiagram-v2", "  direction LR", ...arrows, ...ends].join("\n");
}

/** Renders all transitions with their causes and events as a Markdown table. */
export function lifecycleTable(): string {
  const rows = all.map(([name, { from, to, cause, events }]) => [
    `\`${name}\``,
    from === undefined ? "" : `\`${from}\``,
    `\`${to}\``,
    cause,
    events.map((event) => `\`${event}\``).join(", "),
  ]);
  const head = ["transition", "from", "to", "cause", "events"];
  return [head, head.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}
