// Opening and closing something that lives in the fragment of the address, so that it can be linked and Back closes it.

import type { NavigateOptions } from "./router.ts";
import { isScreen } from "./screens.ts";

type FragmentStepsParts = {
  browser: Pick<Window, "history" | "location">;
  navigateTo(target: string, options?: NavigateOptions): Promise<void>;
  onError(error: unknown): void;
};

export type FragmentSteps = { open(fragment: string): void; close(): void };

export function createFragmentSteps({ browser, navigateTo, onError }: FragmentStepsParts): FragmentSteps {
  const { history, location } = browser;
  /** Whether the entry before this one is the same page without the fragment. */
  let hasStepBefore = false;

  return {
    open(fragment) {
      const isSwitch = !isScreen(location.hash);
      hasStepBefore ||= !isSwitch;
      navigateTo(`#${fragment}`, { replace: isSwitch }).catch(onError);
    },
    close() {
      if (hasStepBefore) {
        hasStepBefore = false;
        history.back();
      } else {
        // The visitor came by a link straight to the fragment: there is nothing of ours to go back to.
        navigateTo(location.pathname + location.search, { replace: true }).catch(onError);
      }
    },
  };
}
