import type { ProductFormFields } from './check-product.ts';
import type { ProductRow } from './product.tables.ts';

/** The form that would save this product, without its images and variants. */
export const formOf = (product: ProductRow): ProductFormFields => ({
  category_id: product.categoryId,
  title: product.title,
  description: product.description || undefined,
  brand: product.brand,
  ingredients: product.ingredients,
  condition: product.condition,
  attributes: product.attributes,
  is_gst_free: product.isGstFree,
  low_stock_at: product.lowStockAt,
  has_pickup: product.hasPickup,
  postage: product.postageCents,
});
