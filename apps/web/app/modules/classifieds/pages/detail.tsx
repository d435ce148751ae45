import { reportReasons } from '@souk/contract/modules/classifieds/reports';
import { data, redirect } from 'react-router';
import { visitorOrPrivate } from '../../../lib/session.server.ts';
import { crumbData, productData } from '../ad-facts.ts';
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

/** An ad under its own address; another slug leads there, and a deleted ad says so. */
export async function loader(args: Route.LoaderArgs) {
  await visitorOrPrivate(args);
  const { origin } = args.url;
  const wanted = wantedAd(args.params);
  const { ad, instead } = await loadAd(args, wanted);
  if (!ad) return data({ ad, instead, origin, reasons: reportReasons }, { status: 410 });
  const isOwnSlug =
    wanted.slug === undefined || wanted.slug === ad.slug || `${wanted.slug}-${ad.id}` === ad.slug;
  if (!isOwnSlug) throw redirect(ad.path, 301);
  return data({ ad, instead, origin, reasons: reportReasons });
}

const descriptionLength = 155;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.ad) return [{ title: 'This ad is gone | Souk' }, { name: 'robots', content: 'noindex' }];
  const { ad, origin } = loaderData;
  const place = [ad.address.city, ad.address.state_code].filter(Boolean).join(' ');
  const description = ad.description.replace(/\s+/g, ' ').slice(0, descriptionLength);
  const [cover] = ad.images;
  return [
    { title: `${ad.title}${place ? `, ${place}` : ''} | Souk` },
    { name: 'description', content: description },
    { property: 'og:title', content: ad.title },
    { property: 'og:description', content: description },
    ...(cover
      ? [{ property: 'og:image', content: `${origin}/files/${encodeURIComponent(cover.path)}?w=1200` }]
      : []),
    { tagName: 'link', rel: 'canonical', href: `${origin}${ad.path}` },
    { 'script:ld+json': productData(ad, origin) },
    { 'script:ld+json': crumbData(ad, origin) },
    ...(ad.status === 'approved' ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
};

export default function ClassifiedDetail({ loaderData: { ad, instead, reasons } }: Route.ComponentProps) {
  return ad ? <AdScreen key={ad.id} ad={ad} reasons={reasons} /> : <AdGone instead={instead} />;
}
