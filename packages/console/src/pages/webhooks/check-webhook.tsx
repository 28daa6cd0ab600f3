import type { Webhook } from "@document-export/operator/types";
import { client } from "../../api/client.ts";
import { Action, textIn } from "../../ui/action.tsx";
import { Choice } from "../../ui/fields.tsx";
import { Code } from "../../ui/code.tsx";

/** Shows a button that sends one example event to a webhook, and shows the response. */
export function CheckWebhook({ webhook: { id, endpoint, events } }: { readonly webhook: Webhook }) {
  return (
    <Action
      label="Send an example"
      on={`to ${endpoint}`}
      question="Send an example?"
      role="operate"
      act={(form) => client.checkWebhook({ webhook: id, body: { event: textIn(form, "event") } })}
      done={({ accepted }) =>
        accepted ? "The example was accepted." : "The example was not accepted."
      }
      show={({ accepted, status, error, response, durationMs }) => (
        <>
          <p class={accepted ? "note" : "note bad"}>
            {status === null ? error : `It responded with ${status}`} after {durationMs} ms.
          </p>
          {response && <Code label="response" text={response} />}
        </>
      )}
    >
      <p>
        The endpoint is called once, with a signed example. It is not a delivery, so it is neither
        retried nor counted.
      </p>
      <Choice
        label="Event"
        name="event"
        options={events.map((value) => ({ value, label: value }))}
      />
    </Action>
  );
}
