import { blockMessages, listBlocks, unblockMessages } from '@souk/contract/modules/messaging/blocks';
import { listConversations } from '@souk/contract/modules/messaging/conversations';
import { listMessagesWith } from '@souk/contract/modules/messaging/messages';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { write } from '../testing.ts';

describe('blocking a person', () => {
  test('stops messages both ways; what was said stays, and only the blocker sees the block', async () => {
    const { as, db } = await startApi();
    const [mia, omar] = [await buildUser(db), await buildUser(db, { name: 'Omar' })];
    await write(as(omar), mia, 'Before');

    expect(await as(mia).call(blockMessages, { body: { user_id: omar.id } })).toEqual({ is_blocked: true });
    await as(mia).call(blockMessages, { body: { user_id: omar.id } });

    for (const [from, to] of [
      [omar, mia],
      [mia, omar],
    ] as const)
      await expect(write(as(from), to, 'After')).rejects.toMatchObject({
        status: 422,
        code: 'user-blocked',
        message: 'You cannot write to this user.',
      });
    expect((await as(mia).call(listConversations)).data).toMatchObject([
      { is_blocked: true, may_write: false, last_message: 'Before' },
    ]);
    expect((await as(omar).call(listConversations)).data).toMatchObject([
      { is_blocked: false, may_write: false, last_message: 'Before' },
    ]);
    expect(await as(mia).call(listBlocks)).toEqual([
      { id: omar.id, name: 'Omar', image: null, seller_type: 'private' },
    ]);
    expect(await as(omar).call(listBlocks)).toEqual([]);
  });

  test('ends with unblocking, which only the blocker can', async () => {
    const { as, db } = await startApi();
    const [mia, omar] = [await buildUser(db), await buildUser(db)];
    await as(mia).call(blockMessages, { body: { user_id: omar.id } });

    const wrong = as(omar).call(unblockMessages, { params: { user_id: mia.id } });
    await expect(wrong).rejects.toMatchObject({ status: 404, message: 'Record not found' });
    await as(mia).call(unblockMessages, { params: { user_id: omar.id } });

    expect(await write(as(omar), mia, 'Again')).toMatchObject({ state: 'sent' });
    await expect(as(mia).call(unblockMessages, { params: { user_id: omar.id } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('is refused for oneself and for nobody', async () => {
    const { as, db } = await startApi();
    const mia = await buildUser(db);

    await expect(as(mia).call(blockMessages, { body: { user_id: mia.id } })).rejects.toMatchObject({
      status: 423,
    });
    await expect(as(mia).call(blockMessages, { body: { user_id: 999_999 } })).rejects.toMatchObject({
      status: 404,
      message: 'User not found',
    });
  });

  test('lets nothing arrive once it is answered, whatever is under way', async () => {
    const { as, db } = await startApi();
    const [mia, omar] = [await buildUser(db), await buildUser(db)];
    const total = async () => (await as(mia).call(listMessagesWith, { params: { id: omar.id } })).total;

    const letters = Array.from({ length: 100 }, (_, index) => write(as(omar), mia, `Letter ${index}`));
    const settled = Promise.allSettled(letters);
    await as(mia).call(blockMessages, { body: { user_id: omar.id } });
    const atBlock = await total();
    const outcomes = await settled;

    expect(await total()).toBe(atBlock);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(atBlock);
  });
});
