// What must be known of a food supplement before it is bought: name, dose, amounts, ingredients, cautions, operator.
// Open by default, as the law wants it to be seen without a search.

import type { BlockOf, Product } from "@trichter/shared/payload";
import { useDocumentText, useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { texts as addressTexts, PostalAddress } from "../../ui/postal-address.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { usePageFacts, useProduct } from "../page-facts.ts";
import "./facts.css";

const ownTexts = [
  "facts-quantity",
  "facts-dose",
  "facts-table",
  "facts-nutrient",
  "facts-amount",
  "facts-share",
  "facts-share-note",
  "facts-no-share",
  "facts-ingredients",
  "facts-cautions",
  "facts-storage",
  "facts-operator",
] as const;

export const texts = [ownTexts, addressTexts] as const;

type Supplement = NonNullable<Product["supplement"]>;

export function Block({ product: id }: BlockOf<"facts">) {
  const product = useProduct(id);
  const documentText = useDocumentText();
  const { supplement } = product;
  return (
    supplement && (
      <div className="facts card" data-legal="supplement-facts">
        <p className="facts-name">
          <strong>{documentText(product.name)}</strong>
          <span>{supplement.legalName}</span>
        </p>
        <div className="facts-columns">
          <FactsTable supplement={supplement} />
          <FactsList supplement={supplement} />
        </div>
      </div>
    )
  );
}

function FactsTable({ supplement }: { supplement: Supplement }) {
  const t = useText<typeof ownTexts>();
  const documentText = useDocumentText();
  return (
    <div className="facts-amounts">
      <table className="table">
        <caption>{t("facts-table")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("facts-nutrient")}</th>
            <th scope="col" className="amount">
              {t("facts-amount")}
            </th>
            <th scope="col" className="amount">
              {t("facts-share")}
            </th>
          </tr>
        </thead>
        <tbody>
          {supplement.composition.map(({ nutrient, name, amount, share }) => (
            <tr key={nutrient}>
              <th scope="row">{documentText(name)}</th>
              <td className="amount">{amount}</td>
              <td className="amount">{share ?? t("facts-no-share")}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fine-print">{t("facts-share-note")}</p>
      {supplement.warnings.map((warning) => (
        <p key={warning} className="note note-warning">
          <Icon name="info" />
          <strong>{warning}</strong>
        </p>
      ))}
    </div>
  );
}

function FactsList({ supplement }: { supplement: Supplement }) {
  const t = useText<typeof ownTexts>();
  const documentText = useDocumentText();
  const { frame } = usePageFacts();
  const { netQuantity, netWeight, dose, ingredients, storage, cautions, statements } = supplement;
  return (
    <dl className="facts-list">
      <dt>{t("facts-quantity")}</dt>
      <dd>{`${documentText(netQuantity)} (${netWeight})`}</dd>
      <dt>{t("facts-dose")}</dt>
      <dd>{documentText(dose)}</dd>
      <dt>{t("facts-ingredients")}</dt>
      <dd>
        <RichText text={documentText(ingredients)} />
      </dd>
      <dt>{t("facts-cautions")}</dt>
      {statements.map((statement) => (
        <dd key={statement} data-legal="statement">
          {statement}
        </dd>
      ))}
      {cautions.map((caution) => (
        <dd key={caution}>{documentText(caution)}</dd>
      ))}
      <dt>{t("facts-storage")}</dt>
      <dd>{documentText(storage)}</dd>
      <dt>{t("facts-operator")}</dt>
      <dd>
        <PostalAddress contact={frame.contact} />
      </dd>
    </dl>
  );
}
