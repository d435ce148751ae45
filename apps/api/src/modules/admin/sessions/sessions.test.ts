import { getDashboard } from '@souk/contract/modules/admin/dashboard';
import { actAs, endActing, getAdmin, logInAdmin } from '@souk/contract/modules/admin/sessions';
import { deleteAd, listMyAds, markAdSold, postAd } from '@souk/contract/modules/classifieds/ads';
import { changeUsername } from '@souk/contract/modules/identity/profiles';
import { getUserDetail, login } from '@souk/contract/modules/identity/sessions';
import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { generalSearch } from '@souk/contract/modules/search/search';
import { describe, expect, test } from 'vitest';
import { minutesMs } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { adBody, buildAd } from '../../classifieds/testing.ts';
import { buildUser, lastMessageTo } from '../../identity/testing.ts';
import { buildAdmin, entriesOf, lastEntryOf } from '../testing.ts';

const password = 'quiet-river-12';
const reason = 'They asked for help with an ad.';

describe('coming to the desk', () => {
  test('needs the sign-in of its own, which the log keeps', async () => {
    const { as, db } = await startApi();
    const admin = await buildAdmin(db, { permissions: ['ads'], password });

    const { token, permissions } = await as().call(logInAdmin, { body: { email: admin.email, password } });
    const ordinary = await as().call(login, { body: { email: admin.email, password } });

    expect(permissions).toEqual(['ads']);
    expect(await as({ token }).call(getAdmin)).toMatchObject({ id: admin.id, email: admin.email });
    await expect(as(ordinary).call(getAdmin)).rejects.toMatchObject({ status: 403 });
    expect((await entriesOf(db, admin)).map(({ action }) => action)).toEqual(['desk.logged-in']);
  });

  test('is refused to others in the same words as a wrong password', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db, { password });

    for (const typed of [password, 'wrong-password'])
      await expect(
        as().call(logInAdmin, { body: { email: user.email, password: typed } }),
      ).rejects.toMatchObject({ status: 401, message: 'Invalid email or password' });
    await expect(as().call(logInAdmin, { body: { email: '', password: '' } })).rejects.toMatchObject({
      status: 423,
    });
    expect(await entriesOf(db, user)).toEqual([]);
  });
});

