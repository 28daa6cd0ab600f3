import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { missing } from "./support/open-console.ts";
import { jobId } from "./support/story.ts";
import { useConsole } from "./support/use-console.ts";

describe.skipIf(missing)("the console in a browser", () => {
  const current = useConsole();
  const { enter, open } = current;

  test("signs in by a link and stores its code nowhere", async () => {
    const { page, complaints } = await enter("login=code");
    await page.getByText("On-call (admin)").waitFor();
    expect(page.url()).toBe(`${current.backend.origin}/console/#/`);
    expect(await page.evaluate("document.cookie")).toBe("");
    expect(await page.evaluate("localStorage.length + sessionStorage.length")).toBe(0);
    expect(complaints).toEqual([]);
  });

  test("opens the requested page after signing in to an ended session", async () => {
    const page = await open("webhooks/41");
    await page.getByText("10 deliveries.").waitFor();
    const link = page.getByRole("link", { name: "All of its deliveries" });
    const requested = (await link.getAttribute("href")) ?? "";
    current.backend.endSessions();
    // Another request of the page may end it before a click, so the test follows the link as a bookmark would.
    await current.opened.goTo(requested.replace(/^#\//, ""));
    await page.getByText("Your session has ended. Sign in").waitFor();
    await page.getByLabel("Operator token").fill("dxo_right");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("heading", { name: "Deliveries" }).waitFor();
    expect(page.url()).toContain("#/deliveries?webhook=41");
  });

  test("sends its header with each change and contacts no other host", async () => {
    const page = await open(`jobs/${jobId(4)}`);
    await page.getByRole("button", { name: "Retry" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Retry" }).click();
    await page.getByText("an earlier job").waitFor();
    const unsafe = current.backend.received.filter(({ method }) => method !== "GET");
    expect(unsafe.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `POST /operator/v1/jobs/${jobId(4)}/retry`,
    ]);
    for (const { headers } of unsafe)
      expect(headers).toMatchObject({
        "x-document-export-console": "1",
        "sec-fetch-site": "same-origin",
        origin: current.backend.origin,
      });
    expect(current.opened.complaints).toEqual([]);
  });

  test("updates a job and its list as events arrive", async () => {
    const page = await open("jobs");
    const row = page.getByRole("row").filter({ hasText: "Quarterly report 0" });
    await row.getByText("queued").waitFor();
    const summary = "Waiting for the next attempt: the delivery to `Archive` failed.";
    current.backend.change(jobId(0), { attempt: 1, summary });
    await row.getByText("Waiting for the next attempt: the delivery to Archive failed.").waitFor();
    current.backend.change(jobId(0), { status: "processing" });
    await row.getByText("processing").waitFor();
    await row.getByRole("link").click();
    await page.getByRole("button", { name: "Cancel the job" }).waitFor();
    current.backend.change(jobId(0), { status: "done", endedAt: new Date().toISOString() });
    await page.getByRole("listitem").filter({ hasText: /^Done/ }).waitFor();
    await page.getByRole("button", { name: "Retry" }).waitFor();
  });

  test("keeps filters in the URL and shows a message without matches", async () => {
    const page = await open("jobs");
    await page.getByLabel("failed", { exact: true }).check();
    await page.getByText("39 jobs.").waitFor();
    await page.getByLabel("Text").fill("no such title");
    await page.keyboard.press("Enter");
    await page.getByText("No jobs match these filters.").waitFor();
    expect(page.url()).toContain("q=no+such+title");
    expect(page.url()).toContain("status=failed");
    await page.getByRole("link", { name: "Show all jobs" }).click();
    await page.getByText("50 jobs so far.").waitFor();
    expect(await page.getByLabel("failed", { exact: true }).isChecked()).toBe(false);
  });

  test("names the role that an action needs", async () => {
    current.backend.role = "read";
    const page = await open("webhooks/41");
    await page.getByRole("button", { name: "Disable" }).click();
    await page.getByText("Your role is read, and this needs operate.").waitFor();
    // The role was changed in the meantime, so the service refuses the request.
    current.backend.role = "operate";
    await page.reload();
    await page.getByText("On-call (operate)").waitFor();
    current.backend.role = "read";
    await page.getByRole("button", { name: "Disable" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Disable" }).click();
    await page.getByText("Your role may not do this.").waitFor();
    await page.getByRole("button", { name: "Sign in with another token" }).click();
    await page.getByLabel("Operator token").waitFor();
  });

  test("shows that the service has stopped and reconnects when it restarts", async () => {
    const page = await open("jobs");
    await page.getByText("50 jobs so far.").waitFor();
    await current.backend.stop();
    await page.getByText("The connection to the service is lost.").waitFor();
    const colours = `["", " > span"].map((part) => getComputedStyle(document.querySelector(".live" + part)).color)`;
    expect(new Set(await page.evaluate<string[]>(colours)).size).toBe(1);
    expect(await page.getByRole("link", { name: "Quarterly report 0" }).isVisible()).toBe(true);
    await page.getByRole("link", { name: "Deliveries" }).click();
    await page.getByText("The service does not respond.").waitFor();
    await current.backend.start();
    await page.getByText("30 deliveries.").waitFor();
    await page.getByText("The connection to the service is lost.").waitFor({ state: "detached" });
  });

  test("works with the keyboard alone", async () => {
    const page = await open("deliveries");
    await page.getByRole("heading", { name: "Deliveries" }).waitFor();
    await current.opened.goTo("deliveries/msg_000000000001");
    const focused = () => page.evaluate<string>("document.activeElement.innerText");
    await page.getByRole("button", { name: "Replay" }).waitFor();
    await expect.poll(focused).toBe("job.failed");
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("Replay");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await expect.poll(focused).toBe("Replay");
    await page.keyboard.press("Enter");
    // On a busy machine, the next key would arrive before the dialog and move the focus behind it.
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("status").getByText("It is sent again now.").waitFor();
  });

  test("exports a dropped document and shows its progress", async () => {
    const page = await open("export");
    await page.getByLabel(/^To/).waitFor();
    const content = { name: "plan.json", mimeType: "application/json", buffer: Buffer.from("{}") };
    await page.locator("input[type=file]").setInputFiles(content);
    const item = page.getByRole("list", { name: "Your exports" }).getByRole("listitem").first();
    await item.getByRole("link", { name: "plan.json" }).waitFor();
    const id = current.backend.jobs[0]?.id ?? "";
    current.backend.change(id, { status: "processing" });
    await item.locator("[aria-current=step]", { hasText: "processing" }).waitFor();
    current.backend.change(id, { status: "done" });
    await item.locator("[aria-current=step]", { hasText: "done" }).waitFor();
    // The first response is lost: uploading the same file again must repeat the same request.
    const keys: (string | undefined)[] = [];
    await page.route("**/operator/v1/jobs", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      await (keys.length === 1 ? route.abort() : route.continue());
    });
    const file = fileURLToPath(new URL("../package.json", import.meta.url));
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByText("The service does not respond.").waitFor();
    await page.locator("input[type=file]").setInputFiles(file);
    await item.getByRole("link", { name: "package.json" }).waitFor();
    expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
  });

  test("shows times in the reader's zone, and UTC on hover", async () => {
    const page = await open("jobs");
    const time = page.locator("td time").first();
    await time.waitFor();
    const title = await time.getAttribute("title");
    const stamp = (await time.getAttribute("datetime")) ?? "";
    expect(title).toBe(`${stamp.slice(0, 19).replace("T", " ")} UTC`);
  });
});
