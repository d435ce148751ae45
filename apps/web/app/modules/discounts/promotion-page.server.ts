import {
  createPromotion,
  getPromotion,
  listPromotionSubjects,
  updatePromotion,
} from '@souk/contract/modules/discounts/promotions';
import { getUserProfile } from '@souk/contract/modules/identity/profiles';
import { data, redirect } from 'react-router';
import { call, submit } from '../../lib/api.server.ts';
import { datesIn } from '../../lib/dates.ts';
import { orNull } from '../../lib/or-null.server.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { idOf } from '../../lib/typed-values.ts';

type AddressedArgs = PageArgs & { url: URL };

/** The promotion that `?id=` names, or a new one. */
export async function loadPromotionPage(args: AddressedArgs) {
  const typed = args.url.searchParams.get('id');
  const id = idOf(typed ?? undefined);
  const [promotion, subjects, { time_zone: timeZone }] = await Promise.all([
    id === null ? null : orNull(call(args, getPromotion, { params: { promotion_id: id } })),
    call(args, listPromotionSubjects),
    call(args, getUserProfile),
  ]);
  if (typed !== null && promotion === null) throw redirect('/promotions');
  return { promotion, subjects, today: datesIn(timeZone).isoDay(pageStateOf(args).now) };
}

/** What a form says by what is not ticked in it; fields that a choice has hidden say nothing. */
function toldBy(form: FormData) {
  const ticked = (name: string) => {
    const chosen = form.getAll(name).filter((value) => value !== '');
    return chosen.length > 0 ? chosen : '';
  };
  return {
    service_ids: ticked('service_ids'),
    days: ticked('days'),
    is_first_visit: form.has('is_first_visit'),
    ...(form.get('is_automatic') === 'true' ? { code: '' } : {}),
    ...(form.get('_kind') === 'amount' ? { discount_percent: '' } : { amount: '' }),
  };
}

/** Saves the posted promotion, a new one if the address names none. */
export async function savePromotion(args: AddressedArgs) {
  const id = args.url.searchParams.get('id');
  const form = await postedForm(args);
  const also = toldBy(form);
  const sent =
    id === null
      ? await submit(args, createPromotion, { form, also })
      : await submit(args, updatePromotion, {
          form,
          also: { ...also, remove_image: form.has('remove_image') },
          params: { promotion_id: id },
        });
  return sent.ok
    ? redirectWithToast(args, '/promotions', sent.message)
    : data({ problems: sent.problems }, { status: sent.status });
}
