/** Page numbers to show: both ends, the current one and its neighbours; 0 is a gap. */
export function pagerPages(current: number, last: number): number[] {
  const near = new Set([1, last, current - 1, current, current + 1]);
  if (current <= 3) for (const page of [2, 3]) near.add(page);
  if (current >= last - 2) for (const page of [last - 1, last - 2]) near.add(page);
  const pages = [...near].filter((page) => page >= 1 && page <= last).toSorted((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? 0;
    if (index === 0 || page === before + 1) return [page];
    return page === before + 2 ? [page - 1, page] : [0, page];
  });
}

/** The same list at another page; the rest of the query stays. */
export function pageSearch(search: string, page: number): string {
  const query = new URLSearchParams(search);
  if (page <= 1) query.delete('page');
  else query.set('page', String(page));
  const text = query.toString();
  return text ? `?${text}` : '?';
}
