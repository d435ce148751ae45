import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Area, mayWorkIn } from '@souk/contract/modules/admin/areas';
import type { Dashboard } from '@souk/contract/modules/admin/dashboard';
import {
  Banknote,
  FileCheck2,
  FileText,
  Flag,
  FolderTree,
  Gavel,
  LayoutDashboard,
  Mail,
  Package,
  Rocket,
  ScanBarcode,
  ScrollText,
  Settings2,
  ShieldCheck,
  Tag,
  Users,
} from 'lucide-react';
import type { IconShape } from '../../ui/icon.tsx';

type Waiting =
  | 'pending_ads'
  | 'pending_products'
  | 'pending_foods'
  | 'food_suggestions'
  | 'reports'
  | 'papers'
  | 'messages'
  | 'open_disputes'
  | 'pending_refunds'
  | 'questioned_chargebacks'
  | 'waiting_payouts';

export interface DeskItem {
  to: string;
  /** Other pages under its tabs. */
  also?: readonly string[];
  label: MessageDescriptor;
  icon: IconShape;
  area: Area | 'any';
  /** The counts of what waits there. */
  waiting?: Waiting | readonly Waiting[];
}

/** The admin navigation in three groups: queues, market, Souk. */
const groups: readonly (readonly DeskItem[])[] = [
  [
    { to: '/admin', label: msg`Dashboard`, icon: LayoutDashboard, area: 'any' },
    { to: '/admin/ads', label: msg`Ads`, icon: Tag, area: 'ads', waiting: 'pending_ads' },
    {
      to: '/admin/products',
      label: msg`Products`,
      icon: Package,
      area: 'ads',
      waiting: 'pending_products',
    },
    {
      to: '/admin/food-products',
      label: msg`Foods`,
      icon: ScanBarcode,
      area: 'ads',
      waiting: ['pending_foods', 'food_suggestions'],
    },
    { to: '/admin/reports', label: msg`Reports`, icon: Flag, area: 'reports', waiting: 'reports' },
    {
      to: '/admin/disputes',
      label: msg`Disputes`,
      icon: Gavel,
      area: 'disputes',
      waiting: 'open_disputes',
    },
    { to: '/admin/papers', label: msg`Documents`, icon: FileCheck2, area: 'papers', waiting: 'papers' },
    { to: '/admin/messages', label: msg`Messages`, icon: Mail, area: 'content', waiting: 'messages' },
  ],
  [
    { to: '/admin/users', label: msg`Users`, icon: Users, area: 'users' },
    {
      to: '/admin/payments',
      also: ['/admin/refunds', '/admin/chargebacks', '/admin/payouts', '/admin/ledger', '/admin/commissions'],
      label: msg`Payments`,
      icon: Banknote,
      area: 'money',
      waiting: ['pending_refunds', 'questioned_chargebacks', 'waiting_payouts'],
    },
    { to: '/admin/plans', label: msg`Plans and boosts`, icon: Rocket, area: 'promotions' },
    { to: '/admin/categories', label: msg`Categories`, icon: FolderTree, area: 'catalogue' },
    { to: '/admin/pages', label: msg`Pages`, icon: FileText, area: 'content' },
  ],
  [
    { to: '/admin/roles', label: msg`Roles`, icon: ShieldCheck, area: 'roles' },
    { to: '/admin/settings', label: msg`Settings`, icon: Settings2, area: 'settings' },
    { to: '/admin/audit', label: msg`Audit log`, icon: ScrollText, area: 'roles' },
  ],
];

/** What an admin with these permissions may open. */
export const deskItems = (permissions: readonly string[]): DeskItem[][] =>
  groups
    .map((group) => group.filter(({ area }) => area === 'any' || mayWorkIn(permissions, area)))
    .filter((group) => group.length > 0);

export const waitingBehind = ({ waiting }: DeskItem, counts: Dashboard): number =>
  [waiting ?? []].flat().reduce((sum, name) => sum + counts[name], 0);

/** Whether a page belongs to an item of the navigation. */
export const isWithin = ({ to, also = [] }: DeskItem, pathname: string): boolean =>
  to === '/admin'
    ? pathname === to
    : [to, ...also].some((path) => pathname === path || pathname.startsWith(`${path}/`));
