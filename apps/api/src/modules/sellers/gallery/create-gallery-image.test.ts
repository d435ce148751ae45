import * as contract from '@souk/contract/modules/sellers/gallery';
import {
  getPublicBusiness,
  removeCompanyLogo,
  updateCompanyLogo,
} from '@souk/contract/modules/sellers/profiles';
import { describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { files } from '../../media/index.ts';
import { businessCards } from '../index.ts';
import { buildSeller, multipart, paper, picture } from '../testing.ts';

describe('the gallery', () => {
  test('takes many pictures at once and keeps their order', async () => {
    const { as, db } = await startApi();
    const seller = await buildSeller(db, { sellerType: 'fitness' });

    const answer = await as(seller).send(contract.createGalleryImage, {
      body: multipart({ caption: 'The hall', images: [await picture(), await picture()] }),
    });
    await as(seller).send(contract.createGalleryImage, { body: multipart({ images: await picture() }) });

    expect(answer.status).toBe(201);
    const list = await as(seller).call(contract.listGallery);
    expect(list).toMatchObject({ total: 3, current_page: 1, per_page: 10 });
    expect(list.data.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(list.data.map(({ caption }) => caption)).toEqual(['The hall', 'The hall', null]);
    expect(list.data[0]?.image).toMatch(/^public\//);
    const shown = await as().call(getPublicBusiness, { params: { user_id: seller.id } });
    expect(shown.gallery).toEqual(list.data);
  });

  test('refuses nothing, papers and pictures that are too large [setup-upload-limits] [image-size] [image-types]', async () => {
    const { as, db } = await startApi();
    const seller = await buildSeller(db);
    const errorsOf = async (body: object) =>
      (await as(seller).send(contract.createGalleryImage, { body })).envelope.errors;

    expect(await errorsOf({})).toEqual({ images: ['Image is required.'] });
    expect(await errorsOf(multipart({ images: paper() }))).toEqual({
      images: ['Only JPG, JPEG, PNG & PDF files are accepted.'],
    });
    const large = { name: 'large.jpg', bytes: Buffer.alloc(4_194_305) };
    expect(await errorsOf(multipart({ images: large }))).toEqual({
      images: ['File size should be less than or equals to 4 mb.'],
    });
  });

  test('changes a caption and a picture, and drops the former file', async () => {
    const { as, db } = await startApi();
    const seller = await buildSeller(db);
    const made = await as(seller).send(contract.createGalleryImage, {
      body: multipart({ caption: 'Before', images: await picture() }),
    });
    const [image] = made.envelope.data as { id: number; image: string }[];
    const params = { id: image?.id ?? 0 };

    const changed = await as(seller).send(contract.updateGalleryImage, {
      params,
      body: multipart({ images: await picture() }),
    });
    const cleared = await as(seller).call(contract.updateGalleryImage, { params, body: { caption: '' } });

    expect(changed.envelope.data).toMatchObject({ id: params.id, caption: 'Before' });
    expect(cleared.caption).toBeNull();
    expect(cleared.image).not.toBe(image?.image);
    const own = (await db.select().from(files)).filter(({ ownerId }) => ownerId === seller.id);
    expect(own.map(({ path }) => path)).toEqual([cleared.image]);
  });

  const orderOf = async (client: Client) =>
    (await client.call(contract.listGallery)).data.map(({ id, position }) => [id, position]);

  test('keeps the place a picture is moved to, and no two are at one', async () => {
    const { as, db } = await startApi();
    const client = as(await buildSeller(db));
    const made = await client.send(contract.createGalleryImage, {
      body: multipart({ images: await Promise.all([picture(), picture(), picture(), picture()]) }),
    });
    const [first = 0, second = 0, third = 0, last = 0] = (made.envelope.data as { id: number }[]).map(
      ({ id }) => id,
    );
    const move = (id: number, position: number) =>
      client.call(contract.updateGalleryImage, { params: { id }, body: { position } });

    expect(await move(last, 1)).toMatchObject({ id: last, position: 1 });
    expect(await move(first, 60)).toMatchObject({ id: first, position: 4 });
    expect(await orderOf(client)).toEqual([
      [last, 1],
      [second, 2],
      [third, 3],
      [first, 4],
    ]);

    await client.call(contract.deleteGalleryImage, { params: { id: second } });
    await Promise.all([move(third, 1), move(first, 1), move(last, 3)]);

    const order = await orderOf(client);
    expect(order.map(([, position]) => position)).toEqual([1, 2, 3]);
    expect(order.map(([id]) => id).sort()).toEqual([first, third, last].sort());
  });

  test('refuses a place that is none', async () => {
    const { as, db } = await startApi();
    const [seller, stranger] = [await buildSeller(db), await buildSeller(db)];
    const made = await as(seller).send(contract.createGalleryImage, {
      body: multipart({ images: await picture() }),
    });
    const params = { id: (made.envelope.data as { id: number }[])[0]?.id ?? 0 };

    for (const position of [0, 61, 1.5, 'first'])
      expect(
        (await as(seller).send(contract.updateGalleryImage, { params, body: { position } })).envelope.errors,
      ).toEqual({ position: ['Please enter valid number.'] });
    await expect(
      as(stranger).call(contract.updateGalleryImage, { params, body: { position: 1 } }),
    ).rejects.toMatchObject({ code: 'record-not-found' });
  });

  test('is bounded', async () => {
    const { as, db } = await startApi();
    const seller = await buildSeller(db);
    const twenty = async () =>
      multipart({ images: await Promise.all(Array.from({ length: 20 }, () => picture())) });
    for (const _round of [1, 2, 3])
      expect((await as(seller).send(contract.createGalleryImage, { body: await twenty() })).status).toBe(201);

    const more = await as(seller).send(contract.createGalleryImage, {
      body: multipart({ images: await picture() }),
    });

    expect(more.envelope.errors).toEqual({ images: ['You can add maximum 60 images.'] });
  });

  test('is nobody else’s to change', async () => {
    const { as, db } = await startApi();
    const [seller, stranger] = [await buildSeller(db), await buildSeller(db)];
    const made = await as(seller).send(contract.createGalleryImage, {
      body: multipart({ images: await picture() }),
    });
    const [image] = made.envelope.data as { id: number }[];
    const params = { id: image?.id ?? 0 };

    for (const endpoint of [contract.getGalleryImage, contract.deleteGalleryImage])
      await expect(as(stranger).call(endpoint, { params })).rejects.toMatchObject({
        code: 'record-not-found',
      });
    await as(seller).call(contract.deleteGalleryImage, { params });
    expect((await as(seller).call(contract.listGallery)).total).toBe(0);
  });
});

describe('the company logo', () => {
  test('is replaced, and the former one goes [success-file-upload]', async () => {
    const { as, db } = await startApi();
    const seller = await buildSeller(db);
    const upload = async () =>
      as(seller).send(updateCompanyLogo, { body: multipart({ company_logo: await picture() }) });

    const first = await upload();
    const second = await upload();

    expect(first.envelope.message).toBe('File uploaded successfully.');
    const { company_logo } = second.envelope.data as { company_logo: string };
    expect((await businessCards(db, [seller.id])).get(seller.id)).toMatchObject({
      businessName: 'Olive & Thyme',
      logoPath: company_logo,
    });
    const own = (await db.select().from(files)).filter(({ ownerId }) => ownerId === seller.id);
    expect(own).toHaveLength(1);
  });

  test('is taken away with its file, and is gone for everyone', async () => {
    const { as, db } = await startApi();
    const seller = await buildSeller(db);
    await as(seller).send(updateCompanyLogo, { body: multipart({ company_logo: await picture() }) });

    const { envelope } = await as(seller).send(removeCompanyLogo);
    await as(seller).call(removeCompanyLogo);

    expect(envelope.message).toBe('Profile updated successfully.');
    const shown = await as().call(getPublicBusiness, { params: { user_id: seller.id } });
    expect(shown.company_logo).toBeNull();
    expect((await db.select().from(files)).filter(({ ownerId }) => ownerId === seller.id)).toEqual([]);
  });

  test('is not for who has no business', async () => {
    const { as, db } = await startApi();
    const [shopper, halfway] = [await buildUser(db), await buildUser(db, { sellerType: 'retail' })];

    await expect(as(shopper).call(removeCompanyLogo)).rejects.toMatchObject({ status: 403 });
    await expect(as(halfway).call(removeCompanyLogo)).rejects.toMatchObject({ message: 'User not found' });
  });

  test('must be there and be a picture [image-types]', async () => {
    const { as, db } = await startApi();
    const seller = await buildSeller(db);

    const none = await as(seller).send(updateCompanyLogo, { body: {} });
    const wrong = await as(seller).send(updateCompanyLogo, { body: multipart({ company_logo: paper() }) });

    expect(none.envelope.errors).toEqual({ company_logo: ['Company logo is required.'] });
    expect(wrong.envelope.errors).toEqual({
      company_logo: ['Only JPG, JPEG, PNG & PDF files are accepted.'],
    });
  });
});
