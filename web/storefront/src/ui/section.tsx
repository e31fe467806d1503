// A block on a ground of its own. Everything but `plain` is a band from edge to edge, of the window or of the sheet that the
// layout puts pages on; its content keeps to the layout's column.

import type { ReactNode } from "react";

export type Ground = "plain" | "card" | "sage" | "sky" | "oat" | "pine" | "apricot";

type SectionProps = {
  ground: Ground;
  /** The fragment that leads here. */
  anchor?: string | null;
  className?: string;
  children: ReactNode;
};

export function Section({ ground, anchor, className, children }: SectionProps) {
  const classes = ["block", bandClasses(ground), className ?? ""];
  return (
    <section className={classes.filter((name) => name !== "").join(" ")} id={anchor ?? undefined}>
      {children}
    </section>
  );
}

/** A ground and the colours of the text on it. */
export function bandClasses(ground: Ground): string {
  return ground === "plain" ? "" : `band band-${ground} ${ground === "pine" ? "on-dark" : "on-light"}`;
}
