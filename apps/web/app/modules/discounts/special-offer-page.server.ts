import {
  createSpecialOffer,
  getSpecialOffer,
  updateSpecialOffer,
} from '@souk/contract/modules/discounts/special-offers';
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

/** The special offer that `?id=` names, or a new one. */
export async function loadSpecialOfferPage(args: AddressedArgs) {
  const typed = args.url.searchParams.get('id');
  const id = idOf(typed ?? undefined);
  const [offer, { time_zone: timeZone }] = await Promise.all([
    id === null ? null : orNull(call(args, getSpecialOffer, { params: { offer_id: id } })),
    call(args, getUserProfile),
  ]);
  if (typed !== null && offer === null) throw redirect('/special-offers');
  return { offer, today: datesIn(timeZone).isoDay(pageStateOf(args).now) };
}

/** Saves the posted special offer, a new one if the address names none. */
export async function saveSpecialOffer(args: AddressedArgs) {
  const id = args.url.searchParams.get('id');
  const form = await postedForm(args);
  const sent =
    id === null
      ? await submit(args, createSpecialOffer, { form })
      : await submit(args, updateSpecialOffer, {
          form,
          also: { remove_image: form.has('remove_image') },
          params: { offer_id: id },
        });
  return sent.ok
    ? redirectWithToast(args, '/special-offers', sent.message)
    : data({ problems: sent.problems }, { status: sent.status });
}
