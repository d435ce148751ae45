import { useLingui } from '@lingui/react/macro';
import type { Attribute } from '@souk/contract/modules/catalogue/attributes';
import type { Ad } from '@souk/contract/modules/classifieds/ads';
import type { GeoAddress } from '@souk/contract/shared/values';
import { type ReactNode, useId, useState } from 'react';
import { Form, useLocation } from 'react-router';
import { valuesOf } from '../../../../lib/form.ts';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { FormScope } from '../../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { Wizard } from '../../../../ui/wizard.tsx';
import {
  type CategoryGroup,
  CategorySelect,
  type ChosenCategory,
  useCategoryQuestions,
} from '../../../catalogue/index.ts';
import type { PhotoRefusal, StoredPhoto } from '../../../media/index.ts';
import { type AdForm, placeChosen, withStep } from '../../wizard/ad-form.ts';
import { firstOpenStep, stepNamed, type WizardStep } from '../../wizard/steps.ts';
import { AdPhotoFields, usePhotosOfAd } from './ad-photo-fields.tsx';
import { DetailsFields } from './details-fields.tsx';
import { ApprovalNote, EditBack, EditSteps } from './edit-notes.tsx';
import { PreviewCard } from './preview-card.tsx';
import { PriceFields } from './price-fields.tsx';
import { StrengthPanel } from './strength-panel.tsx';
import { useFieldNames, useStepWords } from './wizard-words.tsx';

export interface EditState {
  form: AdForm;
  chosen: ChosenCategory | null;
  attributes: Attribute[];
  groups: CategoryGroup[];
  ladder: readonly number[];
  images: StoredPhoto[];
  sellerName: string;
  sellerImage: string | null;
  ad: Pick<Ad, 'id' | 'title' | 'status' | 'is_sold' | 'rejection_reason'>;
}

export interface EditOutcome {
  fields: Record<string, string[]>;
  form?: string | undefined;
  attributes: Attribute[];
  places: GeoAddress[];
  refused: PhotoRefusal[];
}

interface EditWizardProps {
  wizard: EditState;
  outcome: EditOutcome | null;
  page: string;
  title: ReactNode;
  submitWords: ReactNode;
}

const editSteps = ['category', 'details', 'photos', 'price'] as const;

/** With scripts one group of questions shows at a time; without them all are on the page. */
function Section({ step, shown, children }: { step: WizardStep; shown: WizardStep; children: ReactNode }) {
  const words = useStepWords()[step];
  return (
    <section
      aria-label={words.name}
      className={`mb-12 [@media(scripting:enabled)]:mb-0 ${step === shown ? '' : '[@media(scripting:enabled)]:hidden'}`}
    >
      <h2 className="h-sec mb-5">{words.title}</h2>
      {children}
    </section>
  );
}

/** The present input, for the preview next to the form. */
function useLiveEdit(wizard: EditState) {
  const [live, setLive] = useState(wizard.form);
  const photos = usePhotosOfAd(wizard.images, () => undefined);
  const follow = (form: HTMLFormElement) => {
    const sent = valuesOf(new FormData(form));
    const address = placeChosen(sent.place) ?? live.address;
    setLive(withStep(withStep(live, 'details', sent), 'price', { ...sent, address }));
  };
  return {
    live,
    photos,
    follow,
    place: (address: GeoAddress | null) => setLive((shown) => ({ ...shown, address })),
  };
}

function usePlaceInSteps(outcome: EditOutcome | null) {
  const { search } = useLocation();
  const asked = stepNamed(new URLSearchParams(search).get('step'));
  const open = outcome ? firstOpenStep(outcome.fields) : undefined;
  const [seen, setSeen] = useState<EditOutcome | null>(null);
  const [shown, setShown] = useState<WizardStep>(open ?? asked ?? 'details');
  if (outcome !== seen) {
    setSeen(outcome);
    if (open) setShown(open);
  }
  const known = editSteps.find((step) => step === shown) ?? 'details';
  return [known, setShown] as const;
}

interface EditFormProps extends Pick<EditWizardProps, 'wizard' | 'outcome' | 'page'> {
  formId: string;
  step: WizardStep;
  category: ReturnType<typeof useCategoryQuestions>;
  editing: ReturnType<typeof useLiveEdit>;
}

function EditForm({ formId, page, wizard, outcome, step, category, editing }: EditFormProps) {
  const { chosen, attributes, choose } = category;
  const { form } = wizard;
  return (
    <Form
      id={formId}
      method="post"
      action={page}
      encType="multipart/form-data"
      noValidate
      onChange={(event) => editing.follow(event.currentTarget)}
    >
      <Section step="category" shown={step}>
        <CategorySelect groups={wizard.groups} chosenId={form.category_id} onChoose={choose} />
      </Section>
      <Section step="details" shown={step}>
        <DetailsFields form={form} chosen={chosen} attributes={attributes} />
      </Section>
      <Section step="photos" shown={step}>
        <AdPhotoFields photos={editing.photos} refused={outcome?.refused ?? []} />
      </Section>
      <Section step="price" shown={step}>
        <PriceFields
          form={form}
          chosen={chosen}
          ladder={wizard.ladder}
          candidates={outcome?.places ?? []}
          onPlace={editing.place}
        />
      </Section>
    </Form>
  );
}

/** A stored ad in the wizard: any group of questions can be opened, and everything is saved together. */
export function EditWizard({ wizard, outcome, page, title, submitWords }: EditWizardProps) {
  const { t } = useLingui();
  const formId = `edit-ad-${useId().replace(/\W/g, '')}`;
  const [step, showStep] = usePlaceInSteps(outcome);
  const category = useCategoryQuestions({
    categoryId: wizard.form.category_id,
    attributes: outcome?.attributes ?? wizard.attributes,
    groups: wizard.groups,
  });
  const editing = useLiveEdit(wizard);
  const { live, photos } = editing;
  const { attributes } = category;
  const names = useFieldNames(attributes);
  const seller = { name: wizard.sellerName, image: wizard.sellerImage };
  return (
    <FormScope of={outcome}>
      <EditSteps
        steps={editSteps}
        current={step}
        page={page}
        onChoose={showStep}
        problems={outcome?.fields ?? {}}
      />
      <Wizard
        title={title}
        lead={wizard.ad.title}
        preview={
          <>
            <PreviewCard form={live} photos={photos.uploads} seller={seller} />
            <StrengthPanel form={live} photos={photos.uploads.length} attributes={attributes} />
          </>
        }
        back={<EditBack />}
        next={
          <SubmitButton size="lg" form={formId} formAction={page} disabled={photos.isBusy}>
            {submitWords}
          </SubmitButton>
        }
      >
        <ApprovalNote ad={wizard.ad} />
        <FormProblem labels={{ ...names, images: t`Photos`, image_ids: t`Photos` }} />
        <EditForm
          formId={formId}
          page={page}
          wizard={wizard}
          outcome={outcome}
          step={step}
          category={category}
          editing={editing}
        />
      </Wizard>
    </FormScope>
  );
}
