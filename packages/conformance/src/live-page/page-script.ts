/** Messages about the connection of the page; the proxy announces when it exits. */
export const CONNECTION = {
  open: "Live: the page follows the proxy.",
  lost: "The connection to the proxy is lost, and is tried again. What is below may be out of date.",
  ended: "The proxy has ended. This is what it found.",
} as const;

/** Updates the parts of the page and shows the state of the connection. */
export const PAGE_SCRIPT = `
const byId = (id) => document.getElementById(id);
const say = (text) => {
  const connection = byId("connection");
  // A screen reader reads each change aloud.
  if (connection.textContent !== text) connection.textContent = text;
};
const put = ({ id, html, missing }) => {
  if (!byId(id) && missing) byId(missing.parent).insertAdjacentHTML("beforeend", missing.element);
  const element = byId(id);
  if (html !== undefined && element.innerHTML !== html) element.innerHTML = html;
};
const follow = () => {
  const events = new EventSource("/events");
  events.addEventListener("run", ({ data }) => {
    // Another proxy listens here now: what the last one found is not of it.
    if (data !== document.body.dataset.run) location.reload();
  });
  events.addEventListener("parts", ({ data }) => JSON.parse(data).forEach(put));
  events.addEventListener("ended", () => {
    events.close();
    say(${JSON.stringify(CONNECTION.ended)});
  });
  events.addEventListener("open", () => say(${JSON.stringify(CONNECTION.open)}));
  events.addEventListener("error", () => {
    say(${JSON.stringify(CONNECTION.lost)});
    if (events.readyState === EventSource.CLOSED) setTimeout(follow, 2000);
  });
};
follow();
`;
