import type { Endpoint } from '@souk/contract/shared/endpoint';
import { data, redirect } from 'react-router';
import { type SubmitOptions, submit } from '../../lib/api.server.ts';
import { loginAddress } from '../../lib/login-address.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { visitorOrPrivate } from '../../lib/session.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { getProduct } from './load-product.server.ts';

/** The product of a page with a form; visitors have to log in first. */
export async function loadForForm(args: PageArgs, productId: string | undefined) {
  const viewer = await visitorOrPrivate(args);
  const product = await getProduct(args, productId);
  if (!viewer) throw redirect(loginAddress(product.path));
  return product;
}

interface Sent<E extends Endpoint> {
  productId: string | undefined;
  endpoint: E;
  /** Fields that come from the address, not from the form. */
  given: (id: number) => SubmitOptions;
}

/** Submits a form about a product and returns to the product; a refusal returns to the form. */
export async function sendForProduct<const E extends Endpoint>(
  args: PageArgs,
  { productId, endpoint, given }: Sent<E>,
) {
  const { id, path } = await loadForForm(args, productId);
  const sent = await submit(args, endpoint, given(id));
  if (!sent.ok) return data(sent.problems, { status: 422 });
  return redirectWithToast(args, path, sent.message);
}
