import * as contract from '@souk/contract/modules/sellers/portfolios';
import { getPublicBusiness } from '@souk/contract/modules/sellers/profiles';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { files } from '../../media/index.ts';
import { buildSeller, multipart, paper, picture } from '../testing.ts';

async function makeFolder(count = 1) {
  const { as, db } = await startApi();
  const seller = await buildSeller(db, { sellerType: 'events' });
  const images = await Promise.all(Array.from({ length: count }, () => picture()));
  const answer = await as(seller).send(contract.createPortfolio, {
    body: multipart({ folder_name: 'Weddings', images }),
  });
  return { as, db, seller, answer, folder: answer.envelope.data as { id: number; images: { id: number }[] } };
}

describe('the portfolio', () => {
  test('holds folders of pictures, which visitors see [success-item-created]', async () => {
    const { as, seller, answer, folder } = await makeFolder(2);

    expect(answer).toMatchObject({ status: 201, envelope: { message: 'Created successfully.' } });
    expect(folder).toMatchObject({ folder_name: 'Weddings', description: null });
    expect(folder.images).toMatchObject([{ position: 1 }, { position: 2 }]);
    expect(await as(seller).call(contract.getPortfolio, { params: { id: folder.id } })).toEqual(folder);
    const shown = await as().call(getPublicBusiness, { params: { user_id: seller.id } });
    expect(shown.portfolios).toEqual([folder]);
  });

  test('needs a picture in every folder [portfolio-image-required]', async () => {
    const { as, db } = await startApi();
    const seller = await buildSeller(db);
    const missing = { status: 423, errors: { images: ['Portfolio image is required.'] } };

    const empty = await as(seller).send(contract.createPortfolio, { body: { folder_name: 'Empty' } });
    const form = await as(seller).send(contract.createPortfolio, {
      body: multipart({ folder_name: 'Empty' }),
    });

    expect(empty.envelope).toMatchObject(missing);
    expect(form.envelope).toMatchObject(missing);
    const list = await as(seller).call(contract.listPortfolios);
    expect(list).toMatchObject({ data: [], total: 0 });
  });

  test('keeps the last picture even when all are deleted at once [portfolio-image-required]', async () => {
    const { as, seller, folder } = await makeFolder(3);

    const attempts = await Promise.allSettled(
      folder.images.map(({ id }) =>
        as(seller).call(contract.deletePortfolioImage, { params: { id: folder.id, image_id: id } }),
      ),
    );

    const refused = attempts.filter((attempt) => attempt.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toMatchObject({ fields: { images: ['Portfolio image is required.'] } });
    const left = await as(seller).call(contract.getPortfolio, { params: { id: folder.id } });
    expect(left.images).toHaveLength(1);
  });

  test('takes more pictures later, at the end', async () => {
    const { as, seller, folder } = await makeFolder();

    const added = await as(seller).send(contract.addPortfolioImages, {
      params: { id: folder.id },
      body: multipart({ 'images[]': [await picture(), await picture()] }),
    });
    const renamed = await as(seller).send(contract.updatePortfolio, {
      params: { id: folder.id },
      body: multipart({ folder_name: 'Big days', description: 'In the hills', images: await picture() }),
    });

    expect(added.status).toBe(201);
    expect(renamed.envelope.data).toMatchObject({
      folder_name: 'Big days',
      description: 'In the hills',
      images: [{ position: 1 }, { position: 2 }, { position: 3 }, { position: 4 }],
    });
    const none = await as(seller).send(contract.addPortfolioImages, { params: { id: folder.id }, body: {} });
    expect(none.envelope.errors).toEqual({ images: ['Portfolio image is required.'] });
  });

  test('answers an update that comes as a POST with _method', async () => {
    const { as, seller, folder } = await makeFolder();

    const renamed = await as(seller).send(
      { ...contract.updatePortfolio, method: 'POST' },
      { params: { id: folder.id }, body: multipart({ _method: 'PUT', folder_name: 'Posted' }) },
    );

    expect(renamed.envelope).toMatchObject({ status: 200, data: { folder_name: 'Posted' } });
  });

  test('refuses what is no picture [setup-upload-limits] [image-types]', async () => {
    const { as, db } = await startApi();
    const seller = await buildSeller(db);

    const answer = await as(seller).send(contract.createPortfolio, {
      body: multipart({ folder_name: 'Papers', images: paper('fake.jpg') }),
    });

    expect(answer.envelope).toMatchObject({
      status: 423,
      errors: { images: ['Only JPG, JPEG, PNG & PDF files are accepted.'] },
    });
  });

  test('deletes a folder with its files', async () => {
    const { as, db, seller, folder } = await makeFolder(2);

    await as(seller).call(contract.deletePortfolio, { params: { id: folder.id } });

    const gone = as(seller).call(contract.getPortfolio, { params: { id: folder.id } });
    await expect(gone).rejects.toMatchObject({ code: 'record-not-found' });
    const left = await db.select().from(files);
    expect(left.filter(({ ownerId }) => ownerId === seller.id)).toEqual([]);
  });

  test('is nobody else’s to see or change', async () => {
    const { as, db, folder } = await makeFolder();
    const stranger = await buildSeller(db);
    const [image] = folder.images;
    const params = { id: folder.id };
    const nowhere = { code: 'record-not-found' };

    await expect(as(stranger).call(contract.getPortfolio, { params })).rejects.toMatchObject(nowhere);
    await expect(as(stranger).call(contract.updatePortfolio, { params, body: {} })).rejects.toMatchObject(
      nowhere,
    );
    await expect(as(stranger).call(contract.deletePortfolio, { params })).rejects.toMatchObject(nowhere);
    await expect(
      as(stranger).call(contract.deletePortfolioImage, { params: { ...params, image_id: image?.id ?? 0 } }),
    ).rejects.toMatchObject(nowhere);
  });
});
