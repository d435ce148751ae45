import { Trans, useLingui } from '@lingui/react/macro';
import type { BusinessProfile } from '@souk/contract/modules/sellers/profiles';
import { apiPrefix } from '@souk/contract/shared/endpoint';
import type { ReactNode } from 'react';
import { pictureSources } from '../../../lib/pictures.ts';
import { Frame } from '../../../ui/frame.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { Panel, phoneWords } from '../../identity/index.ts';
import { fileUrl } from '../file-url.ts';
import type { BusinessPapers } from '../load-business.server.ts';
import { documentWords } from '../paper-words.ts';
import { CertificateFacts } from './certificate-panel.tsx';
import { HoursList } from './hours-list.tsx';
import { PaperRow } from './paper-row.tsx';

function EditLink({ anchor, name }: { anchor: string; name: string }) {
  return (
    <TextLink to={`/edit-business-Profile#${anchor}`} className="tap text-[15px]">
      <Trans>Edit</Trans>
      <span className="sr-only">{name}</span>
    </TextLink>
  );
}

function Part({
  anchor,
  title,
  isEmpty,
  children,
}: {
  anchor: string;
  title: string;
  isEmpty: boolean;
  children: ReactNode;
}) {
  return (
    <Panel title={title} aside={<EditLink anchor={anchor} name={title} />}>
      {isEmpty ? (
        <p className="text-[15px] text-ink-2">
          <Trans>Nothing here yet.</Trans>
        </p>
      ) : (
        children
      )}
    </Panel>
  );
}

function Pictures({ images }: { images: readonly { id: number; image: string }[] }) {
  return (
    <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
      {images.slice(0, 8).map(({ id, image }) => (
        <li key={id}>
          <Frame {...pictureSources(image, { w: 160, h: 160 })} ratio="1:1" />
        </li>
      ))}
    </ul>
  );
}

function Contact({ business }: { business: BusinessProfile }) {
  const { t } = useLingui();
  const rows = [
    [t`Contact`, business.contact_name],
    [t`Phone`, phoneWords(business.countryCode, business.phone)],
    [t`Website`, business.website],
    [t`ABN`, business.abn],
  ] as const;
  return (
    <dl className="text-[15px]">
      {rows.map(([label, value]) => (
        <div key={label} className="flex gap-4 border-b border-line py-2 last:border-b-0">
          <dt className="w-24 shrink-0 text-ink-2">{label}</dt>
          <dd className="num min-w-0 flex-1 break-words">
            {value ? <bdi>{value}</bdi> : <span className="text-ink-3">{t`not stated`}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Papers({ papers }: { papers: BusinessPapers }) {
  const { t, i18n } = useLingui();
  const { documents, certificates, brochures } = papers;
  return (
    <>
      <Part anchor="documents" title={t`Documents`} isEmpty={documents.length === 0}>
        <ul>
          {documents.map((document) => (
            <PaperRow
              key={document.id}
              title={document.file_name}
              href={`${apiPrefix}/documents/${document.id}/file`}
              facts={i18n._(documentWords[document.type])}
              state={document.status}
            />
          ))}
        </ul>
      </Part>
      <Part anchor="certificates" title={t`Certificates`} isEmpty={certificates.length === 0}>
        <ul>
          {certificates.map((certificate) => (
            <PaperRow
              key={certificate.id}
              title={certificate.title}
              href={fileUrl(certificate.file)}
              facts={<CertificateFacts certificate={certificate} />}
              state={certificate.status}
            />
          ))}
        </ul>
      </Part>
      <Part anchor="brochures" title={t`Brochures`} isEmpty={brochures.length === 0}>
        <ul>
          {brochures.map((brochure) => (
            <PaperRow
              key={brochure.id}
              title={brochure.title}
              href={fileUrl(brochure.file)}
              facts={brochure.file_name}
            />
          ))}
        </ul>
      </Part>
    </>
  );
}

/** The parts of the user's business, each with a link to change it. */
export function MyBusinessPanels({
  business,
  papers,
}: {
  business: BusinessProfile;
  papers: BusinessPapers;
}) {
  const { t } = useLingui();
  const { opening_hours, time_zone } = business;
  const covers = papers.portfolios.flatMap(({ id, images }) =>
    images[0] ? [{ id, image: images[0].image }] : [],
  );
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      <Part anchor="contact" title={t`Contact`} isEmpty={false}>
        <Contact business={business} />
      </Part>
      <Part anchor="hours" title={t`Opening hours`} isEmpty={opening_hours.length === 0}>
        <HoursList hours={opening_hours} timeZone={time_zone} />
      </Part>
      <Part anchor="gallery" title={t`Gallery`} isEmpty={papers.gallery.length === 0}>
        <Pictures images={papers.gallery} />
      </Part>
      <Part anchor="portfolios" title={t`Portfolio`} isEmpty={covers.length === 0}>
        <Pictures images={covers} />
      </Part>
      <Papers papers={papers} />
    </div>
  );
}
