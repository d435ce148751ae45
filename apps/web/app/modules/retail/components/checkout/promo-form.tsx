import { Trans, useLingui } from '@lingui/react/macro';
import type { CheckoutPreview } from '@souk/contract/modules/retail/checkouts';
import { TicketPercent, X } from 'lucide-react';
import { Form, Link } from 'react-router';
import { price } from '../../../../lib/format.ts';
import { FormScope } from '../../../../ui/form-scope.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { type CheckoutState, checkoutAddress, checkoutEntries, checkoutPath } from '../../checkout-state.ts';

interface PromoFormProps {
  preview: CheckoutPreview;
  state: CheckoutState;
}

/** A shop's code; it is in the address and checked every time the page is loaded. */
export function PromoForm({ preview, state }: PromoFormProps) {
  const { t } = useLingui();
  const { promo, promo_problem } = preview;
  if (promo) {
    const { promoCode: _gone, ...rest } = state;
    const { code, kept_back: keptBack } = promo;
    const left = price(preview.total.cents);
    return (
      <>
        <p className="flex min-h-11 items-center gap-2.5 rounded-md bg-good-soft px-3.5 text-[15px]">
          <Icon of={TicketPercent} className="text-good" />
          <span className="num min-w-0 flex-1 font-medium">
            <Trans>
              <b className="font-semibold">{code}</b> saves you {price(promo.discount.cents)}
            </Trans>
          </span>
          <Link
            to={checkoutAddress(rest)}
            preventScrollReset
            aria-label={t`Remove code ${code}`}
            className="tap rounded-sm text-ink-2 hover:text-ink"
          >
            <Icon of={X} />
          </Link>
        </p>
        {keptBack.cents > 0 && (
          <p className="mt-1.5 text-sm text-ink-2">
            <Trans>You pay {left}, because smaller amounts can’t be charged.</Trans>
          </p>
        )}
      </>
    );
  }
  return (
    <FormScope of={promo_problem ? { fields: { promo_code: [promo_problem] } } : null}>
      <Form method="get" action={checkoutPath} preventScrollReset className="flex items-start gap-2">
        {checkoutEntries(state, ['promo']).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          name="promo_code"
          label={t`Promotion code`}
          isLabelHidden
          icon={TicketPercent}
          placeholder={t`Promotion code`}
          autoComplete="off"
          maxLength={20}
          defaultValue={state.promoCode}
          className="min-w-0 flex-1"
        />
        <SubmitButton tone="soft" className="!h-12">
          <Trans>Apply</Trans>
        </SubmitButton>
      </Form>
    </FormScope>
  );
}
