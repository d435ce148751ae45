import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { Fragment } from 'react';
import { NavLink } from 'react-router';
import { badge } from '../../lib/format.ts';
import type { Viewer } from '../../lib/viewer.ts';
import { Icon } from '../../ui/icon.tsx';
import { isBuilt } from '../built-pages.ts';
import { LogoutForm } from '../login/logout-form.tsx';
import { drawerIcons } from './drawer-icons.ts';
import { type DrawerEntry, type DrawerItem, drawerFor } from './drawer-items.ts';

const row =
  'flex min-h-11 items-center gap-3 rounded-md px-3 text-[15px] font-medium text-ink-2 hover:bg-inset hover:text-ink';
const current = 'aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-brand-ink';

/** The count of an item. */
const waiting = (key: string, viewer: Viewer): number => {
  if (key === 'notification') return viewer.notification_count;
  if (key === 'messages') return viewer.message_count;
  return key === 'wishlist' ? viewer.wishlist_count : 0;
};

function ItemLink({ item, viewer, isChild }: { item: DrawerItem; viewer: Viewer; isChild?: boolean }) {
  const { t } = useLingui();
  const icon = drawerIcons[item.key];
  const count = waiting(item.key, viewer);
  return (
    <NavLink to={item.to} className={`${row} ${current} ${isChild ? 'ps-11' : ''}`}>
      {icon && !isChild && <Icon of={icon} />}
      <span className="flex-1">{t(item.label)}</span>
      {count > 0 && (
        <span className="num grid h-5 min-w-5 place-items-center rounded-full bg-inset px-1 text-2xs font-bold text-ink-2">
          {badge(count)}
        </span>
      )}
    </NavLink>
  );
}

function Entry({ entry, viewer }: { entry: DrawerEntry; viewer: Viewer }) {
  const { t } = useLingui();
  if (!('items' in entry)) return <ItemLink item={entry} viewer={viewer} />;
  const icon = drawerIcons[entry.key];
  return (
    <>
      <p className={`${row} hover:!bg-transparent`}>
        {icon && <Icon of={icon} />}
        {t(entry.label)}
      </p>
      {entry.items.map((item) => (
        <ItemLink key={item.key} item={item} viewer={viewer} isChild />
      ))}
    </>
  );
}

/** Items of the drawer, worded and ordered for the seller type, with Logout at the end. */
export function SellerDrawer({ viewer }: { viewer: Viewer }) {
  const { t } = useLingui();
  const entries = drawerFor(viewer.seller_type, isBuilt);
  return (
    <nav aria-label={t`Your pages`} className="flex min-h-full flex-col gap-0.5">
      {entries.map((entry, index) => {
        const before = entries[index - 1];
        return (
          <Fragment key={entry.key}>
            {before && before.group !== entry.group && <hr className="mx-3 my-2 border-line" />}
            <Entry entry={entry} viewer={viewer} />
          </Fragment>
        );
      })}
      <span className="flex-1" />
      <LogoutForm className="mt-2">
        <button type="submit" className={`${row} btn w-full text-start`}>
          <Icon of={LogOut} isDirectional />
          <Trans>Logout</Trans>
        </button>
      </LogoutForm>
    </nav>
  );
}
