/** Somebody who is at work in a business, by what they have said of themselves. */
export interface Worker {
  /** They do the service in question. */
  isAble: boolean;
  languages: readonly string[];
  isWoman: boolean;
}

/** `auslan ` and `AUSLAN` are one language. */
const named = (language: string): string =>
  language
    .trim()
    .replace(/\s+/gu, ' ')
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}’'])\p{L}/gu, (letter) => letter.toUpperCase());

/** What a service is found by because of who does it: their languages, and whether they are women. */
export function staffFacets(staff: readonly Worker[]): Record<'languages' | 'women', string[]> {
  const able = staff.filter(({ isAble }) => isAble);
  const languages = new Set(able.flatMap((worker) => worker.languages.map(named)));
  const isWomenOnly = able.length > 0 && staff.every(({ isWoman }) => isWoman);
  const hasWoman = able.some(({ isWoman }) => isWoman);
  return {
    languages: [...languages].toSorted(),
    women: [...(hasWoman ? ['a-woman'] : []), ...(isWomenOnly ? ['women-only'] : [])],
  };
}
