import type { FoodProfile } from '@souk/contract/modules/scanner/profiles';
import { allergens, diets, schools, strictnesses } from '@souk/contract/modules/scanner/words';
import { foodProfileCookie } from '../../lib/food-profile-cookie.ts';

const maxAgeSeconds = 365 * 24 * 3600;

export const plainProfile: FoodProfile = { school: null, strictness: 'standard', avoids: [], diets: [] };

const known = <T extends string>(list: readonly T[], given: readonly string[]): T[] =>
  list.filter((word) => given.includes(word));

/** The profile in a form, an address or the cookie; invalid values are left out. */
export function readProfile(given: URLSearchParams): FoodProfile {
  return {
    school: schools.find((school) => school === given.get('school')) ?? null,
    strictness: strictnesses.find((strictness) => strictness === given.get('strictness')) ?? 'standard',
    avoids: known(allergens, given.getAll('avoids')),
    diets: known(diets, given.getAll('diets')),
  };
}

export function writeProfile({ school, strictness, avoids, diets: kept }: FoodProfile): string {
  const words = new URLSearchParams();
  if (school) words.set('school', school);
  if (strictness !== 'standard') words.set('strictness', strictness);
  for (const allergen of avoids) words.append('avoids', allergen);
  for (const diet of kept) words.append('diets', diet);
  return words.toString();
}

/** The cookie of a profile; scripts read it too, because a scan without a network is answered by the browser. */
export function profileLine(profile: FoodProfile, isSecure: boolean): string {
  const words = writeProfile(profile);
  return [
    `${foodProfileCookie}=${encodeURIComponent(words)}`,
    'Path=/',
    `Max-Age=${words ? maxAgeSeconds : 0}`,
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}

/** Whether the profile says anything at all. */
export const isPlain = (profile: FoodProfile): boolean => writeProfile(profile) === '';
