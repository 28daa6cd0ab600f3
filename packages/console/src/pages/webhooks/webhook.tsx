import { client } from "../../api/client.ts";
import type { Webhook } from "@document-export/operator/types";
import { linkTo } from "../../state/router.ts";
import { useItem } from "../../state/use-item.ts";
import { Action } from "../../ui/action.tsx";
import { Facts } from "../../ui/facts.tsx";
import { FailureNote } from "../../ui/failure-note.tsx";
import { Page } from "../../ui/page.tsx";
import { State } from "../../ui/state.tsx";
import { Time } from "../../ui/time.tsx";
import { PauseAction } from "../pauses/pause-action.tsx";
import { CircuitState } from "./circuit-state.tsx";
import { pendingOf } from "./pending-of.ts";
import { CheckWebhook } from "./check-webhook.tsx";
import { LastDay } from "./last-day.tsx";
import { ViewTokens } from "./view-tokens.tsx";
import { WebhookDeliveries } from "./webhook-deliveries.tsx";

/** Shows a webhook, its health, and its latest deliveries. */
export function WebhookPage({ id }: { readonly id: number }) {
  const { value, failure, reload } = useItem({
    id,
    load: (signal) => client.getWebhook({ webhook: id, signal }),
    event: "webhook",
    list: "webhooks",
  });
  return (
    <Page title={`Webhook ${id}`} beside={value && <Beside webhook={value} onChange={reload} />}>
      {failure && (
        <FailureNote failure={failure} onAgain={reload}>
          <a href={linkTo(["webhooks"])}>All webhooks</a>
        </FailureNote>
      )}
      {!value && !failure && <p class="quiet">Loading the webhook …</p>}
      {value && (
        <>
          <WebhookFacts webhook={value} />
          <LastDay webhook={id} />
          <WebhookDeliveries webhook={id} />
          <ViewTokens webhook={id} />
        </>
      )}
    </Page>
  );
}

function Beside({
  webhook,
  onChange,
}: {
  readonly webhook: Webhook;
  readonly onChange: () => void;
}) {
  const { id, state } = webhook;
  return (
    <div class="actions">
      <State of={state} />
      <CheckWebhook webhook={webhook} />
      {state !== "disabled" && (
        <PauseAction
          what={`deliveries to ${webhook.endpoint}`}
          scope={{ work: "deliveries", webhook: id }}
        />
      )}
      {state === "disabled" ? (
        <Action
          label="Enable"
          question="Enable this webhook?"
          role="operate"
          look="primary"
          act={() => client.enableWebhook({ webhook: id })}
          done={() => {
            onChange();
            return "The webhook is enabled.";
          }}
        >
          <p>It receives events again. You can replay the events that it missed.</p>
        </Action>
      ) : (
        <Action
          label="Disable"
          question="Disable this webhook?"
          role="operate"
          look="danger"
          act={() => client.disableWebhook({ webhook: id })}
          done={() => {
            onChange();
            return "The webhook is disabled.";
          }}
        >
          <p>It receives no events until it is enabled again.</p>
        </Action>
      )}
    </div>
  );
}

function WebhookFacts({ webhook }: { readonly webhook: Webhook }) {
  const {
    endpoint,
    description,
    origin,
    events,
    connections,
    workspace,
    circuit,
    pending,
    ...times
  } = webhook;
  const { createdAt, failingSince, disabledAt } = times;
  return (
    <Facts
      of={{
        Endpoint: <span class="path">{endpoint}</span>,
        Description: description,
        Origin: origin,
        Events: events.join(", "),
        Connections:
          connections.length === 0 ? "all" : connections.map(({ name }) => name).join(", "),
        Workspace: workspace.name,
        Pending: pendingOf(pending),
        Created: <Time at={createdAt} />,
        "Failing since": failingSince && <Time at={failingSince} />,
        "Disabled at": disabledAt && <Time at={disabledAt} />,
        Circuit: circuit && <CircuitState circuit={circuit} />,
      }}
    />
  );
}
