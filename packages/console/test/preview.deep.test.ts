import { describe, expect, test } from "vitest";
import { missing } from "./support/open-console.ts";
import { jobId } from "./support/story.ts";
import { useConsole } from "./support/use-console.ts";

describe.skipIf(missing)("the preview of a result in the console", () => {
  const current = useConsole();
  const { open } = current;

  test("finds places again when a job ends during its preview", async () => {
    const page = await open("");
    await page.route(`**/jobs/${jobId(1)}`, async (route) => {
      const response = await route.fetch();
      const details = await response.json();
      await route.fulfill({
        response,
        json: { ...details, can: { ...details.can, preview: true } },
      });
    });
    await current.opened.goTo(`jobs/${jobId(1)}`);
    const preview = page.frameLocator("iframe").getByRole("heading", { name: "Quarterly report" });
    await preview.waitFor();
    const endedAt = new Date().toISOString();
    current.backend.change(jobId(1), { status: "done", endedAt, warningCount: 2 });
    await page.getByRole("button", { name: "Show the place of warning 1" }).click();
    await preview.waitFor();
  });

  test("reloads the preview after a link in it is followed", async () => {
    const page = await open(`jobs/${jobId(3)}`);
    const links = [
      "https://elsewhere.example/",
      "other.md",
      "/console/",
      `/operator/v1/jobs/${jobId(3)}`,
    ].map((url) => `<p><a href="${url}">${url}</a>`);
    await page.route("**/preview", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()) + links.join("") });
    });
    await page.reload();
    const inside = page.frameLocator("iframe");
    for (const name of ["https://elsewhere.example/", "other.md", "/console/", "/operator/v1"]) {
      await inside.getByRole("link", { name }).first().click();
      await inside.getByRole("heading", { name: "Quarterly report" }).waitFor();
      await page.getByRole("button", { name: "Show the place of warning 1" }).click();
      await expect
        .poll(() => page.evaluate("document.querySelector('iframe').contentWindow.scrollY > 0"))
        .toBe(true);
    }
  });
});
