import { beforeAll, describe, expect, test } from 'vitest';
import { clock, daysMs, minutesMs } from '../../../platform/clock.ts';
import { registerSubjects } from '../../../platform/subjects.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildDocument } from '../testing.ts';
import { forgetViews } from './forget-views.ts';
import { recordView } from './record-view.ts';
import { countViewsOf, viewsOf } from './view-hour.queries.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
  registerSubjects({ 'test.thing': { owner: async () => 0, cards: async () => [] } });
});

const around = (at: Date) => ({
  since: new Date(at.getTime() - minutesMs(120)),
  until: new Date(at.getTime() + minutesMs(120)),
});

describe('views by the hour', () => {
  test('count every viewer once in half an hour, and never the owner', async () => {
    const owner = await buildUser(api.db);
    const { subject } = await buildDocument(api.db, owner.id, { title: 'counted' });
    const span = around(clock.now());

    for (const deviceId of ['a', 'a', 'b']) await recordView(api.db, { deviceId }, subject);
    await recordView(api.db, { userId: owner.id, deviceId: 'c' }, subject);
    await api.advance(minutesMs(31));
    await recordView(api.db, { deviceId: 'a' }, subject);

    expect(await viewsOf(api.db, subject.kind, [subject.id], span)).toEqual(new Map([[subject.id, 3]]));
    const everything = { id: owner.id, kind: subject.kind };
    const yesterday = around(new Date(clock.now().getTime() - daysMs(1)));
    expect(await countViewsOf(api.db, everything, [span, yesterday])).toEqual([3, 0]);
  });

  test('count each of many who look at once', async () => {
    const owner = await buildUser(api.db);
    const { subject } = await buildDocument(api.db, owner.id, { title: 'crowded' });
    const span = around(clock.now());

    await Promise.all(
      Array.from({ length: 20 }, (_, place) => recordView(api.db, { deviceId: `crowd-${place}` }, subject)),
    );

    expect(await countViewsOf(api.db, { id: owner.id, kind: subject.kind }, [span])).toEqual([20]);
  });

  test('are forgotten after two years', async () => {
    const owner = await buildUser(api.db);
    const { subject } = await buildDocument(api.db, owner.id, { title: 'long ago' });
    const span = around(clock.now());
    await recordView(api.db, { deviceId: 'a' }, subject);
    const count = () => countViewsOf(api.db, { id: owner.id, kind: subject.kind }, [span]);

    await api.advance(daysMs(730));
    await forgetViews(api.db);
    expect(await count()).toEqual([1]);
    await api.advance(daysMs(4));
    await forgetViews(api.db);
    expect(await count()).toEqual([0]);
  });
});
