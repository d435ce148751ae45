import { Trans, useLingui } from '@lingui/react/macro';
import type { LedgerProof } from '@souk/contract/modules/payments/ledger';
import { RotateCw } from 'lucide-react';
import { Form } from 'react-router';
import { count } from '../../../lib/format.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Amount } from '../../../ui/amount.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { faultWords } from '../ledger-words.ts';
import { Panel } from './desk-head.tsx';

function Differences({ proof }: { proof: LedgerProof }) {
  const { i18n } = useLingui();
  if (proof.differences.length === 0) return null;
  return (
    <ul className="mt-3 divide-y divide-line text-sm">
      {proof.differences.map((difference) => (
        <li key={`${difference.fault}-${difference.at}`} className="py-2">
          <b className="font-semibold text-bad">{i18n._(faultWords[difference.fault])}</b>{' '}
          <bdi className="text-ink-2">{difference.at}</bdi>
          <span className="block text-ink-2">
            <Trans>
              Expected <Amount of={difference.expected} />, found <Amount of={difference.found} />
            </Trans>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The last check of the ledger, and a button to repeat it. */
export function LedgerProofPanel({ proof }: { proof: LedgerProof | null }) {
  const { notificationTime } = useDates();
  const { t } = useLingui();
  const action = '/admin/ledger/proof';
  return (
    <Panel
      title={<Trans>Proof</Trans>}
      aside={
        proof && (
          <StatusPill status={proof.is_sound ? 'verified' : 'rejected'}>
            {proof.is_sound ? t`Sound` : t`Differs`}
          </StatusPill>
        )
      }
    >
      <p className="text-[15px] text-ink-2">
        {proof ? (
          <Trans>
            Recalculated from {count(proof.journals)} journals on {notificationTime(proof.at)}.
          </Trans>
        ) : (
          <Trans>The ledger has not been checked yet. It is checked every night.</Trans>
        )}
      </p>
      {proof && <Differences proof={proof} />}
      <Form method="post" action={action} className="mt-4">
        <SubmitButton formAction={action} size="sm" tone="line" icon={RotateCw}>
          <Trans>Check now</Trans>
        </SubmitButton>
      </Form>
    </Panel>
  );
}
