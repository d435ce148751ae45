import { Trans, useLingui } from '@lingui/react/macro';
import type { BusinessProfile } from '@souk/contract/modules/sellers/profiles';
import { ButtonLink } from '../../../ui/button.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';

type Tax = Pick<BusinessProfile, 'abn' | 'is_gst_registered'>;

/** The tax details on a seller's invoices: their ABN, and GST only if they are registered for it. */
export function TaxPanel({ tax: { abn, is_gst_registered: isRegistered } }: { tax: Tax }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="tax" className="panel flex flex-wrap items-center gap-4 p-5 md:p-6">
      <div className="min-w-0 flex-1 basis-56">
        <h2 id="tax" className="h-panel flex flex-wrap items-center gap-2.5">
          <Trans>ABN and GST</Trans>
          <StatusPill status={isRegistered ? 'approved' : 'inactive'}>
            {isRegistered ? t`Registered for GST` : t`Not registered for GST`}
          </StatusPill>
        </h2>
        <p className="mt-0.5 text-[15px] text-ink-2">
          {abn ? (
            <span className="num">
              <Trans>ABN {abn}</Trans>.{' '}
            </span>
          ) : (
            <Trans>No ABN yet. </Trans>
          )}
          {isRegistered ? (
            <Trans>Your sales get tax invoices with GST.</Trans>
          ) : (
            <Trans>Your sales get invoices without GST.</Trans>
          )}
        </p>
      </div>
      <ButtonLink to="/edit-business-Profile" tone="line">
        <Trans>Change</Trans>
      </ButtonLink>
    </section>
  );
}
