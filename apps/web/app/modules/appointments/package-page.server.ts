import {
  createPackage,
  getPackage,
  type Package,
  updatePackage,
} from '@souk/contract/modules/appointments/packages';
import { listServices, type Service } from '@souk/contract/modules/appointments/services';
import { getUserProfile } from '@souk/contract/modules/identity/profiles';
import { data, redirect } from 'react-router';
import { call, submit } from '../../lib/api.server.ts';
import { datesIn } from '../../lib/dates.ts';
import { orNull } from '../../lib/or-null.server.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { idOf } from '../../lib/typed-values.ts';
import { everyPage } from '../sellers/index.server.ts';

/** A service that can be part of a package: it has a price that does not depend on who comes. */
const isBundled = ({ price, price_kind: kind }: Service) => price !== null && kind !== 'head';

const idIn = ({ request }: PageArgs) => new URL(request.url).searchParams.get('id');

async function findPackage(args: PageArgs): Promise<Package | null> {
  const package_id = idOf(idIn(args));
  return package_id === null ? null : orNull(call(args, getPackage, { params: { package_id } }));
}

/** The package being written, with the services that it can be made of. */
export async function loadPackagePage(args: PageArgs) {
  const bundle = await findPackage(args);
  if (idIn(args) !== null && !bundle) throw redirect('/packages');
  const [services, { time_zone: timeZone }] = await Promise.all([
    everyPage((query) => call(args, listServices, { query })),
    call(args, getUserProfile),
  ]);
  return {
    bundle,
    services: services.filter(isBundled),
    today: datesIn(timeZone).isoDay(pageStateOf(args).now),
  };
}

/** Saves the posted package and leads to the list; the three choices are one field. */
export async function savePackage(args: PageArgs) {
  const form = await postedForm(args);
  const id = idIn(args);
  const also = { service_ids: form.getAll('service_ids').filter((one) => one !== '') as string[] };
  const sent =
    id === null
      ? await submit(args, createPackage, { form, also })
      : await submit(args, updatePackage, {
          form,
          also: { ...also, remove_image: form.has('remove_image') },
          params: { package_id: id },
        });
  return sent.ok
    ? redirectWithToast(args, '/packages', sent.message)
    : data({ problems: sent.problems }, { status: sent.status });
}

export type PackagePageData = Awaited<ReturnType<typeof loadPackagePage>>;
