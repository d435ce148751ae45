import { msg } from '@lingui/core/macro';
import type { Attribute } from '@souk/contract/modules/catalogue/attributes';
import { maxProductImages } from '@souk/contract/modules/retail/image-rules';
import { uploadProductImages } from '@souk/contract/modules/retail/product-images';
import { type ProductForm, productSubmittedText } from '@souk/contract/modules/retail/products';
import { data, redirect } from 'react-router';
import { wordedFields } from '../../lib/api.server.ts';
import { ApiProblem, problemText } from '../../lib/api-problem.ts';
import { valuesOf } from '../../lib/form.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { requireTypes } from '../../lib/session.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { treeOf } from '../../lib/typed-values.ts';
import type { CategoryGroup, ChosenCategory } from '../catalogue/index.ts';
import { photosIn, type RefusedPhoto } from '../media/index.server.ts';
import { type ProductFields, readCarried, readProductFields } from './product-fields.ts';
import {
  asFormProblems,
  copyOf,
  draftProblems,
  fieldsOf,
  findOwnProduct,
  imagesNamed,
  keepProduct,
  loadChosen,
  loadShopGroups,
  type ProductImage,
  problemsOf,
} from './product-form.server.ts';
import {
  firstOpenStep,
  type ProductStep,
  problemsAt,
  productStepNamed,
  stepAfter,
  stepToShow,
  withProductStep,
} from './product-steps.ts';
import { fillRows, variantGrid } from './variant-grid.ts';

/** A product being written, as its page shows it. */
export interface ProductWizardState {
  step: ProductStep;
  /** The draft that it is saved as, once it can be. */
  productId: number | null;
  savedAt: string | null;
  rejection: string | null;
  form: ProductFields;
  images: ProductImage[];
  chosen: ChosenCategory | null;
  attributes: Attribute[];
  groups: CategoryGroup[];
  search: string;
  key: string;
}

export interface ProductOutcome {
  fields: Record<string, string[]>;
  form?: string;
  refused: RefusedPhoto[];
}

export const wizardPage = (step: ProductStep, productId: number | null): string =>
  `/post-ad?step=${step}${productId === null ? '' : `&product=${productId}`}`;

const isOpen = ({ state }: ProductForm) => state === 'draft' || state === 'rejected';

async function startOf(args: PageArgs, query: URLSearchParams) {
  const [product, model] = await Promise.all([
    findOwnProduct(args, query.get('product')),
    findOwnProduct(args, query.get('copy')),
  ]);
  if (product && !isOpen(product)) throw redirect(`/ad-management/products/${product.id}`);
  const form = product ? fieldsOf(product) : model ? copyOf(model) : readProductFields({});
  return { product, form, asked: productStepNamed(query.get('step')) ?? (model ? 'details' : undefined) };
}

/** The wizard at the step in the address, unless an earlier one is unfinished. */
export async function loadProductWizard(args: PageArgs): Promise<ProductWizardState> {
  const query = new URL(args.request.url).searchParams;
  const [{ product, form, asked }, groups] = await Promise.all([startOf(args, query), loadShopGroups(args)]);
  const { chosen, attributes } = await loadChosen(args, groups, form.category_id);
  const first = product ? 'details' : 'category';
  return {
    step: stepToShow(asked ?? first, problemsOf(form, attributes)),
    productId: product?.id ?? null,
    savedAt: product?.updated_at ?? null,
    rejection: product?.rejection_reason ?? null,
    form,
    images: product?.images.map(({ id, path }) => ({ id, path })) ?? [],
    chosen,
    attributes,
    groups,
    search: query.get('q') ?? '',
    key: pageStateOf(args).extras.requestId,
  };
}

type Sent = Record<string, unknown>;

const carriedImages = (sent: Sent): ProductImage[] => {
  try {
    const images: unknown = JSON.parse(String(sent._images ?? '[]'));
    return Array.isArray(images)
      ? images
          .map(treeOf)
          .flatMap(({ id, path }) => (typeof id === 'number' ? [{ id, path: String(path) }] : []))
      : [];
  } catch {
    return [];
  }
};

/** The pictures after a step: the form's on the step that has them, otherwise the previous ones. */
async function imagesAfter(args: PageArgs, step: ProductStep, sent: Sent, before: ProductImage[]) {
  if (step !== 'photos') return { images: before, refused: [] };
  const { ids, fresh, refused } = await photosIn(args, sent, {
    endpoint: uploadProductImages,
    max: maxProductImages,
    fullText: msg`A product has room for ${maxProductImages} photos.`,
  });
  return { images: await imagesNamed(args, ids, [...before, ...fresh]), refused };
}

