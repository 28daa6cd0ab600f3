import { Code } from "../../ui/code.tsx";

/** A token that was just created. */
export function NewSecret({ text }: { readonly text: string }) {
  return (
    <>
      <p>Copy it now: it is not stored, and will not be shown again.</p>
      <Code label="token" text={text} />
    </>
  );
}
