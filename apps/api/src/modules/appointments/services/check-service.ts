import {
  type CreateService,
  foodCategories,
  processingText,
} from '@souk/contract/modules/appointments/services';
import type { Reader } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { type CategoryRow, categoryPath, findCategory } from '../../catalogue/index.ts';
import { type BusinessRow, getBusiness } from '../../sellers/index.ts';

/** What a form says of a service itself, without the rows that belong to it. */
export type ServiceForm = Omit<CreateService, 'people' | 'add_ons' | 'position'>;

/** A bookable category beneath the one of the business's own type; one that is kept may be closed by now. */
async function checkCategory(
  reader: Reader,
  { categoryId: homeId }: BusinessRow,
  id: number,
  keptId: number | undefined,
): Promise<CategoryRow> {
  const category = await findCategory(reader, id);
  if (category && id === keptId) return category;
  const path = category ? await categoryPath(reader, id) : [];
  const isOffered = category?.module === 'booking' && path.every(({ isActive }) => isActive);
  if (!category || !isOffered || path[0]?.id !== homeId)
    throw fieldProblem('category_id', 'Please select a valid category.');
  return category;
}

/** A quote has no price before it is made; everything else needs one. */
function priceOf({ price_kind: kind, price }: ServiceForm): number | null {
  if (kind === 'quote') return null;
  if (price == null) throw fieldProblem('price', 'Price is required.');
  return price;
}

/** The gap in which the person is free; it is given as a whole and lies inside the service. */
function processingOf({
  processing_from: from,
  processing_minutes: minutes,
  duration_minutes: duration,
}: ServiceForm): { processingFrom: number | null; processingMinutes: number | null } {
  if (from == null && minutes == null) return { processingFrom: null, processingMinutes: null };
  if (from == null) throw fieldProblem('processing_from', 'This field is required.');
  if (minutes == null) throw fieldProblem('processing_minutes', 'This field is required.');
  if (from + minutes >= duration) throw fieldProblem('processing_minutes', processingText);
  return { processingFrom: from, processingMinutes: minutes };
}

/** Checks a form and returns the columns of its row. */
export async function checkService(
  reader: Reader,
  seller: { id: number },
  form: ServiceForm,
  keptCategoryId?: number,
) {
  const business = await getBusiness(reader, seller.id);
  const category = await checkCategory(reader, business, form.category_id, keptCategoryId);
  return {
    categoryId: form.category_id,
    name: form.name,
    description: form.description ?? '',
    priceKind: form.price_kind,
    priceCents: priceOf(form),
    isGstFree: form.is_gst_free,
    durationMinutes: form.duration_minutes,
    setUpMinutes: form.set_up_minutes ?? 0,
    cleanUpMinutes: form.clean_up_minutes ?? 0,
    ...processingOf(form),
    place: form.place,
    // Rooms and chairs are those of the business.
    needsPlace: form.place === 'business' ? form.needs_place : ('none' as const),
    mostPeople: form.most_people ?? null,
    isHalal: form.is_halal && foodCategories.includes(category.slug),
    isActive: form.is_active,
  };
}
