// Finds the rules of the build manifest that apply to a path. Rules say how a path is served; which page it is, only
// the server knows.

export type RouteRules = { prerender?: boolean; redirect?: string };

export type RouteMatcher = {
  /** Whole path → rules. */
  static?: Record<string, RouteRules>;
  /** Prefix without its `/**` → rules for it and everything below. */
  wildcard?: Record<string, RouteRules>;
  /** Prefix → matcher for what follows the one free segment after it. */
  dynamic?: Record<string, RouteMatcher>;
};

/** The more specific rule wins, key by key. The query and one trailing slash do not count. */
export function rulesForPath(matcher: RouteMatcher, path: string): RouteRules {
  return Object.assign({}, ...matchingRules(matcher, normalised(path)));
}

/** From the least to the most specific: wildcards from short to long, then dynamic, then static. */
function matchingRules(matcher: RouteMatcher, path: string): RouteRules[] {
  const found: RouteRules[] = [];
  for (const [prefix, rules] of shortestFirst(matcher.wildcard)) {
    if (path === prefix || path.startsWith(`${prefix}/`)) {
      found.push(rules);
    }
  }
  for (const [prefix, nested] of shortestFirst(matcher.dynamic)) {
    if (path.startsWith(`${prefix}/`)) {
      const [, ...rest] = path.slice(prefix.length + 1).split("/");
      found.push(...matchingRules(nested, `/${rest.join("/")}`));
    }
  }
  const exact = new Map(Object.entries(matcher.static ?? {})).get(path);
  return exact ? [...found, exact] : found;
}

function shortestFirst<Value>(table: Record<string, Value> = {}): [string, Value][] {
  return Object.entries(table).sort(([one], [other]) => one.length - other.length);
}

function normalised(path: string): string {
  const withoutQuery = path.replace(/[?#].*$/s, "");
  return withoutQuery.length > 1 && withoutQuery.endsWith("/") ? withoutQuery.slice(0, -1) : withoutQuery;
}
