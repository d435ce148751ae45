interface Waiting {
  id: number;
}

/** The list's address with another ad chosen; the page stays. */
export function choosing(search: string, id: number): string {
  const params = new URLSearchParams(search);
  params.set('ad', String(id));
  return `/admin/ads?${params}`;
}

/** The ad beside this one: the next below, or the one above where it is the last. */
export function afterDecision<T extends Waiting>(ads: readonly T[], id: number): T | undefined {
  const index = ads.findIndex((ad) => ad.id === id);
  return ads[index + 1] ?? ads[index - 1];
}

/** The ad a step away in the list; at the ends there is none. */
export const stepFrom = <T extends Waiting>(ads: readonly T[], id: number, by: -1 | 1): T | undefined =>
  ads[ads.findIndex((ad) => ad.id === id) + by];
