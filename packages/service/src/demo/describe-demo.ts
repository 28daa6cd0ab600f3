/** Values for the description of the demo. */
export interface DemoFacts {
  readonly url: string;
  readonly token: string;
  /** One-time link to the console. */
  readonly consoleLink: string;
  /** Command as the user calls it, such as `npx @document-export/service`. */
  readonly command: string;
  /** Options that select the data folder; empty for the default folder. */
  readonly dataOption: string;
  /** True if the terminal supports marked links. */
  readonly isTerminal: boolean;
}

/** Describes how to try the demo. */
export function describeDemo(facts: DemoFacts): string {
  const { url, token, consoleLink, command, dataOption, isTerminal } = facts;
  const link = (address: string) => (isTerminal ? clickable(address) : address);
  return `
Document Export is running. Ctrl+C stops it, and your data stays.

  Console  ${link(consoleLink)}
           The link works once, within a minute. For another one: ${command} console${dataOption}

Export the demo document and see where the file is:

  ${command} demo export${dataOption}

  Service  ${link(url)}
  Docs     ${link(`${url}/docs/#demo=${token}`)}
  More     ${command} demo --help
`;
}

/** Formats a link that can be clicked in terminals that support OSC 8; others show its text. */
function clickable(address: string): string {
  return `\u001B]8;;${address}\u001B\\${address}\u001B]8;;\u001B\\`;
}
