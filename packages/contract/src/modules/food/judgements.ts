import { z } from 'zod';
import { Allergen, Diet, HalalVerdict, School, Strictness } from './values.ts';
import { dietStates } from './words.ts';

/** School → strictness → verdict. */
export const Verdicts = z.record(School, z.record(Strictness, HalalVerdict)).meta({ id: 'FoodVerdicts' });
export type Verdicts = z.infer<typeof Verdicts>;

/** "Béchamel" usually contains milk; the label does not say. */
export const UsualAllergen = z
  .object({ allergen: Allergen, words: z.string() })
  .meta({ id: 'UsualAllergen' });

/** The engine's judgement of a food, whoever sells it. */
export const FoodJudgement = z
  .object({
    /** The strictest verdict of the four schools at the standard strictness. */
    halal_status: HalalVerdict,
    verdicts: Verdicts,
    /** Words of the ingredients that decide the verdict, strictest first. */
    reasons: z.array(z.string()),
    allergens: z.array(Allergen),
    may_contain: z.array(Allergen),
    /** What dishes named without their ingredients usually contain. */
    usually: z.array(UsualAllergen),
    /** False if some words were not understood, so that nothing can be ruled out. */
    is_whole: z.boolean(),
    diets: z.record(Diet, z.enum(dietStates)),
    /** Labels that an ingredient contradicts. */
    conflicts: z.array(z.object({ label: z.string(), words: z.string() })),
  })
  .meta({ id: 'FoodJudgement' });
export type FoodJudgement = z.infer<typeof FoodJudgement>;
