import { msg } from '@lingui/core/macro';
import { endpoint } from '@souk/contract/shared/endpoint';
import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildPageArgs, buildRequest } from '../../lib/page.testing.ts';
import { answerPhoto, photosIn } from './photos.server.ts';

const uploadImages = endpoint({
  method: 'POST',
  path: '/images',
  access: 'anyone',
  summary: 'Keeps pictures.',
  files: { field: 'images', max: 9, kind: 'image' },
  reply: z.array(z.object({ id: z.number(), path: z.string() })),
});

const photo = (name: string) => new File(['photo'], name, { type: 'image/jpeg' });
const stored = (id: number) => ({ body: { data: [{ id, path: `photos/${id}` }] } });
const refused = { status: 422, body: { message: 'No', error: 'This picture cannot be read.' } };

async function taken(sent: Record<string, unknown>, answers: object[] = [], max = 3) {
  const { args, calls } = await buildPageArgs(buildRequest({ form: {} }), {
    [uploadImages.path]: answers as never,
  });
  const found = await photosIn(args, sent, {
    endpoint: uploadImages,
    max,
    fullText: msg`No more than that.`,
  });
  return { ...found, sentTimes: calls.length };
}

describe('the pictures of a form', () => {
  test('are those that it names and those that it brings, in this order', async () => {
    expect(await taken({ image_ids: ['1', '2'], images: photo('a.jpg') }, [stored(9)])).toMatchObject({
      ids: [1, 2, 9],
      fresh: [{ id: 9 }],
      refused: [],
    });
  });

  test('may be a single one, and nonsense is none', async () => {
    expect(await taken({ image_ids: '4' })).toMatchObject({ ids: [4] });
    expect(await taken({ image_ids: ['x', '-1', '0', '1.5'], images: new File([], '') })).toMatchObject({
      ids: [],
      sentTimes: 0,
    });
  });

  test('lose those that were taken away', async () => {
    expect(await taken({ image_ids: ['1', '2'], photo_remove: '1' })).toMatchObject({ ids: [2] });
  });

  test('have room for so many: those beyond are told, and not sent', async () => {
    const {
      ids,
      refused: beyond,
      sentTimes,
    } = await taken({ image_ids: ['1', '2'], images: [photo('a.jpg'), photo('b.jpg')] }, [stored(9)]);

    expect(ids).toEqual([1, 2, 9]);
    expect(beyond).toEqual([{ name: 'b.jpg', text: 'No more than that.' }]);
    expect(sentTimes).toBe(1);
  });

  test('that are refused leave their room to the next', async () => {
    const images = [photo('a.jpg'), photo('b.jpg')];

    expect(await taken({ images }, [refused, stored(9)], 1)).toMatchObject({
      ids: [9],
      refused: [{ name: 'a.jpg', text: 'This picture cannot be read.' }],
    });
  });
});

describe('a picture sent in the background', () => {
  async function answered(file: File | undefined, answer: object) {
    const { args } = await buildPageArgs(buildRequest({ form: {} }), {
      [uploadImages.path]: answer as never,
    });
    const form = new FormData();
    if (file) form.append('images', file);
    const request = new Request('http://souk.test/x', { method: 'POST', body: form });
    const reply = await answerPhoto(
      { ...args, request, context: args.context ?? new RouterContextProvider() },
      uploadImages,
    );
    return { status: reply.status, body: await reply.json() };
  }

  test('is answered with what it is stored as, or why it is not', async () => {
    expect(await answered(photo('a.jpg'), stored(9))).toEqual({
      status: 200,
      body: { id: 9, path: 'photos/9' },
    });
    expect(await answered(photo('a.jpg'), refused)).toEqual({
      status: 422,
      body: { text: 'This picture cannot be read.' },
    });
    expect(await answered(undefined, stored(9))).toEqual({
      status: 423,
      body: { text: 'This field is required.' },
    });
  });
});
