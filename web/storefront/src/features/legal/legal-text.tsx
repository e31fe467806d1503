// A legal text from its parts. The section's title above it is whoever shows it.

import type { LegalPart, LegalRun } from "@trichter/shared/payload";
import { Fragment, type ReactNode } from "react";
import { Link } from "../../ui/link.tsx";
import { SectionLink } from "../../ui/section-link.tsx";

export function LegalParts({ parts }: { parts: readonly LegalPart[] }) {
  return (
    // A text never changes while it is shown, so a part's position is its name.
    parts.map((part, position) => <Part key={position} part={part} />)
  );
}

function Part({ part }: { part: LegalPart }) {
  switch (part.part) {
    case "heading":
      return (
        <h3>
          <Runs runs={part.runs} />
        </h3>
      );
    case "subheading":
      return (
        <h4>
          <Runs runs={part.runs} />
        </h4>
      );
    case "paragraph":
      return (
        <p>
          <Runs runs={part.runs} />
        </p>
      );
    case "bullets":
      return <ul>{part.items.map(item)}</ul>;
    case "numbers":
      return <ol>{part.items.map(item)}</ol>;
  }
}

function item(runs: readonly LegalRun[], position: number): ReactNode {
  return (
    <li key={position}>
      <Runs runs={runs} />
    </li>
  );
}

function Runs({ runs }: { runs: readonly LegalRun[] }) {
  return runs.map((run, position) => (
    <Fragment key={position}>
      <Run run={run} />
    </Fragment>
  ));
}

function Run({ run }: { run: LegalRun }) {
  if (typeof run === "string") {
    return run;
  }
  if ("strong" in run) {
    return (
      <strong>
        <Runs runs={run.strong} />
      </strong>
    );
  }
  if ("emphasis" in run) {
    return (
      <em>
        <Runs runs={run.emphasis} />
      </em>
    );
  }
  if ("section" in run) {
    return (
      <SectionLink section={run.section}>
        <Runs runs={run.runs} />
      </SectionLink>
    );
  }
  if ("page" in run) {
    return (
      <Link href={run.page}>
        <Runs runs={run.runs} />
      </Link>
    );
  }
  return (
    <a href={run.outside} rel="noreferrer">
      <Runs runs={run.runs} />
    </a>
  );
}
