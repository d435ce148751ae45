import { z } from 'zod';
import { clockTime, day } from '../../shared/dates.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, clearable, listOf } from '../../shared/fields.ts';
import { priceInCents, wholeNumber } from '../../shared/numbers.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { optionalText, text } from '../../shared/texts.ts';
import { anyId, Day, Id, Moment, Money, Nothing, ownId, Tick } from '../../shared/values.ts';
import { When } from '../bookings/booking-fields.ts';
import { BookingDetail } from '../bookings/bookings.ts';
import { PayFields, Payment } from '../payments/payments.ts';

/** Who puts packages together (spec §2). */
export const packageTypes = ['beauty', 'wellbeing', 'spa'] as const;

export const packageSize = 3;
export const maxPackages = 100;
export const packageServicesText = 'Please select exactly 3 services.';

export const packageStatuses = ['active', 'inactive'] as const;

/** Three services of a business, booked one after another in one visit for less than they cost alone. */
export const Package = z
  .object({
    id: Id,
    business_id: Id,
    name: z.string(),
    description: z.string(),
    image: z.string().nullable(),
    service_ids: z.array(Id),
    /** In the order in which they are done; one that is not offered at present keeps the package from being booked. */
    services: z.array(
      z.object({
        id: Id,
        name: z.string(),
        duration_minutes: z.int(),
        price: Money.nullable(),
        is_offered: z.boolean(),
      }),
    ),
    minutes: z.int(),
    price: Money,
    /** What the three cost alone. */
    worth: Money,
    saving: Money,
    start_date: Day.nullable(),
    end_date: Day.nullable(),
    is_active: z.boolean(),
    /** Active until it is paused or its last day is over. */
    status: z.enum(packageStatuses),
    /** It can be booked at this moment. */
    is_offered: z.boolean(),
    created_at: Moment,
  })
  .meta({ id: 'Package' });
export type Package = z.infer<typeof Package>;

const packageDay = (label: string) => clearable(day(label)).meta({ examples: ['2030-01-01'] });

/** Empty, double or too few: it is one and the same rule. */
const serviceIds = listOf(ownId('appointments.service', 423)).refine(
  (ids) => ids.length === packageSize && new Set(ids).size === packageSize,
  packageServicesText,
);

const PackageFields = {
  name: text('Name', { max: 120 }),
  description: optionalText(1000),
  service_ids: serviceIds,
  price: priceInCents(),
  /** The first and last day on which it can be booked; without one it is always. */
  start_date: packageDay('Start date'),
  end_date: packageDay('End date'),
  is_active: Tick,
};

const CreatePackage = z.object({ ...PackageFields, is_active: PackageFields.is_active.default(true) });
export type CreatePackage = z.output<typeof CreatePackage>;

const EditPackage = z
  .object({
    ...PackageFields,
    /** An empty text clears it. */
    description: z.string().trim().max(1000),
    /** Takes the picture away. */
    remove_image: Tick,
  })
  .partial();
export type EditPackage = z.output<typeof EditPackage>;

const PackageParams = z.object({ package_id: ownId('appointments.package') });

const files = { field: 'image', max: 1, kind: 'image' } as const;

export const listPackages = endpoint({
  method: 'GET',
  path: '/packages',
  spec: ['vendor/packages-list'],
  access: packageTypes,
  summary: 'The own packages, the latest first.',
  query: PageQuery.extend({ status: z.enum(packageStatuses).optional().catch(undefined) }),
  reply: pageOf(Package),
});

export const getPackage = endpoint({
  method: 'GET',
  path: '/packages/:package_id',
  spec: ['vendor/packages-get'],
  access: packageTypes,
  summary: 'One own package.',
  params: PackageParams,
  reply: Package,
});

export const createPackage = endpoint({
  method: 'POST',
  path: '/packages',
  spec: ['vendor/packages-create'],
  access: packageTypes,
  acting: 'allowed',
  summary: 'Offers three own services together for less than they cost alone.',
  body: CreatePackage,
  files,
  reply: Package,
  status: 201,
  message: 'Package saved successfully.',
  errors: ['user-not-found'],
  idempotent: true,
});

export const updatePackage = endpoint({
  method: 'PUT',
  path: '/packages/:package_id',
  spec: ['vendor/packages-update'],
  access: packageTypes,
  acting: 'allowed',
  summary: 'Changes what is given of an own package; what was booked keeps its price.',
  params: PackageParams,
  body: EditPackage,
  files,
  reply: Package,
  message: 'Package saved successfully.',
});

export const deletePackage = endpoint({
  method: 'DELETE',
  path: '/packages/:package_id',
  spec: ['vendor/packages-delete'],
  access: packageTypes,
  acting: 'allowed',
  summary: 'Takes an own package off every list; what was booked of it stays.',
  params: PackageParams,
  reply: Nothing,
  message: 'Package deleted successfully.',
});

export const listPublicPackages = endpoint({
  method: 'GET',
  path: '/public/businesses/:business_id/packages',
  spec: ['lists/public-business-section'],
  access: 'anyone',
  summary: 'The packages that can be booked at a business now, the latest first.',
  params: z.object({ business_id: anyId('sellers.business') }),
  query: PageQuery,
  reply: pageOf(Package),
});

export const payPackage = endpoint({
  method: 'POST',
  path: '/package-payment',
  spec: ['payments/package-payment'],
  access: ['private'],
  summary: 'Books a package and pays what is due with the booking, in one call.',
  body: PayFields.extend({
    package_id: anyId('appointments.package'),
    /** The start is needed; a call without it is told so at the field. */
    date: blankAsMissing(day('Date').optional()).meta({ examples: ['2030-01-01'] }),
    time: blankAsMissing(clockTime('Time').optional()).meta({ examples: ['10:00'] }),
    starts_at: When.starts_at,
    quoted_cents: blankAsMissing(wholeNumber({ min: 0 }).optional()),
    staff: blankAsMissing(wholeNumber({ min: 1 }).optional()),
    note: optionalText(1000),
  }),
  reply: z.object({
    /** Null where nothing is due yet. */
    payment: Payment.nullable(),
    booking: BookingDetail,
    gst: Money,
    total: Money,
  }),
  status: 201,
  message: 'Booking created successfully.',
  errors: [
    'slot-taken',
    'service-not-offered',
    'own-business',
    'price-changed',
    'payment-failed',
    'payment-move-not-allowed',
    'checkout-move-not-allowed',
    'instalment-move-not-allowed',
    'booking-move-not-allowed',
  ],
  idempotent: 'paying',
});
