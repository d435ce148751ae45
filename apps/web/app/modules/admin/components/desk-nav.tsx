import { Trans, useLingui } from '@lingui/react/macro';
import type { Dashboard } from '@souk/contract/modules/admin/dashboard';
import { Link, useLocation } from 'react-router';
import { count } from '../../../lib/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import { type DeskItem, deskItems, isWithin, waitingBehind } from '../area-nav.ts';

const look =
  'flex min-h-11 items-center gap-3 rounded-md px-3 text-[15px] hover:bg-inset aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-brand-ink';

function Item({ item, counts }: { item: DeskItem; counts: Dashboard }) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const waiting = waitingBehind(item, counts);
  return (
    <li>
      <Link to={item.to} aria-current={isWithin(item, pathname) ? 'page' : undefined} className={look}>
        <Icon of={item.icon} size={20} />
        <span className="min-w-0 flex-1 truncate">{i18n._(item.label)}</span>
        {waiting > 0 && (
          <span className="num rounded-full bg-inset px-2 py-0.5 text-xs font-semibold text-ink-2">
            {count(waiting)}
            <span className="sr-only">
              {' '}
              <Trans>waiting</Trans>
            </span>
          </span>
        )}
      </Link>
    </li>
  );
}

interface DeskNavProps {
  permissions: readonly string[];
  counts: Dashboard;
}

/** The admin pages that this admin may open, with their counts. */
export function DeskNav({ permissions, counts }: DeskNavProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Desk`}>
      {deskItems(permissions).map((group) => (
        <ul key={group[0]?.to} className="border-line py-2 not-first:border-t">
          {group.map((item) => (
            <Item key={item.to} item={item} counts={counts} />
          ))}
        </ul>
      ))}
    </nav>
  );
}
