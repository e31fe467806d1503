// What the link of the mail opens: each product of the order, to be rated once, or what was said of it.

import { useText } from "../../text/use-text.ts";
import { troubleTexts } from "./faults.ts";
import { texts as formTexts } from "./feedback-form.tsx";
import { NoMoreQuestions, texts as stopTexts } from "./no-more-questions.tsx";
import { ProductFeedback } from "./product-feedback.tsx";
import { texts as saidTexts } from "./said-sheet.tsx";
import { type FeedbackProof, useFeedback } from "./use-feedback.ts";
import "./feedback.css";

const ownTexts = [
  "feedback-form-heading",
  "feedback-form-lead",
  "feedback-gone-heading",
  "feedback-gone-text",
  "feedback-loading",
  "feedback-retry",
] as const;

export const texts = [ownTexts, troubleTexts, formTexts, saidTexts, stopTexts] as const;

export function Feedback({ proof }: { proof: FeedbackProof }) {
  const t = useText<typeof ownTexts | typeof troubleTexts>();
  const { opened, reload, send, decline } = useFeedback(proof);
  if (opened.state === "gone") {
    return (
      <section className="card feedback" aria-labelledby="feedback">
        <h2 id="feedback">{t("feedback-gone-heading")}</h2>
        <p>{t("feedback-gone-text")}</p>
      </section>
    );
  }
  if (opened.state !== "open") {
    return (
      <div className="card feedback" role="status">
        <p>{t(opened.state === "loading" ? "feedback-loading" : opened.trouble)}</p>
        {opened.state === "trouble" && (
          <button type="button" className="button button-primary" onClick={reload}>
            {t("feedback-retry")}
          </button>
        )}
      </div>
    );
  }
  return (
    <section className="feedback-products" aria-labelledby="feedback">
      <h2 id="feedback">{t("feedback-form-heading")}</h2>
      <p>{t("feedback-form-lead")}</p>
      {opened.view.products.map((product) => (
        <ProductFeedback key={product.product} product={product} view={opened.view} send={send} onTold={reload} />
      ))}
      <NoMoreQuestions decline={decline} />
    </section>
  );
}
