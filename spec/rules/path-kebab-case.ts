import type { ContractNode, Rule, VisitorContext } from "./visitor.ts";

const SEGMENT = /^(?:\{[A-Za-z][A-Za-z0-9]*\}|[a-z0-9]+(?:-[a-z0-9]+)*)$/;

/**
 * Paths and webhook keys are kebab-case. Replaces Redocly's `paths-kebab-case`, which also checks the keys of
 * callbacks: those are runtime expressions with a JSON pointer, and never kebab-case.
 */
export const pathKebabCase: Rule = () => ({
  Paths: (paths, context) => check(paths, context),
  WebhooksMap: (webhooks, context) => check(webhooks, context),
});

function check(map: ContractNode, { report, location }: VisitorContext): void {
  for (const key of Object.keys(map).filter((name) => !name.startsWith("x-"))) {
    const segments = key.replace(/^\//, "").split("/");
    if (!segments.every((part) => SEGMENT.test(part)))
      report({ message: `\`${key}\` is not kebab-case.`, location: location.child([key]).key() });
  }
}
