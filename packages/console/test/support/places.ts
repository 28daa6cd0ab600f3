import { expect } from "vitest";
import { readingFaults } from "@document-export/runtimes/page";
import type { Opened } from "./open-console.ts";
import { jobId } from "./story.ts";

/** An address in the console, and the heading of its page. */
export type Place = readonly [place: string, title: string];

/** Pages of each kind: numbers, one entry of a list, and a list. */
export const MAIN_PLACES: readonly Place[] = [
  ["", "Overview"],
  [`jobs/${jobId(3)}`, "Press release 3"],
  ["deliveries", "Deliveries"],
];

/** All other pages. */
export const OTHER_PLACES: readonly Place[] = [
  ["connections/12", "Company site"],
  ["jobs", "Jobs"],
  ["jobs?q=nothing&status=failed&since=24h", "Jobs"],
  [`jobs/${jobId(4)}`, "Minutes of the board 4"],
  ["jobs/00000000-0000-4000-8000-999999999999", "Job"],
  ["export", "Export a document"],
  ["deliveries/msg_000000000001", "job.failed"],
  ["webhooks", "Webhooks"],
  ["webhooks/41", "Webhook 41"],
  ["circuits", "Circuits"],
  ["connections", "Connections"],
  ["collections", "Collections"],
  ["workspaces", "Workspaces"],
  ["usage", "Usage"],
  ["tokens", "Tokens"],
  ["operator-tokens", "Operator tokens"],
  ["signing-keys", "Signing keys"],
  ["audit", "Audit log"],
  ["settings", "Settings"],
  ["maintenance", "Maintenance"],
  ["not/a/page", "There is no such page"],
];

/** Opens a place at every size and in both color schemes, and expects it to be readable and without errors. */
export async function expectReadable(opened: Opened, [place, title]: Place): Promise<void> {
  const { page, goTo, complaints } = opened;
  await goTo(place);
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await expect.poll(() => page.getByText(/^Loading/).count()).toBe(0);
  expect(await readingFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
}
