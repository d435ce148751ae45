import { useLingui } from '@lingui/react/macro';
import {
  Bell,
  ChevronRight,
  Heart,
  KeyRound,
  MapPin,
  MessageCircle,
  MonitorSmartphone,
  ShieldCheck,
  Store,
  Tag,
} from 'lucide-react';
import { Link } from 'react-router';
import { isBuilt } from '../../../shell/built-pages.ts';
import { Icon, type IconShape } from '../../../ui/icon.tsx';

interface Shortcut {
  to: string;
  icon: IconShape;
  title: string;
  hint: string;
}

/** Pages of the account itself; those of other modules are offered once they exist. */
const own = [
  '/addresses',
  '/notifications/settings',
  '/change-password',
  '/sessions',
  '/your-data',
  '/myProfile',
];

/** Links to the other pages of the account. */
export function ProfileShortcuts({ isBusiness }: { isBusiness: boolean }) {
  const { t } = useLingui();
  const all: Shortcut[] = [
    ...(isBusiness
      ? [{ to: '/myProfile', icon: Store, title: t`Your business`, hint: t`Page, documents and photos` }]
      : [{ to: '/wishlist', icon: Heart, title: t`Wishlist`, hint: t`What you saved for later` }]),
    { to: '/ad-management', icon: Tag, title: t`Ad Management`, hint: t`Live, waiting and sold` },
    { to: '/messages', icon: MessageCircle, title: t`Messages`, hint: t`Buyers and sellers` },
    { to: '/addresses', icon: MapPin, title: t`Addresses`, hint: t`Delivery and billing` },
    { to: '/notifications/settings', icon: Bell, title: t`Notifications`, hint: t`What we may send you` },
    { to: '/change-password', icon: KeyRound, title: t`Password`, hint: t`Choose a new one` },
    { to: '/sessions', icon: MonitorSmartphone, title: t`Sessions`, hint: t`Signed-in devices` },
    { to: '/your-data', icon: ShieldCheck, title: t`Your data`, hint: t`Download or delete` },
  ];
  const shown = all.filter(({ to }) => own.includes(to) || isBuilt(to));
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-[repeat(auto-fit,minmax(240px,1fr))]">
      {shown.map(({ to, icon, title, hint }) => (
        <li key={to}>
          <Link to={to} className="card flex items-center gap-3 p-4 hover:bg-sunken">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-inset text-ink-2">
              <Icon of={icon} />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{title}</span>
              <span className="block text-sm text-ink-2">{hint}</span>
            </span>
            <Icon of={ChevronRight} size={18} className="text-ink-3" isDirectional />
          </Link>
        </li>
      ))}
    </ul>
  );
}
