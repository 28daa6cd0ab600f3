import type { Finding } from "./finding.js";

/**
 * Merges findings of one rule that expected the same into one, whatever came each time,
 * and keeps the shortest request that shows it.
 */
export function mergeFindings(findings: readonly Finding[]): Finding[] {
  const merged = new Map<string, Finding>();
  for (const finding of findings) {
    const key = `${finding.rule}\n${finding.message.replace(/, got [^]*$/, "")}`;
    const known = merged.get(key);
    merged.set(key, known ? merge(known, finding) : finding);
  }
  return [...merged.values()];
}

function merge(first: Finding, second: Finding): Finding {
  const shorter = second.curl.length < first.curl.length ? second : first;
  return { ...shorter, count: first.count + second.count };
}
