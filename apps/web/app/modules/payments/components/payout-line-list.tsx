import { Trans, useLingui } from '@lingui/react/macro';
import type { PayoutLine } from '@souk/contract/modules/payments/payouts';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDates } from '../../../lib/use-dates.tsx';
import { Amount } from '../../../ui/amount.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { statusWords } from '../../../ui/status-map.ts';
import { journalWords } from '../journal-words.ts';
import { CommissionBasis } from './commission-basis.tsx';

const aud = (cents: number) => ({ cents, currency: 'AUD' as const });

function Row({ label, cents, children }: { label: ReactNode; cents: number; children?: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1">
      <dt className="text-ink-2">
        {label}
        {children}
      </dt>
      <dd>
        <Amount of={aud(cents)} />
      </dd>
    </div>
  );
}

function SaleSum({ line, sale }: { line: PayoutLine; sale: NonNullable<PayoutLine['sale']> }) {
  const { price, refunded, commission, commission_gst } = sale;
  return (
    <dl className="text-[15px]">
      {price.cents !== 0 && <Row label={<Trans>Price paid, with GST</Trans>} cents={price.cents} />}
      {refunded.cents !== 0 && <Row label={<Trans>Refunded</Trans>} cents={0 - refunded.cents} />}
      <Row label={<Trans>Commission</Trans>} cents={0 - commission.cents}>
        <CommissionBasis items={sale.basis} />
      </Row>
      <Row label={<Trans>GST on commission</Trans>} cents={0 - commission_gst.cents} />
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-2 font-semibold">
        <dt>
          <Trans>You get</Trans>
        </dt>
        <dd>
          <Amount of={line.amount} />
        </dd>
      </div>
    </dl>
  );
}

function References({ line }: { line: PayoutLine }) {
  return (
    <p className="num mt-3 text-sm text-ink-3">
      <Trans>
        Journal {line.journal_id}, line {line.line_id}
      </Trans>
      {line.payment_number && (
        <>
          {' · '}
          <Trans>payment {line.payment_number}</Trans>
        </>
      )}
    </p>
  );
}

function Line({ line, isFirst }: { line: PayoutLine; isFirst: boolean }) {
  const { slashDate } = useDates();
  const { i18n } = useLingui();
  const known = journalWords[line.kind];
  const kind = known ? i18n._(known) : statusWords(line.kind);
  const { sale } = line;
  return (
    <li>
      <details className="group" open={isFirst}>
        <summary className="flex min-h-14 list-none items-center gap-3 rounded-sm py-2.5 hover:bg-sunken">
          <Icon
            of={ChevronDown}
            size={18}
            className="text-ink-3 transition-transform group-open:rotate-180"
          />
          <span className="min-w-0 flex-1">
            <span className="block truncate text-[15px] font-semibold">
              <bdi>{line.description ?? kind}</bdi>
            </span>
            <span className="num block text-sm text-ink-3">
              {kind} · {slashDate(line.at)}
            </span>
          </span>
          <Amount of={line.amount} isSigned isStrong />
        </summary>
        <div className="pt-1 pb-4 ps-[30px]">
          {sale && <SaleSum line={line} sale={sale} />}
          <References line={line} />
        </div>
      </details>
    </li>
  );
}

/** Explains the amount: every line of a payout, each down to its journal. */
export function PayoutLineList({ lines }: { lines: readonly PayoutLine[] }) {
  return (
    <ul className="divide-y divide-line">
      {lines.map((line, index) => (
        <Line key={line.line_id} line={line} isFirst={index === 0} />
      ))}
    </ul>
  );
}
