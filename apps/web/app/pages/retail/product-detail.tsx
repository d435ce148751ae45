import { msg } from '@lingui/core/macro';
import { type AdDetail, getAd } from '@souk/contract/modules/classifieds/listings';
import { lazy, Suspense } from 'react';
import { data, redirect } from 'react-router';
import { call } from '../../lib/api.server.ts';
import { ApiProblem } from '../../lib/api-problem.ts';
import { pageTitle } from '../../lib/page-head.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { visitorOrPrivate, visitorPrivateOrOwner } from '../../lib/session.server.ts';
import { productData as adData } from '../../modules/classifieds/index.ts';
import { ReaderProfileContext } from '../../modules/food/index.ts';
import { findProduct, loadBeside } from '../../modules/retail/index.server.ts';
import { ProductGone, ProductScreen, productData } from '../../modules/retail/index.ts';
import { loadProfile } from '../../modules/scanner/index.server.ts';
import { listLike } from '../../modules/search/index.server.ts';
import { crumbData, detailHead, idOfSlug } from '../../modules/search/index.ts';
import { LoadingOverlay } from '../../ui/loading-overlay.tsx';
import type { Route } from './+types/product-detail.ts';

/** Most pages here are products: only readers of an ad load its page. */
const AdScreen = lazy(() =>
  import('../../modules/classifieds/components/ad-screen.tsx').then((file) => ({ default: file.AdScreen })),
);

export const handle = { access: 'visitor-or-private', screen: 'RetailDetail', cache: 10 };

/** A retail ad of a private person, which may have the number of a product but never its slug too. */
async function findRetailAd(args: PageArgs, id: number): Promise<AdDetail | 'gone' | 'missing'> {
  try {
    const ad = await call(args, getAd, { params: { id } });
    return ad.module_type === 'retail' ? ad : 'missing';
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 410) return 'gone';
    if (error instanceof ApiProblem && error.status === 404) return 'missing';
    throw error;
  }
}

/** A product of a shop or a retail ad, decided by its slug; a wrong slug redirects. */
export async function loader(args: Route.LoaderArgs) {
  const { slug } = args.params;
  const { origin, searchParams } = args.url;
  const id = idOfSlug(slug);
  if (id === undefined) throw data(null, { status: 404 });

  const product = await findProduct(args, id, {
    location: searchParams.get('location'),
    variant: searchParams.get('variant'),
  });
  if (typeof product === 'object' && product.slug === slug) {
    await visitorPrivateOrOwner(args, product.seller.id);
    const [beside, profile] = await Promise.all([loadBeside(args, product), loadProfile(args)]);
    return data({ kind: 'product' as const, product, beside, profile, origin });
  }

  const ad = await findRetailAd(args, id);
  if (typeof ad === 'object' && (ad.slug === slug || typeof product !== 'object')) {
    await visitorPrivateOrOwner(args, ad.seller.id);
    if (ad.slug !== slug) throw redirect(ad.path, 301);
    return data({ kind: 'ad' as const, ad, origin });
  }
  if (typeof product === 'object') {
    await visitorPrivateOrOwner(args, product.seller.id);
    throw redirect(product.path, 301);
  }
  await visitorOrPrivate(args);
  if (product === 'missing' && ad === 'missing') throw data(null, { status: 404 });
  return data({ kind: 'gone' as const, instead: await listLike(args, 'retail', slug) }, { status: 410 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData || loaderData.kind === 'gone')
    return [pageTitle(matches, msg`This is no longer sold`), { name: 'robots', content: 'noindex' }];
  const { origin } = loaderData;
  if (loaderData.kind === 'ad') {
    const { ad } = loaderData;
    const facts = [adData(ad, origin), crumbData(ad, 'retail', origin)];
    return detailHead(ad, { title: ad.title, origin, isPublic: ad.status === 'approved', facts });
  }
  const { product } = loaderData;
  const facts = [productData(product, origin), crumbData(product, 'retail', origin)];
  return detailHead(product, { title: product.title, origin, isPublic: product.state === 'approved', facts });
};

export default function RetailDetail({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'gone') return <ProductGone instead={loaderData.instead} />;
  if (loaderData.kind === 'ad')
    return (
      <Suspense fallback={<LoadingOverlay isOn />}>
        <AdScreen key={loaderData.ad.id} ad={loaderData.ad} />
      </Suspense>
    );
  const { product, beside, profile } = loaderData;
  return (
    <ReaderProfileContext value={profile}>
      <ProductScreen key={product.id} product={product} beside={beside} />
    </ReaderProfileContext>
  );
}
