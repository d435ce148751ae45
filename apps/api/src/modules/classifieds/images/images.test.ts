import { deleteAd, postAd, updateAd } from '@souk/contract/modules/classifieds/ads';
import { deleteAdImage, findAdImages, uploadAdImages } from '@souk/contract/modules/classifieds/images';
import { getAd, listAds } from '@souk/contract/modules/classifieds/listings';
import type { Envelope } from '@souk/contract/shared/endpoint';
import { describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser, type TestUser } from '../../identity/testing.ts';
import { approveAd } from '../ads/approve-ad.ts';
import { adBody, buildAd, imageFile } from '../testing.ts';
import { sweepImages, uploadImages } from './ad-album.ts';

async function upload({ app }: TestApi, user: TestUser, count: number) {
  const form = new FormData();
  const { bytes, name } = imageFile();
  for (let number = 0; number < count; number += 1)
    form.append('images', new File([new Uint8Array(bytes)], name));
  const encoded = new Response(form);
  const answer = await app.server.inject({
    method: 'POST',
    url: `/api/v2${uploadAdImages.path}`,
    headers: {
      authorization: `Bearer ${user.token}`,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return answer.json<Envelope<{ id: number; url: string; path: string }[]>>();
}

const day = 24 * 3_600_000;
const ids = (images: readonly { id: number }[]) => images.map(({ id }) => id);

describe('the images of an ad', () => {
  test('are uploaded before it, and the first one is its cover [success-file-upload]', async () => {
    const api = await startApi();
    const owner = await buildUser(api.db);
    const { message, data } = await upload(api, owner, 2);
    const wanted = ids(data).reverse();

    const body = adBody({ title: 'Pictured armchair', image_ids: wanted });
    const ad = await api.as(owner).call(postAd, { body });
    await approveAd(api.db, owner, ad.id);

    expect(message).toBe('File uploaded successfully.');
    expect(data[0]?.url).toBe(`/files/${encodeURIComponent(data[0]?.path ?? '')}`);
    const detail = await api.as().call(getAd, { params: { id: ad.id } });
    expect(ids(detail.images)).toEqual(wanted);
    const listed = await api.as().call(listAds, { query: { keyword: 'Pictured armchair' } });
    expect(listed.data).toMatchObject([{ image: detail.images[0]?.path }]);
  });

  test('are at most twelve', async () => {
    const api = await startApi();
    const owner = await buildUser(api.db);

    expect(await upload(api, owner, 13)).toMatchObject({ status: 423 });
    expect(await upload(api, owner, 12)).toMatchObject({ status: 200 });
  });

  test('change order and number with the ad, and an admin looks again', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);
    const [first, second] = ids(await uploadImages(db, owner, [imageFile(), imageFile()]));
    const ad = await buildAd(db, { owner, form: { image_ids: [first ?? 0, second ?? 0] } });

    const edited = await as(owner).call(updateAd, {
      params: { id: ad.id },
      body: { image_ids: [second ?? 0] },
    });

    expect(edited.status).toBe('pending for approval from Admin');
    const { images } = await as(owner).call(getAd, { params: { id: ad.id } });
    expect(ids(images)).toEqual([second]);
    expect(await as(owner).call(findAdImages, { query: { ids: [first ?? 0] } })).toHaveLength(1);
  });

  test('go with the ad a week after it was deleted', async () => {
    const { as, db, advance } = await startApi();
    const owner = await buildUser(db);
    const image_ids = ids(await uploadImages(db, owner, [imageFile()]));
    const ad = await buildAd(db, { owner, form: { image_ids } });
    const left = () => as(owner).call(findAdImages, { query: { ids: image_ids } });
    const sweep = () => sweepImages(db, undefined as never, { jobId: '1', attempt: 1 });

    await as(owner).call(deleteAd, { params: { id: ad.id } });
    await advance(6 * day);
    await sweep();
    expect(await left()).toHaveLength(1);
    await advance(2 * day);
    await sweep();

    expect(await left()).toEqual([]);
  });

  test('are nobody else’s, and those of an ad stay with it', async () => {
    const { as, db } = await startApi();
    const [owner, thief] = [await buildUser(db), await buildUser(db)];
    const image_ids = ids(await uploadImages(db, owner, [imageFile()]));

    const stolen = as(thief).call(postAd, { body: adBody({ image_ids }) });
    await expect(stolen).rejects.toMatchObject({ status: 423, fields: { image_ids: [expect.any(String)] } });

    await buildAd(db, { owner, form: { image_ids } });
    await expect(as(owner).call(postAd, { body: adBody({ image_ids }) })).rejects.toMatchObject({
      status: 423,
    });
    for (const id of image_ids)
      await expect(as(owner).call(deleteAdImage, { params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  test('that no ad has taken go after a week, or when their owner says so [success-file-delete]', async () => {
    const { as, db, advance } = await startApi();
    const owner = await buildUser(db);
    const [kept, forgotten, deleted] = ids(
      await uploadImages(db, owner, [imageFile('1.png'), imageFile('2.png'), imageFile('3.png')]),
    );
    const ad = await buildAd(db, { owner, form: { image_ids: [kept ?? 0] } });

    const answer = await as(owner).send(deleteAdImage, { params: { id: deleted } });
    await advance(8 * day);
    await sweepImages(db, undefined as never, { jobId: '1', attempt: 1 });

    expect(answer.envelope.message).toBe('File deleted successfully.');
    expect(ids((await as().call(getAd, { params: { id: ad.id } })).images)).toEqual([kept]);
    await expect(as(owner).call(deleteAdImage, { params: { id: forgotten ?? 0 } })).rejects.toMatchObject({
      status: 404,
    });
  });
});
