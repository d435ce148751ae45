import { addRecentlyViewed, addViewOfDevice, listContent } from '@souk/contract/modules/search/views';
import { beforeAll, describe, expect, test } from 'vitest';
import { daysMs, minutesMs } from '../../../platform/clock.ts';
import { erasePersonalData, exportPersonalData } from '../../../platform/personal-data.ts';
import { registerSubjects } from '../../../platform/subjects.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildDocument } from '../testing.ts';
import { forgetViews } from './forget-views.ts';
import { recordView } from './record-view.ts';

let api: TestApi;
let ownerId: number;

beforeAll(async () => {
  api = await startApi();
  ownerId = (await buildUser(api.db)).id;
  registerSubjects({ 'test.thing': { owner: async () => ownerId, cards: async () => [] } });
});

const see = (content: string, headers: Record<string, string> = {}, user?: { token: string }) =>
  api
    .as(user)
    .call(listContent, { params: { content_type: content }, headers })
    .then(({ data }) => data.map(({ title }) => title));

describe('what was looked at', () => {
  test('is found again by the user and by the device, the latest first [content-type-recently-viewed]', async () => {
    const user = await buildUser(api.db);
    const a = await buildDocument(api.db, ownerId, { title: 'seen a' });
    const b = await buildDocument(api.db, ownerId, { title: 'seen b' });
    for (const { subject } of [a, b])
      await api
        .as(user)
        .call(addRecentlyViewed, { body: { module_type: subject.kind, item_id: subject.id } });
    await recordView(api.db, { deviceId: 'd1' }, a.subject);

    expect(await see('recently-viewed', {}, user)).toEqual(['seen b', 'seen a']);
    expect(await see('recently-viewed', { cookie: 'souk_device=d1' })).toEqual(['seen a']);
    expect(await see('recently-viewed')).toEqual([]);
  });

  test('is noted for a visitor by the cookie of the device, and for nobody without one', async () => {
    const thing = await buildDocument(api.db, ownerId, { title: 'seen by a visitor' });
    const body = { module_type: 'test.thing', item_id: thing.subject.id };
    const cookie = 'souk_device=visitor';
    const note = (changes: Partial<typeof body>, headers: Record<string, string> = {}) =>
      api.as().call(addViewOfDevice, { body: { ...body, ...changes }, headers });

    expect(await note({})).toEqual({ is_noted: false });
    expect(await note({ item_id: 999_999 }, { cookie })).toEqual({ is_noted: false });
    expect(await note({}, { cookie })).toEqual({ is_noted: true });
    expect(await note({}, { cookie })).toEqual({ is_noted: true });
    await expect(note({ module_type: 'nothing' }, { cookie })).rejects.toMatchObject({ status: 404 });

    expect(await see('recently-viewed', { cookie })).toEqual(['seen by a visitor']);
    expect(await see('recently-viewed', { cookie: 'souk_device=other' })).toEqual([]);
  });

  test('before the sign-in belongs to the account afterwards, and no longer to the device', async () => {
    const user = await buildUser(api.db);
    const [before, both, after] = [
      await buildDocument(api.db, ownerId, { title: 'before' }),
      await buildDocument(api.db, ownerId, { title: 'both' }),
      await buildDocument(api.db, ownerId, { title: 'after' }),
    ];
    const cookie = 'souk_device=mine';
    for (const { subject } of [before, both]) await recordView(api.db, { deviceId: 'mine' }, subject);
    await recordView(api.db, { userId: user.id }, both.subject);

    expect(await see('recently-viewed', { cookie }, user)).toEqual(['both', 'before']);
    await Promise.all(
      [1, 2].map(() => recordView(api.db, { userId: user.id, deviceId: 'mine' }, after.subject)),
    );

    expect(await see('recently-viewed', {}, user)).toEqual(['after', 'both', 'before']);
    expect(await see('recently-viewed', { cookie })).toEqual([]);
  });

  test('is told to its viewer and erased with the account, and forgotten with the cookie', async () => {
    const user = await buildUser(api.db);
    const { subject } = await buildDocument(api.db, ownerId, { title: 'private matter' });
    const [own, device] = [{ userId: user.id }, { deviceId: 'old' }];
    for (const viewer of [own, device]) await recordView(api.db, viewer, subject);

    expect((await exportPersonalData(api.db, user.id)).search).toMatchObject({
      recently_viewed: [{ title: 'private matter' }],
    });
    await api.db.transaction((tx) => erasePersonalData(tx, user.id));
    expect((await exportPersonalData(api.db, user.id)).search).toEqual({ recently_viewed: [] });

    await api.advance(daysMs(364));
    await forgetViews(api.db);
    expect(await see('recently-viewed', { cookie: 'souk_device=old' })).toEqual(['private matter']);
    await api.advance(daysMs(2));
    await forgetViews(api.db);
    expect(await see('recently-viewed', { cookie: 'souk_device=old' })).toEqual([]);
  });

  test('grows popular by many viewers, not by one who looks often [content-type-most-popular]', async () => {
    const often = await buildDocument(api.db, ownerId, { title: 'one fan', module: 'booking' });
    const many = await buildDocument(api.db, ownerId, { title: 'many fans', module: 'booking' });
    for (let look = 0; look < 9; look += 1) await recordView(api.db, { deviceId: 'fan' }, often.subject);
    for (let fan = 0; fan < 3; fan += 1) await recordView(api.db, { deviceId: `fan-${fan}` }, many.subject);
    await api.advance(minutesMs(31));

    const popular = await api
      .as()
      .call(listContent, { params: { content_type: 'most-popular' }, query: { module: 'booking' } });

    expect(popular.data.map(({ title }) => title)).toEqual(['many fans', 'one fan']);
  });

  test('leads to the other contents, and to no page for an unknown one [content-type-most-recent] [content-type-daily-deals] [content-type-special-offers] [content-type-best-sellers]', async () => {
    await buildDocument(api.db, ownerId, { title: 'a deal', facets: { content: ['daily-deals'] } });
    await buildDocument(api.db, ownerId, { title: 'an offer', facets: { content: ['special-offers'] } });
    const sold = await buildDocument(api.db, ownerId, { title: 'sold a lot', module: 'retail' });
    await recordView(api.db, { deviceId: 'buyer' }, sold.subject);

    expect(await see('daily-deals')).toEqual(['a deal']);
    expect(await see('special-offers')).toEqual(['an offer']);
    expect(await see('best-sellers')).toEqual(['sold a lot']);
    expect((await see('most-recent'))[0]).toBe('sold a lot');
    await expect(see('nonsense')).rejects.toMatchObject({ status: 404, message: 'Resource not found' });
  });
});
