// Sends the chosen package to the page that takes the order. It is a plain form without JavaScript; with it the query of
// the current page is kept and no document is loaded.

import type { FormEvent, ReactNode } from "react";
import { useNavigation, useQuery } from "../../navigation/navigation-context.ts";

type PackageFormProps = { href: string; className: string; children: ReactNode };

export function PackageForm({ href, className, children }: PackageFormProps) {
  const navigation = useNavigation();
  const query = useQuery();

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get("package");
    const parameters = new URLSearchParams(query);
    parameters.set("package", String(chosen));
    void navigation.navigateTo(new URL(`${href}?${parameters}`, document.baseURI).href);
  }

  return (
    <form action={href} method="get" className={className} onSubmit={send}>
      {children}
    </form>
  );
}
