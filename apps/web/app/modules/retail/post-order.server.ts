import type { Endpoint } from '@souk/contract/shared/endpoint';
import { safePath } from '@souk/contract/shared/safe-path';
import { redirect } from 'react-router';
import { submit } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { refusedToast } from './cart-page.server.ts';

interface OrderPost<E extends Endpoint> {
  endpoint: E;
  /** Names the row in the form. */
  field: 'order_id' | 'return_id';
  /** Where it leads back to, unless the form says. */
  back: (form: FormData) => string;
}

const backOf = <E extends Endpoint>(form: FormData, { back }: OrderPost<E>): string => {
  const asked = form.get('_back');
  return asked === null ? back(form) : safePath(asked);
};

/** One button of an order: the deed is done, and the page tells how it went. */
export async function postOrder<const E extends Endpoint>(
  args: PageArgs,
  post: OrderPost<E>,
): Promise<Response> {
  const form = await args.request.formData();
  const id = Number(form.get(post.field));
  const back = backOf(form, post);
  if (!Number.isSafeInteger(id) || id <= 0) return redirect(back);
  const body = new FormData();
  for (const [name, value] of form) if (name !== post.field) body.append(name, value);
  const sent = await submit(args, post.endpoint, { form: body, params: { id } });
  return sent.ok ? redirectWithToast(args, back, sent.message) : refusedToast(args, back, sent);
}

export const idField = (form: FormData, name: string): number => Number(form.get(name)) || 0;
