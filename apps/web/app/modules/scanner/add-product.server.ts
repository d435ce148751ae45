import { msg } from '@lingui/core/macro';
import { listFoodProducts } from '@souk/contract/modules/scanner/lists';
import { getFoodProduct } from '@souk/contract/modules/scanner/products';
import { saveFoodProduct } from '@souk/contract/modules/scanner/submissions';
import { packSides } from '@souk/contract/modules/scanner/words';
import { problems } from '@souk/contract/shared/problem';
import { certifiers } from '@souk/food/tables/certifiers';
import { data, redirect } from 'react-router';
import { call, type FormProblems, submit } from '../../lib/api.server.ts';
import { readForm } from '../../lib/form.ts';
import { loginAddress } from '../../lib/login-address.ts';
import { orNull } from '../../lib/or-null.server.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { findViewer } from '../../lib/session.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { textOf, treeOf } from '../../lib/typed-values.ts';
import { codeIn } from './food-filters.ts';
import { forgetDraft, keepDraft, readDraft } from './product-draft.server.ts';
import { loadProfile } from './visitor-profile.server.ts';

const shownContributions = 10;

/** The food that already has a code: a public one, or one of the viewer's own that still waits. */
async function findByCode(args: PageArgs, code: string) {
  const find = (list_type?: 'my-products') =>
    orNull(call(args, listFoodProducts, { body: { keyword: code, ...(list_type ? { list_type } : {}) } }));
  const isSignedIn = (await findViewer(args)) !== null;
  const [open, own] = await Promise.all([find(), isSignedIn ? find('my-products') : null]);
  const [food] = [...(open?.data ?? []), ...(own?.data ?? [])].filter(({ status }) => status !== 'rejected');
  return food ? { name: food.name, path: food.path } : null;
}

export type KnownFood = NonNullable<Awaited<ReturnType<typeof findByCode>>>;

async function loadAdded(args: PageArgs, id: string | null) {
  if (!id || !/^\d{1,15}$/.test(id)) return null;
  const food = await orNull(call(args, getFoodProduct, { params: { id: Number(id) }, query: {} }));
  if (!food?.is_own) return null;
  const { name, quantity, path, verdict, reasons } = food;
  return { name, quantity, path, verdict, reasons };
}

/** Values by the names of their fields; the nutrition table has a name for each. */
function atValues(values: Record<string, unknown> | null): Record<string, unknown> | null {
  if (!values) return null;
  const named = Object.entries(treeOf(values.nutrition)).map(([name, value]) => [`nutrition.${name}`, value]);
  return { ...values, ...Object.fromEntries(named) };
}

/** The input from before the login, unless it was for another code. */
function draftFor(args: PageArgs, code: string) {
  const draft = readDraft(args);
  const isOther = code !== '' && codeIn(textOf(draft?.product_code)) !== code;
  return isOther ? null : atValues(draft);
}

/** The form for a code, what was just added, and the contributor's earlier additions. */
export async function loadAddProduct(args: PageArgs) {
  const { searchParams } = new URL(args.request.url);
  const code = codeIn(searchParams.get('code') ?? '') ?? '';
  const viewer = await findViewer(args);
  const [known, added, own, profile] = await Promise.all([
    code ? findByCode(args, code) : null,
    viewer ? loadAdded(args, searchParams.get('added')) : null,
    viewer
      ? orNull(
          call(args, listFoodProducts, { body: { list_type: 'my-products', page_size: shownContributions } }),
        )
      : null,
    loadProfile(args),
  ]);
  return {
    code,
    known,
    added,
    profile,
    draft: added ? null : draftFor(args, code),
    own: (own?.data ?? []).map(({ id, name, quantity, path, verdict, status, reject_reason }) => ({
      id,
      name,
      quantity,
      path,
      verdict,
      status,
      reject_reason,
    })),
    ownTotal: own?.total ?? 0,
    certifiers: certifiers.map(({ id, name, country }) => ({ id, name, country })),
  };
}

export type AddProductPage = Awaited<ReturnType<typeof loadAddProduct>>;

/** The photos of the three fields as one list, with what each of them shows. */
function withPhotos(form: FormData): FormData {
  for (const side of packSides) {
    const name = `photo_${side}`;
    for (const photo of form.getAll(name)) {
      if (!(photo instanceof File) || photo.size === 0) continue;
      form.append('images', photo, photo.name);
      form.append('image_sides', side);
    }
    form.delete(name);
  }
  return form;
}

/** Shows the input again with the problems at its fields. */
export const atFields = ({ values, ...rest }: FormProblems): FormProblems => ({
  ...rest,
  values: atValues(values) ?? {},
});

/** A visitor's form is kept while they log in; one too long for that is shown again as it is. */
async function askToLogin(args: PageArgs, form: FormData, code: string) {
  const back = code ? `/add-product?${new URLSearchParams({ code })}` : '/add-product';
  const isKept = keepDraft(args, form);
  // A script asks to log in within the page.
  if (form.has('_keep')) return data(null);
  if (isKept) throw redirect(loginAddress(back));
  const { values } = await readForm(args.request, form);
  const { i18n } = pageStateOf(args);
  const words = i18n._(msg`Please log in on another page, then send this one again.`);
  return data(
    { problems: { form: words, fields: {}, values: atValues(values) ?? {} }, existing: null },
    { status: 401 },
  );
}

/** Adds the product; if it already exists, the answer links to it. */
export async function sendProduct(args: PageArgs) {
  const form = withPhotos(await postedForm(args));
  const code = codeIn(String(form.get('product_code') ?? ''));
  if (!(await findViewer(args))) return askToLogin(args, form, code ?? '');
  if (code) form.set('product_code', code);
  const sent = await submit(args, saveFoodProduct, { form });
  if (sent.ok) {
    forgetDraft(args);
    return redirectWithToast(args, `/add-product?added=${sent.reply.id}`, sent.message);
  }
  const isTaken = sent.problems.form === problems['food-exists'].text;
  return data(
    { problems: atFields(sent.problems), existing: isTaken && code ? await findByCode(args, code) : null },
    { status: sent.status },
  );
}
