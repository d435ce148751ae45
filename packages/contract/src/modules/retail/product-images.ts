import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { listOf } from '../../shared/fields.ts';
import { Id, Nothing, ownId } from '../../shared/values.ts';

const maxAtOnce = 10;

export const ProductImage = z
  .object({
    id: Id,
    /** Shown as `/files/<encoded path>?w=&h=`. */
    path: z.string(),
    url: z.string(),
  })
  .meta({ id: 'ProductImage' });
export type ProductImage = z.infer<typeof ProductImage>;

export const uploadProductImages = endpoint({
  method: 'POST',
  path: '/retail/product-images',
  access: ['retail'],
  summary: 'Uploads images for a product; they belong to it once it is saved with them.',
  files: { field: 'images', max: maxAtOnce, kind: 'image' },
  reply: z.array(ProductImage),
  message: 'File uploaded successfully.',
});

export const findProductImages = endpoint({
  method: 'GET',
  path: '/retail/product-images',
  access: ['retail'],
  summary: 'Own images that belong to no product yet, in the order of the ids asked for.',
  query: z.object({ ids: listOf(ownId('retail.image', 200), maxAtOnce).default([]) }),
  reply: z.array(ProductImage),
});

export const deleteProductImage = endpoint({
  method: 'DELETE',
  path: '/retail/product-images/:id',
  access: ['retail'],
  summary: 'Deletes an own image that belongs to no product yet; those of a product change with it.',
  params: z.object({ id: ownId('retail.image') }),
  reply: Nothing,
  message: 'File deleted successfully.',
});
