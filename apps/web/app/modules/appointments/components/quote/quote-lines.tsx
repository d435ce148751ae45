import { Trans } from '@lingui/react/macro';
import type { QuoteVersion } from '@souk/contract/modules/appointments/quote-values';
import { price } from '../../../../lib/format.ts';
import { Amount } from '../../../../ui/amount.tsx';
import { type ChangedLine, changedLines } from '../../version-changes.ts';

const mark = 'ms-1 inline-flex rounded-full px-2 text-xs leading-5 font-semibold whitespace-nowrap';

function Mark({ change, beforeCents }: Omit<ChangedLine, 'line'>) {
  if (change === 'new')
    return (
      <span className={`${mark} bg-info-soft text-info`}>
        <Trans>New</Trans>
      </span>
    );
  if (change === 'removed')
    return (
      <span className={`${mark} bg-mute-soft text-mute`}>
        <Trans>Left out</Trans>
      </span>
    );
  if (change !== 'changed' || beforeCents === undefined) return null;
  return (
    <span className={`num ${mark} bg-warn-soft text-warn`}>
      <Trans>was {price(beforeCents)}</Trans>
    </span>
  );
}

function Line({ line, ...changed }: ChangedLine) {
  const { description, quantity, unit_price: unit, total, is_gst_free: isFree } = line;
  const isRemoved = changed.change === 'removed';
  return (
    <li className="flex items-baseline justify-between gap-4 border-b border-line py-2.5 text-[15px]">
      <span className={`min-w-0 break-words ${isRemoved ? 'text-ink-3' : ''}`}>
        <bdi className={isRemoved ? 'line-through' : ''}>{description}</bdi> <Mark {...changed} />{' '}
        <span className="num block text-sm text-ink-3">
          {quantity > 1 && `${quantity} × ${price(unit.cents)}`}
          {quantity > 1 && isFree && ' · '}
          {isFree && <Trans>GST-free</Trans>}
        </span>
      </span>
      <span className={isRemoved ? 'text-ink-3 line-through' : ''}>
        <Amount of={total} />
      </span>
    </li>
  );
}

interface QuoteLinesProps {
  version: QuoteVersion;
  /** The version before it, whose differences are marked. */
  before?: QuoteVersion | undefined;
}

/** What is quoted, line by line, with GST and total. */
export function QuoteLines({ version, before }: QuoteLinesProps) {
  const { total, gst } = version;
  return (
    <>
      <ul>
        {changedLines(version, before).map((changed, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: -- lines have no identity but their place
          <Line key={index} {...changed} />
        ))}
      </ul>
      <p className="mt-3 flex items-end justify-between gap-4">
        <span className="font-semibold">
          <Trans>Total</Trans>
          <span className="num block text-sm font-normal text-ink-3">
            {gst.cents > 0 ? <Trans>Includes {price(gst.cents)} GST</Trans> : <Trans>No GST</Trans>}
          </span>
        </span>
        <span className="font-display text-2xl font-bold tracking-[-0.015em]">
          <Amount of={total} />
        </span>
      </p>
    </>
  );
}
