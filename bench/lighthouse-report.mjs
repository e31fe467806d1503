// Reads a report of Lighthouse: the numbers that have a budget, and which audits and elements cost points.

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const CRAWLABLE = "is-crawlable";

/** Scores out of 100 and metrics. */
export function measuresOf({ categories, audits }) {
  return {
    performance: Math.round(categories.performance.score * 100),
    accessibility: Math.round(categories.accessibility.score * 100),
    bestPractices: Math.round(categories["best-practices"].score * 100),
    seo: seoWithoutCrawling(categories.seo, audits),
    isHidden: audits[CRAWLABLE].score === 0,
    lcpMs: audits["largest-contentful-paint"].numericValue,
    cls: audits["cumulative-layout-shift"].numericValue,
    tbtMs: audits["total-blocking-time"].numericValue,
  };
}

/** Whether a page may be found is the operator's decision, and no question of quality. */
function seoWithoutCrawling({ auditRefs }, audits) {
  const counted = auditRefs.filter(({ id, weight }) => id !== CRAWLABLE && weight > 0 && audits[id].score !== null);
  const total = counted.reduce((sum, { weight }) => sum + weight, 0);
  const reached = counted.reduce((sum, { id, weight }) => sum + weight * audits[id].score, 0);
  return Math.round((reached / total) * 100);
}

/** One line for each audit that has a weight and was not passed, with the elements it names. */
export function faultsOf({ categories, audits }) {
  const weighted = CATEGORIES.flatMap((name) => categories[name].auditRefs).filter(({ weight }) => weight > 0);
  return weighted
    .map(({ id }) => audits[id])
    .filter(({ id, score }) => id !== CRAWLABLE && score !== null && score < 1)
    .map(({ id, displayValue = "", details }) => [id, displayValue, ...elementsOf(details)].join(" ").trimEnd());
}

function elementsOf(details) {
  const items = details?.items ?? [];
  return items.map(({ node, description, url }) => node?.snippet ?? description ?? url ?? "").filter(Boolean);
}
