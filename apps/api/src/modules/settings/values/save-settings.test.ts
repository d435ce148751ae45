import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { getSettings, saveSettings } from '../index.ts';
import { settingValues } from './value.tables.ts';

describe('the settings', () => {
  test('answer their defaults as long as nothing was saved [copyright-year]', async () => {
    const { db } = await startApi();

    expect(await getSettings(db)).toEqual({
      gstPercent: 10,
      commissionPercent: 5,
      adDays: 30,
      privateAdLimit: 10,
      planLimits: { job: 50, real_estate: 50, car_dealer: 50, retail: 50 },
      offerHours: 48,
      currency: 'AUD',
      copyrightYear: 2022,
      payoutMinimumCents: 100,
      payoutApprovalCents: 500_000,
      shipReminderDays: 3,
      shipGraceDays: 4,
      shipEndDays: 7,
      houseName: 'Souk',
      houseAbn: '',
      houseAddress: '',
    });
  });

  test('keep what is saved and leave the rest alone', async () => {
    const { db } = await startApi();

    await db.transaction((tx) => saveSettings(tx, { gstPercent: 12.5, adDays: 45 }));
    await db.transaction((tx) => saveSettings(tx, { gstPercent: 10 }));

    expect(await getSettings(db)).toMatchObject({ gstPercent: 10, adDays: 45, commissionPercent: 5 });
  });

  test.each([
    ['gstPercent', -1],
    ['commissionPercent', 101],
    ['adDays', 0],
    ['offerHours', 1.5],
  ])('refuse a %s of %d at its field', async (key, value) => {
    const { db } = await startApi();

    const saving = db.transaction((tx) => saveSettings(tx, { [key]: value }));

    await expect(saving).rejects.toMatchObject({
      code: 'fields-invalid',
      fields: { [key]: [expect.any(String)] },
    });
  });

  test('take a stored value that no longer fits for the default', async () => {
    const { db } = await startApi();
    await db.insert(settingValues).values({ key: 'privateAdLimit', value: 'many' });

    expect(await getSettings(db)).toMatchObject({ privateAdLimit: 10 });
  });
});
