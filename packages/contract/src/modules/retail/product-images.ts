import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { listOf } from '../../shared/fields.ts';
import { Nothing, ownId } from '../../shared/values.ts';
import { AlbumImage } from '../media/images.ts';
import { maxProductImages } from './image-rules.ts';

export const uploadProductImages = endpoint({
  method: 'POST',
  path: '/retail/product-images',
  access: ['retail'],
  acting: 'allowed',
  summary: 'Uploads images for a product; they belong to it once it is saved with them.',
  files: { field: 'images', max: maxProductImages, kind: 'image' },
  reply: z.array(AlbumImage),
  message: 'File uploaded successfully.',
});

export const findProductImages = endpoint({
  method: 'GET',
  path: '/retail/product-images',
  access: ['retail'],
  summary: 'Own images that belong to no product yet, in the order of the ids asked for.',
  query: z.object({ ids: listOf(ownId('retail.image', 200), maxProductImages).default([]) }),
  reply: z.array(AlbumImage),
});

export const deleteProductImage = endpoint({
  method: 'DELETE',
  path: '/retail/product-images/:id',
  access: ['retail'],
  acting: 'allowed',
  summary: 'Deletes an own image that belongs to no product yet; those of a product change with it.',
  params: z.object({ id: ownId('retail.image') }),
  reply: Nothing,
  message: 'File deleted successfully.',
});
