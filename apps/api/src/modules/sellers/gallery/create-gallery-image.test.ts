import * as contract from '@souk/contract/modules/sellers/gallery';
import { getPublicBusiness, updateCompanyLogo } from '@souk/contract/modules/sellers/profiles';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
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
