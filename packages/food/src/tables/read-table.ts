import { type Allergen, allergens } from '../allergens.ts';
import { type Origin, origins } from '../judging/origins.ts';
import { type Grade, grades, type School, schools } from '../judging/verdicts.ts';
import { type AdditiveClass, additiveClasses, type Entry, type Trait, traits } from './entry.ts';

const listOf = (cell: string): string[] =>
  cell
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function oneOf<Word extends string>(words: readonly Word[], word: string, row: string): Word {
  const known = words.find((candidate) => candidate === word);
  if (!known) throw new Error(`"${word}" is no word of the tables, in the row: ${row}`);
  return known;
}

/** "halal", or "open, hanafi shunned". */
function readGrades(cell: string, row: string): Partial<Record<School | 'all', Grade>> {
  return Object.fromEntries(
    listOf(cell).map((part) => {
      const [first = '', second] = part.split(' ');
      return second === undefined
        ? ['all', oneOf(grades, first, row)]
        : [oneOf(schools, first, row), oneOf(grades, second, row)];
    }),
  );
}

/** Allergens and traits share a column: "milk, ultra"; "~egg" is usually in it. */
function readMarks(cell: string, row: string): Pick<Entry, 'allergens' | 'usualAllergens' | 'traits'> {
  const words = listOf(cell);
  const usual = words
    .filter((word) => word.startsWith('~'))
    .map((word) => oneOf<Allergen>(allergens, word.slice(1), row));
  const marks = words
    .filter((word) => !word.startsWith('~'))
    .map((word) => oneOf<Allergen | Trait>([...allergens, ...traits], word, row));
  return {
    allergens: allergens.filter((allergen) => marks.includes(allergen)),
    ...(usual.length > 0 ? { usualAllergens: allergens.filter((allergen) => usual.includes(allergen)) } : {}),
    traits: traits.filter((trait) => marks.includes(trait)),
  };
}

const rowsOf = (text: string): { row: string; cells: string[] }[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
    .map((row) => ({ row, cells: row.split('|').map((cell) => cell.trim()) }));

/**
 * Reads a table of foods, one a line:
 * id | en | fr | de | ar | ms, id | tr | origins | grades | allergens and traits | why | source
 */
export function readFoods(text: string): Entry[] {
  return rowsOf(text).map(({ row, cells }) => {
    const [id = '', en = '', fr = '', de = '', ar = '', ms = '', tr = '', ...rest] = cells;
    const [from = '', graded = '', marks = '', why = '', source = '', ...more] = rest;
    if (!id || !en || !from || !why || !source || more.length > 0)
      throw new Error(`a cell is amiss in: ${row}`);
    return {
      id,
      names: {
        en: listOf(en),
        fr: listOf(fr),
        de: listOf(de),
        ar: listOf(ar),
        ms: listOf(ms),
        tr: listOf(tr),
      },
      origins: listOf(from).map((word): Origin => oneOf(origins, word, row)),
      ...(graded ? { grades: readGrades(graded, row) } : {}),
      ...readMarks(marks, row),
      why,
      source,
    };
  });
}

/** Reads a table of additives: number | class | and then as foods from en on. */
export function readAdditives(text: string): Entry[] {
  return rowsOf(text).map(({ row, cells }) => {
    const [number = '', what = '', ...rest] = cells;
    const additive = { number, class: oneOf<AdditiveClass>(additiveClasses, what, row) };
    const [entry] = readFoods(`e${number} | ${rest.join(' | ')}`);
    if (!entry || !/^\d{3,4}[a-z]?$/.test(number)) throw new Error(`no additive: ${row}`);
    return { ...entry, additive };
  });
}
