import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { markAdSold } from '@souk/contract/modules/classifieds/ads';
import { listOffers } from '@souk/contract/modules/classifieds/offers';
import { safePath } from '@souk/contract/shared/safe-path';
import { postingTypes } from '@souk/contract/shared/seller-types';
import { redirect } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { ApiProblem, problemText } from '../../../lib/api-problem.ts';
import { price } from '../../../lib/format.ts';
import type { PageArgs } from '../../../lib/page-state.server.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { idsFrom, openTo } from '../ad-standing.ts';
import { type Bidder, SellForm } from '../components/ads/sell-form.tsx';
import { loadOwnAds } from '../own-ads.server.ts';
import type { Route } from './+types/sell-ads.ts';

export const handle = { access: 'login:private,retail,job,real_estate,car_dealer', screen: 'AdSale' };

const home = '/ad-management';

/** Everybody who made an offer on the ad, each with the latest one. */
async function loadBidders(args: PageArgs, adId: number): Promise<Bidder[]> {
  const offers = await call(args, listOffers, {
    query: { role: 'received', classified_id: adId, page_size: 20 },
  });
  const latest = new Map<number, Bidder>();
  for (const { buyer, offer_price } of offers.data)
    if (!latest.has(buyer.id))
      latest.set(buyer.id, { id: buyer.id, name: buyer.name, offered: price(offer_price.cents) });
  return [...latest.values()];
}

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, postingTypes);
  const ids = idsFrom(new URL(args.request.url).searchParams.getAll('ids'));
  const ads = openTo(await loadOwnAds(args, ids), 'mark-sold');
  const [only, ...others] = ads;
  if (!only)
    throw redirectWithToast(args, home, {
      tone: 'warn',
      title: msg`This is not possible in the current state of the ad.`,
    });
  const bidders = others.length === 0 ? await loadBidders(args, only.id) : [];
  return { ads: ads.map(({ id, title }) => ({ id, title })), bidders };
}

/** A dialog that has loaded bidders must not load them again once the ad is sold. */
export const shouldRevalidate = () => false;

/** Marks the ads as sold one after another and reports the first refusal. */
export async function action(args: Route.ActionArgs) {
  await requireTypes(args, postingTypes);
  const form = await postedForm(args);
  const back = safePath(form.get('back') ?? home);
  const ids = idsFrom(form.getAll('ids'));
  if (ids.length === 0) return redirect(back);
  const soldTo = ids.length === 1 ? String(form.get('sold_to_user_id') ?? '') : '';
  try {
    for (const id of ids)
      await call(args, markAdSold, { body: { classified_id: id, sold_to_user_id: soldTo } });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return redirectWithToast(args, back, { tone: 'bad', title: problemText(error) });
  }
  return redirectWithToast(args, back, markAdSold.message);
}

export default function SellAds({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { ads, bidders } = loaderData;
  return (
    <div className="mx-auto max-w-form lg:py-4">
      <title>{t`Mark as sold | Souk`}</title>
      <h1 className="h-page mb-5">
        <Plural value={ads.length} one="Is it sold?" other="Are these # ads sold?" />
      </h1>
      <div className="panel p-6">
        <SellForm ads={ads} bidders={bidders} back={home} />
      </div>
    </div>
  );
}
