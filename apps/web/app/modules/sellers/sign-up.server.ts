import { register } from '@souk/contract/modules/identity/registration';
import { registerBusiness } from '@souk/contract/modules/sellers/registration';
import type { BusinessType } from '@souk/contract/shared/seller-types';
import { submit } from '../../lib/api.server.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { sendCode } from '../identity/index.server.ts';
import { nationalDigits, pageMismatch, withMismatch } from '../identity/index.ts';

const typed = (form: FormData, name: string) => String(form.get(name) ?? '');

/** Creates the account and sends the code that activates it. */
export async function signUp(args: PageArgs, form: FormData, sellerType: BusinessType | 'private') {
  const phone = typed(form, 'phone').trim() && nationalDigits(typed(form, 'phone'));
  const agree_terms = form.get('agree_terms') ?? 'off';
  const opened =
    sellerType === 'private'
      ? await submit(args, register, { form, also: { phone, agree_terms } })
      : await submit(args, registerBusiness, { form, also: { phone, agree_terms, seller_type: sellerType } });
  if (!opened.ok) {
    const words = pageStateOf(args).say(pageMismatch.choosing);
    return { ...opened, problems: withMismatch(opened.problems, form, words) };
  }

  // A code that cannot be sent now can be requested on the next page.
  await sendCode(args, { phone, countryCode: typed(form, 'countryCode') });
  return opened;
}
