import { Action } from "../../ui/action.tsx";

interface Props {
  readonly name: string;
  readonly act: () => Promise<unknown>;
  readonly onDone: () => void;
}

/** Shows a button that revokes a token after a confirmation. */
export function Revoke({ name, act, onDone }: Props) {
  return (
    <Action
      label="Revoke"
      on={name}
      question={`Revoke ${name}?`}
      role="admin"
      look="danger"
      act={act}
      done={() => {
        onDone();
        return `${name} was revoked.`;
      }}
    >
      <p>Programs that use this token are refused immediately. This cannot be undone.</p>
    </Action>
  );
}
