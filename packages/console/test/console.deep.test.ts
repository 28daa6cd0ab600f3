// Rare states: what arrives late, twice or not at all.
import { describe, expect, test } from "vitest";
import { missing } from "./support/open-console.ts";
import { jobId } from "./support/story.ts";
import { useConsole } from "./support/use-console.ts";

describe.skipIf(missing)("the console in a browser", () => {
  const current = useConsole();
  const { enter, open } = current;

  test("explains a used sign-in link and accepts a token instead", async () => {
    const { page } = await enter("login=used");
    await page.getByText("The link was already used or has expired").waitFor();
    await page.getByLabel("Operator token").fill("dxo_right");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Overview" }).waitFor();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByText("You have signed out.").waitFor();
  });

  test("reloads a list after too many changes", async () => {
    const page = await open("jobs");
    await page.getByRole("button", { name: "Show more" }).click();
    await page.getByText("100 jobs so far.").waitFor();
    const [first] = current.backend.jobs;
    if (first) current.backend.jobs.unshift({ ...first, id: jobId(999), title: "One of many" });
    current.backend.notify({ type: "changed", list: "jobs" });
    await page.getByRole("link", { name: "One of many" }).waitFor();
    await page.getByText("101 jobs so far.").waitFor();
  });

  test("explains that a job or page is missing and links elsewhere", async () => {
    const page = await open("jobs/00000000-0000-4000-8000-999999999999");
    await page.getByText("This page does not exist.").waitFor();
    await page.locator("code", { hasText: /^00000000-.*999$/ }).waitFor();
    await page.getByRole("link", { name: "All jobs" }).click();
    await page.getByRole("heading", { name: "Jobs" }).waitFor();
    await current.opened.goTo("constructor");
    await page.getByRole("heading", { name: "There is no such page" }).waitFor();
  });

  test("shows in a form that choices are loading or failed to load", async () => {
    const page = await open("audit");
    const held = Promise.withResolvers<void>();
    let isBroken = true;
    await page.route(/\/v1\/connections\b/, async (route) => {
      await held.promise;
      // The page abandons a request when it sends a new one, as on the first connection of the event stream.
      await (isBroken ? route.fulfill({ status: 502 }) : route.continue()).catch(() => undefined);
    });
    await current.opened.goTo("tokens");
    await page.getByRole("button", { name: "Create a token" }).click();
    const dialog = page.getByRole("dialog");
    const chosen = dialog.getByLabel(/^Source/).locator("option:checked");
    expect(await chosen.innerText()).toBe("Loading …");
    held.resolve();
    await expect.poll(() => chosen.innerText()).toBe("Not loaded");
    isBroken = false;
    await dialog.getByRole("alert").getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => chosen.innerText()).toMatch(/\(.+\)$/);
    await dialog.getByLabel(/^Name/).fill("Site builder");
    await dialog.getByRole("button", { name: "Create a token" }).click();
    await dialog.getByText("Copy it now").waitFor();
  });

  test("names the invalid line of a form and keeps the input", async () => {
    current.backend.role = "admin";
    const page = await open("connections");
    await page.getByRole("button", { name: "Add a connection" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(/^Name/).fill("Site");
    // Until the choices are loaded, the browser would ask to select one.
    await dialog.getByText("Loading …").waitFor({ state: "detached" });
    await dialog.getByLabel(/^Kind/).fill("directory");
    await dialog.getByLabel(/^Settings/).fill("folder");
    await dialog.getByRole("button", { name: "Add a connection" }).click();
    await dialog.getByText("Expected name=value on each line, got “folder”.").waitFor();
    expect(await dialog.getByLabel(/^Kind/).inputValue()).toBe("directory");
  });

  test("keeps the content of a dialog reopened before its close event", async () => {
    const page = await open("deliveries/msg_000000000001");
    await page.getByRole("button", { name: "Replay" }).waitFor();
    await page.evaluate(`
      const button = [...document.querySelectorAll("button")].find(({ innerText }) => innerText === "Replay");
      button.click();
      button.nextElementSibling.close();
      button.click();`);
    await page.getByRole("dialog").getByRole("button", { name: "Replay" }).click();
    await page.getByRole("status").getByText("It is sent again now.").waitFor();
  });

  test("shows changes made before the event stream opened", async () => {
    const page = await open(`jobs/${jobId(1)}`);
    const { promise: asked, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/operator/v1/events", async (route) => {
      await asked;
      await route.continue();
    });
    await page.reload();
    const state = page.locator(".actions");
    await state.getByText("processing").waitFor();
    current.backend.change(jobId(1), { status: "done" });
    release();
    await state.getByText("done").waitFor();
  });

  test("accepts a document only after its destinations have loaded", async () => {
    const page = await open("");
    const { promise: asked, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/operator/v1/connections*", async (route) => {
      await asked;
      await route.continue();
    });
    await current.opened.goTo("export");
    await page.getByText("Loading the connections").waitFor();
    expect(await page.locator("input[type=file]").count()).toBe(0);
    release();
    await page.locator("input[type=file]").waitFor({ state: "attached" });
  });
});
