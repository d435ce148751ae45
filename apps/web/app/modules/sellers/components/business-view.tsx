import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicBusiness } from '@souk/contract/modules/sellers/profiles';
import { FileText, Globe, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { pictureSources } from '../../../lib/pictures.ts';
import { Frame } from '../../../ui/frame.tsx';
import { Icon, type IconShape } from '../../../ui/icon.tsx';
import { linkClass } from '../../../ui/link.tsx';
import { phoneLink, phoneWords } from '../../identity/index.ts';
import { fileUrl } from '../file-url.ts';
import { BusinessHead } from './business-head.tsx';
import { CertificateFacts } from './certificate-panel.tsx';
import { HoursList } from './hours-list.tsx';
import { PaperStatePill } from './paper-row.tsx';
import { PortfolioFolder } from './portfolio-folder.tsx';

function Block({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="h-sec">{title}</h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}

/** The first picture large with four next to it; one or two are side by side. */
export function BusinessMosaic({ business }: { business: PublicBusiness }) {
  const [first, ...rest] = business.gallery;
  if (!first) return null;
  const isWide = rest.length > 1;
  const size = isWide ? 'col-span-2 row-span-2 max-lg:aspect-[3/2]' : '';
  return (
    <div className={`mt-6 grid grid-cols-2 gap-3 ${isWide ? 'lg:grid-cols-4' : ''}`}>
      <Frame
        {...pictureSources(first.image, { w: 640 })}
        alt={first.caption ?? ''}
        isFirst
        className={size}
      />
      {rest.slice(0, 4).map((image) => (
        <Frame key={image.id} {...pictureSources(image.image, { w: 320 })} alt={image.caption ?? ''} />
      ))}
    </div>
  );
}

/** The folders of finished work, each with all its pictures. */
export function BusinessPortfolio({ business }: { business: PublicBusiness }) {
  return (
    <ul className="space-y-8">
      {business.portfolios.map((folder) => (
        <PortfolioFolder key={folder.id} folder={folder} />
      ))}
    </ul>
  );
}

/** Certificates and brochures. */
export function BusinessPapers({ business }: { business: PublicBusiness }) {
  return (
    <>
      {business.certificates.length > 0 && (
        <Block title={<Trans>Certificates</Trans>}>
          <ul className="space-y-3">
            {business.certificates.map((certificate) => (
              <li key={certificate.id} className="card flex flex-wrap items-center gap-3 p-4">
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{certificate.title}</span>
                  <span className="text-sm text-ink-2">
                    <CertificateFacts certificate={certificate} />
                  </span>
                </span>
                <PaperStatePill state={certificate.status} />
              </li>
            ))}
          </ul>
        </Block>
      )}
      {business.brochures.length > 0 && (
        <Block title={<Trans>Brochures</Trans>}>
          <ul className="space-y-2">
            {business.brochures.map((brochure) => (
              <li key={brochure.id}>
                <a
                  href={fileUrl(brochure.file)}
                  target="_blank"
                  rel="noreferrer"
                  className={`${linkClass} inline-flex min-h-11 items-center gap-2`}
                >
                  <Icon of={FileText} size={18} />
                  {brochure.title}
                </a>
              </li>
            ))}
          </ul>
        </Block>
      )}
    </>
  );
}

function ContactLine({ icon, href, children }: { icon: IconShape; href: string; children: ReactNode }) {
  return (
    <a href={href} className={`${linkClass} flex min-h-11 items-center gap-2.5`} rel="noreferrer nofollow">
      <Icon of={icon} size={18} className="text-ink-3" />
      <span className="min-w-0 truncate">{children}</span>
    </a>
  );
}

/** How a business is reached, and when it is open. */
export function BusinessContact({ business }: { business: PublicBusiness }) {
  const { t } = useLingui();
  const { phone, countryCode, website, opening_hours, time_zone, service_radius_km } = business;
  return (
    <aside className="panel self-start p-5 lg:sticky lg:top-24" aria-label={t`Contact and opening hours`}>
      {phone && (
        <ContactLine icon={Phone} href={phoneLink(countryCode, phone)}>
          <bdi dir="ltr">{phoneWords(countryCode, phone)}</bdi>
        </ContactLine>
      )}
      {website && (
        <ContactLine icon={Globe} href={website}>
          <bdi dir="ltr">{website.replace(/^https?:\/\//, '').replace(/\/$/, '')}</bdi>
        </ContactLine>
      )}
      {service_radius_km !== null && (
        <p className="py-2 text-[15px] text-ink-2">
          <Trans>Comes to you within {service_radius_km} km</Trans>
        </p>
      )}
      <h2 className="mt-3 h-panel">
        <Trans>Opening hours</Trans>
      </h2>
      {opening_hours.length > 0 ? (
        <HoursList hours={opening_hours} timeZone={time_zone} />
      ) : (
        <p className="mt-1 text-[15px] text-ink-2">
          <Trans>Not stated yet.</Trans>
        </p>
      )}
    </aside>
  );
}

/** A business as customers see it. */
export function BusinessView({ business }: { business: PublicBusiness }) {
  return (
    <>
      <BusinessHead business={business} headingLevel={1} />
      <BusinessMosaic business={business} />
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="min-w-0">
          <section>
            <h2 className="h-sec">
              <Trans>About</Trans>
            </h2>
            <p className="mt-3 max-w-[65ch] break-words whitespace-pre-line text-ink-2">
              {business.description ?? <Trans>This business has not described itself yet.</Trans>}
            </p>
          </section>
          {business.portfolios.length > 0 && (
            <Block title={<Trans>Portfolio</Trans>}>
              <BusinessPortfolio business={business} />
            </Block>
          )}
          <BusinessPapers business={business} />
        </div>
        <BusinessContact business={business} />
      </div>
    </>
  );
}
