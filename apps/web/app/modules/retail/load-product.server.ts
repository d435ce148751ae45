import {
  getRetailProduct,
  listPrices,
  type ProductDetail,
} from '@souk/contract/modules/retail/product-lists';
import { listPublicReviews, type ReviewPage } from '@souk/contract/modules/reviews/reviews';
import { data } from 'react-router';
import { call } from '../../lib/api.server.ts';
import { ApiProblem } from '../../lib/api-problem.ts';
import { orNull } from '../../lib/or-null.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { type ListingCategory, lineOf, loadListingCategories } from '../search/index.server.ts';
import { chosenVariant } from './chosen-variant.ts';

const goneStatus = 410;
const missingStatus = 404;

/** A public product, or whether it is gone or never existed. */
export async function findProduct(
  args: PageArgs,
  id: number,
  { location, variant }: { location?: string | null; variant?: string | null } = {},
): Promise<ProductDetail | 'gone' | 'missing'> {
  const variantId = /^[1-9]\d{0,14}$/.test(variant ?? '') ? { variant_id: Number(variant) } : {};
  try {
    return await call(args, getRetailProduct, {
      body: { id, ...(location ? { location } : {}), ...variantId },
    });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.status === goneStatus) return 'gone';
    if (error.status === missingStatus) return 'missing';
    throw error;
  }
}

/** The product of a page that only acts on it. */
export async function getProduct(args: PageArgs, idText: string | undefined): Promise<ProductDetail> {
  const id = Number(idText);
  const isId = Number.isSafeInteger(id) && id > 0;
  const found = isId ? await findProduct(args, id) : 'missing';
  if (found === 'gone') throw data(null, { status: goneStatus });
  if (found === 'missing') throw data(null, { status: missingStatus });
  return found;
}

/** The categories above a product, as breadcrumbs. */
function lineIn(categories: readonly ListingCategory[], id: number): ListingCategory[] {
  const own = categories.find((category) => category.id === id);
  return own ? lineOf(categories, own) : [];
}

const reviewsAtOnce = 10;

/** What a product's page shows besides the product: reviews, and the chosen variant's price history. */
export async function loadBeside(args: PageArgs & { url: URL }, product: ProductDetail) {
  const { searchParams } = args.url;
  const variant = chosenVariant(product.variants, searchParams.get('variant'));
  const query = {
    module_type: product.kind,
    item_id: product.id,
    page_size: reviewsAtOnce,
    page: searchParams.get('page') ?? '1',
  };
  const [reviews, prices, categories] = await Promise.all([
    orNull<ReviewPage>(call(args, listPublicReviews, { query })),
    variant ? orNull(call(args, listPrices, { params: { id: variant.id } })) : null,
    loadListingCategories(args, 'retail'),
  ]);
  return {
    variantId: variant?.id ?? null,
    place: searchParams.get('location')?.trim().slice(0, 200) || null,
    reviews,
    prices: prices?.prices ?? [],
    line: lineIn(categories, product.category_id).map(({ name, slug }) => ({ name, slug })),
  };
}

export type BesideProduct = Awaited<ReturnType<typeof loadBeside>>;
