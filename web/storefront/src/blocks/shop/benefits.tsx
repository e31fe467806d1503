// What authorised claims say about the nutrients of a product, in the words of the list. What the law wants beside a
// claim stands in the same container: varied diet, dose, and who should be careful.

import type { BlockOf } from "@trichter/shared/payload";
import { useDocumentText, useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { useProduct } from "../page-facts.ts";
import "./benefits.css";

export const texts = ["claim-diet"] as const;

export function Block({ product: id, items }: BlockOf<"benefits">) {
  const t = useText(texts);
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
      {supplement !== null && (
        <div className="note">
          <Icon name="info" />
          <div className="benefits-companion">
            <p data-companion="dose">{documentText(supplement.dose)}</p>
            <p data-companion="diet">{t("claim-diet")}</p>
            {supplement.warnings.map((warning) => (
              <p key={warning} data-companion="excess">
                <strong>{warning}</strong>
              </p>
            ))}
            {supplement.cautions.map((caution) => (
              <p key={caution} data-companion="avoid">
                {documentText(caution)}
              </p>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
