import { z } from 'zod';
import { blankAsMissing, clearable } from '../../shared/fields.ts';
import { priceInCents, wholeNumber } from '../../shared/numbers.ts';
import { inSchema, say } from '../../shared/say.ts';
import { line } from '../../shared/texts.ts';
import { ownId, Tick } from '../../shared/values.ts';
import { isGtin, optionsMatch, optionsProblem, variantProblem } from './variant-rules.ts';

export const maxVariants = 100;

/** Option name → value, such as `{ Colour: 'Red', Size: 'M' }`. */
const Options = z.record(
  z.string().trim().min(1).max(40),
  z.string().trim().min(1, 'This field is required.').max(60, 'Max length must be 60 characters.'),
);

/** Pieces, grams: a whole number as typed. */
export const count = wholeNumber({ min: 0, max: 1_000_000 });

const barcode = z.string().trim().refine(isGtin, 'Please enter a valid barcode (8, 12, 13 or 14 digits).');

export const NewVariant = z.object({
  sku: clearable(line(60)),
  barcode: clearable(barcode),
  options: Options.default({}),
  price: priceInCents(),
  was_price: clearable(priceInCents('Was price')),
  stock: blankAsMissing(count.optional()),
  weight_grams: clearable(count),
  image_id: clearable(ownId('retail.image', 423)),
  is_active: Tick.default(true),
});
export const EditedVariant = NewVariant.extend({
  /** Of a variant that stands already; without it a new one is made. */
  id: blankAsMissing(ownId('retail.variant', 423).optional()),
});
export type VariantFields = z.output<typeof EditedVariant>;

/** The variants of one form: sound each by itself, and told apart by the same options. */
export const variantsOf = <T extends typeof NewVariant>(variant: T) =>
  z
    .array(variant, 'This field is required.')
    .min(1, 'A product needs at least one variant.')
    .max(maxVariants, inSchema(say`A product can have up to ${maxVariants} variants.`))
    .superRefine((variants, context) => {
      variants.forEach((one, index) => {
        const problem = variantProblem(one);
        if (problem)
          context.addIssue({ code: 'custom', path: [index, problem.field], message: problem.text });
      });
      if (!optionsMatch(variants)) context.addIssue({ code: 'custom', message: optionsProblem });
    });
