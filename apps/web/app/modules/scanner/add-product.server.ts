import { listFoodProducts } from '@souk/contract/modules/scanner/lists';
import { getFoodProduct } from '@souk/contract/modules/scanner/products';
import { saveFoodProduct } from '@souk/contract/modules/scanner/submissions';
import { packSides } from '@souk/contract/modules/scanner/words';
import { problems } from '@souk/contract/shared/problem';
import { certifiers } from '@souk/food/tables/certifiers';
import { data } from 'react-router';
import { call, type FormProblems, submit } from '../../lib/api.server.ts';
import { orNull } from '../../lib/or-null.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { findViewer } from '../../lib/session.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { codeIn } from './food-filters.ts';
import { loadProfile } from './visitor-profile.server.ts';

const shownContributions = 10;

/** The food that has a code already: one for everybody, or one of the viewer's own that still waits. */
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

/** The form for a code, what was just added, and what its contributor added before. */
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
    ...{ code, known, added, profile },
    own: (own?.data ?? []).map(({ id, name, quantity, path, verdict, status, reject_reason }) => ({
      ...{ id, name, quantity, path },
      ...{ verdict, status, reject_reason },
    })),
    ownTotal: own?.total ?? 0,
    certifiers: certifiers.map(({ id, name, country }) => ({ id, name, country })),
  };
}

export type AddProductPage = Awaited<ReturnType<typeof loadAddProduct>>;

/** The photographs of the three fields as one list, with what each of them shows. */
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

/** A field of the nutrition table is told of at the field that has it. */
const atFields = ({ fields, ...rest }: FormProblems): FormProblems => ({
  ...rest,
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, texts]) => [
      name.replace(/^nutrition\.(\w+)$/, 'nutrition[$1]'),
      texts,
    ]),
  ),
});

/** Adds the product; one that exists already is answered with the way to it. */
export async function sendProduct(args: PageArgs) {
  const form = withPhotos(await args.request.formData());
  const code = codeIn(String(form.get('product_code') ?? ''));
  if (code) form.set('product_code', code);
  const sent = await submit(args, saveFoodProduct, { form });
  if (sent.ok) return redirectWithToast(args, `/add-product?added=${sent.reply.id}`, sent.message);
  const isTaken = sent.problems.form === problems['food-exists'].text;
  return data(
    { problems: atFields(sent.problems), existing: isTaken && code ? await findByCode(args, code) : null },
    { status: sent.status },
  );
}
