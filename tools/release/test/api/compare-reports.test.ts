import { expect, test } from "vitest";
import { apiFaults } from "../../src/api/api-faults.ts";
import { compareReports } from "../../src/api/compare-reports.ts";

const NAME = "@document-export/client";

function report(text: string): string {
  return `# ${NAME}\n\n## package.json\n\n\`\`\`json\n{\n  "type": "module"\n}\n\`\`\`\n\n## ${NAME}\n\n\`\`\`ts\n${text}\n\`\`\`\n`;
}

const OLD = report(
  "export declare class Client {\n  call(id: string): void;\n}\nexport interface Options {\n  readonly token: string;\n}",
);

test.each([
  ["minor", "an optional member", "readonly token: string;", "$&\n  readonly retries?: number;"],
  ["minor", "a method of a class", "call(id: string): void;", "$&\n  close(): void;"],
  ["minor", "a declaration", "export interface", "export type Id = string;\n$&"],
  ["minor", "a deprecation", "  readonly token", "  /** @deprecated since 1.1: use `key`. */\n$&"],
  [
    "major",
    "a member that must be given",
    "readonly token: string;",
    "$&\n  readonly key: string;",
  ],
  ["major", "another type", "token: string", "token: Uint8Array"],
  ["major", "a member that is gone", "  readonly token: string;\n", ""],
  ["major", "a declaration that is gone", /export interface[^}]*\n\}\n/, ""],
  ["major", "a manifest that promises less", '"type": "module"', '"type": "commonjs"'],
])("%s: %s", (level, _, from, to) => {
  const changes = compareReports(OLD, OLD.replace(from, to), new Set());
  expect(changes.map((each) => each.level)).toEqual([level]);
});

test.each([
  ["minor", "a setting", "port, default: 8080", "$&\nrole, default: all"],
  ["major", "another default", "8080", "80"],
])("%s: %s in a list of names", (level, _, from, to) => {
  const before = "## settings\n\n```text\nport, default: 8080\n```\n";
  const changes = compareReports(before, before.replace(from, to), new Set());
  expect(changes.map((each) => each.level)).toEqual([level]);
});

test("accepts a change marked as compatible as minor", () => {
  const changes = compareReports(
    OLD,
    OLD.replace("id: string", "id: string, now?: boolean"),
    new Set([`${NAME} Client`]),
  );
  expect(changes).toEqual([{ place: `${NAME} Client`, what: "changed", level: "minor" }]);
});

test("names the change and the changeset to write if one is missing", () => {
  const current = OLD.replace("token: string", "token: Uint8Array");
  const reports = { name: NAME, current, committed: current, released: OLD };
  expect(apiFaults(reports, new Map([[NAME, "major"]]), {})).toEqual([]);
  const [fault] = apiFaults(reports, new Map([[NAME, "minor"]]), {});
  expect(fault).toContain(`changed, major: ${NAME} Options`);
  expect(fault).toContain(`"${NAME}": major`);
});

test("reports an outdated report and a new package without a changeset", () => {
  const stale = { name: NAME, current: OLD, committed: undefined, released: OLD };
  expect(apiFaults(stale, new Map(), {})).toEqual([
    expect.stringContaining("pnpm api:report --write"),
  ]);
  const unreleased = { ...stale, committed: OLD, released: undefined };
  expect(apiFaults(unreleased, new Map([[NAME, "major"]]), {})).toEqual([]);
  expect(apiFaults(unreleased, new Map(), {})).toEqual([expect.stringContaining("never released")]);
});
