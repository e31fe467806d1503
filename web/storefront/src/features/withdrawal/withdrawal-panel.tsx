// The sheet of the withdrawal function. Its heading has the focus when it comes in the place of another.

import { type ReactNode, useEffect, useRef } from "react";

type WithdrawalPanelProps = { step: string | null; heading: string; isNews: boolean; children: ReactNode };

export function WithdrawalPanel({ step, heading, isNews, children }: WithdrawalPanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) {
      title.current?.focus();
    }
  }, [isNews]);
  return (
    <section className="card withdrawal" aria-labelledby="withdrawal">
      {step !== null && <p className="withdrawal-step">{step}</p>}
      <h2 id="withdrawal" ref={title} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
