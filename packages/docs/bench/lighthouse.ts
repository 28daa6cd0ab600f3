// Runs Lighthouse on five pages, on a simulated slow phone or desktop: prints the median of several runs, and the
// threshold. `pnpm bench [--device phone|desktop] [--runs 5] [--page <address>]…`; exits with 1 if a page is below the
// threshold.
import { parseArgs } from "node:util";
import { recordFigures } from "@document-export/bench";
import { startChromium } from "@document-export/runtimes";
import lighthouse, { desktopConfig } from "lighthouse";
import { serveSite } from "../test/support/serve-site.ts";

const BAR = 98;
const PORT = 9333;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const PAGES = [
  "/docs/",
  "/docs/guides/export-a-document/",
  "/docs/reference/api/",
  "/docs/reference/rules/",
  "/docs/reference/packages/client/",
];

const { values } = parseArgs({
  options: {
    device: { type: "string", default: "phone" },
    runs: { type: "string", default: "5" },
    page: { type: "string", multiple: true, default: PAGES },
  },
});

if (!["phone", "desktop"].includes(values.device))
  throw new Error(`Expected --device phone or desktop, got ${values.device}.`);
const config = values.device === "desktop" ? desktopConfig : undefined;
const { origin, server } = await serveSite();
const browser = await startChromium(`--remote-debugging-port=${PORT}`);
try {
  console.log(["page", ...CATEGORIES].join("\t"));
  for (const page of values.page) {
    const medians = await judge(origin + page, Number(values.runs));
    console.log([page, ...medians].join("\t"));
    if (config === undefined) recordPhone(page, medians);
    if (medians.some((score) => score < BAR)) process.exitCode = 1;
  }
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}

function recordPhone(page: string, medians: readonly number[]): void {
  recordFigures(
    "docs",
    medians.map((score, index) => ({
      scenario: `Lighthouse, ${CATEGORIES[index] ?? ""}`,
      candidate: page,
      value: score,
      unit: "of 100",
      better: "more",
      own: true,
    })),
  );
}

/** The median of each category, from 0 to 100. */
async function judge(url: string, runs: number): Promise<readonly number[]> {
  const scores: number[][] = [];
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(
      url,
      { port: PORT, logLevel: "error", onlyCategories: CATEGORIES },
      config,
    );
    const categories = result?.lhr.categories ?? {};
    scores.push(CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)));
  }
  return CATEGORIES.map((_, index) => medianOf(scores.map((each) => each[index] ?? 0)));
}

function medianOf(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
