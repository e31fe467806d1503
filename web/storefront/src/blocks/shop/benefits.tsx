// What authorised claims say about the nutrients of a product, in the words of the list, with what the law wants beside
// them.

import type { BlockOf } from "@trichter/shared/payload";
import { useDocumentText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { useProduct } from "../page-facts.ts";
import { ClaimCompanions, texts as companionTexts } from "./claim-companions.tsx";
import "./benefits.css";

export const texts = companionTexts;

export function Block({ product: id, items }: BlockOf<"benefits">) {
  const documentText = useDocumentText();
  const { supplement } = useProduct(id);
  return (
    <div className="benefits">
      <ul className="tiles">
        {items.map(({ claim, icon, heading, wording }) => (
          <li key={claim} className="card">
            {icon !== null && (
              <span className="icon-disc">
                <Icon name={icon} size="large" />
              </span>
            )}
            <h3>{documentText(heading)}</h3>
            <p data-claim={claim}>{wording}</p>
          </li>
        ))}
      </ul>
      <ClaimCompanions supplement={supplement} />
    </div>
  );
}
