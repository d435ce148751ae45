import { Trans, useLingui } from '@lingui/react/macro';
import { listServices } from '@souk/contract/modules/appointments/services';
import { Plus } from 'lucide-react';
import { call } from '../../../lib/api.server.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { ServiceList } from '../components/service-list.tsx';
import { addPathOf } from '../service-paths.ts';
import type { Route } from './+types/services.ts';

export const handle = { access: 'business:wellbeing,spa,beauty', screen: 'VendorServices' };

const states = ['active', 'inactive'] as const;

export async function loader(args: Route.LoaderArgs) {
  const { seller_type: type } = await requireTypes(args, ['wellbeing', 'spa', 'beauty']);
  const { searchParams } = args.url;
  const status = states.find((name) => name === searchParams.get('status'));
  const query = { page: searchParams.get('page') ?? 1, page_size: 20, ...(status ? { status } : {}) };
  return { services: await call(args, listServices, { query }), status, addPath: addPathOf(type) };
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { services, status, addPath } = loaderData;
  const tabs = [
    { to: '/services', label: t`All`, isCurrent: status === undefined },
    { to: '/services?status=active', label: t`Active`, isCurrent: status === 'active' },
    { to: '/services?status=inactive', label: t`Inactive`, isCurrent: status === 'inactive' },
  ];
  const add = (
    <ButtonLink to={addPath} icon={Plus}>
      <Trans>Add a service</Trans>
    </ButtonLink>
  );
  return (
    <OwnPage
      title={<Trans>Services</Trans>}
      lead={<Trans>What customers can book with you, what it costs and how long it takes.</Trans>}
      aside={services.data.length > 0 && add}
    >
      <title>{t`Services | Souk`}</title>
      <Tabs label={t`Services by state`} accent="book" tabs={tabs} />
      <div className="mt-5">
        {services.data.length > 0 ? (
          <ServiceList services={services.data} />
        ) : (
          <EmptyState palette="rose" title={<Trans>No services here</Trans>} action={add}>
            <Trans>Say what you do, for how long and at what price, and customers can book it.</Trans>
          </EmptyState>
        )}
      </div>
      <div className="mt-6">
        <Pager current={services.current_page} last={services.last_page} />
      </div>
    </OwnPage>
  );
}
