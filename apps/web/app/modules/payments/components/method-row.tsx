import { Trans, useLingui } from '@lingui/react/macro';
import type { Card } from '@souk/contract/modules/payments/methods';
import { CreditCard, EllipsisVertical, Pencil, Star, Trash2, Wallet } from 'lucide-react';
import { Form } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuButton, MenuLink } from '../../../ui/menu.tsx';
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

/** One saved method with what can be done to it. */
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
        {!card.is_default && (
          <Form method="post" action={`/payment-methods/${card.id}/default`}>
            <MenuButton icon={Star}>
              <Trans>Use by default</Trans>
            </MenuButton>
          </Form>
        )}
        {card.kind === 'card' && (
          <MenuLink to={`/edit-payment-methods/${card.id}`} icon={Pencil}>
            <Trans>Edit</Trans>
          </MenuLink>
        )}
        <MenuLink to={`/payment-methods/${card.id}/delete`} icon={Trash2} isDanger>
          <Trans>Delete</Trans>
        </MenuLink>
      </Menu>
    </li>
  );
}
