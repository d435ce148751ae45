import { useLingui } from '@lingui/react/macro';
import { Breadcrumbs, type Crumb } from '../../../ui/breadcrumbs.tsx';

/** The way back to the calendar. */
export function CalendarCrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useLingui();
  return <Breadcrumbs crumbs={[{ label: t`Calendar`, to: '/calendar' }, ...crumbs]} />;
}
