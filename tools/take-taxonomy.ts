/**
 * Takes names of foods and additives over from the public taxonomy of Open Food Facts (Open Database License 1.0) into
 * packages/food/src/taxonomy/names.ts: node tools/take-taxonomy.ts <folder taxonomies of openfoodfacts-server>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit, stdout } from 'node:process';
import { rulingOfEntry } from '../packages/food/src/judging/rule-entry.ts';
import { grades, schools } from '../packages/food/src/judging/verdicts.ts';
import { entries } from '../packages/food/src/tables/entries.ts';
import type { Entry } from '../packages/food/src/tables/entry.ts';
import { fillLexicon } from '../packages/food/src/words/fill-lexicon.ts';
import { fold, respell, wordsOf } from '../packages/food/src/words/fold.ts';
import type { Mark } from '../packages/food/src/words/mark.ts';
import { readWords } from '../packages/food/src/words/read-words.ts';

/** Indonesian in addition to Malay, as in our tables. */
const languages = new Set(['en', 'fr', 'de', 'ar', 'ms', 'id', 'tr']);

/** Shorter words of one language occur in too many words of another. */
const shortest = { latin: 5, arabic: 4 };
const mostWords = 5;

/** Names that mean more, or something else, than the taxonomy's one entry. */
const ambiguous = /(?:^|\W)(?:or|and|ou|et|oder|und|ve|dan|atau|with|avec|mit)(?:\W|$)|[\d%()[\]*|:;./]/iu;

/** Words of the taxonomy that mean something else on most packs. */
const refused = new Set([
  'linear',
  'bengal',
  'ceylon',
  'ammonia',
  'ammoniaque',
  'saccharides',
  'hydrocarbure',
  'fermentiert',
  'faser',
  'passion',
  'nappage',
  'farce',
  'remplissage',
  'enrobant',
  'decor',
  'beschichtung',
  'dorure',
  'schotten',
  'schotte',
  'coagulum',
  'koagulat',
  'kapri',
  'monobasic',
  'dibasic',
  'silicone',
  'lactiques',
  'enveloppe',
  'huelle',
  'hulle',
  'enhancer',
  'browning',
  'جوده',
  'duman',
  'linearis',
  'sausage skin',
  'all spice',
  'kunir',
  'ترافل',
  'crust',
]);

interface Term {
  names: { language: string; name: string }[];
  vegan: string | undefined;
  allergens: boolean;
}

const keyOf = (name: string) => wordsOf(fold(name)).map(respell).join(' ');

/** The entries of a taxonomy, each a block of "language: name, name" and of properties. */
function termsOf(text: string): Term[] {
  return text.split(/\n\s*\n/).flatMap((block) => {
    const lines = block.split('\n').filter((line) => !line.startsWith('#'));
    const names = lines.flatMap((line) => {
      const [, language = '', list = ''] = /^([a-z]{2}):\s*(.+)$/.exec(line) ?? [];
      if (!languages.has(language)) return [];
      return list
        .split(',')
        .map((name) => ({ language: language === 'id' ? 'ms' : language, name: name.trim() }));
    });
    const property = (name: string) =>
      lines
        .find((line) => line.startsWith(`${name}:en:`))
        ?.slice(name.length + 4)
        .trim();
    if (names.length === 0 || /^(?:synonyms|stopwords)/.test(lines[0] ?? '')) return [];
    return [{ names, vegan: property('vegan'), allergens: property('allergens') !== undefined }];
  });
}

const meaningOf = (entry: Entry) =>
  JSON.stringify([rulingOfEntry(entry), entry.origins, entry.allergens, entry.usualAllergens]);

const weightOf = (entry: Entry) => schools.map((school) => grades.indexOf(rulingOfEntry(entry)[school]));

/** Whether our own words find nothing in a name that weighs more than the row, or brings what it does not. */
function isNoHeavier(marks: readonly Mark[], entry: Entry): boolean {
  const own = weightOf(entry);
  return marks.every(({ entry: other, origin, sign, isAlarm }) => {
    if (isAlarm || sign === 'without' || sign === 'free' || sign === 'halal') return false;
    if (origin && !entry.origins.includes(origin)) return false;
    if (!other) return true;
    const allergens = [...other.allergens, ...(other.usualAllergens ?? [])];
    const known = [...entry.allergens, ...(entry.usualAllergens ?? [])];
    const isLight = weightOf(other).every((weight, at) => weight <= (own[at] ?? 0));
    return isLight && allergens.every((allergen) => known.includes(allergen));
  });
}

