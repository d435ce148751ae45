import type { Analysis } from '../analyse.ts';
import { fold } from '../words/fold.ts';

/** Palm oil and palm kernel oil, as packs of six languages name them, folded; not palm sugar, hearts or dates. */
const palm =
  /\bpalm(?:ol|ole|kern|fett|olein|stearin|in)\p{L}*|\bpalm (?:oil|kernel|olein|stearin|fat|shortening|fruit oil)|\b(?:palmiste|palmolein)\p{L}*|\bde palme\b|\bpalme\b|(?<!hearts? of )\bpalm\b(?! (?:sugar|heart|syrup|jaggery|vinegar|date|flower))|\bsawit\b|زيت (?:ال)?نخيل|(?:نواه|دهن|اولين|ستيارين) (?:ال)?نخيل/gu;

const deniedBefore =
  /(?:\bno|without|free (?:of|from)|sans|ohne|frei von|tanpa|bebas|بدون|بلا|خالي? من|خاليه من)(?: \p{L}+){0,2} ?$/u;
const deniedAfter = /^(?:\p{L}* )?(?:free|frei\b|icermez|bulunmaz|icermeyen)/u;
const either = /(?<!\p{L})(?:or|ou|oder|veya|atau|او)(?!\p{L})/u;

/** Rows whose plant the name leaves open. */
const open = new Set([
  'vegetable-oil',
  'vegetable-fat',
  'hydrogenated-vegetable-fat',
  'vegetable-shortening',
  'shortening',
  'edible-fat',
  'edible-oil',
  'margarine',
  'whitener',
  'oil',
  'fat',
]);

/** Additives made of fatty acids, which are often those of palm oil (Open Food Facts, taxonomy of additives). */
const fatty = /^(?:304|390|43[1-4]|470[ab]?|471|472[a-g]?|473|474|475|477|481|482|483|484|49[1-5]|570|572)/;

const stated = (named: Analysis['findings'][number]['named'][number]) =>
  named.steps.includes('origin-stated');

/** Whether palm oil is in a food: told, not ruled out by what is told, or not in it. Nothing is said of no list. */
export function palmOilIn(
  ingredients: string,
  { findings, unknown }: Pick<Analysis, 'findings' | 'unknown'>,
): 'yes' | 'may' | 'no' | undefined {
  const text = fold(ingredients).replace(/[^\p{L}\p{N}/]+/gu, ' ');
  const mentions = [...text.matchAll(palm)].filter(({ 0: words, index }) => {
    const before = text.slice(Math.max(0, index - 40), index);
    const after = text.slice(index + words.length).trimStart();
    return !deniedBefore.test(before) && !deniedAfter.test(after) && !/frei$/.test(words);
  });
  const isChoice = ({ 0: words, index }: RegExpExecArray) => {
    const around = `${text.slice(Math.max(0, index - 12), index)}|${text.slice(index + words.length, index + words.length + 12)}`;
    return either.test(around);
  };
  if (mentions.some((mention) => !isChoice(mention))) return 'yes';
  if (findings.length === 0) return mentions.length > 0 ? 'may' : undefined;
  const mayHold = findings.some(({ named }) =>
    named.some((one) => {
      const { entry } = one;
      if (!entry || stated(one)) return false;
      const isFatty = entry.additive !== undefined && fatty.test(entry.additive.number);
      const isDish = entry.isRecipe === true && !one.steps.includes('declared-inside');
      return open.has(entry.id) || isFatty || isDish;
    }),
  );
  return mentions.length > 0 || mayHold || unknown.length > 0 ? 'may' : 'no';
}
