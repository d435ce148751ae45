import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useDates } from '../../../lib/use-dates.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { sayCode } from '../food-words.ts';
import { forgetKept } from './queue.ts';
import type { Kept } from './store.ts';
import { useWaiting } from './use-waiting.ts';

function WaitingItem({ item }: { item: Kept }) {
  const { flowTime } = useDates();
  const { t } = useLingui();
  return (
    <li className="flex items-center gap-3 py-1.5">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">
          <bdi>{item.name}</bdi>
        </span>
        <span className="num block text-sm text-ink-2">
          {item.kind === 'scan' ? <Trans>Scan</Trans> : <Trans>New food</Trans>} ·{' '}
          <bdi>{sayCode(item.product_code)}</bdi> · {flowTime(item.at)}
        </span>
      </span>
      <IconButton
        icon={Trash2}
        label={t`Remove ${item.name}`}
        onClick={() => void forgetKept(item.client_key)}
      />
    </li>
  );
}

interface WaitingListProps {
  /** Whose things they are; null is a visitor of this device. */
  ownerId: number | null;
  className?: string;
}

/** Offline items that have not been sent yet. */
export function WaitingList({ ownerId, className = '' }: WaitingListProps) {
  const waiting = useWaiting(ownerId);
  if (waiting.length === 0) return null;
  const needsAccount = ownerId === null && waiting.some(({ kind }) => kind === 'addition');
  return (
    <section aria-labelledby="waiting" className={className}>
      <h3 id="waiting" className="font-semibold">
        <Plural value={waiting.length} one="# waiting to be sent" other="# waiting to be sent" />
      </h3>
      <p className="text-sm text-ink-2">
        {needsAccount ? (
          <Trans>Log in once you are online: you need an account to send new foods.</Trans>
        ) : (
          <Trans>Sent automatically once you are online.</Trans>
        )}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {waiting.map((item) => (
          <WaitingItem key={item.client_key} item={item} />
        ))}
      </ul>
    </section>
  );
}
