import { Trans, useLingui } from '@lingui/react/macro';
import type { ItemChange } from '@souk/contract/modules/admin/judging';
import type { Money } from '@souk/contract/shared/values';
import type { ReactNode } from 'react';
import { price } from '../../../lib/format.ts';
import { pictureUrl } from '../../../lib/pictures.ts';
import { MarkedChange } from './marked-change.tsx';

const money = (value: Money | null): ReactNode =>
  value ? <b className="num font-semibold">{price(value.cents)}</b> : <Trans>No price</Trans>;

function Pictures({ paths, others }: { paths: readonly string[]; others: readonly string[] }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap gap-2">
      {paths.map((path) => (
        <span key={path} className={`frame size-20 ${others.includes(path) ? 'opacity-50' : ''}`}>
          <img
            src={pictureUrl(path, { w: 160, h: 160 })}
            alt={others.includes(path) ? t`Kept picture` : t`Changed picture`}
            width={80}
            height={80}
            loading="lazy"
          />
        </span>
      ))}
    </div>
  );
}

function sidesOf(change: ItemChange): [before: ReactNode, after: ReactNode] {
  switch (change.field) {
    case 'price':
      return [money(change.before), money(change.after)];
    case 'images':
      return [
        <Pictures key="before" paths={change.before} others={change.after} />,
        <Pictures key="after" paths={change.after} others={change.before} />,
      ];
    default: {
      const { before, after } = change;
      return [
        <MarkedChange key="before" {...{ before, after }} own="gone" />,
        <MarkedChange key="after" {...{ before, after }} own="new" />,
      ];
    }
  }
}

/** What an edit changed since the last approval, side by side. */
export function ItemChanges({ changes }: { changes: readonly ItemChange[] }) {
  const { t } = useLingui();
  const words: Record<ItemChange['field'], string> = {
    title: t`Title`,
    description: t`Description`,
    category: t`Category`,
    brand: t`Brand`,
    ingredients: t`Ingredients`,
    price: t`Price`,
    images: t`Pictures`,
  };
  if (changes.length === 0)
    return (
      <p className="text-sm text-ink-2">
        <Trans>Nothing that buyers see differs from the approved version.</Trans>
      </p>
    );
  return (
    <div className="space-y-4">
      {changes.map((change) => {
        const [before, after] = sidesOf(change);
        return (
          <section key={change.field}>
            <h3 className="mb-1.5 text-sm font-semibold">{words[change.field]}</h3>
            <div className="grid gap-3 sm:grid-cols-2">
              <div className="min-w-0 rounded-sm bg-sunken p-3">
                <p className="mb-1 text-xs text-ink-3">
                  <Trans>Approved</Trans>
                </p>
                {before}
              </div>
              <div className="min-w-0 rounded-sm bg-sunken p-3">
                <p className="mb-1 text-xs text-ink-3">
                  <Trans>Now</Trans>
                </p>
                {after}
              </div>
            </div>
          </section>
        );
      })}
    </div>
  );
}
