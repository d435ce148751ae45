import { Trans, useLingui } from '@lingui/react/macro';
import type { Dashboard } from '@souk/contract/modules/admin/dashboard';
import type { AdminUser } from '@souk/contract/modules/admin/sessions';
import { LogOut, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { pictureUrl } from '../../../lib/pictures.ts';
import { PreferenceRows } from '../../../shell/preferences.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { DeskNav } from './desk-nav.tsx';

interface DeskFrameProps {
  admin: AdminUser;
  counts: Dashboard;
  children: ReactNode;
}

function LogOutForm() {
  return (
    <Form method="post" action="/admin/logout">
      <Button type="submit" tone="ghost" size="sm" icon={LogOut}>
        <Trans>Log out</Trans>
      </Button>
    </Form>
  );
}

/** Opens without scripts as well; a new page closes it. */
function PhoneNav({ admin, counts }: Omit<DeskFrameProps, 'children'>) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  return (
    <details key={pathname} className="group lg:hidden">
      <summary
        aria-label={t`Desk menu`}
        className="grid size-11 list-none place-items-center rounded-md hover:bg-inset"
      >
        <Icon of={Menu} size={22} />
      </summary>
      <div className="absolute inset-x-0 top-full z-30 max-h-[calc(100dvh-60px)] overflow-y-auto border-b border-line bg-surface px-4 pb-4 shadow-lg">
        <DeskNav permissions={admin.permissions} counts={counts} />
        <div className="border-t border-line pt-2">
          <PreferenceRows />
        </div>
      </div>
    </details>
  );
}

/** Logo, navigation and logout around every admin page. */
export function DeskFrame({ admin, counts, children }: DeskFrameProps) {
  const { t } = useLingui();
  return (
    <>
      <header className="sticky top-0 z-20 border-b border-line bg-surface">
        <div className="flex h-[60px] items-center gap-2 px-2 lg:h-16 lg:gap-4 lg:px-6">
          <PhoneNav admin={admin} counts={counts} />
          <Link to="/admin" aria-label={t`Souk admin`} className="shrink-0 rounded-xs">
            <Logo />
          </Link>
          <p className="border-s border-line ps-4 text-[15px] max-sm:hidden">
            <b className="font-semibold">
              <Trans>Admin</Trans>
            </b>{' '}
            <span className="text-ink-2">{admin.role}</span>
          </p>
          <div className="ms-auto flex items-center gap-2">
            <Avatar
              name={admin.name}
              size={30}
              src={admin.image ? pictureUrl(admin.image, { w: 64, h: 64 }) : null}
            />
            <span className="max-w-[16ch] truncate text-sm text-ink-2 max-lg:hidden">{admin.name}</span>
            <LogOutForm />
          </div>
        </div>
      </header>
      <div className="lg:grid lg:grid-cols-[250px_minmax(0,1fr)]">
        <aside className="sticky top-16 hidden h-[calc(100dvh-64px)] w-[250px] flex-col self-start overflow-y-auto border-e border-line bg-surface p-3 lg:flex">
          <div className="flex-1">
            <DeskNav permissions={admin.permissions} counts={counts} />
          </div>
          <div className="border-t border-line pt-2">
            <PreferenceRows />
          </div>
        </aside>
        <main id="main" tabIndex={-1} className="min-w-0 p-4 focus:outline-none lg:p-6">
          {children}
        </main>
      </div>
    </>
  );
}
