import { type Allergen, europeanAllergens } from '../allergens.ts';
import type { Entry } from '../tables/entry.ts';

/** What a record says beside its lists, as its maker or others filled it in. */
export interface Declared {
  contains?: readonly Allergen[];
  mayContain?: readonly Allergen[];
  /** By number, "322" or "160a". */
  additives?: readonly string[];
}

/** One thing that the lists and the rest of the record disagree in. */
export interface Difference {
  kind: 'allergen' | 'trace' | 'additive';
  name: string;
  missingFrom: 'list' | 'record';
}

/** What the printed lists alone come to. */
export interface Listed {
  contains: readonly Allergen[];
  mayContain: readonly Allergen[];
  additives: readonly Entry[];
}

/** A record says "nuts" or "gluten" where a list says which: the two agree. */
const groupOf = (allergen: Allergen): string =>
  Object.keys(europeanAllergens).find((group) => europeanAllergens[group]?.includes(allergen)) ?? allergen;

function missing(told: readonly Allergen[], from: readonly Allergen[]): Allergen[] {
  const groups = new Set(from.map(groupOf));
  return told.filter((allergen) => !groups.has(groupOf(allergen)));
}

/** "E160a(i)" of a record is the 160a of the tables; a letter that only one side prints parts nothing. */
const numberOf = (printed: string): string | undefined =>
  /^(?:e|ins)? ?(\d{3,4}[a-h]?)(?:i{1,3}|iv|vi{0,3})?$/iu.exec(printed.trim())?.[1]?.toLowerCase();

const isSameNumber = (one: string, other: string) =>
  one === other || one === other.replace(/[a-h]$/, '') || other === one.replace(/[a-h]$/, '');

/** The numbers of a record that no list names. A family such as "14xx" says no more than the list that it was made of. */
export function additivesBeside(declared: readonly string[], listed: readonly Entry[]): string[] {
  const known = new Set(listed.flatMap(({ additive }) => additive?.number ?? []));
  const numbers = new Set(declared.flatMap((printed) => numberOf(printed) ?? []));
  return [...numbers].filter((number) => ![...known].some((other) => isSameNumber(number, other)));
}

function additivesMissing(declared: readonly string[], listed: readonly Entry[]): string[] {
  const numbers = new Set(declared.flatMap((printed) => numberOf(printed) ?? []));
  return listed
    .flatMap(({ additive }) => additive?.number ?? [])
    .filter((number) => ![...numbers].some((other) => isSameNumber(number, other)));
}

/** Where the lists and the rest of the record disagree; where the record says nothing there is nothing to hold against. */
export function differencesOf(declared: Declared, listed: Listed): Difference[] {
  const { contains = [], mayContain = [], additives = [] } = declared;
  const from = (
    kind: Difference['kind'],
    missingFrom: Difference['missingFrom'],
    names: readonly string[],
  ): Difference[] => names.map((name) => ({ kind, name, missingFrom }));
  const listedAny = [...listed.contains, ...listed.mayContain];
  const declaredAny = [...contains, ...mayContain];
  return [
    ...from('allergen', 'list', missing(contains, listed.contains)),
    ...from('allergen', 'record', declared.contains ? missing(listed.contains, contains) : []),
    ...from('trace', 'list', missing(mayContain, listedAny)),
    ...from('trace', 'record', declared.mayContain ? missing(listed.mayContain, declaredAny) : []),
    ...from('additive', 'list', additivesBeside(additives, listed.additives)),
    ...from('additive', 'record', declared.additives ? additivesMissing(additives, listed.additives) : []),
  ];
}
