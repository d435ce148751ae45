import { LRUCache } from 'lru-cache';

interface KeptPage {
  /** The page, split where its nonces are. */
  parts: readonly string[];
  headers: [string, string][];
}

const memoryBytes = 64 * 1024 * 1024;
const knownPaths = 50_000;

const bytesOf = ({ parts }: KeptPage, key: string) =>
  parts.reduce((sum, part) => sum + part.length * 2, 200 + key.length * 2);

/** Public pages as visitors without a session see them, cached for seconds in this process. */
export class PageCache {
  readonly #pages = new LRUCache<string, KeptPage>({ maxSize: memoryBytes, sizeCalculation: bytesOf });
  readonly #keptPaths = new LRUCache<string, true>({ max: knownPaths });

  keep(key: string, page: KeptPage, seconds: number): void {
    this.#pages.set(key, page, { ttl: seconds * 1000 });
  }

  /** Notes that the page of this path can be cached for everybody. */
  know(path: string): void {
    this.#keptPaths.set(path, true);
  }

  isKnown(path: string): boolean {
    return this.#keptPaths.has(path);
  }

  /** The cached page with this answer's nonce. */
  find(key: string, nonce: string): { html: string; headers: [string, string][] } | undefined {
    const kept = this.#pages.get(key);
    return kept && { html: kept.parts.join(nonce), headers: kept.headers };
  }
}
