import { Trans, useLingui } from '@lingui/react/macro';
import type { Promotion } from '@souk/contract/modules/discounts/promotions';
import { type FormEvent, useState } from 'react';
import { Form } from 'react-router';
import { ButtonLink } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { type FormOutcome, FormScope } from '../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { ownTerms, type PromotionTerms, typedTerms } from '../promotion-terms.ts';
import { usePromotionWords } from '../use-promotion-words.ts';
import { CustomersPart, DiscountPart, LimitsPart } from './discount-part.tsx';
import { PicturePart } from './picture-part.tsx';
import { ThingsPart, WhenPart } from './when-part.tsx';

interface PromotionFormProps {
  /** Null for a new one. */
  promotion: Promotion | null;
  subjects: readonly { id: number; title: string }[];
  /** First day that may be chosen, at the business's place. */
  today: string;
  problems: FormOutcome | undefined;
}

/** The promotion in words, as it is being written. */
function Sentence({ terms }: { terms: PromotionTerms | null }) {
  const words = usePromotionWords();
  const said = terms && words(terms);
  return (
    <p role="status" className="rounded-lg bg-info-soft p-4 text-[15px] wrap-anywhere">
      {said ?? <Trans>Say what is off, and the promotion stands here in words.</Trans>}
    </p>
  );
}

/** Names of the fields for the summary of what is wrong. */
function useLabels(): Record<string, string> {
  const { t } = useLingui();
  return {
    title: t`Title`,
    discount_percent: t`Discount`,
    amount: t`Amount`,
    code: t`Code`,
    service_ids: t`Services`,
    start_date: t`First day`,
    end_date: t`Last day`,
    from_time: t`Only for times from, optional`,
    until_time: t`to`,
    least_spend: t`Least spend`,
    uses_max: t`Uses in all`,
    customer_uses_max: t`Uses for each customer`,
    image: t`Picture`,
  };
}

/** Everything about one promotion. */
export function PromotionForm({ promotion, subjects, today, problems }: PromotionFormProps) {
  const labels = useLabels();
  const [terms, setTerms] = useState(promotion && ownTerms(promotion));
  const follow = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setTerms(typedTerms(new FormData(currentTarget), [...subjects, ...(promotion?.subjects ?? [])]));
  return (
    <FormScope of={problems}>
      <FormProblem labels={labels} />
      <Form method="post" encType="multipart/form-data" noValidate className="grid gap-5" onChange={follow}>
        <DiscountPart promotion={promotion} />
        <CustomersPart promotion={promotion} />
        <ThingsPart promotion={promotion} subjects={subjects} />
        <WhenPart promotion={promotion} today={today} />
        <LimitsPart promotion={promotion} />
        <PicturePart image={promotion?.image ?? null} />
        <Sentence terms={terms} />
        <div className="flex flex-wrap justify-end gap-2.5">
          <ButtonLink to="/promotions" tone="line">
            <Trans>Cancel</Trans>
          </ButtonLink>
          <SubmitButton>
            <Trans>Save promotion</Trans>
          </SubmitButton>
        </div>
      </Form>
    </FormScope>
  );
}
