// Sends the chosen package, and the extras that were ticked, to the page that takes the order. It is a plain form without
// JavaScript; with it the choice is in the basket at once, the query of the current page is kept and no document is loaded.

import type { FormEvent, ReactNode } from "react";
import { useNavigation, useQuery } from "../../navigation/navigation-context.ts";
import { useChoose } from "./late-basket.ts";

type PackageFormProps = { href: string; id?: string | undefined; className: string; children: ReactNode };

export function PackageForm({ href, id, className, children }: PackageFormProps) {
  const navigation = useNavigation();
  const query = useQuery();
  const choose = useChoose();

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const packages = data.getAll("package").map(String);
    const extras = data.getAll("extra").map(String);
    const parameters = new URLSearchParams(query);
    for (const [name, skus] of [
      ["package", packages],
      ["extra", extras],
    ] as const) {
      parameters.delete(name);
      for (const sku of skus) {
        parameters.append(name, sku);
      }
    }
    const target = new URL(`${href}?${parameters}`, document.baseURI).href;
    void choose({ packages, extras }, offeredExtras(form)).then(() => navigation.navigateTo(target));
  }

  return (
    <form action={href} method="get" id={id} className={className} onSubmit={send}>
      {children}
    </form>
  );
}

function offeredExtras(form: HTMLFormElement): string[] {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  return inputs.filter(({ name }) => name === "extra").map(({ value }) => value);
}
