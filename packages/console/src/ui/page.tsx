import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { isFirstPage } from "../state/first-page.ts";

interface Props {
  readonly title: string;
  /** Content next to the title, such as a state or actions. */
  readonly beside?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Shows a page with its heading, which gets the focus if the reader came from another page. */
export function Page({ title, beside, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFirstPage()) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  useEffect(() => {
    document.title = `${title} · Document Export`;
  }, [title]);
  return (
    <>
      <header class="title">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {beside}
      </header>
      {children}
    </>
  );
}
