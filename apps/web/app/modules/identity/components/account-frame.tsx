import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useViewer } from '../../../lib/page-root.ts';
import { Tabs } from '../../../ui/tabs.tsx';

function AccountTabs() {
  const { t } = useLingui();
  const isBusiness = useViewer()?.seller_type !== 'private';
  const tabs = [
    { to: '/profile', label: t`Account` },
    ...(isBusiness ? [{ to: '/myProfile', label: t`Business` }] : []),
    { to: '/editProfile', label: t`Details` },
    { to: '/addresses', label: t`Addresses` },
    { to: '/change-password', label: t`Password` },
    { to: '/security', label: t`Security` },
    { to: '/sessions', label: t`Sessions` },
    { to: '/your-data', label: t`Your data` },
  ];
  return <Tabs label={t`Your account`} tabs={tabs} />;
}

interface AccountFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Beside the title: the page's own action. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Title and sections of everything that belongs to the account. */
export function AccountFrame({ title, lead, aside, children }: AccountFrameProps) {
  return (
    <div className="page pt-7 pb-20 lg:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="h-page">{title}</h1>
          {lead && <p className="mt-1 max-w-[60ch] text-ink-2">{lead}</p>}
        </div>
        {aside}
      </div>
      <div className="mt-4 mb-7">
        <AccountTabs />
      </div>
      {children}
    </div>
  );
}
