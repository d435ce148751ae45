import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicService } from '@souk/contract/modules/appointments/services';
import type { PublicPromotion } from '@souk/contract/modules/discounts/promotions';
import type { SellerType } from '@souk/contract/shared/seller-types';
import { count, price } from '../../../../lib/format.ts';
import { pictureSources } from '../../../../lib/pictures.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Frame } from '../../../../ui/frame.tsx';
import { TextLink } from '../../../../ui/link.tsx';
import { DealEnd, PublicPromotions } from '../../../discounts/index.ts';
import { WishlistHeart } from '../../../search/index.ts';
import { choicePath } from '../../booking-choice.ts';
import { isQuotingType } from '../../quote-paths.ts';
import { serviceKind } from '../../service-paths.ts';
import { OfferBadge, OfferedPrice } from '../offered-price.tsx';
import { AskLink } from './ask-link.tsx';
import { MessageLink } from './message-link.tsx';

/** Where its button leads: to its add-ons if it has some, else to its times. */
const bookPath = ({ business_id, id, add_ons }: PublicService): string =>
  choicePath(business_id, {
    services: [id],
    addOns: [],
    step: add_ons.length > 0 ? 'services' : 'time',
  });

function AddOns({ service: { add_ons } }: { service: PublicService }) {
  if (add_ons.length === 0) return null;
  return (
    <details className="mt-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-brand-ink">
        <Trans>Add-ons</Trans>
      </summary>
      <ul className="space-y-1 text-[15px]">
        {add_ons.map(({ id, name, price: cost }) => (
          <li key={id} className="flex justify-between gap-4">
            <bdi className="min-w-0 text-ink-2">{name}</bdi>
            <span className="num">+{price(cost.cents)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** How many it serves, and whether its food is halal, as far as the business says so. */
function SaidOf({ service: { most_people: most, is_halal: isHalal } }: { service: PublicService }) {
  const { t } = useLingui();
  const words = [...(most === null ? [] : [t`up to ${count(most)} people`]), ...(isHalal ? [t`halal`] : [])];
  return words.map((word) => (
    <span key={word} className="text-ink-3">
      {' · '}
      {word}
    </span>
  ));
}

/** The deal at whose price it can be booked now, until when, and its own page. */
function RunningDeal({ service: { deal } }: { service: PublicService }) {
  if (!deal) return null;
  return (
    <p className="text-sm text-ink-3">
      <TextLink to={`/bookings-detail/daily-deals/${deal.id}`}>{deal.title}</TextLink>
      {' · '}
      <DealEnd endsAt={deal.ends_at} />
    </p>
  );
}

interface OfferProps {
  service: PublicService;
  sellerId: number;
  sellerType: SellerType;
  isNamed: boolean;
  isWished: boolean;
}

/** Businesses that do not quote agree on prices in messages. */
function QuoteLink({ service, sellerId, sellerType }: Omit<OfferProps, 'isNamed' | 'isWished'>) {
  const { t } = useLingui();
  const label = t`Ask for a quote: ${service.name}`;
  return isQuotingType(sellerType) ? (
    <AskLink businessId={service.business_id} serviceId={service.id} size="sm" aria-label={label}>
      <Trans>Ask for a quote</Trans>
    </AskLink>
  ) : (
    <MessageLink to={sellerId} size="sm" aria-label={label}>
      <Trans>Ask for a quote</Trans>
    </MessageLink>
  );
}

function Offer({ service, sellerId, sellerType, isNamed, isWished }: OfferProps) {
  const { t } = useLingui();
  const { id, name, description, image, duration_minutes: minutes } = service;
  const isQuote = service.price_kind === 'quote';
  return (
    <li
      id={`service-${id}`}
      className={`flex scroll-mt-40 gap-4 border-b border-line py-4 ${isNamed ? '-mx-3 rounded-md bg-inset px-3' : ''}`}
    >
      {image && (
        <Frame
          {...pictureSources(image, { w: 96, h: 96 })}
          className="w-20 shrink-0 self-start !rounded-md"
        />
      )}
      <div className="min-w-0 flex-1">
        <h4 className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </h4>
        {description && <p className="line-clamp-3 text-[15px] text-ink-2">{description}</p>}
        <p className="num mt-1 text-[15px]">
          <b className="font-semibold">
            <OfferedPrice service={service} />
          </b>
          <span className="text-ink-3"> · {t`${minutes} min`}</span>
          <SaidOf service={service} />
        </p>
        <RunningDeal service={service} />
        <OfferBadge service={service} />
        <AddOns service={service} />
      </div>
      <div className="flex shrink-0 flex-col items-end justify-between gap-2">
        <WishlistHeart
          item={{ id, kind: serviceKind, module: 'booking', title: name, is_wishlisted: isWished }}
        />
        {isQuote ? (
          <QuoteLink service={service} sellerId={sellerId} sellerType={sellerType} />
        ) : (
          <ButtonLink to={bookPath(service)} tone="line" size="sm" aria-label={t`Book ${name}`}>
            <Trans>Book</Trans>
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

interface ServiceOffersProps {
  services: readonly PublicService[];
  promotions: readonly PublicPromotion[];
  sellerId: number;
  sellerType: SellerType;
  /** The service whose card led here. */
  named: number | undefined;
  wished: readonly number[];
}

/** What can be booked, beneath the names of its categories. */
export function ServiceOffers({
  services,
  promotions,
  sellerId,
  sellerType,
  named,
  wished,
}: ServiceOffersProps) {
  const groups = [...Map.groupBy(services, ({ category_name: category }) => category)];
  return (
    <section id="services" aria-labelledby="services-title" className="scroll-mt-24">
      <h2 id="services-title" className="h-sec">
        <Trans>Services</Trans>
      </h2>
      <PublicPromotions promotions={promotions} things={services} />
      {services.length === 0 && (
        <p className="mt-3 rounded-lg bg-sunken p-5 text-ink-2">
          <Trans>Nothing can be booked here yet. Send a message to ask.</Trans>
        </p>
      )}
      {groups.map(([category, members]) => (
        <div key={category} className="mt-5">
          <h3 className="h-panel">{category}</h3>
          <ul>
            {members.map((service) => (
              <Offer
                key={service.id}
                service={service}
                sellerId={sellerId}
                sellerType={sellerType}
                isNamed={service.id === named}
                isWished={wished.includes(service.id)}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
