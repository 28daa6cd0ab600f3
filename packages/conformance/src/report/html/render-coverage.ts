import {
  COVERAGE_PARTS,
  type Coverage,
  type CoveredItem,
  shareOf,
  type SidedItem,
} from "../../coverage/coverage.js";
import { type Markup, markup } from "../markup.js";

/** Renders how much of the contract the run exercised, section by section. */
export function renderCoverage(coverage: Coverage): Markup {
  const parts = Object.keys(COVERAGE_PARTS) as (keyof Coverage)[];
  return markup`<section id="coverage" aria-labelledby="coverage-title">
<h2 id="coverage-title">Coverage of the contract</h2>
<p class="muted">Parameters and keywords of requests count twice: for a value that they admit, and for one that they do not.</p>
<table><thead><tr><th scope="col">Part</th><th scope="col" class="share">Share</th><th scope="col" class="number">Exercised</th></tr></thead><tbody>
${parts.map((part) => renderShare(part, coverage))}</tbody></table>
${parts.filter((part) => coverage[part].length > 0).map((part) => renderPart(part, coverage))}
</section>`;
}

function renderShare(part: keyof Coverage, coverage: Coverage): Markup {
  const { covered, total } = shareOf(part, coverage);
  const name = COVERAGE_PARTS[part];
  return markup`<tr><th scope="row">${name}</th><td class="share"><progress aria-label="${name}" max="${Math.max(1, total)}" value="${covered}"></progress></td><td class="number">${covered} of ${total}</td></tr>
`;
}

function renderPart(part: keyof Coverage, coverage: Coverage): Markup {
  const { covered, total } = shareOf(part, coverage);
  const items: readonly (CoveredItem | SidedItem)[] = coverage[part];
  const isSided = items.some((item) => "valid" in item);
  const columns = isSided ? ["valid", "invalid"] : ["times"];
  return markup`<details><summary>${COVERAGE_PARTS[part]} <span class="muted">${covered} of ${total}</span></summary>
<table><thead><tr><th scope="col">Name</th>${columns.map((name) => markup`<th scope="col" class="number">${name}</th>`)}</tr></thead><tbody>
${items.map(renderItem)}</tbody></table></details>
`;
}

function renderItem(item: CoveredItem | SidedItem): Markup {
  const counts = "valid" in item ? [item.valid, item.invalid] : [item.count];
  const cells = counts.map(
    (count) => markup`<td class="number${count === 0 ? " open" : ""}">${count}</td>`,
  );
  return markup`<tr><td>${item.name}</td>${cells}</tr>
`;
}
