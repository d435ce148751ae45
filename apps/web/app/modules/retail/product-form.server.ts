import { createHash } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import { type Attribute, listFilterAttributes } from '@souk/contract/modules/catalogue/attributes';
import { listCategoriesBySlug } from '@souk/contract/modules/catalogue/categories';
import { findProductImages } from '@souk/contract/modules/retail/product-images';
import {
  createProduct,
  editProduct,
  getMyProduct,
  type ProductForm,
} from '@souk/contract/modules/retail/products';
import { checkFields } from '@souk/contract/shared/check-fields';
import type { CallOf } from '@souk/contract/shared/endpoint';
import type { Money } from '@souk/contract/shared/values';
import { call } from '../../lib/api.server.ts';
import { orNull } from '../../lib/or-null.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import type { PageText } from '../../lib/say-texts.server.ts';
import { listed } from '../../lib/typed-values.ts';
import { type CategoryGroup, categoryGroups, chosenIn } from '../catalogue/index.ts';
import type { ProductFields, VariantFields } from './product-fields.ts';
import { fitsOptions, optionsOfRows } from './variant-grid.ts';

export interface ProductImage {
  id: number;
  path: string;
}

/** Values as they were typed; the API reads and checks them. */
type ProductBody = CallOf<typeof createProduct>['body'];
type EditBody = NonNullable<CallOf<typeof editProduct>['body']>;

const variantBody = (
  { id, values, stock, image_id, ...row }: VariantFields,
  names: readonly string[],
  images: readonly ProductImage[],
) => ({
  ...row,
  // A picture that was removed would come back with the variant that names it.
  image_id: images.some((image) => String(image.id) === image_id) ? image_id : '',
  ...(id ? { id } : {}),
  // An empty number would be read as 0.
  ...(stock === '' ? {} : { stock }),
  options: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])),
});

const optionNames = (form: ProductFields) =>
  form.options.filter(({ name, values }) => name && listed(values).length > 0).map(({ name }) => name);

/** The API's body: the form, with its pictures in their order. */
export function bodyOf(form: ProductFields, images: readonly ProductImage[]): ProductBody {
  const names = optionNames(form);
  const { options: _options, postage_kind: kind, ...fields } = form;
  return {
    ...fields,
    category_id: form.category_id ?? undefined,
    postage: kind === 'own' ? form.postage : '',
    variants: form.variants.map((variant) => variantBody(variant, names, images)),
    image_ids: images.map(({ id }) => id),
  } as ProductBody;
}

const dollars = (money: Money | null): string => (money ? (money.cents / 100).toFixed(2) : '');
const typed = (value: number | string | null): string => (value === null ? '' : String(value));

const answersOf = (attributes: ProductForm['attributes']): ProductFields['attributes'] =>
  Object.fromEntries(
    Object.entries(attributes).map(([slug, value]) => [slug, Array.isArray(value) ? value : String(value)]),
  );

/** The form of a stored product. */
export function fieldsOf(product: ProductForm): ProductFields {
  const names = product.option_names;
  const variants = product.variants.map(
    (variant): VariantFields => ({
      id: String(variant.id),
      values: names.map((name) => variant.options[name] ?? ''),
      price: dollars(variant.price),
      was_price: dollars(variant.was_price),
      stock: String(variant.stock),
      sku: typed(variant.sku),
      barcode: typed(variant.barcode),
      weight_grams: typed(variant.weight_grams),
      image_id: typed(variant.image_id),
      is_active: variant.is_active,
    }),
  );
  return {
    category_id: product.category_id,
    title: product.title,
    brand: typed(product.brand),
    description: product.description,
    ingredients: typed(product.ingredients),
    condition: product.condition,
    attributes: answersOf(product.attributes),
    options: optionsOfRows(names, variants),
    variants,
    is_gst_free: product.is_gst_free,
    low_stock_at: typed(product.low_stock_at),
    has_pickup: product.has_pickup,
    postage_kind: product.postage === null ? 'shop' : 'own',
    postage: dollars(product.postage),
  };
}

/** A copy to start another product from, without ids, codes and stock. */
export function copyOf(product: ProductForm): ProductFields {
  const fields = fieldsOf(product);
  const own = { id: '', sku: '', barcode: '', image_id: '', stock: '' };
  return { ...fields, variants: fields.variants.map((variant) => ({ ...variant, ...own })) };
}

type Problems<T = PageText> = Record<string, T[]>;

/** The form's field for an API field. */
export function fieldNamed(path: string, names: readonly string[]): string {
  const option = /^variants\.(\d+)\.options(?:\.(.+))?$/.exec(path);
  if (!option) return path;
  const place = names.indexOf(option[2] ?? '');
  return place < 0 ? 'variants' : `options.${place}.values`;
}

