/** The frame of the converter becomes as high as what is in it, so that only the page scrolls. */
export function fitConverter(): void {
  const frame = document.querySelector<HTMLIFrameElement>("[data-converter]");
  if (!frame) return;
  const watch = () => {
    const inside = frame.contentDocument?.body;
    if (!inside) return;
    new ResizeObserver(() => (frame.style.height = `${inside.offsetHeight + 1}px`)).observe(inside);
  };
  frame.addEventListener("load", watch);
  if (frame.contentDocument?.readyState === "complete") watch();
}
