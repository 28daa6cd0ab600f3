import type { Rule } from "./visitor.ts";

const longest = 60;

/** A summary is an imperative in sentence case, at most 60 characters, without a full stop. */
export const summaryStyle: Rule = () => ({
  Operation: (operation, { report, location }) => {
    const summary = String(operation.summary ?? "");
    const at = location.child(["summary"]);
    if (!/^[A-Z][a-z]+( |$)/.test(summary))
      report({ message: `\`${summary}\` does not begin with one capital letter.`, location: at });
    if (summary.endsWith("."))
      report({ message: "The summary ends with a full stop.", location: at });
    if (summary.length > longest)
      report({
        message: `The summary has ${summary.length} characters, expected at most ${longest}.`,
        location: at,
      });
  },
});
