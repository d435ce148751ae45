import { expect, test } from 'vitest';
import { foodProfileCookie } from '../../../lib/food-profile-cookie.ts';
import { plainProfile } from '../visitor-profile.ts';
import { profileOf } from './holder.ts';

const cookies = `souk_lang=en; ${foodProfileCookie}=${encodeURIComponent('school=hanafi&avoids=milk')}`;

test('a visitor is read by their cookie, an account by the copy that was kept for it', () => {
  expect(profileOf({ id: null, profile: '' }, cookies)).toMatchObject({ school: 'hanafi', avoids: ['milk'] });
  expect(profileOf({ id: 7, profile: 'strictness=strict&diets=vegan' }, cookies)).toEqual({
    ...plainProfile,
    strictness: 'strict',
    diets: ['vegan'],
  });
});

test('nobody is read by the profile of whoever was signed in before', () => {
  expect(profileOf({ id: null, profile: 'school=maliki' }, '')).toEqual(plainProfile);
  expect(profileOf({ id: 8, profile: '' }, cookies)).toEqual(plainProfile);
});
