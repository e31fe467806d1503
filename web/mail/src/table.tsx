// The one layout that every mail program lays out alike: a table of one column, named as no data to screen readers.

import type { CSSProperties, ReactNode } from "react";

type TableProps = { children: ReactNode; width?: string; align?: "center"; style?: CSSProperties };

export function Table({ children, width, align, style }: TableProps) {
  return (
    <table role="presentation" width={width} align={align} border={0} cellPadding={0} cellSpacing={0} style={style}>
      <tbody>{children}</tbody>
    </table>
  );
}
