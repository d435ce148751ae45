import type { Cart } from '@souk/contract/modules/retail/carts';
import type { Endpoint } from '@souk/contract/shared/endpoint';
import { safePath } from '@souk/contract/shared/safe-path';
import { redirect } from 'react-router';
import { type Submitted, submit } from '../../lib/api.server.ts';
import type { Flash } from '../../lib/flash.ts';
import { guestCartLine } from '../../lib/guest-cart.ts';
import { keepCookies, type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { visitorOrPrivate } from '../../lib/session.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';

export const cartPath = '/cart';

/** Tells a visitor's header how many items their cart has. */
export function keepGuestCount(
  args: PageArgs,
  { is_guest, cart_count }: Pick<Cart, 'is_guest' | 'cart_count'>,
) {
  const isSecure = new URL(args.request.url).protocol === 'https:';
  keepCookies(pageStateOf(args), [guestCartLine(is_guest ? cart_count : 0, isSecure)]);
}

/** Where a form asks to return to. */
export const backOf = (form: FormData): string => {
  const back = form.get('_back');
  return back === null ? cartPath : safePath(back);
};

const firstProblem = (sent: Extract<Submitted<Endpoint>, { ok: false }>): string =>
  sent.problems.form ?? Object.values(sent.problems.fields)[0]?.[0] ?? '';

/** Returns to the page with the refusal in a toast. */
export const refusedToast = (
  args: PageArgs,
  back: string,
  sent: Extract<Submitted<Endpoint>, { ok: false }>,
): Response => redirectWithToast(args, back, { tone: 'bad', title: firstProblem(sent) });

type CartEndpoint = Endpoint & { reply: Endpoint['reply'] };

interface CartPost<E extends CartEndpoint> {
  endpoint: E;
  /** The success toast; none if the page itself shows the change. */
  toast?: (form: FormData, message: string) => Omit<Flash, 'id'>;
}

/** Posts one change of the cart and returns to it. */
export async function postToCart<const E extends CartEndpoint>(
  args: PageArgs,
  { endpoint, toast }: CartPost<E>,
): Promise<Response> {
  await visitorOrPrivate(args);
  const form = await postedForm(args);
  const back = backOf(form);
  const sent = await submit(args, endpoint, { form });
  if (!sent.ok) return refusedToast(args, back, sent);
  keepGuestCount(args, sent.reply as Cart);
  return toast ? redirectWithToast(args, back, toast(form, sent.message)) : redirect(back);
}

/** The text of a hidden field. */
export const wordOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
