import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Step } from '../../../../ui/stepper.tsx';
import { type WizardStep, wizardSteps } from '../../wizard/steps.ts';

interface StepWords {
  /** In the stepper. */
  name: string;
  title: ReactNode;
  lead: ReactNode;
}

/** The title and lead of each step. */
export function useStepWords(): Record<WizardStep, StepWords> {
  const { t } = useLingui();
  return {
    category: {
      name: t`Category`,
      title: <Trans>What are you offering?</Trans>,
      lead: <Trans>Choose a category.</Trans>,
    },
    details: {
      name: t`Details`,
      title: <Trans>Tell buyers about it</Trans>,
      lead: <Trans>Describe what it is, its condition and what a buyer would want to know.</Trans>,
    },
    photos: {
      name: t`Photos`,
      title: <Trans>Show it off</Trans>,
      lead: <Trans>Add a few angles in daylight. Drag to reorder, the first photo is your cover.</Trans>,
    },
    price: {
      name: t`Price and place`,
      title: <Trans>Price and place</Trans>,
      lead: <Trans>Your price, where it is and how buyers reach you.</Trans>,
    },
    preview: {
      name: t`Preview`,
      title: <Trans>Ready to post?</Trans>,
      lead: <Trans>This is what buyers will see. An admin approves every ad before it is public.</Trans>,
    },
  };
}

/** The steps for the stepper, with links back to finished ones. */
export function useSteps(to: (step: WizardStep) => string): Step[] {
  const words = useStepWords();
  return wizardSteps.map((step) => ({ label: words[step].name, to: to(step) }));
}

/** Names of fields, for messages that do not name theirs. */
export function useFieldNames(attributes: readonly { slug: string; name: string }[]): Record<string, string> {
  const { t } = useLingui();
  const answers = attributes.map(({ slug, name }): [string, string] => [`attributes.${slug}`, name]);
  return {
    title: t`Title`,
    description: t`Description`,
    price: t`Price`,
    sale_price: t`Sale price`,
    postage: t`Postage`,
    quantity: t`Quantity`,
    contact_phone: t`Phone number`,
    place: t`Suburb or postcode`,
    ...Object.fromEntries(answers),
  };
}
