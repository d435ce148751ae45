import { z } from 'zod';
import { allergens, diets, halalStatuses, schools, strictnesses } from './words.ts';

/** Words of the food engine as values of the wire, each described once. */
export const Allergen = z.enum(allergens).meta({ id: 'Allergen' });
export const Diet = z.enum(diets).meta({ id: 'Diet' });
export const HalalVerdict = z.enum(halalStatuses).meta({ id: 'HalalVerdict' });
export const School = z.enum(schools).meta({ id: 'School' });
export const Strictness = z.enum(strictnesses).meta({ id: 'Strictness' });
