/** Path of a webhook's page, for holders of a view token. */
export const WEBHOOK_VIEW = "/webhook-view";

/** Returns true if a path belongs to the page. */
export function isWebhookView(path: string): boolean {
  return path === WEBHOOK_VIEW || path.startsWith(`${WEBHOOK_VIEW}/`);
}
