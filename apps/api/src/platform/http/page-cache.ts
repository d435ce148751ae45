import { LRUCache } from 'lru-cache';

/** What stands in a kept page where each answer's own nonce goes. */
export const noncePlaceholder = 'souk-nonce-souk-nonce';

interface KeptPage {
  parts: string[];
  headers: [string, string][];
}

const memoryBytes = 64 * 1024 * 1024;

/** Public pages as visitors without a session see them, kept for seconds in this process. */
export class PageCache {
  readonly #pages = new LRUCache<string, KeptPage>({
    maxSize: memoryBytes,
    sizeCalculation: (page) => page.parts.reduce((sum, part) => sum + part.length * 2, 200),
  });

  keep(key: string, html: string, headers: Headers, seconds: number): void {
    const parts = html.split(noncePlaceholder);
    this.#pages.set(key, { parts, headers: [...headers] }, { ttl: seconds * 1000 });
  }

  /** The page with this answer's nonce, if it is kept. */
  find(key: string, nonce: string): { html: string; headers: [string, string][] } | undefined {
    const kept = this.#pages.get(key);
    return kept && { html: kept.parts.join(nonce), headers: kept.headers };
  }
}
