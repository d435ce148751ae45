import { idOf, linesOf, type Tree, textOf, treeOf } from '../../lib/typed-values.ts';
import { type Answers, answersOf } from '../catalogue/index.ts';

/** One row of the variants as it is typed. */
export interface VariantFields {
  /** The id of an existing variant. */
  id: string;
  /** One value per option, in the order of the options. */
  values: string[];
  price: string;
  was_price: string;
  stock: string;
  sku: string;
  barcode: string;
  weight_grams: string;
  image_id: string;
  is_active: boolean;
}

/** One choice that buyers have, as "Size: S, M, L". */
export interface OptionFields {
  name: string;
  values: string;
}

/** A product's form, with everything as it was typed. */
export interface ProductFields {
  category_id: number | null;
  title: string;
  brand: string;
  description: string;
  ingredients: string;
  condition: string;
  attributes: Answers;
  options: OptionFields[];
  variants: VariantFields[];
  is_gst_free: boolean;
  low_stock_at: string;
  has_pickup: boolean;
  /** The shop's own methods apply, or one price for this product. */
  postage_kind: 'shop' | 'own';
  postage: string;
}

const rowsOf = (value: unknown): Tree[] => (Array.isArray(value) ? value.map(treeOf) : []);
const isTicked = (value: unknown): boolean => value === true || value === 'on' || value === '1';

export const blankVariant: VariantFields = {
  id: '',
  values: [],
  price: '',
  was_price: '',
  stock: '',
  sku: '',
  barcode: '',
  weight_grams: '',
  image_id: '',
  is_active: true,
};

const variantOf = (row: Tree): VariantFields => ({
  id: textOf(row.id),
  values: Array.isArray(row.values) ? row.values.map(textOf) : [],
  price: textOf(row.price).trim(),
  was_price: textOf(row.was_price).trim(),
  stock: textOf(row.stock).trim(),
  sku: textOf(row.sku),
  barcode: textOf(row.barcode).trim(),
  weight_grams: textOf(row.weight_grams).trim(),
  image_id: textOf(row.image_id),
  is_active: isTicked(row.is_active),
});

/** A product without options still has its one variant. */
const variantsOf = (value: unknown): VariantFields[] => {
  const rows = rowsOf(value).map(variantOf);
  return rows.length > 0 ? rows : [blankVariant];
};

const optionsOf = (value: unknown): OptionFields[] =>
  rowsOf(value).map((row) => ({ name: textOf(row.name).trim(), values: textOf(row.values).trim() }));

/** Reads a submitted or stored form; what does not fit is left out. */
export function readProductFields(sent: Tree): ProductFields {
  return {
    category_id: idOf(sent.category_id),
    title: textOf(sent.title),
    brand: textOf(sent.brand),
    description: linesOf(sent.description),
    ingredients: linesOf(sent.ingredients),
    condition: textOf(sent.condition) || 'new',
    attributes: answersOf(sent.attributes),
    options: optionsOf(sent.options),
    variants: variantsOf(sent.variants),
    is_gst_free: isTicked(sent.is_gst_free),
    low_stock_at: textOf(sent.low_stock_at).trim(),
    has_pickup: isTicked(sent.has_pickup),
    postage_kind: sent.postage_kind === 'own' ? 'own' : 'shop',
    postage: textOf(sent.postage).trim(),
  };
}

/** The form in a hidden field, for the next page. */
export function readCarried(carried: unknown): ProductFields {
  try {
    return readProductFields(treeOf(JSON.parse(textOf(carried) || '{}')));
  } catch {
    return readProductFields({});
  }
}

export const variantName = ({ values }: Pick<VariantFields, 'values'>): string => values.join(' / ');
