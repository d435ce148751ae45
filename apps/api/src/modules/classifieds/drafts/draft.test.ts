import { deleteDraft, getDraft, saveDraft } from '@souk/contract/modules/classifieds/drafts';
import { deleteAdImage, findAdImages } from '@souk/contract/modules/classifieds/images';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { uploadImages } from '../images/ad-album.ts';
import { imageFile } from '../testing.ts';

describe('the draft of the wizard', () => {
  test('is kept per user with its step, its answers and its images', async () => {
    const { as, db } = await startApi();
    const [owner, other] = [await buildUser(db), await buildUser(db)];
    const images = await uploadImages(db, owner, [imageFile()]);
    const image_ids = images.map(({ id }) => id);

    await as(owner).call(saveDraft, { body: { step: 3, form: { title: 'Sofa' }, image_ids } });
    await as(owner).call(saveDraft, { body: { step: 4, form: { title: 'Sofa bed' }, image_ids } });

    expect(await as(owner).call(getDraft)).toMatchObject({
      step: 4,
      form: { title: 'Sofa bed' },
      images: [{ id: image_ids[0] }],
    });
    expect(await as(other).call(getDraft)).toBeNull();
    await as(owner).call(deleteDraft);
    expect(await as(owner).call(getDraft)).toBeNull();
  });

  test('shows no image of somebody else', async () => {
    const { as, db } = await startApi();
    const [owner, other] = [await buildUser(db), await buildUser(db)];
    const image_ids = (await uploadImages(db, owner, [imageFile()])).map(({ id }) => id);

    expect(await as(other).call(saveDraft, { body: { step: 1, image_ids } })).toMatchObject({ images: [] });
    expect(await as(other).call(findAdImages, { query: { ids: image_ids } })).toEqual([]);
    for (const id of image_ids)
      await expect(as(other).call(deleteAdImage, { params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  test('has a bound', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);

    const long = as(owner).call(saveDraft, { body: { step: 1, form: { text: 'x'.repeat(20_000) } } });

    await expect(long).rejects.toMatchObject({ status: 423 });
  });
});
