// Keeps prefetching from crowding out what the visitor is waiting for.

const crowdedAbove = 4;

export type LoadLimit = <Value>(load: () => Promise<Value>) => Promise<Value>;

/** With more than four loads in flight, a further one waits for all of them and then asks again. */
export function createLoadLimit(): LoadLimit {
  const inFlight = new Set<Promise<unknown>>();

  return async (load) => {
    while (inFlight.size > crowdedAbove) {
      await Promise.allSettled(inFlight);
    }
    const loading = load();
    inFlight.add(loading);
    try {
      return await loading;
    } finally {
      inFlight.delete(loading);
    }
  };
}
