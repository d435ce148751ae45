import { search } from '@souk/contract/modules/search/search';
import { call } from '../../lib/api.server.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import type { SitemapEntry } from './sitemap.ts';

/** Things per part of the map. */
export const partSize = 5000;

const keptForMs = 10 * 60_000;

interface Part {
  entries: SitemapEntry[];
  /** Where the part after it starts; null at the end. */
  next: string | null;
}

const parts = new Map<number, { part: Promise<Part | null>; untilMs: number }>();

/** Walks the search's own pages from one place on until a part is full. */
async function walk(args: PageArgs, from: string | undefined): Promise<Part> {
  const entries: SitemapEntry[] = [];
  let cursor = from;
  while (entries.length < partSize) {
    const query = { page_size: 20, sort: 'most-recent' as const, ...(cursor ? { cursor } : {}) };
    const page = await call(args, search, { query });
    entries.push(...page.data.map(({ path, created_at }) => ({ path, changedAt: created_at })));
    if (!page.next_cursor) return { entries, next: null };
    cursor = page.next_cursor;
  }
  return { entries, next: cursor ?? null };
}

async function after(args: PageArgs, number: number): Promise<Part | null> {
  if (number === 1) return walk(args, undefined);
  const before = await loadPart(args, number - 1);
  return before?.next ? walk(args, before.next) : null;
}

/** One part of the map, or nothing where the things end before it; each is walked once in ten minutes. */
export function loadPart(args: PageArgs, number: number): Promise<Part | null> {
  const nowMs = pageStateOf(args).now.getTime();
  const kept = parts.get(number);
  if (kept && nowMs < kept.untilMs && nowMs >= kept.untilMs - keptForMs) return kept.part;
  const part = after(args, number);
  const fresh = { part, untilMs: nowMs + keptForMs };
  parts.set(number, fresh);
  const forget = () => {
    if (parts.get(number) === fresh) parts.delete(number);
  };
  // What does not exist is not kept: anybody may ask for any number.
  part.then((found) => found === null && forget(), forget);
  return part;
}

/** How many parts there are. */
export async function countParts(args: PageArgs): Promise<number> {
  const { total } = await call(args, search, { query: { page_size: 10 } });
  return Math.max(1, Math.ceil(total / partSize));
}
