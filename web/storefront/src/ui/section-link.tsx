// A link to a section of the obligatory information. Without JavaScript it leads to the page that holds them all;
// with it the section opens over the current page, or takes the place of the one that is open.

import type { SectionName } from "@trichter/shared/payload";
import { type MouseEvent, type ReactNode, use } from "react";
import { isPlainClick } from "../navigation/internal-link.ts";
import { useNavigation, useQuery } from "../navigation/navigation-context.ts";
import { SectionPlaceContext } from "./sections.ts";
import { withQuery } from "./with-query.ts";

type SectionLinkProps = { section: SectionName; className?: string; isCurrent?: boolean; children: ReactNode };

export function SectionLink({ section, className, isCurrent = false, children }: SectionLinkProps) {
  const { termsHref, isShown } = use(SectionPlaceContext);
  const navigation = useNavigation();
  const query = useQuery();

  function openHere(event: MouseEvent): void {
    if (isPlainClick(event) && !isShown) {
      event.preventDefault();
      navigation.openFragment(section);
    }
  }

  return (
    <a
      href={isShown ? `#${section}` : withQuery(`${termsHref}#${section}`, query)}
      className={className}
      aria-current={isCurrent ? "true" : undefined}
      onClick={openHere}
    >
      {children}
    </a>
  );
}
