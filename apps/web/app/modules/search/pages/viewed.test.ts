import { getViewer } from '@souk/contract/modules/identity/sessions';
import { addViewOfDevice, deviceCookie } from '@souk/contract/modules/search/views';
import { describe, expect, test } from 'vitest';
import { postPage } from '../../../lib/page.testing.ts';
import { action as noteView } from './viewed.ts';

const ok = (data: unknown, message = 'Done.') => ({ body: { data, message } });
const person = { [getViewer.path]: ok({ user_id: 1, seller_type: 'private' }) };

describe('what was looked at', () => {
  const fields = { module_type: 'retail.product', item_id: '7' };
  const noted = (is_noted: boolean) => ({ [addViewOfDevice.path]: ok({ is_noted }) });

  test('gives the device of a visitor its cookie with the first thing that counts', async () => {
    expect((await postPage(noteView, { fields, answers: noted(true), cookie: '' })).cookies).toContain(
      `${deviceCookie}=`,
    );
    expect((await postPage(noteView, { fields, answers: noted(false), cookie: '' })).cookies).not.toContain(
      `${deviceCookie}=`,
    );
  });

  test('gives none to a device that has one, nor to who is signed in', async () => {
    const visitor = { [getViewer.path]: { status: 401 } };
    const known = await postPage(noteView, {
      fields,
      answers: { ...visitor, ...noted(true) },
      cookie: `${deviceCookie}=known`,
    });
    const own = await postPage(noteView, { fields, answers: { ...person, ...noted(true) } });

    expect(known.cookies + own.cookies).not.toContain(`${deviceCookie}=`);
    expect((own.outcome as Response).status).toBe(204);
  });

  test('is noted under the new cookie at once', async () => {
    const { calls } = await postPage(noteView, { fields, answers: noted(true), cookie: '' });

    expect(calls.at(-1)?.headers.cookie).toContain(`${deviceCookie}=`);
  });
});
