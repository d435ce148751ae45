import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { listOf } from '../../shared/fields.ts';
import { postingTypes } from '../../shared/seller-types.ts';
import { Nothing, ownId } from '../../shared/values.ts';
import { AlbumImage } from '../media/images.ts';
import { maxAdImages } from './image-rules.ts';

export const uploadAdImages = endpoint({
  method: 'POST',
  path: '/classifieds/images',
  spec: ['classifieds/images-upload'],
  access: postingTypes,
  acting: 'allowed',
  beforeConfirming: true,
  summary: 'Uploads images for an ad that is not posted yet.',
  files: { field: 'images', max: maxAdImages, kind: 'image' },
  reply: z.array(AlbumImage),
  message: 'File uploaded successfully.',
});

export const findAdImages = endpoint({
  method: 'GET',
  path: '/classifieds/images',
  access: postingTypes,
  summary: 'Own images that belong to no ad yet, in the order of the ids asked for.',
  query: z.object({ ids: listOf(ownId('classifieds.image', 200), maxAdImages).default([]) }),
  reply: z.array(AlbumImage),
});

export const deleteAdImage = endpoint({
  method: 'DELETE',
  path: '/classifieds/images/:id',
  spec: ['classifieds/image-delete'],
  access: postingTypes,
  acting: 'allowed',
  beforeConfirming: true,
  summary: 'Deletes an own image that belongs to no ad yet; those of an ad change with the ad.',
  params: z.object({ id: ownId('classifieds.image') }),
  reply: Nothing,
  message: 'File deleted successfully.',
});
