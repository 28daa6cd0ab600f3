/** Maximum operations named per reason. */
const MAX_NAMED = 3;

/** Matches a reason that starts with an operation: its id, or method and path. */
const OF_OPERATION = /^((?:[A-Z]+ \/)?\S+) ([^]+)$/;

/** Joins reasons into one text; a reason that several operations share appears once, with the first of them. */
export function joinReasons(reasons: readonly string[]): string {
  const groups = Map.groupBy(reasons, (reason) => OF_OPERATION.exec(reason)?.[2] ?? reason);
  const texts = [...groups].map(([said, group]) => {
    const [only = ""] = group;
    if (group.length === 1) return only;
    const names = group.map((reason) => OF_OPERATION.exec(reason)?.[1] ?? reason);
    const rest = names.length - MAX_NAMED;
    const more = rest > 0 ? ` and ${rest} more` : "";
    return `${said}: ${names.slice(0, MAX_NAMED).join(", ")}${more}`;
  });
  return texts.join("; ");
}
