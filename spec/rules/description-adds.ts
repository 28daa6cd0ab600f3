import type { Rule } from "./visitor.ts";

/** An operation's description uses full sentences and says more than its summary. */
export const descriptionAdds: Rule = () => ({
  Operation: (operation, { report, location }) => {
    const description = String(operation.description ?? "").trim();
    const at = location.child(["description"]);
    if (!description.endsWith("."))
      report({ message: "The description does not end with a full stop.", location: at });
    if (plain(description) === plain(String(operation.summary ?? "")))
      report({ message: "The description repeats the summary.", location: at });
  },
});

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, "")
    .trim();
}
