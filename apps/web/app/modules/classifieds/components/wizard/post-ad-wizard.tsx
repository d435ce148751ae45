import { Trans, useLingui } from '@lingui/react/macro';
import type { Attribute } from '@souk/contract/modules/catalogue/attributes';
import type { GeoAddress } from '@souk/contract/shared/values';
import { useId, useState } from 'react';
import { Form } from 'react-router';
import { valuesOf } from '../../../../lib/form.ts';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { FormScope } from '../../../../ui/form-scope.tsx';
import { Wizard } from '../../../../ui/wizard.tsx';
import { BackWay, EnterContinues, ExitWay } from '../../../../ui/wizard-ways.tsx';
import { type CategoryGroup, CategoryPicker, type ChosenCategory } from '../../../catalogue/index.ts';
import type { PhotoRefusal, StoredPhoto } from '../../../media/index.ts';
import { type AdForm, placeChosen, withStep } from '../../wizard/ad-form.ts';
import { stepBefore, type WizardStep } from '../../wizard/steps.ts';
import { usePhotosOfAd } from './ad-photo-fields.tsx';
import { PreviewCard } from './preview-card.tsx';
import { StepBar, StepPlace } from './step-bar.tsx';
import { StepFields } from './step-fields.tsx';
import { StrengthPanel } from './strength-panel.tsx';
import { useAutosave } from './use-autosave.ts';
import { DiscardDraft, QuotaNote, SavedNote } from './wizard-notes.tsx';
import { AdNext, saveTo, stepPage } from './wizard-ways.tsx';
import { useFieldNames, useStepWords } from './wizard-words.tsx';

export interface WizardOutcome {
  step: WizardStep;
  fields: Record<string, string[]>;
  form?: string | undefined;
  places?: GeoAddress[] | undefined;
  refused?: PhotoRefusal[] | undefined;
}

export interface WizardState {
  step: WizardStep;
  form: AdForm;
  chosen: ChosenCategory | null;
  attributes: Attribute[];
  groups: CategoryGroup[];
  ladder: readonly number[];
  search: string;
  images: StoredPhoto[];
  savedAt: string | null;
  adsLeft: number | null;
  sellerName: string;
  sellerImage: string | null;
}

/** The present input: the preview shows it and the draft saves it. */
function useWriting(wizard: WizardState, step: WizardStep, formId: string) {
  const [live, setLive] = useState(wizard.form);
  const autosave = useAutosave(formId, saveTo(step, 'stay'));
  const photos = usePhotosOfAd(wizard.images, autosave.soon);
  const follow = (form: HTMLFormElement) => {
    const sent = valuesOf(new FormData(form));
    setLive((shown) => withStep(shown, step, { ...sent, address: placeChosen(sent.place) ?? shown.address }));
    autosave.soon();
  };
  const place = (address: GeoAddress | null) => {
    setLive((shown) => ({ ...shown, address }));
    autosave.soon();
  };
  return { live, autosave, photos, follow, place };
}

type Writing = ReturnType<typeof useWriting>;

interface StepProps {
  wizard: WizardState;
  outcome: WizardOutcome | null;
  step: WizardStep;
  formId: string;
  writing: Writing;
}

function CategoryStep({ wizard, formId }: Pick<StepProps, 'wizard' | 'formId'>) {
  return (
    <CategoryPicker
      groups={wizard.groups}
      chosenId={wizard.chosen?.id ?? null}
      search={wizard.search}
      form={(children) => (
        <Form id={formId} method="post" action={stepPage('category')}>
          {children}
        </Form>
      )}
    />
  );
}

function QuestionStep({ wizard, outcome, step, formId, writing }: StepProps) {
  if (step === 'category') return <CategoryStep wizard={wizard} formId={formId} />;
  return (
    <Form
      id={formId}
      method="post"
      action={stepPage(step)}
      encType="multipart/form-data"
      noValidate
      onChange={(event) => writing.follow(event.currentTarget)}
      onSubmit={writing.autosave.stop}
    >
      {step === 'preview' && <input type="hidden" name="_idempotencyKey" value={wizard.savedAt ?? ''} />}
      <StepFields
        step={step}
        form={wizard.form}
        chosen={wizard.chosen}
        attributes={wizard.attributes}
        ladder={wizard.ladder}
        photos={writing.photos}
        refused={outcome?.refused ?? []}
        candidates={outcome?.places ?? []}
        to={stepPage}
        onPlace={writing.place}
      />
    </Form>
  );
}

function LivePreview({ wizard, writing }: Pick<StepProps, 'wizard' | 'writing'>) {
  const { live, photos } = writing;
  return (
    <>
      <PreviewCard
        form={live}
        photos={photos.uploads}
        seller={{ name: wizard.sellerName, image: wizard.sellerImage }}
      />
      <StrengthPanel form={live} photos={photos.uploads.length} attributes={wizard.attributes} />
    </>
  );
}

/** The five steps of a new ad; every step is a plain form, and scripts add the preview and saving by itself. */
export function PostAdWizard({ wizard, outcome }: { wizard: WizardState; outcome: WizardOutcome | null }) {
  const { t } = useLingui();
  const step = outcome?.step ?? wizard.step;
  const words = useStepWords()[step];
  const names = useFieldNames(wizard.attributes);
  const formId = `post-ad-${useId().replace(/\W/g, '')}`;
  const writing = useWriting(wizard, step, formId);
  const { autosave, photos } = writing;
  const way = { formId, isBusy: photos.isBusy };
  const before = stepBefore(step);
  const isFirst = before === undefined;
  return (
    <FormScope key={step} of={outcome}>
      {!isFirst && <EnterContinues formId={formId} to={stepPage(step)} />}
      <StepBar
        step={step}
        to={stepPage}
        end={
          !isFirst && (
            <ExitWay formId={formId} to={saveTo(step, 'exit')}>
              <Trans>Save and exit</Trans>
            </ExitWay>
          )
        }
      />
      <Wizard
        title={words.title}
        lead={words.lead}
        place={<StepPlace step={step} />}
        isWide={isFirst}
        preview={isFirst ? undefined : <LivePreview wizard={wizard} writing={writing} />}
        back={before && <BackWay {...way} to={saveTo(step, before)} />}
        note={<SavedNote savedAt={autosave.savedAt ?? wizard.savedAt} isSaving={autosave.isSaving} />}
        next={<AdNext {...way} step={step} isChosen={wizard.chosen !== null} />}
      >
        {(isFirst || step === 'preview') && <QuotaNote adsLeft={wizard.adsLeft} />}
        <FormProblem labels={{ ...names, images: t`Photos` }} />
        <QuestionStep wizard={wizard} outcome={outcome} step={step} formId={formId} writing={writing} />
        {wizard.savedAt && <DiscardDraft />}
      </Wizard>
    </FormScope>
  );
}
