// Waits for a quiet moment. Safari has no idle callback; a short delay must do there.

const fallbackDelayMs = 1;

export function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === "function") {
    requestIdleCallback(task);
  } else {
    setTimeout(task, fallbackDelayMs);
  }
}
