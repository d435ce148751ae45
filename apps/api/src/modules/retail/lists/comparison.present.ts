import type { Comparison } from '@souk/contract/modules/retail/comparison';
import type { Reader } from '../../../platform/db/database.ts';
import { attributesOf, conditionLabels, findCategory, labelOf } from '../../catalogue/index.ts';
import { findDocuments, presentFor } from '../../search/index.ts';
import type { Viewer } from '../products/product.policy.ts';
import { listProductsById } from '../products/product.queries.ts';
import type { ProductRow } from '../products/product.tables.ts';
import { type Offer, offersOf } from '../variants/variant.queries.ts';

type Row = Comparison['rows'][number];
type Fact = Pick<Row, 'slug' | 'name'> & { value: string };

const weights = new Intl.NumberFormat('en-AU');

function weightOf({ variants }: Offer): string | undefined {
  const known = variants.flatMap(({ weightGrams }) => weightGrams ?? []);
  return known.length === 0 ? undefined : `${weights.format(Math.min(...known))} g`;
}

/** A product's facts in the order of the rows. */
async function factsOf(reader: Reader, product: ProductRow, offer: Offer): Promise<Fact[]> {
  const category = await findCategory(reader, product.categoryId);
  const weight = weightOf(offer);
  const attributes = (await attributesOf(reader, product.categoryId)).flatMap((attribute) => {
    const { slug, name } = attribute;
    const value = product.attributes[slug];
    return value === undefined ? [] : [{ slug, name, value: labelOf(attribute, value) }];
  });
  const options = product.optionNames.map((name) => {
    const values = offer.variants.flatMap(({ options: chosen }) => chosen[name] ?? []);
    return { slug: `option-${name}`, name, value: [...new Set(values)].join(', ') };
  });
  return [
    ...(category ? [{ slug: 'category', name: 'Category', value: category.name }] : []),
    ...(product.brand ? [{ slug: 'brand', name: 'Brand', value: product.brand }] : []),
    { slug: 'condition', name: 'Condition', value: conditionLabels[product.condition] },
    ...options,
    ...attributes,
    ...(weight ? [{ slug: 'weight', name: 'Weight', value: weight }] : []),
  ];
}

/** One row per fact that any product states; it differs if two products disagree. */
export function rowsOf(factsPerProduct: readonly (readonly Fact[])[]): Row[] {
  const named = new Map(factsPerProduct.flat().map(({ slug, name }) => [slug, name]));
  return [...named].map(([slug, name]) => {
    const values = factsPerProduct.map((facts) => facts.find((fact) => fact.slug === slug)?.value ?? null);
    return { slug, name, values, differs: new Set(values).size > 1 };
  });
}

/** Public products side by side, in the requested order. */
export async function presentComparison(
  reader: Reader,
  ids: readonly number[],
  viewer: Viewer | null,
): Promise<Comparison> {
  const documents = await findDocuments(
    reader,
    ids.map((id) => ({ kind: 'retail.product', id })),
  );
  const items = await presentFor(reader, viewer, documents);
  const shownIds = items.map(({ id }) => id);
  const rows = new Map((await listProductsById(reader, shownIds)).map((row) => [row.id, row]));
  const offers = await offersOf(reader, shownIds);
  const facts = await Promise.all(
    shownIds.map((id) => {
      const [product, offer] = [rows.get(id), offers.get(id)];
      return product && offer ? factsOf(reader, product, offer) : [];
    }),
  );
  return {
    products: items.map((item) => ({
      id: item.id,
      title: item.title,
      path: item.path,
      image: item.image,
      price: item.price ?? { cents: 0, currency: 'AUD' },
      was_price: item.was_price ?? null,
      is_deal: item.is_deal ?? false,
      is_sold_out: item.is_sold_out ?? false,
      rating: item.rating,
      rating_count: item.rating_count ?? 0,
      seller: item.seller ?? { id: rows.get(item.id)?.sellerId ?? item.id, name: '', image: null },
    })),
    rows: rowsOf(facts),
  };
}
