import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { clearable, contactNumber, countryCode, listOf } from '../../shared/fields.ts';
import { cents, wholeNumber } from '../../shared/numbers.ts';
import { PlainSellerType } from '../../shared/seller-types.ts';
import { line, text } from '../../shared/texts.ts';
import { anyId, Flag, GeoAddress, Id, Moment, Money, Nothing, Tick } from '../../shared/values.ts';
import { categoryModules } from '../catalogue/categories.ts';
import { Brochure } from './brochures.ts';
import { Certificate } from './certificates.ts';
import { GalleryImage } from './gallery.ts';
import { PortfolioFolder } from './portfolios.ts';
import { PostageDetails, PostageFields } from './postage.ts';

const abnWeights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** The check sum of the Australian Business Register: weighted digits, the first less one, divide by 89. */
export const isAbn = (digits: string): boolean =>
  /^\d{11}$/.test(digits) &&
  abnWeights.reduce(
    (sum, weight, index) => sum + weight * (Number(digits[index]) - (index === 0 ? 1 : 0)),
    0,
  ) %
    89 ===
    0;

/** An ABN as typed, spaces allowed. */
export const abn = () =>
  z
    .string({ error: 'ABN is required.' })
    .transform((typed) => typed.replace(/\s/g, ''))
    .pipe(z.string().refine(isAbn, 'Please enter valid ABN.'));

/** Clock time in slots of 30 minutes (spec §9). */
const SlotTime = z
  .string('This field is required.')
  .regex(/^([01]\d|2[0-3]):(00|30)$/, 'Please enter valid time.');

/**
 * Hours of one weekday, 1 is Monday and 7 is Sunday. A closing time at or before the opening time is on the next day.
 */
export const OpeningHour = z.object({
  weekday: wholeNumber({ min: 1, max: 7 }),
  open: SlotTime,
  close: SlotTime,
  closed: z.boolean(),
});
export type OpeningHour = z.infer<typeof OpeningHour>;

/** A closed day needs no times. */
const OpeningHourFields = OpeningHour.extend({
  open: SlotTime.default('00:00'),
  close: SlotTime.default('00:00'),
  closed: Tick.default(false),
});

const CategoryName = z.object({ id: Id, name: z.string(), slug: z.string() }).meta({ id: 'CategoryName' });

/** The public facts of a business. */
const BusinessFacts = z
  .object({
    business_id: Id,
    user_id: Id,
    business_name: z.string(),
    slug: z.string(),
    seller_type: PlainSellerType,
    module: z.enum(categoryModules),
    category: CategoryName.nullable(),
    sub_categories: z.array(CategoryName),
    company_logo: z.string().nullable(),
    description: z.string().nullable(),
    website: z.string().nullable(),
    abn: z.string().nullable(),
    /** Registered for GST: invoices are tax invoices and state the GST of each line. */
    is_gst_registered: z.boolean(),
    phone: z.string().nullable(),
    countryCode: z.string().nullable(),
    /** Publicly the suburb alone, unless the business shows its street. */
    address: GeoAddress.nullable(),
    shows_street: z.boolean(),
    service_radius_km: z.int().nullable(),
    opening_hours: z.array(OpeningHour),
    time_zone: z.string(),
    delivery: z.boolean(),
    pickup: z.boolean(),
    delivery_fee: Money.nullable(),
    min_order: Money.nullable(),
    prep_minutes: z.int().nullable(),
    postage_details: PostageDetails.nullable(),
    created_at: Moment,
  })
  .meta({ id: 'BusinessFacts' });

export const BusinessProfile = BusinessFacts.extend({
  contact_name: z.string().nullable(),
  profile_completed: Flag,
}).meta({ id: 'BusinessProfile' });
export type BusinessProfile = z.infer<typeof BusinessProfile>;

