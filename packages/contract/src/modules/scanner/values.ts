import { z } from 'zod';
import { foodCategories } from './words.ts';

/** A category of the scanner. */
export const FoodShelf = z.enum(foodCategories).meta({ id: 'FoodShelf' });
