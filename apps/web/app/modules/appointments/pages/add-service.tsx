import { Trans, useLingui } from '@lingui/react/macro';
import { requireTypes } from '../../../lib/session.server.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { ServiceForm } from '../components/service-form.tsx';
import { ownCategories, saveService } from '../service-page.server.ts';
import type { Route } from './+types/add-service.ts';

export const handle = { access: 'business:wellbeing,spa', screen: 'AddServices' };

const types = ['wellbeing', 'spa'] as const;

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, types);
  return ownCategories(args);
}

export async function action(args: Route.ActionArgs) {
  await requireTypes(args, types);
  return saveService(args, null, '/services');
}

export default function AddService({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <OwnPage
      width="read"
      title={<Trans>Add a service</Trans>}
      crumbs={<Breadcrumbs crumbs={[{ label: t`Services`, to: '/services' }, { label: t`Add a service` }]} />}
    >
      <title>{t`Add a service | Souk`}</title>
      <ServiceForm {...loaderData} service={null} back="/services" problems={actionData?.problems} />
    </OwnPage>
  );
}
