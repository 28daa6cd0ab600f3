import { Code } from "../../ui/code.tsx";

/** Shows a token that was just created, with the warning that it is not shown again. */
export function NewSecret({ text }: { readonly text: string }) {
  return (
    <>
      <p>Copy it now: it is not stored, and will not be shown again.</p>
      <Code label="token" text={text} />
    </>
  );
}
