// Storage for tests: one that works, and a browser that blocks it.

export class FakeStorage {
  readonly #items = new Map<string, string>();
  isFull = false;

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.isFull) {
      throw new DOMException("full", "QuotaExceededError");
    }
    this.#items.set(key, value);
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }

  clear(): void {
    this.#items.clear();
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  get length(): number {
    return this.#items.size;
  }
}

export function blockedStorage(): Storage {
  throw new DOMException("blocked", "SecurityError");
}
