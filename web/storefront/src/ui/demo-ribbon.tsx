// The thin line above everything that says what a demo shop is: nobody should take it for a real one.

import { useText } from "../text/use-text.ts";
import "./demo-ribbon.css";

export const texts = ["demo-ribbon"] as const;

export function DemoRibbon() {
  const t = useText<typeof texts>();
  return <aside className="demo-ribbon">{t("demo-ribbon")}</aside>;
}
