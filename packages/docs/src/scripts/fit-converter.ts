/** Resizes the converter's frame to the height of its content, so that only the page scrolls. */
export function fitConverter(): void {
  const frame = document.querySelector<HTMLIFrameElement>("[data-converter]");
  if (!frame) return;
  const watch = () => {
    const inside = frame.contentDocument?.body;
    if (!inside) return;
    const border = frame.offsetHeight - frame.clientHeight;
    const fit = () => (frame.style.height = `${inside.offsetHeight + border}px`);
    new ResizeObserver(fit).observe(inside);
  };
  frame.addEventListener("load", watch);
  if (frame.contentDocument?.readyState === "complete") watch();
}
