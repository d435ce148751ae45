import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { requireTypes } from '../../../lib/session.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { CategoryServices } from '../components/category-services.tsx';
import { ServiceForm } from '../components/service-form.tsx';
import { ownCategories, ownService, saveService, serviceIdOf, servicesOf } from '../service-page.server.ts';
import { tabPath } from '../service-paths.ts';
import type { Route } from './+types/vendor-services.ts';

export const handle = { access: 'business:beauty', screen: 'UpdateVendorServices' };

/** The service in the address; `new` and no id at all mean a new one. */
const newId = 'new';

interface Given {
  activeTab?: string | undefined;
  id?: string | undefined;
}

/** The services of one category, and the form of one of them or of a new one. */
export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, ['beauty']);
  const { activeTab, id = newId }: Given = args.params;
  const { categories, usual, team } = await ownCategories(args);
  const tab =
    activeTab === undefined ? (usual ?? categories[1]) : categories.find(({ slug }) => slug === activeTab);
  if (activeTab !== undefined && !tab) throw data(null, { status: 404 });
  const service = id === newId ? null : await ownService(args, id);
  if (service && service.category_id !== tab?.id) throw data(null, { status: 404 });
  return { categories, team, tab, service, services: tab ? await servicesOf(args, tab.id) : [] };
}

export async function action(args: Route.ActionArgs) {
  await requireTypes(args, ['beauty']);
  const { activeTab, id = newId }: Given = args.params;
  const back = activeTab === undefined ? '/update-vendor-services' : tabPath(activeTab);
  return saveService(args, id === newId ? null : serviceIdOf(id), back);
}

export default function VendorServices({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { categories, team, tab, service, services } = loaderData;
  return (
    <OwnPage
      width="read"
      title={<Trans>Update services</Trans>}
      lead={<Trans>Everything you offer in one category, and the next thing to add.</Trans>}
      aside={
        <ButtonLink to="/services" tone="line">
          <Trans>All services</Trans>
        </ButtonLink>
      }
    >
      <title>{t`Update services | Souk`}</title>
      <Tabs
        label={t`Services by category`}
        accent="book"
        tabs={categories.map(({ id, name, slug }) => ({
          to: tabPath(slug),
          label: name,
          isCurrent: id === tab?.id,
        }))}
      />
      {tab && <CategoryServices services={services} slug={tab.slug} openId={service?.id} />}
      <h2 className="h-sec mt-8 mb-4">
        {service ? <Trans>Edit {service.name}</Trans> : <Trans>Add a service</Trans>}
      </h2>
      <ServiceForm
        key={`${tab?.slug}-${service?.id ?? newId}-${services.length}`}
        service={service}
        categories={categories}
        team={team}
        usual={tab}
        back={service && tab ? tabPath(tab.slug) : '/services'}
        problems={actionData?.problems}
      />
    </OwnPage>
  );
}
