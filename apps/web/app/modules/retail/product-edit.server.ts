import { msg } from '@lingui/core/macro';
import type { Attribute } from '@souk/contract/modules/catalogue/attributes';
import { maxProductImages } from '@souk/contract/modules/retail/image-rules';
import { uploadProductImages } from '@souk/contract/modules/retail/product-images';
import { editProduct } from '@souk/contract/modules/retail/products';
import { wordedFields } from '../../lib/api.server.ts';
import { ApiProblem, problemText } from '../../lib/api-problem.ts';
import { valuesOf } from '../../lib/form.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { photosIn, type RefusedPhoto } from '../media/index.server.ts';
import { getOwnProduct } from './own-product.server.ts';
import type { ProductFields } from './product-fields.ts';
import {
  asFormProblems,
  draftProblems,
  fieldsOf,
  imagesNamed,
  keepProduct,
  loadChosen,
  loadShopGroups,
  problemsOf,
} from './product-form.server.ts';
import { productSteps, withProductStep } from './product-steps.ts';
import { variantGrid } from './variant-grid.ts';

/** A stored product with everything that its form needs. */
export async function loadProductEdit(args: PageArgs, id: unknown) {
  const [product, groups] = await Promise.all([getOwnProduct(args, id), loadShopGroups(args)]);
  const form = fieldsOf(product);
  const images = product.images.map(({ id: imageId, path }) => ({ id: imageId, path }));
  return { product, form, images, groups, ...(await loadChosen(args, groups, form.category_id)) };
}

export type ProductEditState = Awaited<ReturnType<typeof loadProductEdit>>;

export interface EditOutcome {
  fields: Record<string, string[]>;
  form?: string;
  refused: RefusedPhoto[];
  /** The form as it was sent, for browsers without scripts. */
  sent: ProductFields;
  attributes: Attribute[];
}

async function readEdit(args: PageArgs, id: unknown) {
  const { product, form: before, groups } = await loadProductEdit(args, id);
  const sent = valuesOf(await postedForm(args));
  const form = productSteps.reduce((written, step) => withProductStep(written, step, sent), before);
  const { ids, fresh, refused } = await photosIn(args, sent, {
    endpoint: uploadProductImages,
    max: maxProductImages,
    fullText: msg`A product has room for ${maxProductImages} photos.`,
  });
  const images = await imagesNamed(args, ids, [...product.images, ...fresh]);
  const { attributes } = await loadChosen(args, groups, form.category_id);
  return { product, sent, form, images, refused, attributes };
}

/** Saves the form, or returns why it was refused. */
export async function saveProductEdit(args: PageArgs, id: unknown): Promise<Response | EditOutcome> {
  const { product, sent, form, images, refused, attributes } = await readEdit(args, id);
  const answer = { sent: form, refused, attributes };
  if (sent._grid === 'build')
    return { ...answer, sent: { ...form, variants: variantGrid(form.options, form.variants) }, fields: {} };
  const found = product.state === 'draft' ? draftProblems(form) : problemsOf(form, attributes);
  const fields = wordedFields(pageStateOf(args), found);
  if (Object.keys(fields).length > 0 || refused.length > 0) return { ...answer, fields };
  try {
    const saved = await keepProduct(args, { form, images, productId: product.id, key: '' });
    const isBack = saved.state === 'pending' && product.state !== 'pending';
    return redirectWithToast(args, '/ad-management', {
      tone: 'good',
      title: editProduct.message,
      ...(isBack ? { detail: msg`It is pending for approval from Admin.` } : {}),
    });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const refusal = asFormProblems(error.fields, form);
    const words = Object.keys(refusal).length > 0 ? {} : { form: problemText(error) };
    return { ...answer, fields: refusal, ...words };
  }
}
