// Quizzes of a revision that is not the page's: a visitor goes on with the one they began, and the summary reads it too.

import type { Locale } from "@trichter/shared/payload";
import type { QuizBundle } from "@trichter/shared/quiz";
import type { Device } from "../../navigation/device.ts";

export type BundleAddress = { apiBaseUrl: string; name: string; revision: string; locale: Locale };

const loaded = new WeakMap<Device, Map<string, Promise<QuizBundle | "gone">>>();

/** Fails if the network does; what failed is asked for again. */
export function loadBundle(device: Device, address: BundleAddress): Promise<QuizBundle | "gone"> {
  const bundles = loaded.get(device) ?? new Map<string, Promise<QuizBundle | "gone">>();
  loaded.set(device, bundles);
  const { apiBaseUrl, name, revision, locale } = address;
  const url = `${apiBaseUrl}/api/quizzes/${name}/${encodeURIComponent(revision)}/${locale}`;
  const bundle = bundles.get(url) ?? fetchBundle(device, url);
  bundles.set(url, bundle);
  bundle.catch(() => bundles.delete(url));
  return bundle;
}

async function fetchBundle(device: Device, url: string): Promise<QuizBundle | "gone"> {
  const response = await device.fetch(url);
  if (response.status === 404) {
    return "gone";
  }
  if (!response.ok) {
    throw new Error(`The quiz cannot be had: ${response.status}.`);
  }
  return (await response.json()) as QuizBundle;
}
