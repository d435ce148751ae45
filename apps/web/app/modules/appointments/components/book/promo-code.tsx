import { Trans, useLingui } from '@lingui/react/macro';
import { TicketPercent, X } from 'lucide-react';
import { Form, Link } from 'react-router';
import { FormScope } from '../../../../ui/form-scope.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { choicePath } from '../../booking-choice.ts';
import type { BookingStepData } from '../../load-booking.server.ts';
import { ChoiceFields } from './choice-fields.tsx';

interface PromoCodeProps {
  booking: BookingStepData;
  preview: NonNullable<BookingStepData['preview']>;
}

/** The code of a promotion; it is in the address and checked every time the page is loaded. */
export function PromoCode({ booking, preview: { codeProblem } }: PromoCodeProps) {
  const { t } = useLingui();
  const { business, step } = booking;
  const { code, ...choice } = { ...booking.choice, step };
  const shown = code?.toUpperCase();
  if (shown !== undefined && codeProblem === null)
    return (
      <p className="mt-4 flex min-h-11 items-center gap-2.5 rounded-md bg-good-soft px-3.5 text-[15px]">
        <Icon of={TicketPercent} className="text-good" />
        <span className="num min-w-0 flex-1 font-medium wrap-anywhere">
          <Trans>
            Code <b className="font-semibold">{shown}</b> is applied.
          </Trans>
        </span>
        <Link
          to={choicePath(business.business_id, choice)}
          preventScrollReset
          aria-label={t`Remove code ${shown}`}
          className="tap rounded-sm text-ink-2 hover:text-ink"
        >
          <Icon of={X} />
        </Link>
      </p>
    );
  return (
    <FormScope of={codeProblem === null ? null : { fields: { promo_code: [codeProblem] } }}>
      <Form
        method="get"
        action={`/book/${business.business_id}`}
        preventScrollReset
        className="mt-4 flex items-start gap-2"
      >
        <ChoiceFields choice={choice} />
        <TextField
          name="promo_code"
          label={t`Promotion code`}
          isLabelHidden
          icon={TicketPercent}
          placeholder={t`Promotion code`}
          autoComplete="off"
          maxLength={40}
          defaultValue={code}
          className="min-w-0 flex-1"
        />
        <SubmitButton tone="soft" className="!h-12">
          <Trans>Apply</Trans>
        </SubmitButton>
      </Form>
    </FormScope>
  );
}