describe('acting for a user', () => {
  test('shows what the user sees, and both its ends are in the log', async () => {
    const { as, db } = await startApi();
    const admin = await buildAdmin(db, { permissions: ['users'], name: 'Desk Admin' });
    const user = await buildUser(db);

    const acting = await as(admin).call(actAs, { params: { id: user.id }, body: { reason } });
    expect(await as(acting).call(getUserDetail)).toMatchObject({
      user_id: user.id,
      acting_admin: 'Desk Admin',
    });
    await as(acting).call(endActing);

    await expect(as(acting).call(getUserDetail)).rejects.toMatchObject({ status: 401 });
    expect(await as(admin).call(getAdmin)).toMatchObject({ id: admin.id });
    expect(await entriesOf(db, admin)).toMatchObject([
      { action: 'desk.acting-began', actingForId: user.id, targetKind: 'identity.user' },
      { action: 'desk.looked', actingForId: user.id, note: 'GET /userdetail' },
      { action: 'desk.acting-ended', actingForId: user.id },
    ]);
  });

  test('leaves a line for every act, with what it was done to, and for every look', async () => {
    const { as, db } = await startApi();
    const admin = await buildAdmin(db, { permissions: ['users'] });
    const user = await buildUser(db);
    const ad = await buildAd(db, { owner: user });
    const acting = as(await as(admin).call(actAs, { params: { id: user.id }, body: { reason } }));

    await acting.call(getUserDetail);
    await acting.call(generalSearch, { body: { keyword: 'sofa' } });
    await acting.call(changeUsername, { body: { username: 'acted.for' } });
    await acting.call(markAdSold, { body: { classified_id: ad.id } });
    await acting.call(deleteAd, { params: { id: ad.id } });
    await as(user).call(changeUsername, { body: { username: 'by.themselves' } });

    const [, ...acts] = await entriesOf(db, admin);
    expect(acts).toMatchObject([
      { action: 'desk.looked', actingForId: user.id, targetKind: null, note: 'GET /userdetail' },
      { action: 'desk.acted', actingForId: user.id, targetKind: null, note: 'POST /change-username' },
      { targetKind: 'classifieds.ad', targetId: String(ad.id), note: 'POST /mark-sold' },
      { targetKind: 'classifieds.ad', targetId: String(ad.id), note: 'DELETE /classifieds/:id' },
    ]);
    expect(JSON.stringify(acts)).not.toContain('acted.for');
    expect(await entriesOf(db, user)).toEqual([]);
  });

  test('says of a refused act that nothing came of it', async () => {
    const { as, db } = await startApi();
    const admin = await buildAdmin(db, { permissions: ['users'] });
    const user = await buildUser(db);
    const strange = await buildAd(db, { owner: await buildUser(db) });
    const acting = as(await as(admin).call(actAs, { params: { id: user.id }, body: { reason } }));

    await expect(acting.call(deleteAd, { params: { id: strange.id } })).rejects.toMatchObject({
      status: 404,
    });

    expect((await entriesOf(db, admin)).slice(1)).toMatchObject([
      { action: 'desk.acted', targetId: String(strange.id) },
      { action: 'desk.act-refused', targetId: String(strange.id), after: { refused: 'record-not-found' } },
    ]);
  });

  test('writes a line for each asking, though an act under one key is done once', async () => {
    const { as, db } = await startApi();
    const admin = await buildAdmin(db, { permissions: ['users'] });
    const user = await buildUser(db);
    const acting = as(await as(admin).call(actAs, { params: { id: user.id }, body: { reason } }));
    const headers = { 'idempotency-key': 'acting-1' };

    for (const _time of [1, 2]) await acting.call(postAd, { body: adBody(), headers });

    const notes = (await entriesOf(db, admin)).map(({ note }) => note);
    expect(notes.filter((note) => note === 'POST /classifieds')).toHaveLength(2);
    expect((await as(user).call(listMyAds)).total).toBe(1);
  });

  test('ends after half an hour, whatever is done meanwhile', async () => {
    const { as, db, advance } = await startApi();
    const admin = await buildAdmin(db, { permissions: ['users'] });
    const user = await buildUser(db);
    const acting = await as(admin).call(actAs, { params: { id: user.id }, body: { reason } });

    await advance(minutesMs(29));
    expect(await as(acting).call(getUserDetail)).toMatchObject({ user_id: user.id });
    await advance(minutesMs(1));

    expect(acting.seconds).toBe(1800);
    await expect(as(acting).call(getUserDetail)).rejects.toMatchObject({ status: 411 });
  });

  test('is told to the person at once, with its reason, and needs one', async () => {
    const { as, db, settle } = await startApi();
    const admin = await buildAdmin(db, { permissions: ['users'] });
    const user = await buildUser(db);

    const refused = await as(admin).send(actAs, { params: { id: user.id }, body: { reason: '' } });
    await as(admin).call(actAs, { params: { id: user.id }, body: { reason } });
    await settle();

    expect(refused).toMatchObject({ status: 423, envelope: { errors: { reason: ['Reason is required.'] } } });
    expect((await lastMessageTo(db, user.email))?.body).toContain(reason);
    const { data } = await as(user).call(listNotifications);
    expect(data[0]).toMatchObject({ subject: 'Our support is in your account' });
    expect((await lastEntryOf(db, admin))?.note).toBe(reason);
  });

  test('opens no door of the desk', async () => {
    const { as, db } = await startApi();
    const admin = await buildAdmin(db, { permissions: ['*'] });
    const acting = await as(admin).call(actAs, {
      params: { id: (await buildUser(db)).id },
      body: { reason },
    });

    await expect(as(acting).call(getDashboard)).rejects.toMatchObject({ status: 403 });
  });

  test('never reaches another admin, nor somebody who is not there', async () => {
    const { as, db } = await startApi();
    const [admin, other] = [
      await buildAdmin(db, { permissions: ['*'] }),
      await buildAdmin(db, { permissions: ['ads'] }),
    ];

    await expect(as(admin).call(actAs, { params: { id: other.id }, body: { reason } })).rejects.toMatchObject(
      { status: 403 },
    );
    await expect(as(admin).call(actAs, { params: { id: 999_999 }, body: { reason } })).rejects.toMatchObject({
      status: 404,
    });
    expect(await lastEntryOf(db, admin)).toBeUndefined();
  });

  test('is not ended by an admin who acts for nobody', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);

    await expect(as(user).call(endActing)).rejects.toMatchObject({ status: 412 });
    await expect(as().call(endActing)).rejects.toMatchObject({ status: 401 });
    await as(user).call(getUserDetail);
  });
});
