import { Trans, useLingui } from '@lingui/react/macro';
import type { Card } from '@souk/contract/modules/payments/methods';
import { CreditCard, EllipsisVertical, Wallet } from 'lucide-react';
import { Acts } from '../../../ui/acts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { cardActs } from '../card-acts.ts';
import { brandOf, expiryOf } from '../card-words.ts';

/** `Visa ending 4417`, or the kind of account. */
export function useMethodTitle() {
  const { t } = useLingui();
  return (card: Card): string => {
    const brand = brandOf(card);
    return card.last4 ? t`${brand} ending ${card.last4}` : brand;
  };
}

const pill = 'pill inline-flex h-6 items-center rounded-full px-2 text-xs font-semibold whitespace-nowrap';

function Pills({ card }: { card: Card }) {
  return (
    <>
      {Boolean(card.is_expired) && (
        <span className={`${pill} bg-bad-soft text-bad`}>
          <Trans>Expired</Trans>
        </span>
      )}
      {Boolean(card.is_default) && (
        <span className={`${pill} bg-mute-soft text-mute`}>
          <Trans>Default</Trans>
        </span>
      )}
    </>
  );
}

function Hint({ card }: { card: Card }) {
  const expiry = expiryOf(card);
  return (
    <span className="num block truncate text-sm text-ink-3">
      {card.name && <bdi>{card.name}</bdi>}
      {card.name && expiry && ' · '}
      {expiry && <Trans>expires {expiry}</Trans>}
    </span>
  );
}

/** One saved method with its actions. */
export function MethodRow({ card }: { card: Card }) {
  const { t } = useLingui();
  const title = useMethodTitle()(card);
  return (
    <li className="flex items-center gap-4 py-4">
      <span className="grid h-10 w-14 shrink-0 place-items-center rounded-sm bg-inset text-ink-2">
        <Icon of={card.kind === 'card' ? CreditCard : Wallet} size={22} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {title}
          <Pills card={card} />
        </span>
        <Hint card={card} />
      </span>
      <Menu
        label={t`More for ${title}`}
        button={(trigger) => <IconButton icon={EllipsisVertical} label={t`More for ${title}`} {...trigger} />}
      >
        <Acts of={cardActs} row={card} as="menu" />
      </Menu>
    </li>
  );
}
