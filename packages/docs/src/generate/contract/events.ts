import { blocks, code, json, link, plain, section, table } from "../markdown.ts";
import { urlOf, type Page } from "../page.ts";
import { eventsOf, type EventCall } from "./operations.ts";
import { schemaAnchor } from "./places.ts";
import { membersOf, resolve, textOf, type Contract, type JsonObject } from "./read-contract.ts";

/** Decisions about the delivery of events, which apply to every event. */
const DELIVERY = ["event-names", "event-payload", "event-delivery", "event-signing"] as const;

/** Returns a page for each event, and an index. */
export function eventPages({ bundle, decisions }: Contract): Page[] {
  const delivery = decisions.filter(({ id }) => (DELIVERY as readonly string[]).includes(id));
  const events = eventsOf(bundle);
  return [indexPage(events), ...events.map((event) => eventPage(bundle, event, delivery))];
}

function eventPage(bundle: JsonObject, event: EventCall, delivery: Contract["decisions"]): Page {
  const { key, name, schema, node } = event;
  const description = textOf(node, "description");
  return {
    path: `events/${key}`,
    title: `Event: ${name}`,
    description: plain(
      `${textOf(node, "summary").replace(/^Receive that/, "Sent when")}. ${description}`,
    ),
    body: blocks(
      description,
      `The service sends it with \`POST\` to every webhook that names ${code(name)} in \`events\` (${link("createWebhook", urlOf("api", "createWebhook"))}), and to the URLs in \`options.webhooks\` of an export. The body is a ${link(code(schema), urlOf("api", schemaAnchor(schema)))}.`,
      section("Headers", headersTable(bundle, node)),
      section("Example", exampleOf(bundle, node)),
      section("Respond", responsesTable(bundle, node)),
      section(
        "How it arrives",
        delivery
          .map(({ id, decided }) => `**${link(id, urlOf(`decisions/${id}`))}.** ${decided.trim()}`)
          .join("\n\n"),
      ),
    ),
  };
}

function headersTable(bundle: JsonObject, node: JsonObject): string {
  const parameters = Array.isArray(node.parameters) ? node.parameters : [];
  const rows = parameters.map((parameter) => {
    const { name, description, example } = resolve(bundle, parameter);
    return [code(String(name)), String(description), code(String(example))];
  });
  return table(["header", "meaning", "example"], rows);
}

function exampleOf(bundle: JsonObject, node: JsonObject): string {
  const content = resolve(bundle, resolve(bundle, node.requestBody).content);
  const [first] = membersOf(resolve(bundle, content["application/json"]), "examples");
  return first ? json(resolve(bundle, first[1]).value) : "";
}

function responsesTable(bundle: JsonObject, node: JsonObject): string {
  const rows = membersOf(node, "responses").map(([status, response]) => [
    code(status),
    textOf(resolve(bundle, response), "description"),
  ]);
  return table(["status", "meaning"], rows);
}

function indexPage(events: readonly EventCall[]): Page {
  return {
    path: "events",
    title: "Events",
    description:
      "The calls that the service makes to webhooks: when each event is sent, and what it contains.",
    body: blocks(
      `Register an endpoint with ${link("createWebhook", urlOf("api", "createWebhook"))}, or name one in \`options.webhooks\` of an export. Each event is a \`POST\` with a signature.`,
      table(
        ["event", "when"],
        events.map(({ key, name, node }) => [
          link(code(name), urlOf(`events/${key}`)),
          textOf(node, "description"),
        ]),
      ),
    ),
  };
}
