import { Trans, useLingui } from '@lingui/react/macro';
import type { BillingRecord } from '@souk/contract/modules/payments/billing';
import { TextLink } from '../../../ui/link.tsx';

type Paper = BillingRecord['invoices'][number];

function PaperLink({ paper }: { paper: Paper }) {
  const { t } = useLingui();
  const isAdjustment = paper.kind === 'adjustment';
  return (
    <li>
      <TextLink
        to={`/billing-invoice/${paper.id}`}
        className="tap"
        aria-label={t`Invoice ${paper.number} of ${paper.issuer}`}
      >
        <bdi className="num whitespace-nowrap">{paper.number}</bdi>
      </TextLink>
      {isAdjustment && (
        <span className="ms-1.5 text-sm text-ink-3">
          <Trans>adjustment</Trans>
        </span>
      )}
    </li>
  );
}

/** The invoices of a payment, one per seller, and their adjustments. */
export function InvoiceLinks({ papers }: { papers: readonly Paper[] }) {
  if (papers.length === 0)
    return (
      <span className="text-ink-3">
        <Trans>None yet</Trans>
      </span>
    );
  return (
    <ul className="grid gap-1.5 max-md:justify-items-end">
      {papers.map((paper) => (
        <PaperLink key={paper.id} paper={paper} />
      ))}
    </ul>
  );
}
