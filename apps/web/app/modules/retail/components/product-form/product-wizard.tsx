import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CloudCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { Form } from 'react-router';
import { valuesOf } from '../../../../lib/form.ts';
import { useDates } from '../../../../lib/use-dates.tsx';
import { WizardHead } from '../../../../shell/wizard-head.tsx';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { FormScope } from '../../../../ui/form-scope.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { StepLine, StepList, StepWords } from '../../../../ui/stepper.tsx';
import { Wizard } from '../../../../ui/wizard.tsx';
import { BackWay, EnterContinues, ExitWay } from '../../../../ui/wizard-ways.tsx';
import { CategoryPicker } from '../../../catalogue/index.ts';
import type { Photos } from '../../../media/index.ts';
import {
  type ProductStep,
  productSteps,
  stepAfter,
  stepBefore,
  withProductStep,
} from '../../product-steps.ts';
import type { ProductOutcome, ProductWizardState } from '../../product-wizard.server.ts';
import { ProductDetailsFields } from './details-fields.tsx';
import { ProductPhotoFields, useProductPhotos } from './photo-fields.tsx';
import { ProductPreviewCard } from './preview-card.tsx';
import { ProductPreview } from './product-preview.tsx';
import { useProductFieldNames, useProductSteps, useProductStepWords } from './step-words.tsx';
import { StockFields } from './stock-fields.tsx';
import { ProductNext, wayTo } from './wizard-ways.tsx';

interface StepProps {
  wizard: ProductWizardState;
  outcome: ProductOutcome | null;
  formId: string;
  photos: Photos;
  onWrite: (form: HTMLFormElement) => void;
}

/** Other steps' values travel along until the product is saved. */
function Carried({ wizard }: { wizard: ProductWizardState }) {
  return (
    <>
      <input type="hidden" name="_key" value={wizard.key} />
      {wizard.productId === null && (
        <>
          <input type="hidden" name="_carried" value={JSON.stringify(wizard.form)} />
          <input type="hidden" name="_images" value={JSON.stringify(wizard.images)} />
        </>
      )}
    </>
  );
}

const stepAddress = (step: ProductStep, productId: number | null) =>
  `/post-ad?step=${step}${productId === null ? '' : `&product=${productId}`}`;

function StepFields({ wizard, outcome, photos }: Pick<StepProps, 'wizard' | 'outcome' | 'photos'>) {
  const { step, form, chosen, attributes, images, productId } = wizard;
  switch (step) {
    case 'details':
      return <ProductDetailsFields form={form} chosen={chosen} attributes={attributes} />;
    case 'stock':
      return <StockFields form={form} />;
    case 'photos':
      return (
        <ProductPhotoFields
          photos={photos}
          variants={form.variants}
          refused={outcome?.refused ?? []}
          saveTo={wayTo(wizard, 'photos')}
        />
      );
    default:
      return (
        <ProductPreview
          form={form}
          chosen={chosen}
          attributes={attributes}
          images={images}
          to={(goal) => stepAddress(goal, productId)}
        />
      );
  }
}

function QuestionStep({ wizard, formId, onWrite, ...rest }: StepProps) {
  const { t } = useLingui();
  const { step } = wizard;
  if (step === 'category')
    return (
      <CategoryPicker
        groups={wizard.groups}
        chosenId={wizard.chosen?.id ?? null}
        search={wizard.search}
        example={t`Lamp, headphones, tent`}
        form={(children) => (
          <Form id={formId} method="post" action={wayTo(wizard, 'details')}>
            <Carried wizard={wizard} />
            {children}
          </Form>
        )}
      />
    );
  return (
    <Form
      id={formId}
      method="post"
      action={wayTo(wizard, stepAfter(step))}
      encType="multipart/form-data"
      noValidate
      onChange={(event) => onWrite(event.currentTarget)}
    >
      <Carried wizard={wizard} />
      <StepFields wizard={wizard} {...rest} />
    </Form>
  );
}

function StepHead({
  wizard,
  formId,
  isBusy,
}: {
  wizard: ProductWizardState;
  formId: string;
  isBusy: boolean;
}) {
  const { step, productId } = wizard;
  const toStep = productId === null ? undefined : (goal: ProductStep) => stepAddress(goal, productId);
  const way = { steps: useProductSteps(toStep), current: productSteps.indexOf(step) };
  return (
    <WizardHead
      end={
        step !== 'category' && (
          <ExitWay formId={formId} to={wayTo(wizard, 'exit')} isBusy={isBusy}>
            <Trans>Keep as draft</Trans>
          </ExitWay>
        )
      }
      edge={
        <div className="lg:hidden">
          <StepLine {...way} />
        </div>
      }
    >
      <StepList {...way} />
    </WizardHead>
  );
}

function Kept({ savedAt }: { savedAt: string | null }) {
  const { plainTime } = useDates();
  if (!savedAt) return null;
  const time = plainTime(savedAt);
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon of={CloudCheck} size={18} />
      <Trans>Draft saved {time}</Trans>
    </span>
  );
}

function Rejection({ reason }: { reason: string }) {
  return (
    <p className="mb-6 flex items-start gap-2.5 rounded-lg bg-bad-soft p-4 text-[15px]">
      <Icon of={CircleAlert} className="mt-0.5 text-bad" />
      <span className="wrap-anywhere">
        <Trans>
          <b className="font-semibold">This product was sent back:</b> {reason}
        </Trans>
      </span>
    </p>
  );
}

function WizardStep({ wizard, outcome }: { wizard: ProductWizardState; outcome: ProductOutcome | null }) {
  const { t } = useLingui();
  const { step, chosen } = wizard;
  const words = useProductStepWords()[step];
  const names = useProductFieldNames(wizard.attributes, wizard.form.variants);
  const formId = `product-${useId().replace(/\W/g, '')}`;
  const [live, setLive] = useState(wizard.form);
  const photos = useProductPhotos(wizard.images);
  const way = { formId, isBusy: photos.isBusy };
  const before = stepBefore(step);
  const hasPreview = step === 'details' || step === 'photos';
  return (
    <FormScope of={outcome}>
      {before && <EnterContinues formId={formId} to={wayTo(wizard, stepAfter(step))} />}
      <StepHead wizard={wizard} formId={formId} isBusy={photos.isBusy} />
      <Wizard
        title={words.title}
        lead={words.lead}
        place={<StepWords steps={useProductSteps()} current={productSteps.indexOf(step)} />}
        isWide={step === 'category' || step === 'stock'}
        preview={hasPreview ? <ProductPreviewCard form={live} photos={photos.uploads} /> : undefined}
        back={before && <BackWay {...way} to={wayTo(wizard, before)} />}
        note={<Kept savedAt={wizard.savedAt} />}
        next={<ProductNext {...way} place={wizard} isChosen={chosen !== null} />}
      >
        {wizard.rejection && <Rejection reason={wizard.rejection} />}
        <FormProblem labels={{ ...names, images: t`Photos` }} />
        <QuestionStep
          wizard={wizard}
          outcome={outcome}
          formId={formId}
          photos={photos}
          onWrite={(form) => setLive(withProductStep(wizard.form, step, valuesOf(new FormData(form))))}
        />
      </Wizard>
    </FormScope>
  );
}

/**
 * The five steps of a new product; every step is a plain form, to which scripts add the preview and uploads.
 */
export function ProductWizard(props: { wizard: ProductWizardState; outcome: ProductOutcome | null }) {
  const { step, productId } = props.wizard;
  return <WizardStep key={`${step} ${productId}`} {...props} />;
}
