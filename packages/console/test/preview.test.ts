import { describe, expect, test } from "vitest";
import { missing } from "./support/open-console.ts";
import { jobId } from "./support/story.ts";
import { useConsole } from "./support/use-console.ts";

describe.skipIf(missing)("the preview of a result in the console", () => {
  const current = useConsole();
  const { open } = current;

  test("scrolls from a warning to its place in a preview without scripts", async () => {
    const page = await open(`jobs/${jobId(3)}`);
    const view = "document.querySelector('iframe').contentWindow";
    await page.getByRole("button", { name: "Show the place of warning 1" }).click();
    await expect.poll(() => page.evaluate(`${view}.scrollY > 0`)).toBe(true);
    const marked = `String([...${view}.CSS.highlights.get("chosen")][0])`;
    expect(await page.evaluate(marked)).toBe("Grew by 4\u00a0%, and costs");
    await page.getByText("This text is not in the preview.").waitFor();
    expect(await page.title()).toBe("Press release 3 · Document Export");
    expect(await page.locator("iframe").getAttribute("sandbox")).toBe("allow-same-origin");
    expect(current.opened.complaints).toEqual([]);
  });

  test("does not match a short text within a word", async () => {
    const page = await open("");
    await page.route(`**/jobs/${jobId(3)}`, async (route) => {
      const response = await route.fetch();
      const details = await response.json();
      const [warning] = details.warnings;
      const warnings = ["In", "or"].map((near) => ({ ...warning, near }));
      await route.fulfill({ response, json: { ...details, warnings } });
    });
    await page.route("**/preview", async (route) => {
      const body = "<p>Introduction, in words<p><b>In</b><p><i>or</i>";
      await route.fulfill({ response: await route.fetch(), body });
    });
    await current.opened.goTo(`jobs/${jobId(3)}`);
    await page.getByRole("button", { name: "Show the place of warning 2" }).waitFor();
    const highlights = "document.querySelector('iframe').contentWindow.CSS.highlights";
    const marked = `[...${highlights}.get("places")].map((place) => place.startContainer.data)`;
    expect(await page.evaluate(marked)).toEqual(["In", "or"]);
  });

  test("explains a missing preview and shows the location of the result", async () => {
    const page = await open(`jobs/${jobId(2)}`);
    await page.getByText("destinations of the kind “wordpress”").waitFor();
    await page.getByRole("link", { name: "The post" }).waitFor();
    const destination = { id: 14, name: "Intranet", kind: "http" };
    current.backend.change(jobId(2), { destination });
    await page.getByText("destinations of the kind “http”").waitFor();
    await page.getByText("The result is guides/onboarding.html in Intranet").waitFor();

    const problem = { title: "Unavailable", status: 503, detail: "The bucket does not respond." };
    await page.route("**/preview", (route) =>
      route.fulfill({ status: 503, contentType: "application/problem+json", json: problem }),
    );
    await current.opened.goTo(`jobs/${jobId(3)}`);
    await page.getByText("The bucket does not respond.").waitFor();
    await page.unroute("**/preview");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.frameLocator("iframe").getByRole("heading", { name: "Quarterly report" }).waitFor();
  });
});
