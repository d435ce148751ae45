import { Trans, useLingui } from '@lingui/react/macro';
import type { SetupStep } from '@souk/contract/modules/sellers/setup';
import type { ReactNode } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import { PhoneFields, type SectionRefusal } from '../../identity/index.ts';
import { PlaceField } from '../../locations/index.ts';
import type { SetupData } from '../load-setup.server.ts';
import { type OwnStep, stepPath } from '../setup-steps.ts';
import { ContactFields, InformationFields, ServiceFields } from './business-fields.tsx';
import { CategoryFields } from './category-fields.tsx';
import { Documents } from './document-panel.tsx';
import { Gallery } from './gallery-panel.tsx';
import { OpeningHoursField } from './opening-hours-field.tsx';
import { PostageFields } from './postage-fields.tsx';

export interface StepProps {
  found: SetupData;
  refusal: SectionRefusal | undefined;
}

/** Shops and dealers have no step for their business: their category belongs to the first one. */
const hasOwnCategoryStep = ({ setup }: SetupData) => setup.steps.includes('business-information');

function ProfileStep({ found }: StepProps) {
  const { t } = useLingui();
  const { profile, business, categories, askedId } = found;
  return (
    <div className="space-y-4">
      <TextField name="name" label={t`Name`} autoComplete="name" defaultValue={profile.name} />
      <PhoneFields
        codeName="code"
        name="mobileNo"
        label={t`Mobile`}
        countryCode={profile.countryCode}
        phone={profile.phone}
      />
      <PlaceField name="address" label={t`Suburb`} place={profile.address} />
      {business && !hasOwnCategoryStep(found) && (
        <CategoryFields business={business} categories={categories} askedId={askedId} />
      )}
    </div>
  );
}

function BusinessStep({ found: { business, categories, askedId } }: StepProps) {
  if (!business) return null;
  return (
    <div className="space-y-4">
      <InformationFields business={business} />
      <CategoryFields business={business} categories={categories} askedId={askedId} />
      <ContactFields business={business} />
      {business.seller_type === 'restaurant' && <ServiceFields business={business} />}
      <OpeningHoursField hours={business.opening_hours} />
    </div>
  );
}

const target = (step: SetupStep) => ({ action: stepPath(step), back: stepPath(step) });

function DocumentStep({ found, refusal }: StepProps) {
  return <Documents documents={found.documents} refusal={refusal} {...target('upload-documents')} />;
}

function GalleryStep({ found, refusal }: StepProps) {
  return <Gallery gallery={found.gallery} refusal={refusal} {...target('upload-gallery')} />;
}

function PostageStep({ found }: StepProps) {
  return (
    <div className="space-y-4">
      <PostageFields postage={found.business?.postage_details ?? null} />
    </div>
  );
}

interface StepHead {
  title: ReactNode;
  lead: ReactNode;
  /** One form that is saved by Continue; the others add things one by one. */
  isForm: boolean;
}

interface StepContent extends StepHead {
  Content: (props: StepProps) => ReactNode;
}

/** A step of another module, with its rendered fields. */
export interface ForeignContent extends StepHead {
  content: ReactNode;
}

export const stepContents: Record<OwnStep, StepContent> = {
  'profile-information': {
    title: <Trans>Tell us who you are</Trans>,
    lead: <Trans>Your name and how to reach you.</Trans>,
    Content: ProfileStep,
    isForm: true,
  },
  'business-information': {
    title: <Trans>What customers should know</Trans>,
    lead: <Trans>This is what your page shows. You can change all of it later.</Trans>,
    Content: BusinessStep,
    isForm: true,
  },
  'upload-documents': {
    title: <Trans>Show that your business is real</Trans>,
    lead: (
      <Trans>
        One document is enough to start: a licence, insurance or your registration. Only you and our team can
        see it.
      </Trans>
    ),
    Content: DocumentStep,
    isForm: false,
  },
  'upload-gallery': {
    title: <Trans>Show your place</Trans>,
    lead: <Trans>A few pictures taken in daylight. The first one appears at the top of your page.</Trans>,
    Content: GalleryStep,
    isForm: false,
  },
  'postage-details': {
    title: <Trans>How do you deliver?</Trans>,
    lead: <Trans>Add at least one method, or allow pick-up.</Trans>,
    Content: PostageStep,
    isForm: true,
  },
};
