const FIRST = "\n## 1.0.0\n\n### Major Changes\n\n";
const ABOUT =
  "What each version changes for those who use the package; what a version may change is in the guide _What breaks whom_.";

/**
 * Finishes a changelog for readers: adds an introduction, and removes the heading of major changes from the first
 * version, since there was nothing to change before it.
 */
export function finishChangelog(text: string): string {
  const withoutLevel = text
    .replace(FIRST, "\n## 1.0.0\n\n")
    .replace("\n\n- First release.", "\n\nFirst release.");
  const finished = withoutLevel.replaceAll(/[ \t]+$/gm, "");
  if (finished.includes(ABOUT)) return finished;
  return finished.replace(/^# .+\n/, (title) => `${title}\n${ABOUT}\n`);
}
