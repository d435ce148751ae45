import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicBusiness } from '@souk/contract/modules/sellers/profiles';
import { Globe, MapPin, Phone } from 'lucide-react';
import { pictureSources } from '../../../lib/pictures.ts';
import { Frame } from '../../../ui/frame.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { linkClass } from '../../../ui/link.tsx';
import { phoneLink, phoneWords } from '../../identity/index.ts';
import { weekOf } from '../opening-hours.ts';

/** When the business is open, day by day. */
export function OpeningHours({ business }: { business: Pick<PublicBusiness, 'opening_hours'> }) {
  const { t } = useLingui();
  if (business.opening_hours.length === 0) return null;
  const days = [t`Monday`, t`Tuesday`, t`Wednesday`, t`Thursday`, t`Friday`, t`Saturday`, t`Sunday`];
  return (
    <section className="mt-6">
      <h2 className="h-panel mb-2">
        <Trans>Opening hours</Trans>
      </h2>
      <dl className="num text-[15px]">
        {weekOf(business.opening_hours).map(({ weekday, spans }) => (
          <div key={weekday} className="flex justify-between gap-4 border-b border-line py-2">
            <dt className="text-ink-2">{days[weekday - 1]}</dt>
            <dd className="text-end">
              {spans.length === 0 ? (
                <Trans>Closed</Trans>
              ) : (
                spans.map(({ open, close }) => (
                  <span key={open} className="block">
                    {t`${open} to ${close}`}
                  </span>
                ))
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** How the business is reached. */
export function BusinessContact({ business }: { business: PublicBusiness }) {
  const { address, phone, countryCode, website } = business;
  return (
    <ul className="space-y-2.5 text-[15px]">
      {address && (
        <li className="flex items-center gap-2.5">
          <Icon of={MapPin} size={18} className="text-ink-3" />
          {address.location}
        </li>
      )}
      {phone && (
        <li className="flex items-center gap-2.5">
          <Icon of={Phone} size={18} className="text-ink-3" />
          <a href={phoneLink(countryCode, phone)} className={`${linkClass} tap num`}>
            <bdi dir="ltr">{phoneWords(countryCode, phone)}</bdi>
          </a>
        </li>
      )}
      {website && (
        <li className="flex min-w-0 items-center gap-2.5">
          <Icon of={Globe} size={18} className="text-ink-3" />
          <a
            href={website}
            rel="noopener nofollow ugc"
            target="_blank"
            className={`${linkClass} tap truncate`}
          >
            {website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
          </a>
        </li>
      )}
    </ul>
  );
}

/** Pictures of the business; the first one is larger. */
export function BusinessGallery({
  business,
}: {
  business: Pick<PublicBusiness, 'gallery' | 'business_name'>;
}) {
  const { t } = useLingui();
  const { gallery, business_name: name } = business;
  if (gallery.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="h-sec mb-4">
        <Trans>Gallery</Trans>
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {gallery.map(({ id, image, caption }, index) => (
          <li key={id} className={index === 0 ? 'col-span-2 row-span-2' : ''}>
            <Frame
              {...pictureSources(image, index === 0 ? { w: 600, h: 450 } : { w: 300, h: 225 })}
              alt={caption ?? t`Picture of ${name}`}
              className="h-full"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
