import { Trans, useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button.tsx';
import { AccountFrame, Panel, SectionForm, type SectionRefusal } from '../../identity/index.ts';
import type { EditBusinessData } from '../load-business.server.ts';
import { Brochures } from './brochure-panel.tsx';
import { ContactFields, InformationFields, ServiceFields } from './business-fields.tsx';
import { CategoryFields } from './category-fields.tsx';
import { Certificates } from './certificate-panel.tsx';
import { Documents } from './document-panel.tsx';
import { Gallery } from './gallery-panel.tsx';
import { Logo } from './logo-panel.tsx';
import { OpeningHoursField } from './opening-hours-field.tsx';
import { Portfolio } from './portfolio-panel.tsx';
import { PostageFields } from './postage-fields.tsx';
import { SectionLayout } from './section-layout.tsx';

interface EditBusinessScreenProps {
  found: EditBusinessData;
  refusal: SectionRefusal | undefined;
}

interface Section {
  id: string;
  label: string;
  lead?: ReactNode;
  /** The form of a panel; panels with rows have forms of their own. */
  fields?: ReactNode;
  rows?: ReactNode;
}

function useFieldSections({ business, categories }: EditBusinessData): Section[] {
  const { t } = useLingui();
  const isKitchen = business.seller_type === 'restaurant';
  const isShop = business.seller_type === 'retail';
  return [
    {
      id: 'information',
      label: t`Business information`,
      fields: (
        <>
          <InformationFields business={business} />
          <CategoryFields key={business.category?.id} business={business} categories={categories} />
        </>
      ),
    },
    { id: 'contact', label: t`Contact and place`, fields: <ContactFields business={business} /> },
    {
      id: 'hours',
      label: t`Opening hours`,
      fields: <OpeningHoursField hours={business.opening_hours} isLegendHidden />,
    },
    ...(isKitchen
      ? [{ id: 'service', label: t`Delivery and pick up`, fields: <ServiceFields business={business} /> }]
      : []),
    ...(isShop
      ? [{ id: 'postage', label: t`Postage`, fields: <PostageFields postage={business.postage_details} /> }]
      : []),
  ];
}

const pathOf = (id: string) => `/edit-business-Profile/${id}`;
const anchorOf = (id: string) => `/edit-business-Profile#${id}`;

function useRowSections(
  { documents, gallery, ...found }: EditBusinessData,
  refusal: SectionRefusal | undefined,
): Section[] {
  const { t } = useLingui();
  const target = (id: string) => ({ action: pathOf(id), back: anchorOf(id), refusal });
  return [
    {
      id: 'documents',
      label: t`Documents`,
      lead: <Trans>Only you and our team can see them. Verified documents build trust.</Trans>,
      rows: <Documents documents={documents} {...target('documents')} />,
    },
    { id: 'gallery', label: t`Gallery`, rows: <Gallery gallery={gallery} {...target('gallery')} /> },
    {
      id: 'portfolios',
      label: t`Portfolio`,
      lead: <Trans>Finished work, one folder per job.</Trans>,
      rows: <Portfolio portfolios={found.portfolios} refusal={refusal} />,
    },
    {
      id: 'brochures',
      label: t`Brochures`,
      lead: <Trans>Price lists and leaflets that every visitor may read.</Trans>,
      rows: <Brochures brochures={found.brochures} refusal={refusal} />,
    },
    {
      id: 'certificates',
      label: t`Certificates`,
      lead: <Trans>Shown to customers. Our team checks each one.</Trans>,
      rows: <Certificates certificates={found.certificates} refusal={refusal} />,
    },
  ];
}

/** Everything of a business that its owner may change, in panels that are saved one by one. */
export function EditBusinessScreen({ found, refusal }: EditBusinessScreenProps) {
  const { t } = useLingui();
  const logo: Section = {
    id: 'logo',
    label: t`Logo`,
    rows: <Logo business={found.business} refusal={refusal} />,
  };
  const sections = [logo, ...useFieldSections(found), ...useRowSections(found, refusal)];
  return (
    <AccountFrame
      title={<Trans>Edit your business</Trans>}
      lead={found.business.business_name}
      aside={
        <ButtonLink to="/business-profile" tone="line" icon={Eye}>
          <Trans>See it as customers do</Trans>
        </ButtonLink>
      }
    >
      <SectionLayout sections={sections}>
        {sections.map(({ id, label, lead, fields, rows }) => (
          <Panel key={id} id={id} title={label} lead={lead}>
            {fields ? (
              <SectionForm section={id} action={pathOf(id)} refusal={refusal} submit={<Trans>Save</Trans>}>
                {fields}
              </SectionForm>
            ) : (
              rows
            )}
          </Panel>
        ))}
      </SectionLayout>
    </AccountFrame>
  );
}
