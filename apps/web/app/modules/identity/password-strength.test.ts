import { describe, expect, test } from 'vitest';
import { sayEnglish } from '../../lib/say-texts.testing.ts';
import { pageMismatch, passwordsDiffer, strengthOf, withMismatch } from './password-strength.ts';

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

const none = { fields: {}, values: {} };

describe('choosing a password', () => {
  test.each([
    ['', 'empty'],
    ['abc123!', 'short'],
    ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['password', 'weak'],
    ['Passw0rd', 'fair'],
    ['quietriver', 'fair'],
    ['quiet-river-12', 'strong'],
    ['correct horse battery', 'strong'],
  ])('[password-bounds] %j is %s', (password, strength) => {
    expect(strengthOf(password)).toBe(strength);
  });

  test('passwords that differ are noticed before the call, spaces around them do not count', () => {
    expect(passwordsDiffer(formOf({ password: 'quiet-river-12', confirm_password: 'quiet-river-13' }))).toBe(
      true,
    );
    expect(
      passwordsDiffer(formOf({ password: 'quiet-river-12', confirm_password: ' quiet-river-12 ' })),
    ).toBe(false);
    expect(passwordsDiffer(formOf({ password: 'quiet-river-12', confirm_password: '' }))).toBe(false);
  });

  test('[password-confirm-mismatch] sign-up and reset say it in their words, beside other refusals', () => {
    const form = formOf({ password: 'quiet-river-12', confirm_password: 'other' });
    const refused = { fields: { email: ['Email id is required.'] }, values: {} };

    expect(withMismatch(refused, form, sayEnglish(pageMismatch.choosing)).fields).toEqual({
      email: ['Email id is required.'],
      confirm_password: ['Password and confirm password does not match!'],
    });
  });

  test('[new-confirm-mismatch] the change form has a text of its own, in place of the server’s', () => {
    const refused = {
      fields: { confirm_password: ['Password & Confirm password does not match'] },
      values: {},
    };

    expect(
      withMismatch(refused, formOf({}), sayEnglish(pageMismatch.changing)).fields.confirm_password,
    ).toEqual(['New password and confirm password does not match!']);
  });

  test('equal passwords leave the refusals as they are', () => {
    const form = formOf({ password: 'quiet-river-12', confirm_password: 'quiet-river-12' });

    expect(withMismatch(none, form, sayEnglish(pageMismatch.choosing))).toBe(none);
  });
});
