import { expect, test } from "vitest";
import { findInternals } from "../../src/judge/find-internals.js";

const SHOWN: readonly (readonly [string, string])[] = [
  [
    "Node.js",
    "TypeError: x\n    at Layer.handle (/srv/app/node_modules/express/lib/layer.js:95:5)",
  ],
  ["Node.js without a name", "Error\n    at file:///srv/app/main.js:3:9"],
  ["Java", "java.lang.NullPointerException\n\tat com.example.Web.create(Web.java:41)"],
  ["Python", 'Traceback (most recent call last):\n  File "/app/main.py", line 12, in create'],
  [".NET", "   at Web.Api.Create(Request r) in C:\\src\\Api.cs:line 7"],
  ["Go", "goroutine 18 [running]:\nmain.create(0xc0000)\n\t/src/main.go:33 +0x1d"],
  ["Ruby", "app/models/webhook.rb:12:in `create'"],
  ["PHP", "#0 /var/www/index.php(12): create()"],
  ["Rust", "thread 'main' panicked at src/main.rs:4:5"],
  ["PostgreSQL", 'insert or update violates foreign key constraint "webhooks_connection"'],
  ["SQL in small letters", 'select "id" from "webhooks" where "workspace_id" = $1 - syntax error'],
  ["SQL without quotes", "select w.id from webhooks w where w.id = 3"],
  ["SQL that inserts", "insert into `webhooks` (`id`, `name`) values (?, ?)"],
  ["SQL that updates", "update webhooks set name = 'a' where id = 3"],
  ["a missing relation", 'relation "webhooks" does not exist'],
  ["SQLite", "SQLite error: UNIQUE constraint failed: webhooks.id"],
  ["MySQL", "Unknown column 'endpoint' in 'field list'"],
  ["SQL", "SELECT id, name FROM webhooks WHERE id = $1"],
];

test.each(SHOWN)("detects internals in %s", (_, detail) => {
  expect(findInternals({ status: 500, errors: [{ detail }] })).toBeDefined();
  expect(findInternals(undefined, detail)).toBeDefined();
});

test("detects a member that frameworks write for developers", () => {
  expect(findInternals({ title: "Error", stackTrace: ["…"] })).toBe("a member `stackTrace`");
});

test("detects internals far inside a long text, and ends soon where there are none", () => {
  const long = "a.b.".repeat(10_000);
  expect(findInternals(undefined, `${long} at /srv/app/main.js:3:14`)).toBe(
    "a stack trace of JavaScript",
  );
  expect(findInternals(undefined, long)).toBeUndefined();
});

const HIDDEN = [
  "Expected at most 200, got `500`.",
  "There is no resource at this path: /v2/export/hosted-docs.",
  "Look at https://www.example.net/errors/unknown-connection for help.",
  "Select a connection from the list of /v2/collections.",
  "Update the token and set a new one.",
  "Select one from `GET /v2/collections` where its type is `source`.",
  "To update the webhook set `endpoint` to an https address.",
  "Select a destination from connections in the list, or insert into `options` a `destination`.",
  "Delete from `events` what is not known.",
  "The connection 7 does not exist.",
  "The document has no such table: 3.",
  'Unknown column "title" of the table.',
  'The JSON has, near "}": syntax error.',
];

test.each(HIDDEN)("finds nothing in %s", (detail) => {
  expect(findInternals({ type: "urn:problem-type:x:y", status: 400, detail })).toBeUndefined();
});
