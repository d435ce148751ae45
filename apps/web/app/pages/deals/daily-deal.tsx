import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { getPublicDeal } from '@souk/contract/modules/discounts/deals';
import { Tag } from 'lucide-react';
import { data } from 'react-router';
import { call } from '../../lib/api.server.ts';
import { pageTitle } from '../../lib/page-head.ts';
import { pictureSources } from '../../lib/pictures.ts';
import { visitorOrPrivate } from '../../lib/session.server.ts';
import { idOf } from '../../lib/typed-values.ts';
import { DealEnd } from '../../modules/discounts/index.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Frame } from '../../ui/frame.tsx';
import { Price } from '../../ui/price.tsx';
import type { Route } from './+types/daily-deal.ts';

export const handle = { access: 'visitor-or-private', screen: 'DailyDealDetail', cache: 10 };

/** A running deal; the id is the first part after the fixed ones, whatever follows it. */
export async function loader(args: Route.LoaderArgs) {
  await visitorOrPrivate(args);
  const deal_id = idOf(args.url.pathname.split('/')[3]);
  if (deal_id === null) throw data(null, { status: 404 });
  return call(args, getPublicDeal, { params: { deal_id } });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData ? msg`${loaderData.title}: daily deal` : msg`Daily deal`),
];

export default function DailyDeal({ loaderData: deal }: Route.ComponentProps) {
  const { t } = useLingui();
  const { title, description, product, service, business } = deal;
  const thing = product ?? service;
  const isService = service !== null;
  return (
    <div className="page pt-5 pb-14">
      <Breadcrumbs
        crumbs={[
          { label: t`Home`, to: '/' },
          isService ? { label: t`Bookings`, to: '/bookings' } : { label: t`Retail`, to: '/retail' },
          {
            label: t`Daily deals`,
            to: isService ? '/bookings-see-more/daily-deals' : '/retail/daily-deals',
          },
          { label: title },
        ]}
      />
      <div className="mt-6 grid gap-x-14 gap-y-8 lg:grid-cols-2">
        <Frame
          {...pictureSources(thing?.image ?? null, { w: 600, h: 450 })}
          fallback={Tag}
          className="w-full"
        />
        <div className="min-w-0">
          {deal.is_deal && <Badge kind="deal" percent={deal.discount_percent} />}
          <h1 className="h-page mt-2 wrap-anywhere" tabIndex={-1}>
            <bdi>{title}</bdi>
          </h1>
          <p className="mt-1 text-md text-ink-2 wrap-anywhere">
            <bdi>{thing?.title}</bdi>
          </p>
          <p className="mt-4">
            <Price cents={deal.price.cents} wasCents={deal.original_price.cents} size="detail" hasSaving />
          </p>
          <p className="mt-1 text-[15px] text-ink-3">
            <DealEnd endsAt={deal.ends_at} />
          </p>
          {description && <p className="mt-5 max-w-[65ch] whitespace-pre-line text-ink-2">{description}</p>}
          {isService && (
            <p className="mt-5 max-w-[65ch] text-[15px] text-ink-2">
              <Trans>This price is for what is booked while the deal lasts, whenever the visit is.</Trans>
            </p>
          )}
          <div className="mt-6">
            {isService ? (
              <ButtonLink to={`/book/${business.business_id}?service=${service.id}`} size="lg">
                <Trans>Book</Trans>
              </ButtonLink>
            ) : (
              <ButtonLink to={product?.path ?? '/retail'} size="lg">
                <Trans>See the product</Trans>
              </ButtonLink>
            )}
          </div>
          <p className="mt-8 flex items-center gap-3 border-t border-line pt-5">
            <Avatar name={business.name} size={40} />
            <span className="min-w-0">
              <bdi className="block font-semibold wrap-anywhere">{business.name}</bdi>
              {business.suburb && <span className="block text-sm text-ink-3">{business.suburb}</span>}
            </span>
          </p>
        </div>
      </div>
    </div>
  );
}
