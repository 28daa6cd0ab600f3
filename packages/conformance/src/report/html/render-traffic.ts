import { type Markup, markup } from "../markup.js";
import { describeTraffic, type TrafficSummary } from "../traffic-summary.js";

/** Renders how much of the traffic was judged, and what it cannot show. */
export function renderTraffic(traffic: TrafficSummary): Markup {
  const [counts = "", ...remarks] = describeTraffic(traffic);
  return markup`<section id="traffic" aria-labelledby="traffic-title">
<h2 id="traffic-title">Traffic</h2>
<p>${counts}</p>
${remarks.length > 0 ? markup`<ul>${remarks.map((remark) => markup`<li>${remark}</li>`)}</ul>` : ""}
</section>`;
}
