import type { FoodProfile } from '@souk/contract/modules/scanner/profiles';
import { describe, expect, test } from 'vitest';
import { cookieOf } from '../../lib/cookies.ts';
import { foodProfileCookie } from '../../lib/food-profile-cookie.ts';
import { isPlain, plainProfile, profileLine, readProfile, writeProfile } from './visitor-profile.ts';

const profile: FoodProfile = {
  school: 'hanafi',
  strictness: 'strict',
  avoids: ['milk', 'brazil nut'],
  diets: ['vegetarian'],
};

describe('the food profile of a visitor', () => {
  test('comes back from the cookie as it was saved', () => {
    const [pair = ''] = profileLine(profile, true).split(';');
    expect(readProfile(new URLSearchParams(cookieOf(pair, foodProfileCookie)))).toEqual(profile);
  });

  test('keeps to a single cookie over secure connections that other sites do not send', () => {
    expect(profileLine(profile, true)).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/);
    expect(profileLine(profile, false)).not.toContain('Secure');
  });

  test('is forgotten once nothing is chosen', () => {
    expect(profileLine(plainProfile, false)).toContain('Max-Age=0');
    expect(isPlain(plainProfile)).toBe(true);
    expect(isPlain(profile)).toBe(false);
  });

  test('leaves out words that nobody knows', () => {
    const given = new URLSearchParams('school=none&strictness=very&avoids=milk&avoids=moon&diets=stones');
    expect(readProfile(given)).toEqual({ ...plainProfile, avoids: ['milk'] });
    expect(writeProfile(readProfile(given))).toBe('avoids=milk');
  });
});
