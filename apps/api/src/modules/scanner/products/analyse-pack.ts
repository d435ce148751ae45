import type { Analysis, Pack } from '@souk/food/analyse';
import { readLabel, readLabels } from '../../food/index.ts';
import { declaredOf, withGroups } from './declared.rules.ts';
import type { PackFacts } from './product.tables.ts';

/** The parts of a pack that are judged. */
export type Judged = Pick<
  PackFacts,
  'ingredients' | 'mainLanguage' | 'labels' | 'nutrition' | 'category' | 'declared'
>;
/** Every list of a pack, the main one first: the strictest verdict counts. */
export const listsOf = ({
  ingredients,
  mainLanguage,
}: Pick<Judged, 'ingredients' | 'mainLanguage'>): string[] => {
  const { [mainLanguage]: main = '', ...others } = ingredients;
  return [main, ...Object.values(others)].filter((list) => list !== '');
};

const labelOf = (pack: Judged, today: string): Pack => ({
  ingredients: [...listsOf(pack), ...(pack.declared?.shelves ?? [])],
  labels: pack.labels,
  today,
});

/** A group's name declares whichever members the lists name, so the lists are read first. */
const isAgainstRecord = ({ declared }: Judged): boolean => declared !== null;

const labelAgainstRecord = (pack: Judged, read: Analysis, today: string): Pack => ({
  ...labelOf(pack, today),
  ...(pack.declared ? { declared: declaredOf(pack.declared, read) } : {}),
});

/** A category alone rules nothing out, and differences are reported as in the record. */
const withRecord = (pack: Judged, analysis: Analysis): Analysis => ({
  ...analysis,
  allergens: {
    ...analysis.allergens,
    isWhole: analysis.allergens.isWhole && listsOf(pack).length > 0,
  },
  differences: pack.declared ? withGroups(analysis.differences, pack.declared) : [],
});

/**
 * The engine's judgement of a pack with the certificates valid today, compared with what its record declares.
 */
export async function analysePack(pack: Judged, today: string): Promise<Analysis> {
  const read = await readLabel(labelOf(pack, today));
  const held = isAgainstRecord(pack) ? await readLabel(labelAgainstRecord(pack, read, today)) : read;
  return withRecord(pack, held);
}

/** The same for many packs, in the background. */
export async function analysePacks(packs: readonly Judged[], today: string): Promise<Analysis[]> {
  const read = await readLabels(packs.map((pack) => labelOf(pack, today)));
  const told = packs.flatMap((pack, place) => {
    const own = read[place];
    return own && isAgainstRecord(pack) ? [{ pack, label: labelAgainstRecord(pack, own, today) }] : [];
  });
  const held = told.length > 0 ? await readLabels(told.map(({ label }) => label)) : [];
  const byPack = new Map(told.map(({ pack }, place) => [pack, held[place]]));
  return packs.flatMap((pack, place) => {
    const analysis = byPack.get(pack) ?? read[place];
    return analysis ? [withRecord(pack, analysis)] : [];
  });
}
