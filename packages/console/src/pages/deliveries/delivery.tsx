import { client } from "../../api/client.ts";
import type { DeliveryDetails } from "@document-export/operator/types";
import { linkTo } from "../../state/router.ts";
import { useItem } from "../../state/use-item.ts";
import { Action } from "../../ui/action.tsx";
import { Code, Copy } from "../../ui/code.tsx";
import { Facts } from "../../ui/facts.tsx";
import { FailureNote } from "../../ui/failure-note.tsx";
import { formatSeconds } from "../../ui/format.ts";
import { Page } from "../../ui/page.tsx";
import { State } from "../../ui/state.tsx";
import { Time } from "../../ui/time.tsx";

/** Shows a webhook call: the message that was sent, and the outcome of each attempt. */
export function DeliveryPage({ id }: { readonly id: string }) {
  const { value, failure, reload } = useItem({
    id,
    load: (signal) => client.getDelivery({ message: id, signal }),
    event: "delivery",
    list: "deliveries",
  });
  return (
    <Page
      title={value?.event ?? "Delivery"}
      beside={value && <Beside delivery={value} onChange={reload} />}
    >
      {failure && (
        <FailureNote failure={failure} onAgain={reload}>
          <a href={linkTo(["deliveries"])}>All deliveries</a>
        </FailureNote>
      )}
      {!value && !failure && <p class="quiet">Loading the delivery …</p>}
      {value && (
        <>
          <DeliveryFacts delivery={value} />
          <Attempts of={value} />
          <section aria-labelledby="sent">
            <h2 id="sent">What is sent</h2>
            {value.body === null ? (
              <p class="note">The content is removed after it is delivered.</p>
            ) : (
              <Code label="content" text={value.body} />
            )}
          </section>
        </>
      )}
    </Page>
  );
}

function Beside({
  delivery,
  onChange,
}: {
  readonly delivery: DeliveryDetails;
  readonly onChange: () => void;
}) {
  const { id, state, can, endpoint } = delivery;
  return (
    <div class="actions">
      <State of={state} />
      {can.replay && (
        <Action
          label={state === "pending" ? "Send now" : "Replay"}
          question="Send this again now?"
          role="operate"
          look="primary"
          act={() => client.replayDelivery({ message: id })}
          done={() => {
            onChange();
            return "It is sent again now.";
          }}
        >
          <p>
            It goes to <span class="path">{endpoint}</span> with the same id, so that the receiver
            can recognise the repeat.
          </p>
        </Action>
      )}
    </div>
  );
}

function DeliveryFacts({ delivery }: { readonly delivery: DeliveryDetails }) {
  const { id, endpoint, job, workspace, webhook, createdAt, nextAttemptAt, endedAt, traceId } =
    delivery;
  return (
    <Facts
      of={{
        To: <span class="path">{endpoint}</span>,
        Webhook:
          webhook === null ? (
            "of the export alone"
          ) : (
            <a href={linkTo(["webhooks", webhook])}>{webhook}</a>
          ),
        Job: <a href={linkTo(["jobs", job])}>{job}</a>,
        Workspace: workspace.name,
        Created: <Time at={createdAt} />,
        "Next attempt": nextAttemptAt && <Time at={nextAttemptAt} />,
        Ended: endedAt && <Time at={endedAt} />,
        Message: (
          <>
            <code>{id}</code> <Copy what="message id" text={id} />
          </>
        ),
        Trace: traceId && (
          <>
            <code>{traceId}</code> <Copy what="trace id" text={traceId} />
          </>
        ),
      }}
    />
  );
}

function Attempts({ of: { attemptList, state } }: { readonly of: DeliveryDetails }) {
  return (
    <section aria-labelledby="attempts">
      <h2 id="attempts">Attempts</h2>
      {attemptList.length === 0 && (
        <p class="note">{state === "pending" ? "It was not sent yet." : "No attempt is stored."}</p>
      )}
      <ol class="timeline">
        {attemptList.map(({ number, at, status, error, response, durationMs }) => {
          const isGood = status !== null && status >= 200 && status < 300;
          return (
            <li key={number} class={isGood ? "done" : "failed"}>
              <strong>{status === null ? "No response" : `Responded with ${status}`}</strong>
              <span class="quiet">
                {" "}
                <Time at={at} />, after {formatSeconds(durationMs / 1000)}
              </span>
              {error && <p>{error}</p>}
              {response && <Code label={`response to attempt ${number}`} text={response} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
