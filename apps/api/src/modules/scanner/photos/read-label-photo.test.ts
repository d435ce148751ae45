import { type PrintedLabel, readFoodLabel } from '@souk/contract/modules/scanner/photos';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A label as a camera sees it: lines of print on a pack. */
const drawn = (lines: readonly string[], height = 90 + lines.length * 60) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="${height}">
      <rect width="100%" height="100%" fill="#fdf6e3"/><g font-family="DejaVu Sans, sans-serif" font-size="34">
      ${lines.map((line, place) => `<text x="40" y="${80 + place * 60}">${escaped(line)}</text>`).join('')}
      </g></svg>`),
  );

const photoOf = (bytes: Uint8Array<ArrayBuffer>, language?: string, name = 'label.jpg') => {
  const form = new FormData();
  form.append('photo', new Blob([bytes]), name);
  if (language) form.append('language', language);
  return form;
};

const jpegOf = async (lines: readonly string[]) => new Uint8Array(await drawn(lines).jpeg().toBuffer());

describe('reading a photograph of a label', () => {
  test('answers the printed words, whole where a line divides them, and every one of them as sure or not', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);
    const form = photoOf(
      await jpegOf([
        'INGREDIENTS: Wheat flour, sugar, palm oil, gela-',
        'tine (pork), salt. May contain milk.',
      ]),
    );

    const { envelope } = await as(user).send(readFoodLabel, { body: form });

    const label = envelope.data as PrintedLabel;
    expect(envelope.status).toBe(200);
    expect(label.text).toBe(
      'INGREDIENTS: Wheat flour, sugar, palm oil, gelatine (pork), salt. May contain milk.',
    );
    expect(label.parts.map(({ text }) => text).join(' ')).toBe(label.text);
    expect(label.parts.every(({ is_sure }) => is_sure)).toBe(true);
  });

  test('reads the letters of the language that is asked for', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);
    const form = photoOf(await jpegOf(['Zutaten: Weizenmehl, Zucker, Süßmolkenpulver']), 'de');

    const { envelope } = await as(user).send(readFoodLabel, { body: form });

    expect((envelope.data as PrintedLabel).text).toBe('Zutaten: Weizenmehl, Zucker, Süßmolkenpulver');
  });

  test('marks what it can hardly read', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);
    const clear = await drawn(['Sugar, wheat flour, cocoa butter'], 120).png().toBuffer();
    const faint = await sharp(
      await drawn(['gelatine emulsifier whey powder'], 120).resize(240).blur(1).png().toBuffer(),
    )
      .resize(1200)
      .png()
      .toBuffer();
    const picture = await sharp({ create: { width: 1200, height: 360, channels: 3, background: '#fdf6e3' } })
      .composite([
        { input: clear, top: 10, left: 0 },
        { input: faint, top: 180, left: 0 },
      ])
      .png()
      .toBuffer();

    const { envelope } = await as(user).send(readFoodLabel, {
      body: photoOf(new Uint8Array(picture), 'en', 'label.png'),
    });

    const { parts } = envelope.data as PrintedLabel;
    expect(parts.find(({ is_sure }) => is_sure)?.text).toContain('Sugar, wheat flour, cocoa butter');
    expect(parts.some(({ is_sure }) => !is_sure)).toBe(true);
  });

  test('is refused without a photograph, for what is none, and for one without print', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);
    const send = async (body: object) => (await as(user).send(readFoodLabel, { body })).envelope;
    const bytes = (text: string) => new Uint8Array(Buffer.from(text));
    const torn = (await jpegOf(['Sugar'])).slice(0, 900);

    expect(await send(new FormData())).toMatchObject({
      status: 423,
      errors: { photo: ['Photo is required.'] },
    });
    for (const none of [bytes('no picture'), bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), torn])
      expect(await send(photoOf(none))).toMatchObject({
        status: 423,
        errors: { photo: ['Only JPG, JPEG, PNG & PDF files are accepted.'] },
      });
    expect(await send(photoOf(await jpegOf([])))).toMatchObject({
      status: 422,
      message: expect.stringContaining('could not read this photo'),
    });
    expect(await send(photoOf(await jpegOf(['Sugar']), 'xx'))).toMatchObject({
      status: 423,
      errors: { language: ['Please choose a language.'] },
    });
  });

  test('needs an account, and reads one photograph of a user at a time', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);
    const send = async () =>
      (await as(user).send(readFoodLabel, { body: photoOf(await jpegOf(['Sugar, salt'])) })).status;

    const statuses = await Promise.all([send(), send(), send()]);
    const visitor = await as().send(readFoodLabel, { body: photoOf(await jpegOf(['Sugar'])) });

    expect(statuses.sort()).toEqual([200, 429, 429]);
    expect(visitor.status).toBe(401);
    expect(await send()).toBe(200);
  });

  test('keeps few waiting, and answers the rest at once', async () => {
    const { as, db } = await startApi();
    const users = await Promise.all(Array.from({ length: 7 }, () => buildUser(db)));
    const photo = await jpegOf(['Sugar, salt']);

    const statuses = await Promise.all(
      users.map(async (user) => (await as(user).send(readFoodLabel, { body: photoOf(photo) })).status),
    );

    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
    expect(statuses.filter((status) => status === 503)).toHaveLength(3);
  });
});
