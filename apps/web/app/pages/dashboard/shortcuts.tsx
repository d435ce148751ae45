import { Trans, useLingui } from '@lingui/react/macro';
import type { SellerType } from '@souk/contract/shared/seller-types';
import { Tag } from 'lucide-react';
import { Link } from 'react-router';
import { isBuilt } from '../../shell/built-pages.ts';
import { drawerIcons } from '../../shell/drawer/drawer-icons.ts';
import { type DrawerItem, drawerFor } from '../../shell/drawer/drawer-items.ts';
import { Icon } from '../../ui/icon.tsx';

/** Ways of the drawer as tiles; the dashboard itself is left out. */
export function Shortcuts({ type }: { type: SellerType }) {
  const { t } = useLingui();
  const items = drawerFor(type, isBuilt)
    .flatMap((entry): DrawerItem[] => ('items' in entry ? entry.items : [entry]))
    .filter(({ key }) => key !== 'dashboard');
  return (
    <nav aria-labelledby="shortcuts">
      <h2 id="shortcuts" className="h-panel mb-3">
        <Trans>Shortcuts</Trans>
      </h2>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
        {items.map(({ key, to, label }) => (
          <li key={key}>
            <Link
              to={to}
              className="card flex min-h-14 items-center gap-3 px-4 text-[15px] font-medium hover:shadow-[inset_0_0_0_1px_var(--ink)]"
            >
              <Icon of={drawerIcons[key] ?? Tag} className="text-ink-3" />
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
