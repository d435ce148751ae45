/** The wizard's steps in their order; each has its own address, `/post-ad?step=…`. */
export const wizardSteps = ['category', 'details', 'photos', 'price', 'preview'] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** Drafts count six steps; details include the attributes. */
const draftNumbers: Record<WizardStep, number> = { category: 1, details: 3, price: 4, photos: 5, preview: 6 };

export const draftNumber = (step: WizardStep): number => draftNumbers[step];

export const stepOfDraft = (number: number): WizardStep =>
  wizardSteps.find((step) => draftNumbers[step] === number) ?? 'details';

export const stepNamed = (name: unknown): WizardStep | undefined => wizardSteps.find((step) => step === name);

export const stepBefore = (step: WizardStep): WizardStep | undefined =>
  wizardSteps[wizardSteps.indexOf(step) - 1];

export const stepAfter = (step: WizardStep): WizardStep =>
  wizardSteps[wizardSteps.indexOf(step) + 1] ?? 'preview';

const priceFields = [
  'price',
  'price_type',
  'sale_price',
  'postage',
  'address',
  'place',
  'contact_name',
  'contact_phone',
  'hide_phone',
];

/** The step with a field, by the field's name in a refusal. */
export function stepOfField(field: string): WizardStep {
  const [name = ''] = field.split('.');
  if (name === 'category_id' || name === 'sub_category_id' || name === 'module_type') return 'category';
  if (name === 'image_ids' || name === 'images') return 'photos';
  return priceFields.includes(name) ? 'price' : 'details';
}

type Problems = Readonly<Record<string, readonly string[]>>;

/** The problems of one step. */
export const problemsAt = <P extends Problems>(step: WizardStep, problems: P): P =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => stepOfField(field) === step)) as P;

/** The first step with a problem. */
export const firstOpenStep = (problems: Problems): WizardStep | undefined =>
  wizardSteps.find((step) => Object.keys(problemsAt(step, problems)).length > 0);

/** The step to show: the requested one, unless an earlier one is unfinished. */
export function stepToShow(asked: WizardStep, problems: Problems): WizardStep {
  const open = firstOpenStep(problems);
  return open && wizardSteps.indexOf(open) < wizardSteps.indexOf(asked) ? open : asked;
}