/** Refusals by the form's field names. */
export function asFormProblems<T>(problems: Problems<T>, form: ProductFields): Problems<T> {
  const names = optionNames(form);
  return Object.fromEntries(
    Object.entries(problems).map(([path, texts]) => [fieldNamed(path, names), texts]),
  );
}

const missing = msg`This field is required.`;

function ownProblems(form: ProductFields): Problems {
  const problems: Problems = {};
  for (const [index, { name, values }] of form.options.entries()) {
    if (name === '' && values !== '') problems[`options.${index}.name`] = [missing];
    if (name !== '' && listed(values).length === 0) problems[`options.${index}.values`] = [missing];
  }
  const names = form.options.map(({ name }) => name.toLocaleLowerCase()).filter(Boolean);
  if (new Set(names).size < names.length) problems.options = [msg`Give each option a different name.`];
  else if (!fitsOptions(form.options, form.variants))
    problems.options = [msg`Make the variants again, so that they match the options.`];
  if (form.postage_kind === 'own' && form.postage === '') problems.postage = [msg`Postage is required.`];
  return problems;
}

function schemaProblems(form: ProductFields): Problems {
  const checked = checkFields(createProduct.body, bodyOf(form, []));
  if (checked.ok) return {};
  const { category_id: unchosen, ...problems } = checked.fields;
  return asFormProblems(
    { ...problems, ...(unchosen ? { category_id: [msg`Category is required.`] } : {}) },
    form,
  );
}

/** Why the form cannot be saved as a draft, by field. */
export const draftProblems = (form: ProductFields): Problems => ({
  ...schemaProblems(form),
  ...ownProblems(form),
});

const isMissing = (answer: string | string[] | undefined) => answer === undefined || answer.length === 0;

/**
 * Why the form cannot be submitted, by field: it also needs a description and its category's required details.
 */
export function problemsOf(form: ProductFields, attributes: readonly Attribute[]): Problems {
  const problems = draftProblems(form);
  if (form.description.trim() === '') problems.description ??= [msg`Description is required.`];
  for (const { slug, name, required } of attributes) {
    if (required && isMissing(form.attributes[slug]))
      problems[`attributes.${slug}`] = [msg`${name} is required.`];
  }
  return problems;
}

/** The categories that a shop may sell in. */
export const loadShopGroups = async (args: PageArgs): Promise<CategoryGroup[]> =>
  categoryGroups(await call(args, listCategoriesBySlug, { query: {} }), 'retail');

/** The chosen category with its attributes. */
export async function loadChosen(args: PageArgs, groups: readonly CategoryGroup[], id: number | null) {
  const chosen = chosenIn(groups, id);
  const attributes = chosen
    ? await call(args, listFilterAttributes, { body: { category_id: chosen.id } })
    : [];
  return { chosen, attributes };
}

/** The own product in the address, if there is one. */
export async function findOwnProduct(args: PageArgs, id: unknown): Promise<ProductForm | null> {
  const number = Number(id);
  if (!Number.isSafeInteger(number) || number <= 0) return null;
  return orNull(call(args, getMyProduct, { params: { id: number } }));
}

/** Pictures by their ids, in that order: known ones, and own ones without a product yet. */
export async function imagesNamed(
  args: PageArgs,
  ids: readonly number[],
  known: readonly ProductImage[],
): Promise<ProductImage[]> {
  const byId = new Map(known.map(({ id, path }) => [id, { id, path }]));
  const loose = ids.filter((id) => !byId.has(id));
  if (loose.length > 0) {
    for (const { id, path } of await call(args, findProductImages, { query: { ids: loose } }))
      byId.set(id, { id, path });
  }
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** An idempotency key derived from the form, so that a second click creates nothing twice. */
function keyedBy(args: PageArgs, key: string, body: unknown): PageArgs {
  const print = createHash('sha256')
    .update(`${key} ${JSON.stringify(body)}`)
    .digest('hex')
    .slice(0, 32);
  const headers = [...args.request.headers, ['idempotency-key', `product-${print}`] as [string, string]];
  return { ...args, request: new Request(args.request.url, { headers }) };
}

interface Keeping {
  form: ProductFields;
  images: readonly ProductImage[];
  productId: number | null;
  key: string;
  isSubmitted?: boolean;
}

/** Saves the form: as a new draft, or as the product that it belongs to. */
export function keepProduct(
  args: PageArgs,
  { form, images, productId, key, isSubmitted = false }: Keeping,
): Promise<ProductForm> {
  const body = { ...bodyOf(form, images), submit: isSubmitted };
  return productId === null
    ? call(keyedBy(args, key, body), createProduct, { body })
    : call(args, editProduct, { params: { id: productId }, body: body as EditBody });
}
