import { archiveProduct, restoreProduct, submitProduct } from '@souk/contract/modules/retail/products';
import { safePath } from '@souk/contract/shared/safe-path';
import { redirect } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { ApiProblem, problemText } from '../../../lib/api-problem.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { idsFrom } from '../product-tabs.ts';
import type { Route } from './+types/move-products.ts';

const home = '/ad-management';

export const loader = () => redirect(home);

const moves = { submit: submitProduct, archive: archiveProduct, restore: restoreProduct };
const isMove = (name: string): name is keyof typeof moves => Object.hasOwn(moves, name);

const opposite: Readonly<Record<string, string>> = { archive: 'restore', restore: 'archive' };

/** Makes one move with some products, one after another, and tells the first refusal. */
export async function action(args: Route.ActionArgs) {
  await requireTypes(args, ['retail']);
  const name =
    new URL(args.request.url).pathname
      .replace(/\.data$/, '')
      .split('/')
      .at(-1) ?? '';
  const move = isMove(name) ? moves[name] : undefined;
  const form = await args.request.formData();
  const back = safePath(form.get('back') ?? home);
  const ids = idsFrom(form.getAll('ids'));
  if (!move || ids.length === 0) return redirect(back);

  const moved: number[] = [];
  let refusal: string | undefined;
  for (const id of ids) {
    try {
      await call(args, move, { params: { id } });
      moved.push(id);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      refusal ??= problemText(error);
    }
  }
  const undo = opposite[name];
  const fields = [...moved.map((id) => ['ids', String(id)] as const), ['back', back] as const];
  return redirectWithToast(args, back, {
    tone: refusal ? 'bad' : 'good',
    title: refusal ?? move.message,
    ...(undo && moved.length > 0 ? { undo: { action: `/ad-management/products/${undo}`, fields } } : {}),
  });
}
