import type { Tree } from '../../lib/typed-values.ts';
import type { ProductFields } from './product-fields.ts';
import { readProductFields } from './product-fields.ts';

/** The wizard's steps in their order; each has its own address, `/post-ad?step=…`. */
export const productSteps = ['category', 'details', 'stock', 'photos', 'preview'] as const;
export type ProductStep = (typeof productSteps)[number];

export const productStepNamed = (name: unknown): ProductStep | undefined =>
  productSteps.find((step) => step === name);

export const stepBefore = (step: ProductStep): ProductStep | undefined =>
  productSteps[productSteps.indexOf(step) - 1];

export const stepAfter = (step: ProductStep): ProductStep =>
  productSteps[productSteps.indexOf(step) + 1] ?? 'preview';

const fieldsOfStep: Record<ProductStep, readonly (keyof ProductFields)[]> = {
  category: ['category_id'],
  details: ['title', 'brand', 'description', 'ingredients', 'condition', 'attributes'],
  stock: [
    ...(['options', 'variants', 'is_gst_free', 'low_stock_at'] as const),
    ...(['has_pickup', 'postage_kind', 'postage'] as const),
  ],
  photos: [],
  preview: [],
};

/** Which picture shows which variant is chosen on the step of the pictures. */
function withVariantImages(form: ProductFields, sent: unknown): ProductFields {
  if (!Array.isArray(sent)) return form;
  const chosen = sent.map((id) => (typeof id === 'string' ? id : ''));
  const variants = form.variants.map((variant, index) => ({
    ...variant,
    image_id: chosen[index] ?? variant.image_id,
  }));
  return { ...form, variants };
}

/** The form after one of its steps was submitted; fields that the browser left out were emptied. */
export function withProductStep(form: ProductFields, step: ProductStep, sent: Tree): ProductFields {
  const read = readProductFields(sent);
  // A button names the category; continuing without one keeps the current category.
  if (step === 'category' && read.category_id === null) return form;
  const taken = fieldsOfStep[step].map((field) => [field, read[field]]);
  const next: ProductFields = { ...form, ...Object.fromEntries(taken) };
  return step === 'photos' ? withVariantImages(next, sent.variant_images) : next;
}

const stockFields: readonly string[] = fieldsOfStep.stock;

/** The step with a field, by the field's name in a refusal. */
export function stepOfField(field: string): ProductStep {
  const [name = ''] = field.split('.');
  if (name === 'category_id') return 'category';
  if (name === 'image_ids' || name === 'images' || name === 'variant_images') return 'photos';
  return stockFields.includes(name) ? 'stock' : 'details';
}

type Problems = Readonly<Record<string, unknown>>;

/** The problems of one step. */
export const problemsAt = <P extends Problems>(step: ProductStep, problems: P): P =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => stepOfField(field) === step)) as P;

/** The first step with a problem. */
export const firstOpenStep = (problems: Problems): ProductStep | undefined =>
  productSteps.find((step) => Object.keys(problemsAt(step, problems)).length > 0);

/** The step to show: the requested one, unless an earlier one is unfinished. */
export function stepToShow(asked: ProductStep, problems: Problems): ProductStep {
  const open = firstOpenStep(problems);
  return open && productSteps.indexOf(open) < productSteps.indexOf(asked) ? open : asked;
}
