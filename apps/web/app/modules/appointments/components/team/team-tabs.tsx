import { useLingui } from '@lingui/react/macro';
import type { Resource } from '@souk/contract/modules/availability/resources';
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import {
  bookingTimesPath,
  daysOffPath,
  memberDaysPath,
  memberHoursPath,
  memberPath,
  teamPath,
} from '../../team-paths.ts';

/** The pages of the whole team. */
export function TeamTabs() {
  const { t } = useLingui();
  const tabs = [
    { to: teamPath, label: t`People and rooms` },
    { to: daysOffPath, label: t`Days off` },
    { to: bookingTimesPath, label: t`Booking times` },
  ];
  return <Tabs label={t`Team and time`} accent="book" tabs={tabs} />;
}

/** The pages of one person, room or thing. */
export function MemberTabs({ member: { id, kind } }: { member: Resource }) {
  const { t } = useLingui();
  const tabs = [
    { to: memberPath(id), label: kind === 'person' ? t`Profile` : t`Name` },
    { to: memberHoursPath(id), label: t`Weekly hours` },
    { to: memberDaysPath(id), label: t`Days off` },
  ];
  return <Tabs label={t`About them`} accent="book" tabs={tabs} />;
}

/** The way back to the team. */
export function TeamCrumbs({ name }: { name: string }) {
  const { t } = useLingui();
  return <Breadcrumbs crumbs={[{ label: t`Team`, to: teamPath }, { label: name }]} />;
}
