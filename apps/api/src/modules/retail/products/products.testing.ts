import type { CreateProduct } from '@souk/contract/modules/retail/products';
import { eq, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { dayOf } from '../../../platform/period.ts';
import { onePixel } from '../../../testing/one-pixel.ts';
import type { RowBuilder, RowBuilders } from '../../../testing/row-builder.ts';
import type { DealRow } from '../../discounts/index.ts';
import { createDeal } from '../../discounts/testing.ts';
import { getUser } from '../../identity/index.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildSeller, type TestSeller } from '../../sellers/testing.ts';
import { uploadImages } from '../images/product-album.ts';
import { askQuestion } from '../questions/ask-question.ts';
import { offerOf, type StockedVariant } from '../variants/variant.queries.ts';
import { variants } from '../variants/variant.tables.ts';
import { approveProduct } from './approve-product.ts';
import { archiveProduct } from './archive-product.ts';
import { createProduct } from './create-product.ts';
import { getProduct } from './product.queries.ts';
import type { ProductRow } from './product.tables.ts';
import { rejectProduct } from './reject-product.ts';

/** Cookware and Tableware, from the retail part of the tree. */
export const cookware = 420;
export const tableware = 421;
/** A category of food. */
export const pantry = 430;

interface ShopOptions {
  businessName?: string;
  /** Where it sends parcels from; New South Wales by default. */
  stateCode?: string;
  isPosting?: boolean;
}

/**
 * A signed-in shop in Parramatta that posts in 3 days for $9.50 and in 1 day for $14, after 2 days; free over $100.
 */
export async function buildShop(
  db: Db,
  { businessName, stateCode = 'NSW', isPosting = true }: ShopOptions = {},
): Promise<TestSeller> {
  const shop = await buildSeller(db, businessName === undefined ? {} : { businessName });
  const address = {
    location: 'Parramatta NSW 2150',
    lat: -33.815,
    lng: 151.0011,
    city: 'Parramatta',
    state: '',
    state_code: stateCode,
    pincode: '2150',
    city_code: '',
    country: 'Australia',
    country_code: 'AU',
  };
  await db.execute(sql`update sellers.business_profiles set address = ${JSON.stringify(address)}::jsonb
    where id = ${shop.businessId}`);
  if (!isPosting) return shop;
  await db.execute(sql`insert into sellers.postage_details
    (business_id, free_over_cents, has_pickup, dispatch_days) values (${shop.businessId}, 10000, true, 2)`);
  await db.execute(sql`insert into sellers.postage_methods (business_id, position, name, price_cents, days)
    values (${shop.businessId}, 1, 'Standard', 950, 3), (${shop.businessId}, 2, 'Express', 1400, 1)`);
  return shop;
}

type GivenVariant = Partial<CreateProduct['variants'][number]>;

/** The form of a valid product as its verb takes it, with the given changes. */
export const productForm = (
  changes: Partial<Omit<CreateProduct, 'variants'>> & { variants?: GivenVariant[] } = {},
): CreateProduct => {
  const { variants: given = [{}], ...rest } = changes;
  return {
    category_id: cookware,
    title: 'Copper kettle',
    description: 'Whistles. Two litres.',
    brand: 'Kupfer',
    condition: 'new' as const,
    attributes: {},
    is_gst_free: false,
    has_pickup: false,
    low_stock_at: null,
    postage: null,
    image_ids: [],
    submit: false,
    ...rest,
    variants: given.map((variant) => ({ options: {}, price: 4500, stock: 5, is_active: true, ...variant })),
  };
};

/** The same as a client sends it: prices in dollars. */
export const productBody = (changes: Record<string, unknown> = {}) => ({
  category_id: cookware,
  title: 'Copper kettle',
  description: 'Whistles. Two litres.',
  brand: 'Kupfer',
  condition: 'new' as const,
  variants: [{ price: '45.00', stock: 5 }],
  ...changes,
});

interface ProductOptions {
  seller: { id: number };
  /** Approved by default. */
  state?: ProductRow['state'];
  stock?: number;
  priceCents?: number;
  form?: Parameters<typeof productForm>[0];
}

/** A product made by the real verbs, and its variants. */
export async function buildProduct(
  db: Db,
  { seller, state = 'approved', stock = 5, priceCents = 4500, form = {} }: ProductOptions,
): Promise<ProductRow & { variants: StockedVariant[] }> {
  const given = form.variants ?? [{}];
  const submit = state === 'pending' || state === 'approved' || state === 'rejected';
  const written = productForm({
    ...form,
    submit,
    variants: given.map((variant) => ({ price: priceCents, stock, ...variant })),
  });
  const { id } = await createProduct(db, seller, written);
  if (state === 'approved') await approveProduct(db, seller, id, { isQuiet: true });
  if (state === 'rejected') await rejectProduct(db, seller, id, 'Please add a photo.');
  if (state === 'archived') await archiveProduct(db, seller, id);
  return { ...(await getProduct(db, id)), variants: (await offerOf(db, id)).variants };
}

/** A file as the server receives it. */
export const productImage = (name = 'kettle.png') => ({ field: 'images', name, bytes: onePixel });

const longAhead = '2030-01-01';

/** A ten percent deal on a new product; it is running by default. */
export async function buildDeal(db: Db, seller: { id: number }, isToCome = false): Promise<DealRow> {
  const product = await buildProduct(db, { seller });
  const today = dayOf(clock.now(), 'UTC');
  const form = {
    title: 'Autumn deal',
    description: undefined,
    item_ids: [product.id],
    discount_percent: 10,
    original_price: undefined,
    price: undefined,
    start_date: isToCome ? longAhead : today,
    end_date: longAhead,
  };
  return createDeal(db, seller, form, 'UTC');
}

type Wanted = Parameters<RowBuilder>[0];

async function firstVariant({ db, owner, named }: Wanted, state: ProductRow['state']): Promise<number> {
  const productId = named['retail.product'];
  if (productId === undefined) return (await buildProduct(db, { seller: owner, state })).variants[0]?.id ?? 0;
  const [variant] = await db.select().from(variants).where(eq(variants.productId, productId));
  return variant?.id ?? 0;
}

const productsIn = (state: ProductRow['state']): RowBuilders => ({
  'retail.product': async ({ db, owner }) => (await buildProduct(db, { seller: owner, state })).id,
  'retail.variant': (wanted) => firstVariant(wanted, state),
});

/** Products that everybody sees, and deals that are running. */
export const openProducts: RowBuilders = {
  ...productsIn('approved'),
  'discounts.deal': async ({ db }) => (await buildDeal(db, await buildShop(db))).id,
};

/** Products that wait for approval, and future deals. */
export const hiddenProducts: RowBuilders = {
  ...productsIn('pending'),
  'discounts.deal': async ({ db }) => (await buildDeal(db, await buildShop(db), true)).id,
};

export const retailProductRows: RowBuilders = {
  ...openProducts,
  'retail.product': async ({ db, owner }) =>
    (await getUser(db, owner.id)).sellerType === 'retail'
      ? (await buildProduct(db, { seller: owner })).id
      : undefined,
  'discounts.deal': async ({ db, owner }) => (await buildDeal(db, owner)).id,
  'retail.image': async ({ db, owner }) => (await uploadImages(db, owner, [productImage()]))[0]?.id ?? 0,
  'retail.question': async ({ db, owner }) => {
    const product = await buildProduct(db, { seller: owner });
    const asker = { ...(await buildUser(db)), isAdmin: false };
    return (await askQuestion(db, asker, product.id, 'Does it whistle?')).id;
  },
};