const vegan = new Set(['plant', 'mineral', 'synthetic', 'microbe', 'alcohol']);

const eNumber = /^e\d{3,4}[a-z]?$/;

/**
 * Our row for a term: the one that contains its names of two languages, because one alone may be another thing of the
 * same name, or the one of its E number; none if its names are in several rows or its properties differ.
 */
function rowOf(term: Term, owners: ReadonlyMap<string, Entry>): Entry | undefined {
  const hits = term.names.flatMap(({ language, name }) => {
    const entry = owners.get(`${language} ${keyOf(name)}`) ?? owners.get(keyOf(name));
    return entry ? [{ language, entry, isNumber: eNumber.test(keyOf(name)) }] : [];
  });
  const first = hits[0]?.entry;
  if (!first || hits.some(({ entry }) => meaningOf(entry) !== meaningOf(first))) return undefined;
  const isSure =
    hits.some(({ isNumber }) => isNumber) || new Set(hits.map(({ language }) => language)).size > 1;
  if (!isSure) return undefined;
  const fromPlants = first.origins.every((origin) => vegan.has(origin));
  const fromAnimals = first.origins.every((origin) => !vegan.has(origin));
  if ((term.vegan === 'no' && fromPlants) || (term.vegan === 'yes' && fromAnimals)) return undefined;
  const isKnown = first.allergens.length + (first.usualAllergens?.length ?? 0) > 0;
  return term.allergens && !isKnown ? undefined : first;
}

const isSound = (name: string) => {
  const words = keyOf(name).split(' ');
  const least = /\p{Script=Arabic}/u.test(name) ? shortest.arabic : shortest.latin;
  if (refused.has(fold(name))) return false;
  return (
    !ambiguous.test(name) &&
    words.length <= mostWords &&
    (words.length > 1 || (words[0]?.length ?? 0) >= least)
  );
};

function ownWords() {
  const steps = fillLexicon('own');
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const [folder] = argv.slice(2);
if (!folder) {
  stdout.write('Say where the folder "taxonomies" of openfoodfacts-server lies.\n');
  exit(1);
}
const own = ownWords();

const owners = new Map<string, Entry>();
const taken = new Set<string>();
for (const entry of entries) {
  for (const [language, names] of Object.entries(entry.names))
    for (const name of names) {
      taken.add(keyOf(name));
      const key = `${language} ${keyOf(name)}`;
      if (!owners.has(key)) owners.set(key, entry);
    }
  if (entry.additive && entry.id.startsWith('e')) owners.set(`e${entry.additive.number}`, entry);
}

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const terms = ['additives.txt', 'ingredients.txt'].flatMap((file) => termsOf(read(file)));
const found = new Map<string, { name: string; entry: Entry } | 'several'>();
for (const term of terms) {
  const entry = rowOf(term, owners);
  if (!entry) continue;
  for (const name of term.names.map((one) => one.name).filter(isSound)) {
    const key = keyOf(name);
    const marks = readWords(own.lexicon, own.dangers, name);
    const isUnread = marks.some((mark) => !mark.sign && !mark.entry && !mark.origin);
    if (taken.has(key) || !isUnread || !isNoHeavier(marks, entry)) continue;
    const other = found.get(key);
    const isOther = other !== undefined && (other === 'several' || other.entry !== entry);
    found.set(key, isOther ? 'several' : { name, entry });
  }
}

const kept = [...found.values()].filter((one) => one !== 'several');
const byRow = Map.groupBy(kept, ({ entry }) => entry.id);
const rows = [...byRow].map(([id, named]) => `${id} | ${named.map(({ name }) => name).join(', ')}`).sort();
writeFileSync(
  new URL('../packages/food/src/taxonomy/names.ts', import.meta.url),
  `/**
 * Names that the public taxonomy of Open Food Facts gives to foods and additives of our tables: row | names.
 * Contains information from Open Food Facts, made available under the Open Database License (ODbL) 1.0; see README.md.
 * Made by tools/take-taxonomy.ts; what is written by hand here is lost.
 */
export const taxonomyNames = \`
${rows.join('\n').replaceAll('`', "'")}
\`;
`,
);
stdout.write(`${kept.length} names of ${byRow.size} rows, out of ${terms.length} terms\n`);
