import { Trans, useLingui } from '@lingui/react/macro';
import { listPackages, packageStatuses, packageTypes } from '@souk/contract/modules/appointments/packages';
import { Plus } from 'lucide-react';
import { call } from '../../../lib/api.server.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { PackageList } from '../components/packages/package-list.tsx';
import type { Route } from './+types/packages.ts';

export const handle = { access: 'business:wellbeing,spa,beauty', screen: 'Packages' };

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, packageTypes);
  const { searchParams } = args.url;
  const status = packageStatuses.find((name) => name === searchParams.get('status'));
  const query = { page: searchParams.get('page') ?? 1, ...(status ? { status } : {}) };
  return { packages: await call(args, listPackages, { query }), status };
}

export default function Packages({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { packages, status } = loaderData;
  const tabs = [
    { to: '/packages', label: t`All`, isCurrent: status === undefined },
    { to: '/packages?status=active', label: t`Active`, isCurrent: status === 'active' },
    { to: '/packages?status=inactive', label: t`Inactive`, isCurrent: status === 'inactive' },
  ];
  const add = (
    <ButtonLink to="/create-packages" icon={Plus}>
      <Trans>Add a package</Trans>
    </ButtonLink>
  );
  return (
    <OwnPage
      title={<Trans>Packages</Trans>}
      lead={<Trans>Three services in one visit, for less than they cost alone.</Trans>}
      aside={packages.data.length > 0 && add}
    >
      <title>{t`Packages | Souk`}</title>
      <Tabs label={t`Packages by state`} accent="book" tabs={tabs} />
      <div className="mt-5">
        {packages.data.length > 0 ? (
          <PackageList packages={packages.data} />
        ) : (
          <EmptyState palette="rose" title={<Trans>No packages here</Trans>} action={add}>
            <Trans>Choose three services and a price below what they cost together.</Trans>
          </EmptyState>
        )}
      </div>
      <div className="mt-6">
        <Pager current={packages.current_page} last={packages.last_page} />
      </div>
    </OwnPage>
  );
}
