import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, listOf } from '../../shared/fields.ts';
import { Allergen, Diet, School, Strictness } from '../food/values.ts';
import { allergens, diets } from './words.ts';

/** A person's food profile; without a school the strictest verdict of the four counts. */
export const FoodProfile = z
  .object({
    school: School.nullable(),
    strictness: Strictness,
    avoids: z.array(Allergen),
    diets: z.array(Diet),
  })
  .meta({ id: 'FoodProfile' });
export type FoodProfile = z.infer<typeof FoodProfile>;

/** A visitor's profile is kept in the browser and comes with the call; signed-in users send none, theirs is saved. */
export const profileFields = {
  school: blankAsMissing(School.optional()),
  strictness: blankAsMissing(Strictness.optional()),
  avoids: blankAsMissing(listOf(Allergen, allergens.length).optional()),
  diets: blankAsMissing(listOf(Diet, diets.length).optional()),
};
const GivenProfile = z.object(profileFields);
export type GivenProfile = z.infer<typeof GivenProfile>;

export const getFoodProfile = endpoint({
  method: 'GET',
  path: '/food_profile',
  access: 'signed-in',
  acting: 'refused',
  summary: 'What the account’s holder eats; everything open where nothing was saved.',
  reply: FoodProfile,
});

export const saveFoodProfile = endpoint({
  method: 'POST',
  path: '/food_profile',
  access: 'signed-in',
  beforeConfirming: true,
  summary: 'Saves what the account’s holder eats; every verdict and warning follows it.',
  body: z.object({
    school: blankAsMissing(School.nullable().default(null)),
    strictness: Strictness.default('standard'),
    avoids: listOf(Allergen, allergens.length),
    diets: listOf(Diet, diets.length),
  }),
  reply: FoodProfile,
  message: 'Food profile saved successfully.',
});
