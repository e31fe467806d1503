// One product: the form, or what was said.

import type { FeedbackProduct, FeedbackView, Said } from "@trichter/shared/feedback";
import { useState } from "react";
import { imageSource } from "../../ui/image-sources.ts";
import { FeedbackForm } from "./feedback-form.tsx";
import { SaidSheet } from "./said-sheet.tsx";
import type { Feedback } from "./use-feedback.ts";

/** Twice the size it is shown in, for sharp screens. */
const modifiers = { width: 144, height: 144, fit: "cover" } as const;

type ProductFeedbackProps = {
  product: FeedbackProduct;
  view: FeedbackView;
  send: Feedback["send"];
  /** Something was said elsewhere: what is shown is old. */
  onTold: () => void;
};

export function ProductFeedback({ product, view, send, onTold }: ProductFeedbackProps) {
  const [said, setSaid] = useState<Said | null>(product.said);
  const [isNews, setIsNews] = useState(false);
  const [isAgain, setIsAgain] = useState(false);

  function show(told: Said): void {
    setSaid(told);
    setIsNews(true);
    setIsAgain(false);
  }

  return (
    <article className="card feedback">
      <header className="feedback-product">
        {product.picture !== null && (
          <img src={imageSource(product.picture, { modifiers })} alt="" width={72} height={72} />
        )}
        <h3>{product.name}</h3>
      </header>
      {said && !isAgain ? (
        <SaidSheet said={said} isNews={isNews} onAgain={() => setIsAgain(true)} />
      ) : (
        <FeedbackForm
          product={product.product}
          said={said}
          maxTextChars={view.max_text_chars}
          maxNameChars={view.max_name_chars}
          send={send}
          onSaid={show}
          onTold={onTold}
        />
      )}
    </article>
  );
}
