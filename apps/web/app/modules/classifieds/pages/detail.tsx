import { msg } from '@lingui/core/macro';
import { data, redirect } from 'react-router';
import { pageTitle } from '../../../lib/page-head.ts';
import { visitorOrPrivate, visitorPrivateOrOwner } from '../../../lib/session.server.ts';
import { crumbData, detailHead } from '../../search/index.ts';
import { productData, tradeOf } from '../ad-facts.ts';
import { AdGone } from '../components/ad-gone.tsx';
import { AdScreen } from '../components/ad-screen.tsx';
import { loadAd, wantedAd } from '../load-ad.server.ts';
import type { Route } from './+types/detail.ts';

export const handle = {
  access: 'visitor-or-private',
  screen: 'ClassifiedDetail',
  screens: ['GeneralDetail'],
  cache: 10,
};

/** An ad at its own address; a wrong slug redirects there, and a deleted ad says so. */
export async function loader(args: Route.LoaderArgs) {
  const { origin } = args.url;
  const wanted = wantedAd(args.params);
  const { ad, instead } = await loadAd(args, wanted);
  await (ad ? visitorPrivateOrOwner(args, ad.seller.id) : visitorOrPrivate(args));
  if (!ad) return data({ ad, instead, origin }, { status: 410 });
  const isOwnSlug =
    wanted.slug === undefined || wanted.slug === ad.slug || `${wanted.slug}-${ad.id}` === ad.slug;
  if (!isOwnSlug) throw redirect(ad.path, 301);
  return data({ ad, instead, origin });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData?.ad)
    return [pageTitle(matches, msg`This ad is gone`), { name: 'robots', content: 'noindex' }];
  const { ad, origin } = loaderData;
  const place = [ad.address.city, ad.address.state_code].filter(Boolean).join(' ');
  return detailHead(ad, {
    title: place ? `${ad.title}, ${place}` : ad.title,
    origin,
    isPublic: ad.status === 'approved',
    facts: [productData(ad, origin), crumbData(ad, tradeOf(ad), origin)],
  });
};

export default function ClassifiedDetail({ loaderData: { ad, instead } }: Route.ComponentProps) {
  return ad ? <AdScreen key={ad.id} ad={ad} /> : <AdGone instead={instead} />;
}
