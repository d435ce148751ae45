import { Trans, useLingui } from '@lingui/react/macro';
import { requireTypes } from '../../../lib/session.server.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { ServiceForm } from '../components/service-form.tsx';
import { ownCategories, ownService, saveService, serviceIdOf } from '../service-page.server.ts';
import type { Route } from './+types/edit-service.ts';

export const handle = { access: 'business:wellbeing,spa,beauty', screen: 'EditSpaService' };

const types = ['wellbeing', 'spa', 'beauty'] as const;

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, types);
  const [service, offered] = await Promise.all([ownService(args, args.params.id), ownCategories(args)]);
  return { service, ...offered };
}

export async function action(args: Route.ActionArgs) {
  await requireTypes(args, types);
  return saveService(args, serviceIdOf(args.params.id), '/services');
}

export default function EditService({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <OwnPage
      width="read"
      title={<Trans>Edit service</Trans>}
      crumbs={
        <Breadcrumbs crumbs={[{ label: t`Services`, to: '/services' }, { label: loaderData.service.name }]} />
      }
    >
      <title>{t`Edit service | Souk`}</title>
      <ServiceForm
        key={loaderData.service.id}
        {...loaderData}
        back="/services"
        problems={actionData?.problems}
      />
    </OwnPage>
  );
}
