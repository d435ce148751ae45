import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, clearable, listOf } from '../../shared/fields.ts';
import { cents, priceInCents } from '../../shared/numbers.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { line, optionalText, text } from '../../shared/texts.ts';
import { anyId, Flag, Id, Moment, Money, Nothing, ownId, Tick } from '../../shared/values.ts';
import { AttributeValue, GivenAttributes } from '../catalogue/attributes.ts';
import { conditions } from '../catalogue/conditions.ts';
import { longestIngredients } from '../food/shelves.ts';
import { AlbumImage } from '../media/images.ts';
import { ProductFood } from './foods.ts';
import { maxProductImages } from './image-rules.ts';
import { count, EditedVariant, NewVariant, variantsOf } from './variant-fields.ts';
import { maxOptions } from './variant-rules.ts';

export const productStates = ['draft', 'pending', 'approved', 'rejected', 'archived'] as const;
export type ProductState = (typeof productStates)[number];

export const productMoves = [
  'submit',
  'publish',
  'approve',
  'reject',
  'take-down',
  'edit',
  'archive',
  'restore',
] as const;
export type ProductMove = (typeof productMoves)[number];

/** A variant as its seller sees it; `stock` is what lies in the shop, `free` what can still be bought. */
export const Variant = z
  .object({
    id: Id,
    sku: z.string().nullable(),
    barcode: z.string().nullable(),
    options: z.record(z.string(), z.string()),
    price: Money,
    was_price: Money.nullable(),
    stock: z.int(),
    held: z.int(),
    free: z.int(),
    weight_grams: z.int().nullable(),
    image_id: Id.nullable(),
    position: z.int(),
    is_active: z.boolean(),
  })
  .meta({ id: 'Variant' });
export type Variant = z.infer<typeof Variant>;

/** A product as its seller finds it in the shop's management. */
export const Product = z
  .object({
    id: Id,
    slug: z.string(),
    path: z.string(),
    state: z.enum(productStates),
    rejection_reason: z.string().nullable(),
    /** Approved, and yet nothing of it can be bought now. */
    is_sold_out: z.boolean(),
    is_low: z.boolean(),
    category_id: Id,
    category_name: z.string(),
    title: z.string(),
    brand: z.string().nullable(),
    condition: z.enum(conditions),
    image: z.string().nullable(),
    /** The lowest price of a variant. */
    price: Money,
    price_to: Money,
    variants_count: z.int(),
    stock: z.int(),
    free: z.int(),
    sold_count: z.int(),
    rating: z.number(),
    rating_count: z.int(),
    is_premium: Flag,
    featured_classified: Flag,
    created_at: Moment,
    updated_at: Moment,
    /** What the viewer may do to it now. */
    moves: z.array(z.enum(productMoves)),
    /** Nobody but its seller has ever known of it: it may go for good. */
    may_delete: z.boolean(),
  })
  .meta({ id: 'Product' });
export type Product = z.infer<typeof Product>;

/** Everything that the form of a product needs. */
export const ProductForm = Product.extend({
  description: z.string(),
  ingredients: z.string().nullable(),
  /** What is said of it as food, as its buyers read it; null where it is none or nothing is known. */
  food: ProductFood.nullable(),
  attributes: z.record(z.string(), AttributeValue),
  is_gst_free: z.boolean(),
  low_stock_at: z.int().nullable(),
  has_pickup: z.boolean(),
  /** In place of the shop's postage methods; null where those hold. */
  postage: Money.nullable(),
  images: z.array(AlbumImage),
  option_names: z.array(z.string()).max(maxOptions),
  variants: z.array(Variant),
}).meta({ id: 'ProductForm' });
export type ProductForm = z.infer<typeof ProductForm>;

/** Dollars as typed, in cents; postage may be free. */
const dollarsOrFree = cents({ max: 9_999_999 });

const ProductFields = {
  category_id: anyId('catalogue.category'),
  title: text('Title', { max: 120 }),
  /** May wait until the product is submitted. */
  description: optionalText(5000),
  brand: clearable(line(80)),
  /** As printed on the pack; used on shelves of food. */
  ingredients: clearable(line(longestIngredients)),
  condition: z.enum(conditions, { error: 'This field is required.' }),
  attributes: GivenAttributes,
  is_gst_free: Tick,
  low_stock_at: clearable(count),
  has_pickup: Tick,
  postage: clearable(dollarsOrFree),
  image_ids: listOf(ownId('retail.image', 423), maxProductImages),
};

const CreateProduct = z.object({
  ...ProductFields,
  condition: ProductFields.condition.default('new'),
  attributes: ProductFields.attributes.default({}),
  is_gst_free: ProductFields.is_gst_free.default(false),
  has_pickup: ProductFields.has_pickup.default(false),
  image_ids: ProductFields.image_ids.default([]),
  variants: variantsOf(NewVariant),
  /** Sends it to the admin at once; else it is kept as a draft. */
  submit: Tick.default(false),
});
export type CreateProduct = z.output<typeof CreateProduct>;

