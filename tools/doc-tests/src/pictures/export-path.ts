import { arrow, drawBox, label, picture, type Box } from "@document-export/pictures/svg";

const DESCRIPTION =
  "The path of an export: a caller sends the JSON of a Google Docs document. The service accepts it and stores a job, converts it in a process of its own and publishes exactly one result at a destination. It records the export and calls webhooks.";

const caller: Box = {
  x: 20,
  y: 20,
  width: 440,
  height: 58,
  name: "caller",
  lines: ["sends the JSON of a Google Docs document"],
};
const steps: readonly Box[] = [
  { name: "accept", lines: ["checks the request, stores the job"] },
  { name: "convert", lines: ["to Markdown, HTML, DOCX or text"] },
  { name: "publish", lines: ["exactly one result"] },
  { name: "record", lines: ["the export, and its events"] },
].map((step, index) => ({ ...step, x: 44, y: 148 + index * 88, width: 270, height: 58 }));
const destination: Box = { x: 338, y: 324, width: 106, height: 58, name: "destination" };

/** Draws the path of an export, from top to bottom. */
export function drawExportPath(): string {
  const between = steps.slice(1).map(({ y }) => arrow(`M179 ${y - 30}V${y - 2}`));
  return picture(510, DESCRIPTION, [
    `<rect class="group" x="20" y="120" width="308" height="370" rx="10"/>`,
    `<text class="label start" x="34" y="140">the service</text>`,
    ...[caller, ...steps, destination].map(drawBox),
    arrow("M179 78V146"),
    label(252, 104, "POST, a job back"),
    ...between,
    arrow("M314 353H336"),
    arrow("M314 441H440Q450 441 450 431V80"),
    label(392, 462, "webhooks"),
  ]);
}
