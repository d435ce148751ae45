import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Form } from 'react-router';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { Wizard } from '../../../ui/wizard.tsx';
import type { SectionRefusal } from '../../identity/index.ts';
import type { SetupData } from '../load-setup.server.ts';
import { stepWords } from '../paper-words.ts';
import { type ForeignStep, isForeign, stepAfter, stepBefore, stepPath } from '../setup-steps.ts';
import { SetupPreview } from './setup-preview.tsx';
import { type ForeignContent, stepContents } from './setup-steps-content.tsx';

interface StepShown {
  found: SetupData;
  refusal: SectionRefusal | undefined;
}

interface SetupScreenProps extends StepShown {
  /** What other modules ask for in their steps. */
  foreign: Record<ForeignStep, ForeignContent>;
}

const formId = 'setup-form';
const nothing = { name: '', description: '', place: '' };

const typedIn = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

/** The present input, for the preview next to the form. */
function useTyped() {
  const [typed, setTyped] = useState(nothing);
  const read = (event: FormEvent<HTMLElement>) => {
    const form = event.currentTarget.querySelector('form');
    if (!form) return;
    const values = new FormData(form);
    const [name, description] = [typedIn(values, 'business_name'), typedIn(values, 'description')];
    setTyped({ name, description, place: typedIn(values, 'address_text') });
  };
  return { typed, read };
}

/** Leaves the wizard; a form step is saved on the way. */
function ExitButton({ found, isForm }: { found: SetupData; isForm: boolean }) {
  const exit = <Trans>Save and exit</Trans>;
  if (!isForm)
    return (
      <ButtonLink to={found.business ? '/myProfile' : '/profile'} tone="ghost">
        {exit}
      </ButtonLink>
    );
  return (
    <Button type="submit" form={formId} name="_exit" value="1" tone="ghost">
      {exit}
    </Button>
  );
}

function SetupBar({ found, isForm }: { found: SetupData; isForm: boolean }) {
  const { i18n } = useLingui();
  const { setup, step } = found;
  const current = setup.steps.indexOf(step);
  const steps = setup.steps.map((each) => ({ label: i18n._(stepWords[each]), to: stepPath(each) }));
  return (
    <div className="border-b border-line bg-surface">
      <div className="page flex min-h-16 items-center justify-between gap-4 py-2">
        <div className="min-w-0 flex-1">
          {steps.length > 1 && <Stepper steps={steps} current={Math.max(0, current)} />}
        </div>
        <ExitButton found={found} isForm={isForm} />
      </div>
    </div>
  );
}

/** Phones have room only for the verb. */
function ContinueTo({ name }: { name: string }) {
  return (
    <>
      <span className="sm:hidden">
        <Trans>Continue</Trans>
      </span>
      <span className="max-sm:hidden">
        <Trans>Continue to {name}</Trans>
      </span>
    </>
  );
}

/** Continues from a step in which things are added one by one. */
function GoOn({ found }: { found: SetupData }) {
  const { i18n } = useLingui();
  const { setup, step } = found;
  const after = stepAfter(setup.steps, step);
  if (!setup.done.includes(step))
    return (
      <Button size="lg" disabled>
        <Trans>Continue</Trans>
      </Button>
    );
  if (after) {
    const name = i18n._(stepWords[after]);
    return (
      <ButtonLink to={stepPath(after)} size="lg" iconEnd={ArrowRight}>
        <ContinueTo name={name} />
      </ButtonLink>
    );
  }
  return (
    <Form method="post" action="/profile-setup/complete">
      <SubmitButton size="lg" icon={Check} formAction="/profile-setup/complete">
        <Trans>Finish setup</Trans>
      </SubmitButton>
    </Form>
  );
}

function NextButton({ found, isForm }: { found: SetupData; isForm: boolean }) {
  const { i18n } = useLingui();
  const after = stepAfter(found.setup.steps, found.step);
  if (!isForm) return <GoOn found={found} />;
  const name = after && i18n._(stepWords[after]);
  return (
    <SubmitButton
      form={formId}
      formAction={stepPath(found.step)}
      size="lg"
      {...(name ? { iconEnd: ArrowRight } : {})}
    >
      {name ? <ContinueTo name={name} /> : <Trans>Save and finish</Trans>}
    </SubmitButton>
  );
}

function BackLink({ found }: { found: SetupData }) {
  const before = stepBefore(found.setup.steps, found.step);
  if (!before) return null;
  return (
    <ButtonLink to={stepPath(before)} tone="line" size="lg" icon={ArrowLeft}>
      <Trans>Back</Trans>
    </ButtonLink>
  );
}

function StepForm({ found, refusal, children }: StepShown & { children: ReactNode }) {
  return (
    <FormScope of={refusal?.problems}>
      <Form id={formId} method="post" action={stepPath(found.step)} noValidate>
        <FormProblem />
        {children}
      </Form>
    </FormScope>
  );
}

/** The contents of the current step, from whichever module. */
function contentOf({ found, refusal, foreign }: SetupScreenProps): ForeignContent {
  if (isForeign(found.step)) return foreign[found.step];
  const { Content, ...head } = stepContents[found.step];
  return { ...head, content: <Content key={found.step} found={found} refusal={refusal} /> };
}

/** The setup wizard of the viewer's seller type, one step at a time; each is saved on leaving it. */
export function SetupScreen({ found, refusal, foreign }: SetupScreenProps) {
  const { typed, read } = useTyped();
  const { title, lead, content, isForm } = contentOf({ found, refusal, foreign });
  const { business, gallery } = found;
  const preview = business && found.step !== 'profile-information' && (
    <SetupPreview business={business} picture={gallery[0]?.image} typed={isForm ? typed : nothing} />
  );
  return (
    <div onInput={read}>
      <SetupBar found={found} isForm={isForm} />
      <Wizard
        title={title}
        lead={lead}
        preview={preview}
        back={<BackLink found={found} />}
        note={<Trans>Each step is saved as you go</Trans>}
        next={<NextButton found={found} isForm={isForm} />}
      >
        {isForm ? (
          <StepForm key={found.step} found={found} refusal={refusal}>
            {content}
          </StepForm>
        ) : (
          <div className="panel p-5 md:p-6">{content}</div>
        )}
      </Wizard>
    </div>
  );
}