export const PublicBusiness = BusinessFacts.extend({
  gallery: z.array(GalleryImage),
  portfolios: z.array(PortfolioFolder),
  brochures: z.array(Brochure),
  certificates: z.array(Certificate),
}).meta({ id: 'PublicBusiness' });
export type PublicBusiness = z.infer<typeof PublicBusiness>;

export const getBusinessProfile = endpoint({
  method: 'GET',
  path: '/business-profile',
  spec: ['auth/business-profile'],
  access: 'business',
  summary: 'The own business.',
  reply: BusinessProfile,
  errors: ['user-not-found'],
});

export const getPublicBusiness = endpoint({
  method: 'GET',
  path: '/business-profile/:user_id',
  spec: ['auth/business-profile-by-id'],
  access: 'anyone',
  summary: 'What everybody may see of a business, by the id of its user.',
  params: z.object({ user_id: anyId('identity.user') }),
  reply: PublicBusiness,
  errors: ['user-not-found'],
});

export const getPublicBusinessBySlug = endpoint({
  method: 'GET',
  path: '/business-by-slug/:module/:slug',
  access: 'anyone',
  summary: 'What everybody may see of a business, by its slug.',
  params: z.object({ module: z.enum(categoryModules), slug: z.string().max(120) }),
  reply: PublicBusiness,
  errors: ['user-not-found'],
});

export const updateCompanyLogo = endpoint({
  method: 'POST',
  path: '/update-company-logo',
  spec: ['auth/update-company-logo'],
  access: 'business',
  acting: 'allowed',
  summary: 'Replaces the logo of the business.',
  files: { field: 'company_logo', max: 1, kind: 'image' },
  reply: z.object({ company_logo: z.string() }),
  message: 'File uploaded successfully.',
  errors: ['user-not-found'],
});

export const removeCompanyLogo = endpoint({
  method: 'DELETE',
  path: '/company-logo',
  access: 'business',
  acting: 'allowed',
  summary: 'Takes the logo of the business away; where there is none it succeeds as well.',
  reply: Nothing,
  message: 'Profile updated successfully.',
  errors: ['user-not-found'],
});

const description = z
  .string()
  .trim()
  .min(10, 'Min length must be 10 digits.')
  .max(5000, 'Max length must be 5000 characters.');

const website = line(200)
  .transform((typed) => (/^[a-z]+:/i.test(typed) ? typed : `https://${typed}`))
  .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'Please enter valid website.' }));

const dollars = cents({ max: 9_999_999 });

export const updateBusinessProfile = endpoint({
  method: 'POST',
  path: '/update-business-profile',
  spec: ['auth/update-business-profile'],
  access: 'business',
  acting: 'allowed',
  beforeConfirming: true,
  summary: 'Changes what is given of the business; the setup steps save through it as well.',
  body: z.object({
    business_name: text('Business name', { min: 2, max: 100 }).optional(),
    description: clearable(description),
    category_id: anyId('catalogue.category').optional(),
    sub_category_ids: listOf(anyId('catalogue.category'), 20).optional(),
    abn: clearable(abn()),
    is_gst_registered: Tick.optional(),
    website: clearable(website),
    contact_name: clearable(text('Contact name', { max: 100 })),
    phone: contactNumber().optional(),
    countryCode: countryCode().default('+61'),
    address: GeoAddress.optional(),
    shows_street: Tick.optional(),
    opening_hours: z
      .array(OpeningHourFields)
      .max(7)
      .refine((hours) => new Set(hours.map(({ weekday }) => weekday)).size === hours.length, {
        error: 'Please enter valid time.',
      })
      .optional(),
    service_radius_km: clearable(wholeNumber({ min: 0, max: 1000 })),
    delivery: Tick.optional(),
    pickup: Tick.optional(),
    delivery_fee: clearable(dollars),
    min_order: clearable(dollars),
    prep_minutes: clearable(wholeNumber({ min: 0, max: 600 })),
    postage_details: PostageFields.optional(),
  }),
  reply: BusinessProfile,
  message: 'Profile updated successfully.',
  errors: ['user-not-found'],
});
