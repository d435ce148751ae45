import type { FoodLabel, FoodProductDetail } from '@souk/contract/modules/scanner/products';
import type { Label } from '@souk/food/judging/evidence';
import { certifiers } from '@souk/food/tables/certifiers';
import { eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { presentImagesOf } from '../images/product-album.ts';
import { analysePack, dayOf } from '../products/judge-pack.ts';
import { type Eyes, presentProduct, presentProducts } from '../products/product.present.ts';
import { listVersions } from '../products/product.queries.ts';
import { type ProductRow, popularity, type productVersions } from '../products/product.tables.ts';
import { hasWaitingSuggestion } from '../submissions/suggestion.queries.ts';
import { listAlternatives } from './alternatives.queries.ts';
import { presentAnalysis } from './analysis.present.ts';

function presentLabel(label: Label): FoodLabel {
  if (label.kind !== 'halal-certificate') return label;
  const certifier = certifiers.find(({ id }) => id === label.certifierId);
  return {
    ...{ kind: label.kind, certifier: label.certifierId },
    ...{ certifier_name: certifier?.name ?? null, country: certifier?.country ?? null },
    ...{ number: label.number ?? null, valid_until: label.validUntil ?? null },
  };
}

export const presentVersion = ({ version, changedAt, changes }: typeof productVersions.$inferSelect) => ({
  ...{ version, changed_at: changedAt.toISOString(), changes },
});

async function countScans(reader: Reader, productId: number): Promise<number> {
  const [row] = await reader.select().from(popularity).where(eq(popularity.productId, productId));
  return row?.scans ?? 0;
}

/** A food with everything that its page tells, in a constant number of queries. */
export async function presentDetail(
  reader: Reader,
  product: ProductRow,
  eyes: Eyes,
): Promise<FoodProductDetail> {
  const { viewer, profile } = eyes;
  const alternatives = await listAlternatives(reader, product, profile);
  return {
    ...(await presentProduct(reader, product, eyes)),
    countries: product.countries,
    ingredients_by_language: product.ingredients,
    main_language: product.mainLanguage,
    labels: product.labels.map(presentLabel),
    images: await presentImagesOf(reader, product.id),
    analysis: presentAnalysis(analysePack(product, dayOf(clock.now())), {
      profile,
      language: product.mainLanguage,
    }),
    history: (await listVersions(reader, product.id)).map(presentVersion),
    alternatives: await presentProducts(reader, alternatives, eyes),
    scan_count: await countScans(reader, product.id),
    has_own_suggestion: viewer !== null && (await hasWaitingSuggestion(reader, product.id, viewer.id)),
  };
}
