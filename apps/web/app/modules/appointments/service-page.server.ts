import { msg } from '@lingui/core/macro';
import {
  createService,
  getService,
  listServices,
  type Service,
  updateService,
} from '@souk/contract/modules/appointments/services';
import { listResources, type Resource } from '@souk/contract/modules/availability/resources';
import { listBookingSubCategories } from '@souk/contract/modules/catalogue/categories';
import { getBusinessProfile } from '@souk/contract/modules/sellers/profiles';
import { data } from 'react-router';
import { call, type FormProblems, submit } from '../../lib/api.server.ts';
import { valuesOf } from '../../lib/form.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { idOf } from '../../lib/typed-values.ts';
import { typedAddOns } from './add-on-rows.ts';

export interface ServiceCategory {
  id: number;
  name: string;
  slug: string;
}

interface Offered {
  categories: ServiceCategory[];
  usual: ServiceCategory | undefined;
  /** Who works at the business, and in which rooms and with what. */
  team: Resource[];
}

/** The categories that fit the own business, its own type's first and the first that it has chosen; and its team. */
export async function ownCategories(args: PageArgs): Promise<Offered> {
  const [{ category, sub_categories: chosen }, team] = await Promise.all([
    call(args, getBusinessProfile),
    call(args, listResources),
  ]);
  if (!category) return { categories: [], usual: undefined, team };
  const below = await call(args, listBookingSubCategories, { params: { category_id: category.id } });
  const categories = [category, ...below].map(({ id, name, slug }) => ({ id, name, slug }));
  return { categories, usual: chosen[0], team };
}

/** The id in an address; anything else is not found. */
export function serviceIdOf(typed: string | undefined): number {
  const id = idOf(typed);
  if (id === null) throw data(null, { status: 404 });
  return id;
}

/** An own service by the id in an address. */
export const ownService = (args: PageArgs, typedId: string | undefined): Promise<Service> =>
  call(args, getService, { params: { service_id: serviceIdOf(typedId) } });

const most = 20;

/** The first services of one category. */
export const servicesOf = async (args: PageArgs, categoryId: number): Promise<Service[]> =>
  (await call(args, listServices, { query: { category_id: categoryId, page_size: most } })).data;

/** What a form says by ticks and rows: an empty list of people or add-ons is told as such. */
function toldBy(form: FormData) {
  const isTicked = (name: string) => form.getAll(name).includes('on');
  const people = form.getAll('people').filter((id) => id !== '');
  return {
    is_active: isTicked('is_active'),
    is_gst_free: isTicked('is_gst_free'),
    ...(form.has('is_halal') ? { is_halal: isTicked('is_halal') } : {}),
    add_ons: JSON.stringify(typedAddOns(valuesOf(form).add_ons)),
    ...(form.has('people') ? { people: people.length > 0 ? people : '' } : {}),
  };
}

/** Whether a price is needed depends on how it is priced, so it is missed only once everything else is right. */
function withPrice(args: PageArgs, form: FormData, problems: FormProblems): FormProblems {
  if (form.get('price_kind') === 'quote' || form.get('price') || problems.fields.price) return problems;
  return {
    ...problems,
    fields: { ...problems.fields, price: [pageStateOf(args).say(msg`Price is required.`)] },
  };
}

/** Saves the posted service, a new one if no id is given, and leads back. */
export async function saveService(args: PageArgs, id: number | null, back: string) {
  const form = await postedForm(args);
  const also = toldBy(form);
  const sent =
    id === null
      ? await submit(args, createService, { form, also })
      : await submit(args, updateService, {
          form,
          also: { ...also, remove_image: form.has('remove_image') },
          params: { service_id: id },
        });
  return sent.ok
    ? redirectWithToast(args, back, sent.message)
    : data({ problems: withPrice(args, form, sent.problems) }, { status: sent.status });
}
