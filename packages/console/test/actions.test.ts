import { describe, expect, test } from "vitest";
import { missing } from "./support/open-console.ts";
import { jobId } from "./support/story.ts";
import { useConsole } from "./support/use-console.ts";

describe.skipIf(missing)("operator actions in the console", () => {
  const current = useConsole();
  const { open } = current;

  test("pauses a destination with a reason and resumes it from the banner", async () => {
    const page = await open("connections/12");
    await page.getByRole("button", { name: "Pause exports" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Reason").fill("The site moves.");
    await dialog.getByRole("button", { name: "Pause exports" }).click();
    await page.getByText("Paused: exports to Company site.").waitFor();
    await current.opened.goTo("jobs");
    const banner = page.getByRole("region", { name: "Paused" });
    await banner.getByText("The site moves to another server until noon.").waitFor();
    await banner.getByText("14 waiting, nothing running.").waitFor();
    await banner.getByRole("link", { name: "exports to Company site" }).click();
    await page.getByRole("heading", { level: 1, name: "Company site" }).waitFor();
    await banner.getByRole("button", { name: "Resume" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Resume" }).click();
    await page.getByText("Resumed: exports to Company site.").waitFor();
    const sent = current.backend.received.filter(({ path }) => path.includes("/pauses"));
    const unsafe = sent.filter(({ method }) => method !== "GET");
    expect(unsafe.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "POST /operator/v1/pauses",
      "DELETE /operator/v1/pauses/3",
    ]);
  });

  test("saves usage of the shown days as CSV", async () => {
    const page = await open("usage");
    await page.getByText("18 exports: 16 done, 1 failed").waitFor();
    await page.getByLabel("From").fill("2026-10-01");
    await page.getByRole("button", { name: "Filter" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download as CSV" }).click();
    expect((await download).suggestedFilename()).toBe("usage.csv");
    const asked = current.backend.received.map(({ path }) => path);
    expect(asked).toContain("/operator/v1/usage/csv?from=2026-10-01");
  });

  test("limits a workspace by its fields, or the settings if empty", async () => {
    const page = await open("workspaces");
    await page.getByRole("button", { name: "Limits Newsroom" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Unfinished exports").fill("200");
    await dialog.getByRole("button", { name: "Limits" }).click();
    await page.getByText("The limits of Newsroom were changed.").waitFor();
    expect(current.backend.limits).toMatchObject({ queuedExports: 200, webhooks: null });
  });

  test("cancels the jobs that were counted", async () => {
    const page = await open("jobs?workspace=1");
    await page.getByRole("button", { name: "Cancel unfinished …" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("State").selectOption("queued and processing");
    await dialog.getByRole("button", { name: "Count" }).click();
    await dialog.getByText("2 jobs would be canceled, and end as failed.").waitFor();
    await dialog.getByRole("button", { name: "Cancel 2 jobs" }).click();
    await page.getByText("2 jobs were canceled.").waitFor();
    const sent = current.backend.received.filter(({ path }) => path.endsWith("/cancel"));
    expect(sent.map(({ path }) => path)).toEqual(
      [jobId(0), jobId(1)].map((id) => `/operator/v1/jobs/${id}/cancel`),
    );
  });
});
