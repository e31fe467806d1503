// Ways onward: links to other pages that look like buttons.

import type { BlockOf } from "@trichter/shared/payload";
import { ActionLinks } from "../ui/action-links.tsx";

export const texts = [] as const;

export function Block({ items }: BlockOf<"actions">) {
  return <ActionLinks actions={items} />;
}
