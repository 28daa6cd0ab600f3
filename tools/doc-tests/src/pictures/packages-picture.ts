import { arrow, drawBox, picture, WIDTH, type Box } from "@document-export/pictures/svg";

/** What each published package uses of the others. */
export type Uses = ReadonlyMap<string, readonly string[]>;

const BOX_WIDTH = 82;
const BOX_HEIGHT = 36;
const LAYER = 110;
/** Boxes that fit side by side. */
const MAX_BOXES = 6;
const STAGGER = 52;
const SHORT: Readonly<Record<string, string>> = {
  conformance: "checker",
  "json-reader": "json",
  "server-stub": "stub",
};

/** Draws the packages in layers: each arrow leads down to a package that another one uses. */
export function drawPackages(uses: Uses): string {
  const depth = (name: string): number =>
    Math.max(-1, ...(uses.get(name) ?? []).map((used) => depth(used))) + 1;
  const shown = [...uses.keys()].filter((name) => !isTemplate(name));
  const layers = Map.groupBy(shown, depth);
  const top = Math.max(...layers.keys());
  const boxes = new Map<string, Box>();
  for (const [layer, names] of layers)
    for (const box of placeLayer(names, 24 + (top - layer) * LAYER)) boxes.set(...box);
  const arrows = shown.flatMap((name) =>
    direct(uses.get(name) ?? [], uses).map((each) =>
      arrow(between(boxes.get(name), boxes.get(each))),
    ),
  );
  const listed = shown
    .map((name) => [name, uses.get(name) ?? []] as const)
    .filter(([, used]) => used.length > 0)
    .map(([name, used]) => `${name} uses ${used.join(", ")}`);
  const lowest = Math.max(...[...boxes.values()].map(({ y }) => y));
  const height = lowest + BOX_HEIGHT + 24;
  return picture(height, `The packages: ${listed.join("; ")}.`, [
    ...arrows,
    ...[...boxes.values()].map(drawBox),
  ]);
}

/** The packages of `npm create` write projects, and use each other only. */
function isTemplate(name: string): boolean {
  return name.startsWith("create");
}

/** What a package uses without another one between. */
function direct(used: readonly string[], uses: Uses): string[] {
  const reach = (name: string): string[] =>
    (uses.get(name) ?? []).flatMap((each) => [each, ...reach(each)]);
  return used.filter((each) => !used.some((other) => reach(other).includes(each)));
}

/** More than fit side by side are in two rows in turns. */
function placeLayer(names: readonly string[], y: number): [string, Box][] {
  const isStaggered = names.length > MAX_BOXES;
  const margin = (WIDTH - BOX_WIDTH) / (names.length - 1) - BOX_WIDTH;
  const gap = isStaggered ? margin - 2 : (WIDTH - names.length * BOX_WIDTH) / (names.length + 1);
  const left = isStaggered ? names.length - 1 : gap;
  return names.map((name, index) => [
    name,
    {
      x: Math.round(left + index * (BOX_WIDTH + gap)),
      y: isStaggered && index % 2 === 1 ? y + STAGGER : y,
      width: BOX_WIDTH,
      height: BOX_HEIGHT,
      name: SHORT[name] ?? name,
    },
  ]);
}

function between(from: Box | undefined, to: Box | undefined): string {
  if (!from || !to) throw new Error("A package has no place in the picture.");
  const [x, y] = [from.x + from.width / 2, from.y + from.height];
  return `M${x} ${y}C${x} ${y + 30} ${to.x + to.width / 2} ${to.y - 34} ${to.x + to.width / 2} ${to.y - 2}`;
}
