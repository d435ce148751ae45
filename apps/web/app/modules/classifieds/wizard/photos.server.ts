import { maxAdImages } from '@souk/contract/modules/classifieds/ads';
import { type AdImage, uploadAdImages } from '@souk/contract/modules/classifieds/images';
import { submit } from '../../../lib/api.server.ts';
import type { PageArgs } from '../../../lib/page-state.server.ts';
import { arrangePhotos } from './photo-order.ts';

export interface RefusedPhoto {
  name: string;
  text: string;
}

/** Uploads one picture; a refusal is told in the API's own words. */
export async function uploadPhoto(
  args: PageArgs,
  file: File,
): Promise<{ image: AdImage } | { refused: RefusedPhoto; status: number }> {
  const form = new FormData();
  form.append('images', file, file.name);
  const sent = await submit(args, uploadAdImages, { form });
  if (sent.ok && sent.reply[0]) return { image: sent.reply[0] };
  const text = sent.ok ? '' : (Object.values(sent.problems.fields)[0]?.[0] ?? sent.problems.form ?? '');
  return { refused: { name: file.name, text }, status: sent.ok ? 500 : sent.status };
}

const listOf = (value: unknown): unknown[] =>
  value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value];

const idsIn = (value: unknown): number[] =>
  listOf(value)
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);

const placesIn = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The pictures of a sent form in their order: those it names, and those it brings along. */
export async function photosIn(args: PageArgs, sent: Record<string, unknown>) {
  const kept = arrangePhotos(idsIn(sent.image_ids), {
    places: placesIn(sent.photo_place),
    removed: idsIn(sent.photo_remove),
  });
  const files = listOf(sent.images).filter((file): file is File => file instanceof File && file.size > 0);
  const refused: RefusedPhoto[] = [];
  const fresh: number[] = [];
  for (const file of files) {
    if (kept.length + fresh.length >= maxAdImages) {
      refused.push({ name: file.name, text: `An ad has room for ${maxAdImages} photos.` });
      continue;
    }
    const uploaded = await uploadPhoto(args, file);
    if ('image' in uploaded) fresh.push(uploaded.image.id);
    else refused.push(uploaded.refused);
  }
  return { ids: [...kept, ...fresh], refused };
}
