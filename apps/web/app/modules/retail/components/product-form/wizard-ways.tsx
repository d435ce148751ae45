import { Trans } from '@lingui/react/macro';
import { NextWay } from '../../../../ui/wizard-ways.tsx';
import { ChooseFirst } from '../../../catalogue/index.ts';
import { type ProductStep, stepAfter } from '../../product-steps.ts';
import { useProductStepWords } from './step-words.tsx';

interface Place {
  step: ProductStep;
  productId: number | null;
}

/** Where a step is submitted to, and where it leads. */
export const wayTo = ({ step, productId }: Place, to: string): string =>
  `/post-ad?step=${step}&to=${to}${productId === null ? '' : `&product=${productId}`}`;

interface ProductNextProps {
  place: Place;
  formId: string;
  isBusy: boolean;
  isChosen: boolean;
}

/**
 * The button that finishes a step; the category is chosen by its own button and needs this one only when coming back
 * to it.
 */
export function ProductNext({ place, isChosen, ...way }: ProductNextProps) {
  const words = useProductStepWords();
  const after = stepAfter(place.step);
  const isLast = place.step === 'preview';
  if (place.step === 'category' && !isChosen) return <ChooseFirst />;
  return (
    <NextWay
      {...way}
      to={wayTo(place, isLast ? 'submit' : after)}
      next={words[after].name}
      finish={isLast && <Trans>Submit product</Trans>}
    />
  );
}
