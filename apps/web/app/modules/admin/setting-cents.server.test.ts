import { saveMarketSettings } from '@souk/contract/modules/admin/settings';
import { checkInEnglish } from '@souk/contract/shared/check-fields.testing';
import { describe, expect, test } from 'vitest';
import { settingCents } from './setting-cents.server.ts';

const read = (typed: string) => {
  const form = new FormData();
  form.set('payout_approval_cents', typed);
  return checkInEnglish(saveMarketSettings.body, settingCents(form));
};

describe('a setting of money', () => {
  test.each([
    ['5000', 500_000],
    ['0', 0],
    [' 12.5 ', 1250],
    ['19.99', 1999],
  ])('typed as %j is %d cents', (typed, cents) => {
    expect(read(typed)).toMatchObject({ ok: true, data: { payout_approval_cents: cents } });
  });

  test.each(['', ' ', '\t', '1e3', '0x10', '12.345', '-5', '1,000', 'a lot'])(
    'typed as %j is refused, and never read as nothing or as 0',
    (typed) => {
      expect(read(typed)).toMatchObject({
        ok: false,
        fields: { payout_approval_cents: [expect.stringMatching(/required|valid number/)] },
      });
    },
  );
});
