import type { Analysis } from '@souk/food/analyse';
import { heaviest, readGrade, type School, schools, strictnesses } from '@souk/food/judging/verdicts';
import { healthStarsOf } from '@souk/food/nutrition/health-stars';
import { notGraded } from '@souk/food/nutrition/not-graded';
import { type Nutrition, nutriScoreOf } from '@souk/food/nutrition/nutri-score';
import { reasonsIn, strictest } from '../../food/index.ts';
import { analysePack, analysePacks, type Judged, listsOf } from './analyse-pack.ts';
import { isRated, scoredKindOf, starCategoryOf } from './category.rules.ts';
import { fruitPercentFrom } from './fruit-share.rules.ts';
import type { PackNutrition, ProductRow } from './product.tables.ts';

/** The engine's judgement as it is stored. */
export type Judgement = Pick<
  ProductRow,
  | 'engineVersion'
  | 'analysedOn'
  | 'certifiedUntil'
  | 'verdicts'
  | 'halalStatus'
  | 'traits'
  | 'allergens'
  | 'mayContain'
  | 'usualAllergens'
  | 'isWhole'
  | 'differences'
  | 'diets'
  | 'additives'
  | 'reasons'
  | 'sources'
  | 'nova'
  | 'nutriGrade'
  | 'healthStars'
>;

type DeskStatus = ProductRow['deskStatus'];

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Applies the admin's verdict, which can make readings stricter but never more lenient. */
export function withDesk(engine: Analysis['verdict'], desk: DeskStatus): Analysis['verdict'] {
  if (!desk) return engine;
  const stricter = (school: School) =>
    Object.fromEntries(strictnesses.map((one) => [one, heaviest([engine[school][one], desk])]));
  return Object.fromEntries(schools.map((school) => [school, stricter(school)])) as Analysis['verdict'];
}

function traitsOf(verdict: Analysis['verdict'], diets: Analysis['diets']): string[] {
  const read = strictnesses.flatMap((strictness) => [
    `${strictest(verdict, strictness)}:any:${strictness}`,
    ...schools.map((school) => `${verdict[school][strictness]}:${school}:${strictness}`),
  ]);
  const kept = Object.entries(diets).flatMap(([diet, state]) => (state === 'yes' ? [`diet:${diet}`] : []));
  return [...read, ...kept];
}

/** Complete enough to be rated: everything that both systems need. */
function ratedNutrition(nutrition: PackNutrition | null): Nutrition | undefined {
  if (!nutrition) return undefined;
  const { energyKj, fatG, saturatedG, sugarsG, proteinG, saltG, fibreG, fruitPercent } = nutrition;
  if (energyKj === null || fatG === null || saturatedG === null) return undefined;
  if (sugarsG === null || proteinG === null || saltG === null) return undefined;
  return {
    energyKj,
    fatG,
    saturatedG,
    sugarsG,
    proteinG,
    saltG,
    ...(fibreG === null ? {} : { fibreG }),
    ...(fruitPercent === null ? {} : { fruitPercent }),
  };
}

/** A share that the pack states takes precedence over an estimated one. */
function withFruit(known: Nutrition, pack: Judged, analysis: Analysis): Nutrition {
  if (known.fruitPercent !== undefined) return known;
  const [list = ''] = listsOf(pack);
  const fruitPercent = fruitPercentFrom(list, analysis);
  return fruitPercent === undefined ? known : { ...known, fruitPercent };
}

function ratingsOf(pack: Judged, analysis: Analysis) {
  const { category, nutrition } = pack;
  const { additives } = analysis;
  const known = isRated(category) ? ratedNutrition(nutrition) : undefined;
  if (!known) return { nutriGrade: null, healthStars: null };
  const hasSweetener = additives.some(({ additive }) => additive?.class === 'sweetener');
  const gradeOf = (scored: Nutrition) => nutriScoreOf(scored, scoredKindOf(category), hasSweetener).grade;
  return {
    nutriGrade: notGraded(analysis) ? null : gradeOf(withFruit(known, pack, analysis)),
    healthStars: healthStarsOf(known, starCategoryOf(category), { percent: known.fruitPercent ?? 0 }).stars,
  };
}

/** The last day on which a certificate of the pack counts, if one counts today. */
function certifiedUntilOf({ labels }: Judged, { certificate }: Analysis): string | null {
  if (certificate !== 'counts') return null;
  const days = labels.flatMap((label) =>
    label.kind === 'halal-certificate' ? (label.validUntil ?? []) : [],
  );
  return days.sort().at(-1) ?? null;
}

const keptSources = 8;

/** Sources for the deciding ingredients and for additives. */
function sourcesIn({ findings, additives }: Analysis): string[] {
  const deciding = findings
    .flatMap(({ named }) => named)
    .filter(({ ruling }) => schools.some((school) => readGrade(ruling[school], 'standard') !== 'halal'));
  const entries = [...deciding.flatMap(({ entry }) => entry ?? []), ...additives];
  return [...new Set(entries.map(({ source }) => source))].slice(0, keptSources);
}

function judgementOf(pack: Judged, analysis: Analysis, today: string, desk: DeskStatus): Judgement {
  const verdict = withDesk(analysis.verdict, desk);
  return {
    engineVersion: analysis.version,
    analysedOn: today,
    certifiedUntil: certifiedUntilOf(pack, analysis),
    verdicts: verdict,
    halalStatus: strictest(verdict, 'standard'),
    traits: traitsOf(verdict, analysis.diets),
    allergens: analysis.allergens.contains,
    mayContain: analysis.allergens.mayContain,
    usualAllergens: analysis.allergens.usually,
    isWhole: analysis.allergens.isWhole,
    differences: analysis.differences,
    diets: analysis.diets,
    additives: [...new Set(analysis.additives.flatMap(({ additive }) => additive?.number ?? []))],
    reasons: reasonsIn(analysis),
    sources: sourcesIn(analysis),
    nova: analysis.nova ?? null,
    ...ratingsOf(pack, analysis),
  };
}

/** Everything that is stored of the engine's judgement of a pack, including the admin's stricter verdict. */
export const judgePack = async (pack: Judged, today: string, desk: DeskStatus = null): Promise<Judgement> =>
  judgementOf(pack, await analysePack(pack, today), today, desk);

/** The same for many packs, in their order. */
export async function judgePacks(
  packs: readonly (Judged & { deskStatus?: DeskStatus })[],
  today: string,
): Promise<Judgement[]> {
  const analyses = await analysePacks(packs, today);
  return analyses.flatMap((analysis, place) => {
    const pack = packs[place];
    return pack ? [judgementOf(pack, analysis, today, pack.deskStatus ?? null)] : [];
  });
}
