import type { FoodLabel, FoodProductDetail } from '@souk/contract/modules/scanner/products';
import type { Analysis } from '@souk/food/analyse';
import type { Label } from '@souk/food/judging/evidence';
import { verdictFor } from '@souk/food/profile';
import { certifiers } from '@souk/food/tables/certifiers';
import { eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { readLabel, reasonsIn } from '../../food/index.ts';
import { presentImagesOf } from '../images/product-album.ts';
import { analysePack, listsOf } from '../products/analyse-pack.ts';
import { dayOf } from '../products/judge-pack.ts';
import { type Eyes, presentProduct, presentProducts } from '../products/product.present.ts';
import { listVersions } from '../products/product.queries.ts';
import { type ProductRow, popularity, type productVersions } from '../products/product.tables.ts';
import { hasWaitingSuggestion } from '../submissions/suggestion.queries.ts';
import { listAlternatives } from './alternatives.queries.ts';
import { presentAnalysis } from './analysis.present.ts';
import { presentComposition } from './composition.present.ts';

function presentLabel(label: Label): FoodLabel {
  if (label.kind !== 'halal-certificate') return label;
  const certifier = certifiers.find(({ id }) => id === label.certifierId);
  return {
    kind: label.kind,
    certifier: label.certifierId,
    certifier_name: certifier?.name ?? null,
    country: certifier?.country ?? null,
    number: label.number ?? null,
    valid_until: label.validUntil ?? null,
  };
}

export const presentVersion = ({ version, changedAt, changes }: typeof productVersions.$inferSelect) => ({
  version,
  changed_at: changedAt.toISOString(),
  changes,
});

async function countScans(reader: Reader, productId: number): Promise<number> {
  const [row] = await reader.select().from(popularity).where(eq(popularity.productId, productId));
  return row?.scans ?? 0;
}

/** The details come from the main list; the verdict covers all lists. */
async function withMainFindings(product: ProductRow, analysis: Analysis, today: string): Promise<Analysis> {
  const [main = '', ...others] = listsOf(product);
  if (others.length === 0 && !product.declared) return analysis;
  const { findings } = await readLabel({ ingredients: main, labels: product.labels, today });
  return { ...analysis, findings };
}

/** Each list besides the main one with its own judgement. */
async function presentOtherLists(
  { ingredients, mainLanguage, labels }: ProductRow,
  profile: Eyes['profile'],
  today: string,
): Promise<FoodProductDetail['other_lists']> {
  const { [mainLanguage]: _main, ...others } = ingredients;
  return Promise.all(
    Object.entries(others).map(async ([language, text]) => {
      const read = await readLabel({ ingredients: text, labels, today });
      return { language, text, verdict: verdictFor(read.verdict, profile), reasons: reasonsIn(read) };
    }),
  );
}

/** A food with everything on its page, in a constant number of queries. */
export async function presentDetail(
  reader: Reader,
  product: ProductRow,
  eyes: Eyes,
): Promise<FoodProductDetail> {
  const { viewer, profile } = eyes;
  const alternatives = await listAlternatives(reader, product, profile);
  const today = dayOf(clock.now());
  const analysis = await analysePack(product, today);
  const main = await withMainFindings(product, analysis, today);
  return {
    ...(await presentProduct(reader, product, eyes)),
    countries: product.countries,
    ingredients_by_language: product.ingredients,
    main_language: product.mainLanguage,
    labels: product.labels.map(presentLabel),
    images: await presentImagesOf(reader, product.id),
    differences: analysis.differences.map(({ missingFrom, ...one }) => ({
      ...one,
      missing_from: missingFrom,
    })),
    other_lists: await presentOtherLists(product, profile, today),
    composition: presentComposition(product.ingredients[product.mainLanguage] ?? '', main),
    analysis: presentAnalysis(main, {
      profile,
      language: product.mainLanguage,
    }),
    history: (await listVersions(reader, product.id)).map(presentVersion),
    alternatives: await presentProducts(reader, alternatives, eyes),
    scan_count: await countScans(reader, product.id),
    has_own_suggestion: viewer !== null && (await hasWaitingSuggestion(reader, product.id, viewer.id)),
  };
}
