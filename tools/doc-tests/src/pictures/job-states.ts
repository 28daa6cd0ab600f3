import { arrow, drawBox, label, picture, type Box } from "@document-export/pictures/svg";

/** A row of the table on the page about the life of a job, which is generated from the service's transitions. */
export interface Transition {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** Position of each state; a state without a position is an error, so that none is forgotten. */
const BOXES: Readonly<Record<string, Box>> = {
  queued: { x: 20, y: 80, width: 106, height: 48, name: "queued" },
  processing: { x: 186, y: 80, width: 116, height: 48, name: "processing" },
  done: { x: 380, y: 40, width: 80, height: 48, name: "done" },
  failed: { x: 380, y: 120, width: 80, height: 48, name: "failed" },
};

/** Path between two states, and the position of its label. */
const WAYS: Readonly<Record<string, { path: string; x: number; y: number }>> = {
  " queued": { path: "M73 40V78", x: 73, y: 30 },
  "queued processing": { path: "M126 104H184", x: 155, y: 96 },
  "processing done": { path: "M302 94 378 66", x: 336, y: 62 },
  "processing failed": { path: "M302 114 378 142", x: 336, y: 154 },
  "queued failed": {
    path: "M50 130V216Q50 226 60 226H410Q420 226 420 216V170",
    x: 236,
    y: 246,
  },
  "processing queued": {
    path: "M244 128V176Q244 186 234 186H83Q73 186 73 176V130",
    x: 158,
    y: 206,
  },
};

/** Draws the states of a job and the transitions between them. */
export function drawJobStates(transitions: readonly Transition[]): string {
  const ways = Map.groupBy(transitions, ({ from, to }) => `${from} ${to}`);
  const drawn = [...ways].flatMap(([key, names]) => {
    const way = WAYS[key];
    if (!way) throw new Error(`The picture of the states has no way "${key}".`);
    return [arrow(way.path), label(way.x, way.y, names.map(({ name }) => name).join(", "))];
  });
  const states = new Set(transitions.flatMap(({ from, to }) => [from, to]).filter(Boolean));
  const boxes = [...states].map((state) => {
    const box = BOXES[state];
    if (!box) throw new Error(`The picture of the states has no place for "${state}".`);
    return drawBox(box);
  });
  const listed = transitions.map(
    ({ name, from, to }) => `${name} ${from && `from ${from} `}to ${to}`,
  );
  return picture(264, `States of a job: ${listed.join(", ")}.`, [...drawn, ...boxes]);
}

/** Reads the transitions from the page about the life of a job. */
export function readTransitions(page: string): Transition[] {
  const rows = page.matchAll(/^\| `(\w+)` \| (?:`(\w+)`)? ?\| `(\w+)` \|/gm);
  return [...rows].map(([, name = "", from = "", to = ""]) => ({ name, from, to }));
}