/** Changes of the variant grid for browsers without scripts. */
function rebuilt(form: ProductFields, sent: Sent): ProductFields | null {
  if (sent._grid === 'build') return { ...form, variants: variantGrid(form.options, form.variants) };
  if (sent._grid === 'fill') return { ...form, variants: fillRows(form.variants, treeOf(sent._fill)) };
  return null;
}

async function readStep(args: PageArgs, step: ProductStep, productId: unknown) {
  const sent = valuesOf(await postedForm(args));
  const product = await findOwnProduct(args, productId);
  const before = product ? fieldsOf(product) : readCarried(sent._carried);
  const known = product ? product.images.map(({ id, path }) => ({ id, path })) : carriedImages(sent);
  const [form, { images, refused }, groups] = [
    withProductStep(before, step, sent),
    await imagesAfter(args, step, sent, known),
    await loadShopGroups(args),
  ];
  const state = {
    productId: product?.id ?? null,
    savedAt: product?.updated_at ?? null,
    rejection: product?.rejection_reason ?? null,
    form,
    images,
    groups,
    search: '',
    key: String(sent._key ?? ''),
    ...(await loadChosen(args, groups, form.category_id)),
  };
  return { sent, state, refused };
}

type StepState = Awaited<ReturnType<typeof readStep>>['state'];

const answer = (state: StepState, step: ProductStep, outcome: ProductOutcome, status = 200) =>
  data({ wizard: { ...state, step } satisfies ProductWizardState, outcome }, { status });

function refusedKeeping(error: unknown, state: StepState, step: ProductStep) {
  if (!(error instanceof ApiProblem)) throw error;
  const fields = asFormProblems(error.fields, state.form);
  const open = firstOpenStep(fields) ?? step;
  const words = Object.keys(fields).length > 0 ? {} : { form: problemText(error) };
  return answer(state, open, { fields, refused: [], ...words }, error.status);
}

/** Submits the product and redirects to the shop's management. */
async function submitProduct(args: PageArgs, state: StepState) {
  const problems = wordedFields(pageStateOf(args), problemsOf(state.form, state.attributes));
  const open = firstOpenStep(problems);
  if (open) return answer(state, open, { fields: problemsAt(open, problems), refused: [] }, 422);
  try {
    const kept = await keepProduct(args, { ...state, isSubmitted: true });
    const isPublic = kept.state === 'approved';
    return redirectWithToast(
      args,
      `/ad-management?posted=${kept.id}`,
      isPublic ? msg`Product is public.` : productSubmittedText,
    );
  } catch (error) {
    return refusedKeeping(error, state, 'preview');
  }
}

/** Saves what can be saved and follows the button; until it can be saved, the form travels with the page. */
async function goOn(args: PageArgs, state: StepState, { step, to }: { step: ProductStep; to: string }) {
  const goal = productStepNamed(to) ?? step;
  const draft = wordedFields(pageStateOf(args), draftProblems(state.form));
  const open = firstOpenStep(draft);
  if (open && to === 'exit')
    return answer(state, open, { fields: problemsAt(open, draft), refused: [] }, 422);
  if (open) return answer(state, goal, { fields: {}, refused: [] });
  try {
    const kept = await keepProduct(args, state);
    if (to === 'exit')
      return redirectWithToast(args, '/ad-management?status=draft', msg`Your draft is saved.`);
    return redirect(wizardPage(goal, kept.id));
  } catch (error) {
    return refusedKeeping(error, state, step);
  }
}

/** Handles one step: it is checked when moving on, and saved as a draft as soon as possible. */
export async function takeProductStep(args: PageArgs) {
  await requireTypes(args, ['retail']);
  const query = new URL(args.request.url).searchParams;
  const step = productStepNamed(query.get('step')) ?? 'category';
  const to = query.get('to') ?? stepAfter(step);
  const { sent, state, refused } = await readStep(args, step, query.get('product'));

  const grid = rebuilt(state.form, sent);
  if (grid) return answer({ ...state, form: grid }, step, { fields: {}, refused });
  if (to === 'submit') return submitProduct(args, state);

  const isOnward = to === stepAfter(step);
  const found = isOnward ? problemsAt(step, problemsOf(state.form, state.attributes)) : {};
  const fields = wordedFields(pageStateOf(args), found);
  if (Object.keys(fields).length > 0 || refused.length > 0)
    return answer(state, step, { fields, refused }, 422);
  return goOn(args, state, { step, to });
}
