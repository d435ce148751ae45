import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, listOf } from '../../shared/fields.ts';
import { allergens, diets, schools, strictnesses } from './words.ts';

/** What somebody eats; without a school the gravest word of the four counts. */
export const FoodProfile = z
  .object({
    school: z.enum(schools).nullable(),
    strictness: z.enum(strictnesses),
    avoids: z.array(z.enum(allergens)),
    diets: z.array(z.enum(diets)),
  })
  .meta({ id: 'FoodProfile' });
export type FoodProfile = z.infer<typeof FoodProfile>;

/** A visitor's profile lives in his browser and comes with the call; an account's own is used without them. */
export const profileFields = {
  school: blankAsMissing(z.enum(schools).optional()),
  strictness: blankAsMissing(z.enum(strictnesses).optional()),
  avoids: blankAsMissing(listOf(z.enum(allergens), allergens.length).optional()),
  diets: blankAsMissing(listOf(z.enum(diets), diets.length).optional()),
};
const GivenProfile = z.object(profileFields);
export type GivenProfile = z.infer<typeof GivenProfile>;

export const getFoodProfile = endpoint({
  method: 'GET',
  path: '/food_profile',
  access: 'signed-in',
  summary: 'What the account’s holder eats; everything open where nothing was saved.',
  reply: FoodProfile,
});

export const saveFoodProfile = endpoint({
  method: 'POST',
  path: '/food_profile',
  access: 'signed-in',
  summary: 'Saves what the account’s holder eats; every verdict and warning follows it.',
  body: z.object({
    school: blankAsMissing(z.enum(schools).nullable().default(null)),
    strictness: z.enum(strictnesses).default('standard'),
    avoids: listOf(z.enum(allergens), allergens.length),
    diets: listOf(z.enum(diets), diets.length),
  }),
  reply: FoodProfile,
  message: 'Food profile saved successfully.',
});
