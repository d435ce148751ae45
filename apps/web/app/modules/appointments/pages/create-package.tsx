import { Trans, useLingui } from '@lingui/react/macro';
import { packageSize, packageTypes } from '@souk/contract/modules/appointments/packages';
import { requireTypes } from '../../../lib/session.server.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { PackageForm } from '../components/packages/package-form.tsx';
import { loadPackagePage, savePackage } from '../package-page.server.ts';
import type { Route } from './+types/create-package.ts';

export const handle = { access: 'business:wellbeing,spa,beauty', screen: 'CreatePackage' };

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, packageTypes);
  return loadPackagePage(args);
}

export async function action(args: Route.ActionArgs) {
  await requireTypes(args, packageTypes);
  return savePackage(args);
}

export default function CreatePackage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const isEdit = loaderData.bundle !== null;
  const canChoose = loaderData.services.length >= packageSize;
  return (
    <OwnPage
      width="read"
      title={isEdit ? <Trans>Edit package</Trans> : <Trans>Add a package</Trans>}
      crumbs={
        <Breadcrumbs
          crumbs={[
            { label: t`Packages`, to: '/packages' },
            { label: isEdit ? t`Edit package` : t`Add a package` },
          ]}
        />
      }
    >
      <title>{isEdit ? t`Edit package | Souk` : t`Add a package | Souk`}</title>
      {isEdit || canChoose ? (
        <PackageForm {...loaderData} problems={actionData?.problems} />
      ) : (
        <EmptyState
          palette="rose"
          title={<Trans>A package needs three services</Trans>}
          action={
            <ButtonLink to="/services" tone="line">
              <Trans>See your services</Trans>
            </ButtonLink>
          }
        >
          <Trans>Add services with a price first, then put three of them together.</Trans>
        </EmptyState>
      )}
    </OwnPage>
  );
}
