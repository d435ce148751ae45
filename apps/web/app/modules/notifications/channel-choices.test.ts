import { expect, test } from 'vitest';
import { choicesIn } from './channel-choices.ts';

test('a form changes the switches it showed and no others', () => {
  const form = new FormData();
  for (const name of ['offer:mail', 'offer:sms', 'message:push', 'toString:mail']) form.append('shown', name);
  form.append('on', 'offer:sms');
  form.append('on', 'wishlist:push');

  expect(choicesIn(form)).toEqual({ offer: { mail: false, sms: true }, message: { push: false } });
});
