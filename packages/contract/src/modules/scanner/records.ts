import { z } from 'zod';
import { HalalVerdict } from '../food/values.ts';

/** A list in another language, with its own judgement. */
export const OtherList = z
  .object({
    /** Two or three letters; `und` if unknown. */
    language: z.string(),
    text: z.string(),
    verdict: HalalVerdict,
    reasons: z.array(z.string()),
  })
  .meta({ id: 'OtherList' });

/** Something that one part of a record names and another does not. */
export const FoodDifference = z
  .object({
    kind: z.enum(['allergen', 'trace', 'additive']),
    name: z.string(),
    missing_from: z.enum(['list', 'record']),
  })
  .meta({ id: 'FoodDifference' });
export type FoodDifference = z.infer<typeof FoodDifference>;

/** The range of a share of the food, per cent. */
const Share = z
  .object({ least: z.number(), most: z.number(), estimate: z.number() })
  .meta({ id: 'FoodShare' });

const ungradedReasons = [
  ...(['alcohol', 'water', 'coffee-or-tea', 'herb-or-spice', 'salt', 'vinegar', 'yeast'] as const),
] as const;

/** What follows from the main list besides verdicts; null if it is not clear enough. */
export const FoodComposition = z
  .object({
    palm_oil: z.enum(['yes', 'may', 'no']).nullable(),
    /** Fruit, vegetables and pulses, as the Nutri-Score counts them. */
    fruit: Share.nullable(),
    /** Of the ingredients from farming. */
    organic: Share.nullable(),
    /** Why it gets no Nutri-Score. */
    not_graded: z.enum(ungradedReasons).nullable(),
  })
  .meta({ id: 'FoodComposition' });
export type FoodComposition = z.infer<typeof FoodComposition>;
