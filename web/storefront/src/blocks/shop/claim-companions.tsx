// What the law wants beside a claim, in the same container: dose, varied diet, and who should be careful.

import type { Product } from "@trichter/shared/payload";
import { useDocumentText, useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";

export const texts = ["claim-diet"] as const;

export function ClaimCompanions({ supplement }: Pick<Product, "supplement">) {
  const t = useText<typeof texts>();
  const documentText = useDocumentText();
  return (
    supplement !== null && (
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
    )
  );
}
