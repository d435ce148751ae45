import type { Endpoint } from '@souk/contract/shared/endpoint';
import { data, redirect } from 'react-router';
import { submit } from '../../lib/api.server.ts';
import { loginAddress } from '../../lib/login-address.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { findViewer } from '../../lib/session.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { atFields } from './add-product.server.ts';
import { getFood } from './load-food.server.ts';

/** The food of a page with a form; visitors log in first. */
export async function loadForForm(args: PageArgs, id: string | undefined) {
  const viewer = await findViewer(args);
  const food = await getFood(args, id);
  if (!viewer) throw redirect(loginAddress(food.path));
  return food;
}

/** Handles a form about a food and goes back to it; a refusal returns to the form. */
export async function sendForFood<const E extends Endpoint>(
  args: PageArgs,
  idText: string | undefined,
  endpoint: E,
) {
  const { id, path } = await loadForForm(args, idText);
  const sent = await submit(args, endpoint, { params: { id } });
  if (!sent.ok) return data(atFields(sent.problems), { status: 422 });
  return redirectWithToast(args, path, sent.message);
}
