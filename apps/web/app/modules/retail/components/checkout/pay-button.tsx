import { Trans } from '@lingui/react/macro';
import { Check, LockKeyhole } from 'lucide-react';
import { useNavigation } from 'react-router';
import { price } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { payFormId } from './pay-step.tsx';

/** Submits the form of the payment step, wherever it is on the page. */
export function PayButton({ cents }: { cents: number }) {
  const { state, formMethod } = useNavigation();
  const amount = price(cents);
  return (
    <Button
      type="submit"
      form={payFormId}
      size="lg"
      isWide
      icon={cents === 0 ? Check : LockKeyhole}
      isLoading={state !== 'idle' && formMethod === 'POST'}
    >
      {cents === 0 ? <Trans>Place order</Trans> : <Trans>Pay {amount}</Trans>}
    </Button>
  );
}
