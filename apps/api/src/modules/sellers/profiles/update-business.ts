import { isDeepStrictEqual } from 'node:util';
import type { updateBusinessProfile } from '@souk/contract/modules/sellers/profiles';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import type { BusinessType } from '@souk/contract/shared/seller-types';
import { eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { publish } from '../../../platform/events/events.ts';
import { normalPhone, setSubType } from '../../identity/index.ts';
import { businessMoved, openingHoursChanged } from '../events.ts';
import { writePostage } from '../postage/write-postage.ts';
import { chooseCategories } from './choose-categories.ts';
import { writeSubCategories } from './open-business.ts';
import { publicPlaceOfBusiness } from './place.rules.ts';
import { lockBusiness } from './profile.queries.ts';
import { openMinutes } from './profile.rules.ts';
import { type BusinessRow, businessProfiles, businessSubCategories, openingHours } from './profile.tables.ts';
import { sellerChanges } from './seller-terms.ts';

type Form = BodyOf<typeof updateBusinessProfile>;
type Columns = Partial<typeof businessProfiles.$inferInsert>;

/** Takes given values, including null; missing ones stay as they are. */
const given = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;

function phoneColumns({ phone, countryCode }: Form, config: Config): Columns {
  if (phone === undefined) return {};
  const normal = normalPhone(countryCode, phone, config.DEFAULT_COUNTRY);
  if (!normal) throw fieldProblem('phone', 'Please enter valid mobile number.');
  return { phone: normal, countryCode };
}

const plainColumns = (form: Form): Columns =>
  given({
    businessName: form.business_name,
    description: form.description,
    abn: form.abn,
    isGstRegistered: form.is_gst_registered,
    website: form.website,
    contactName: form.contact_name,
    address: form.address,
    showsStreet: form.shows_street,
    serviceRadiusKm: form.service_radius_km,
    hasDelivery: form.delivery,
    hasPickup: form.pickup,
    deliveryFeeCents: form.delivery_fee,
    minOrderCents: form.min_order,
    prepMinutes: form.prep_minutes,
  });

/** Moves the business to other categories; a wellbeing business's permissions depend on them. */
async function changeCategories(tx: Tx, business: BusinessRow, form: Form): Promise<Columns> {
  const isSame = form.category_id === undefined || form.category_id === business.categoryId;
  if (isSame && form.sub_category_ids === undefined) return {};
  const chosen = await chooseCategories(tx, business.sellerType as BusinessType, {
    categoryId: form.category_id ?? business.categoryId ?? undefined,
    subCategoryIds: form.sub_category_ids ?? [],
    subField: 'sub_category_ids',
  });
  await tx.delete(businessSubCategories).where(eq(businessSubCategories.businessId, business.id));
  await writeSubCategories(tx, business.id, chosen);
  await setSubType(tx, business.userId, chosen.subType);
  return { categoryId: chosen.category?.id ?? null };
}

async function changeOpeningHours(
  tx: Tx,
  { id: businessId, userId }: BusinessRow,
  hours: Form['opening_hours'],
): Promise<void> {
  if (!hours) return;
  await tx.delete(openingHours).where(eq(openingHours.businessId, businessId));
  const open = hours.filter(({ closed }) => !closed).map((hour) => ({ businessId, ...openMinutes(hour) }));
  if (open.length > 0) await tx.insert(openingHours).values(open);
  await publish(tx, openingHoursChanged, { userId });
}

async function changePostage(tx: Tx, business: BusinessRow, { postage_details }: Form): Promise<void> {
  if (!postage_details) return;
  if (business.sellerType !== 'retail')
    throw fieldProblem('postage_details', 'Please select a valid option.');
  await writePostage(tx, business.id, postage_details);
}

/** Changes the given fields of the seller's business, all or none. */
export function updateBusiness(db: Db, config: Config, userId: number, form: Form): Promise<BusinessRow> {
  return db.transaction(async (tx) => {
    const business = await lockBusiness(tx, userId);
    const columns = {
      ...plainColumns(form),
      ...phoneColumns(form, config),
      ...(await changeCategories(tx, business, form)),
    };
    await changeOpeningHours(tx, business, form.opening_hours);
    await changePostage(tx, business, form);

    const [row] = await tx
      .update(businessProfiles)
      .set({ ...columns, updatedAt: clock.now() })
      .where(eq(businessProfiles.id, business.id))
      .returning();
    if (!row) throw new Error('the business was not written');
    await sellerChanges(tx, userId);
    if (!isDeepStrictEqual(publicPlaceOfBusiness(row), publicPlaceOfBusiness(business)))
      await publish(tx, businessMoved, { userId });
    return row;
  });
}
