import { msg } from '@lingui/core/macro';
import type { Endpoint } from '@souk/contract/shared/endpoint';
import { submit } from '../../lib/api.server.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import type { PageText } from '../../lib/say-texts.server.ts';
import { arrangePhotos } from './photo-order.ts';

export interface StoredPhoto {
  id: number;
  path: string;
}

export interface RefusedPhoto {
  name: string;
  text: string;
}

type Sent = { image: StoredPhoto } | { refused: RefusedPhoto; status: number };

/** Sends one picture to an endpoint that takes `images`; a refusal has the API's own words. */
export async function uploadPhoto(args: PageArgs, endpoint: Endpoint, file: File): Promise<Sent> {
  const form = new FormData();
  form.append('images', file, file.name);
  const sent = await submit(args, endpoint, { form });
  const [image] = sent.ok ? (sent.reply as StoredPhoto[]) : [];
  if (image) return { image };
  const text = sent.ok ? '' : (Object.values(sent.problems.fields)[0]?.[0] ?? sent.problems.form ?? '');
  return { refused: { name: file.name, text }, status: sent.ok ? 500 : sent.status };
}

/** Handles one picture sent in the background; the answer is for the page's script. */
export async function answerPhoto(args: PageArgs, endpoint: Endpoint): Promise<Response> {
  const file = (await postedForm(args)).get('images');
  if (!(file instanceof File))
    return Response.json({ text: pageStateOf(args).say(msg`This field is required.`) }, { status: 423 });
  const uploaded = await uploadPhoto(args, endpoint, file);
  return 'image' in uploaded
    ? Response.json({ id: uploaded.image.id, path: uploaded.image.path })
    : Response.json({ text: uploaded.refused.text }, { status: uploaded.status });
}

const listOf = (value: unknown): unknown[] =>
  value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value];

const idsIn = (value: unknown): number[] =>
  listOf(value)
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);

const placesIn = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

interface PhotoRules {
  endpoint: Endpoint;
  max: number;
  /** What is said of a picture beyond the limit. */
  fullText: PageText;
}

/** The pictures of a posted form in their order: those it names, and those uploaded with it. */
export async function photosIn(args: PageArgs, sent: Record<string, unknown>, rules: PhotoRules) {
  const kept = arrangePhotos(idsIn(sent.image_ids), {
    places: placesIn(sent.photo_place),
    removed: idsIn(sent.photo_remove),
  });
  const files = listOf(sent.images).filter((file): file is File => file instanceof File && file.size > 0);
  const refused: RefusedPhoto[] = [];
  const fresh: StoredPhoto[] = [];
  for (const file of files) {
    if (kept.length + fresh.length >= rules.max) {
      refused.push({ name: file.name, text: pageStateOf(args).say(rules.fullText) });
      continue;
    }
    const uploaded = await uploadPhoto(args, rules.endpoint, file);
    if ('image' in uploaded) fresh.push(uploaded.image);
    else refused.push(uploaded.refused);
  }
  return { ids: [...kept, ...fresh.map(({ id }) => id)], fresh, refused };
}