const EditProduct = z
  .object({ ...ProductFields, variants: variantsOf(EditedVariant), submit: Tick })
  .partial();
export type EditProduct = z.output<typeof EditProduct>;

const ProductParams = z.object({ id: ownId('retail.product') });

export const productSubmittedText = 'Product is pending for approval from Admin.';

export const createProduct = endpoint({
  method: 'POST',
  path: '/retail/products',
  access: ['retail'],
  acting: 'allowed',
  summary: 'Keeps a product of the own shop as a draft, or sends it to the admin at once.',
  body: CreateProduct,
  reply: ProductForm,
  status: 201,
  message: 'Product saved successfully.',
  errors: ['quota-reached'],
  idempotent: true,
});

export const editProduct = endpoint({
  method: 'PUT',
  path: '/retail/products/:id',
  access: ['retail'],
  acting: 'allowed',
  summary:
    'Changes an own product; variants that are left out of `variants` go. What an admin judges sends a public product back to them.',
  params: ProductParams,
  body: EditProduct,
  reply: ProductForm,
  message: 'Product saved successfully.',
  errors: ['product-move-not-allowed', 'stock-held'],
});

export const submitProduct = endpoint({
  method: 'POST',
  path: '/retail/products/:id/submit',
  access: ['retail'],
  acting: 'allowed',
  summary: 'Sends an own draft to the admin; it is public at once where nothing that they judge has changed.',
  params: ProductParams,
  reply: Product,
  message: productSubmittedText,
  errors: ['product-move-not-allowed'],
});

export const archiveProduct = endpoint({
  method: 'POST',
  path: '/retail/products/:id/archive',
  access: ['retail'],
  acting: 'allowed',
  summary: 'Takes an own product out of the shop and keeps it.',
  params: ProductParams,
  reply: Product,
  message: 'Product archived successfully.',
  errors: ['product-move-not-allowed'],
});

export const restoreProduct = endpoint({
  method: 'POST',
  path: '/retail/products/:id/restore',
  access: ['retail'],
  acting: 'allowed',
  summary: 'Brings an archived product back: public again where it was approved as it is, else as a draft.',
  params: ProductParams,
  reply: Product,
  message: 'Product restored successfully.',
  errors: ['product-move-not-allowed', 'quota-reached'],
});

export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/retail/products/:id',
  access: ['retail'],
  acting: 'allowed',
  summary: 'Deletes an own product that was never published, for good; others can be archived.',
  params: ProductParams,
  reply: Nothing,
  message: 'Product deleted successfully.',
  errors: ['product-move-not-allowed'],
});

export const changeVariant = endpoint({
  method: 'PUT',
  path: '/retail/variants/:id',
  access: ['retail'],
  acting: 'allowed',
  summary: 'Changes stock, price or sale of one variant quickly.',
  params: z.object({ id: ownId('retail.variant') }),
  body: z.object({
    stock: blankAsMissing(count.optional()),
    price: priceInCents().optional(),
    was_price: clearable(priceInCents('Was price')),
    is_active: blankAsMissing(Tick.optional()),
  }),
  reply: Variant,
  message: 'Updated successfully.',
  errors: ['product-move-not-allowed', 'stock-held'],
});

export const productTabs = [...productStates, 'low', 'sold-out'] as const;
export type ProductTab = (typeof productTabs)[number];

export const listMyProducts = endpoint({
  method: 'GET',
  path: '/retail/my-products',
  access: ['retail'],
  summary: 'Own products of every state, the newest first unless sorted otherwise.',
  query: PageQuery.extend({
    status: z.enum(productTabs).optional().catch(undefined),
    keyword: optionalText(100),
    category_id: blankAsMissing(anyId('catalogue.category', 200).optional()),
    sort: z
      .enum(['most-recent', 'best-sellers', 'asc', 'desc', 'stock'])
      .catch('most-recent')
      .default('most-recent'),
  }),
  reply: pageOf(Product),
});

export const getMyProduct = endpoint({
  method: 'GET',
  path: '/retail/my-products/:id',
  access: ['retail'],
  summary: 'One own product with everything that its form needs.',
  params: ProductParams,
  reply: ProductForm,
});

export const getProductCounts = endpoint({
  method: 'GET',
  path: '/retail/product-counts',
  access: ['retail'],
  summary: 'How many own products stand in which state, and how many are low or sold out.',
  reply: z.object({
    draft: z.int(),
    pending: z.int(),
    approved: z.int(),
    rejected: z.int(),
    archived: z.int(),
    low: z.int(),
    sold_out: z.int(),
    open_questions: z.int(),
  }),
});
