import { useSyncExternalStore } from 'react';

/** What the tray shows of a product. */
export interface Compared {
  id: number;
  title: string;
  image: string | null;
}

/** Most products in a comparison; importing the contract's constant would pull in the schema library. */
export const mostCompared = 4;

const key = 'souk-compared';
const none: readonly Compared[] = [];
const listeners = new Set<() => void>();
let shown: { text: string | null; items: readonly Compared[] } = { text: null, items: none };

const isCompared = (item: Partial<Compared> | null): item is Compared => Boolean(item?.id && item.title);

function parsed(text: string | null): readonly Compared[] {
  try {
    const items: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(items) ? items.filter(isCompared).slice(0, mostCompared) : none;
  } catch {
    return none;
  }
}

/** Storage is unavailable when cookies are blocked: nothing can be chosen then. */
function read(): readonly Compared[] {
  try {
    const text = localStorage.getItem(key);
    if (text !== shown.text) shown = { text, items: parsed(text) };
  } catch {
    return none;
  }
  return shown.items;
}

function write(items: readonly Compared[]) {
  try {
    localStorage.setItem(key, JSON.stringify(items));
  } catch {
    return;
  }
  for (const tell of listeners) tell();
}

function follow(tell: () => void) {
  listeners.add(tell);
  addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    removeEventListener('storage', tell);
  };
}

/** The page of the comparison. */
export const comparePath = (ids: readonly number[]): string =>
  `/compare-product/${ids.join('-')}?module=retail`;

/** Adds a product to the comparison or removes it; a full tray takes no more. */
export function toggleCompared(item: Compared) {
  const others = read().filter(({ id }) => id !== item.id);
  if (others.length < read().length) write(others);
  else if (others.length < mostCompared) write([...others, item]);
}

export const clearCompared = () => write(none);

/** The products that this browser has chosen to compare. */
export const useCompared = (): readonly Compared[] => useSyncExternalStore(follow, read, () => none);
