import type { CreatePackage } from '@souk/contract/modules/appointments/packages';
import { discountText } from '@souk/contract/modules/discounts/deals';
import type { Reader } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { say } from '../../../platform/texts/say.ts';
import { getUser } from '../../identity/index.ts';
import { listServicesById } from '../services/service.queries.ts';
import { boundsOf, daysOf, isBundled, worthOf } from './package.rules.ts';
import type { PackageRow } from './package.tables.ts';

/** What a form says of a package, its dates as days. */
export type PackageForm = Pick<CreatePackage, 'name' | 'service_ids' | 'price' | 'is_active'> & {
  description?: string | undefined;
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
};

const notOwn = say`Please choose services of your own.`;
const notPriced = say`A package takes services with a price of their own, not on quote or per person.`;

/** Checks a form and returns the columns of its row: the price lies below that of its services together. */
export async function checkPackage(
  reader: Reader,
  seller: { id: number },
  form: PackageForm,
  standing?: PackageRow,
) {
  const services = (await listServicesById(reader, form.service_ids)).filter(
    ({ sellerId, archivedAt }) => sellerId === seller.id && archivedAt === null,
  );
  if (services.length < form.service_ids.length) throw fieldProblem('service_ids', notOwn);
  if (!services.every(isBundled)) throw fieldProblem('service_ids', notPriced);
  if (form.price >= worthOf(services)) throw fieldProblem('price', discountText);
  const { timeZone } = await getUser(reader, seller.id);
  const days = { first: form.start_date ?? null, last: form.end_date ?? null };
  return {
    name: form.name,
    description: form.description ?? '',
    priceCents: form.price,
    ...boundsOf(days, timeZone, standing && daysOf(standing, timeZone)),
    isActive: form.is_active,
  };
}
