import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, clearable, listOf, rowsOf } from '../../shared/fields.ts';
import { cents, priceInCents, wholeNumber } from '../../shared/numbers.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { inSchema, say } from '../../shared/say.ts';
import { optionalText, text } from '../../shared/texts.ts';
import { anyId, Day, Id, Moment, Money, Nothing, ownId, Tick } from '../../shared/values.ts';

/** Who offers services (spec §6): the screens are for beauty and wellbeing, the calls for all of them. */
export const serviceTypes = ['beauty', 'wellbeing', 'spa', 'handyman', 'professional', 'events'] as const;

/** A fixed price, one from which it starts, one per hour or per head, or none before a quote. */
export const priceKinds = ['fixed', 'from', 'hour', 'head', 'quote'] as const;
export type PriceKind = (typeof priceKinds)[number];

/** Where it is done: at the business, where the customer is, or online. */
export const servicePlaces = ['business', 'customer', 'online'] as const;
export type ServicePlace = (typeof servicePlaces)[number];

/** What it occupies at the business besides a person. */
export const neededPlaces = ['none', 'room', 'chair', 'table', 'court', 'venue'] as const;
export type NeededPlace = (typeof neededPlaces)[number];

export const serviceStatuses = ['active', 'inactive'] as const;

export const maxAddOns = 20;
export const maxServices = 500;
export const maxPeople = 100;
/** A service lasts between five minutes and a day. */
export const durations = { min: 5, max: 1440, usual: 60 } as const;
/** Getting ready before and tidying up after it. */
export const maxBufferMinutes = 240;
export const maxExtraMinutes = 480;
/** Guests of the largest venue. */
export const mostPeople = 100_000;
/** Categories, by their slugs, whose services are food. */
export const foodCategories: readonly string[] = ['caterers', 'cakes-and-desserts'];

export const processingText = 'The waiting time must lie inside the service.';
export const notOfTeamText = 'Please choose people of your team.';
export const sameAddOnText = 'Please give every add-on another name.';

export const ServiceAddOn = z
  .object({ id: Id, name: z.string(), price: Money, extra_minutes: z.int() })
  .meta({ id: 'ServiceAddOn' });
export type ServiceAddOn = z.infer<typeof ServiceAddOn>;

export const Service = z
  .object({
    id: Id,
    business_id: Id,
    category_id: Id,
    category_name: z.string(),
    name: z.string(),
    description: z.string(),
    image: z.string().nullable(),
    price_kind: z.enum(priceKinds),
    /** None before a quote. */
    price: Money.nullable(),
    is_gst_free: z.boolean(),
    duration_minutes: z.int(),
    set_up_minutes: z.int(),
    clean_up_minutes: z.int(),
    /** Minutes after its start at which it works by itself, so that the person is free until it goes on. */
    processing_from: z.int().nullable(),
    processing_minutes: z.int().nullable(),
    place: z.enum(servicePlaces),
    needs_place: z.enum(neededPlaces),
    /** How many people it serves at most, as far as the business has said. */
    most_people: z.int().nullable(),
    /** The business says that its food is halal. */
    is_halal: z.boolean(),
    /** Who can do it, by the ids of the business's resources; an empty list means everybody. */
    people: z.array(Id),
    add_ons: z.array(ServiceAddOn),
    /** Lists are in its order, equal ones by their ids. */
    position: z.int(),
    is_active: z.boolean(),
    /** The daily deal at whose price it can be booked now. */
    deal: z
      .object({
        id: Id,
        title: z.string(),
        price: Money,
        discount_percent: z.int(),
        /** Its price lies below the lowest of the 30 days before it. */
        is_deal: z.boolean(),
        ends_at: Moment,
      })
      .nullable(),
    created_at: Moment,
  })
  .meta({ id: 'Service' });
export type Service = z.infer<typeof Service>;

/** A service as its customers see it: what it costs for everybody while something is off. */
const PublicService = Service.extend({
  offer: z.object({ title: z.string(), price: Money, until: Day }).nullable(),
});
export type PublicService = z.infer<typeof PublicService>;

const AddOnFields = z.object({
  name: text('Name', { max: 80 }),
  /** May cost nothing. */
  price: cents({ label: 'Price', max: 9_999_999 }),
  extra_minutes: blankAsMissing(wholeNumber({ min: 0, max: maxExtraMinutes }).default(0)),
});

const AddOns = rowsOf(
  AddOnFields,
  maxAddOns,
  inSchema(say`A service can have up to ${maxAddOns} add-ons.`),
).refine(
  (addOns) => new Set(addOns.map(({ name }) => name.toLowerCase())).size === addOns.length,
  sameAddOnText,
);

const duration = wholeNumber({
  label: 'Duration',
  min: durations.min,
  max: durations.max,
  bounds: inSchema(say`Please enter ${durations.min} to ${durations.max} minutes.`),
});
const bufferMinutes = clearable(wholeNumber({ min: 0, max: maxBufferMinutes }));
const processing = clearable(wholeNumber({ min: 1, max: durations.max }));

const ServiceFields = {
  name: text('Name', { max: 120 }),
  category_id: anyId('appointments.category'),
  description: optionalText(3000),
  price_kind: z.enum(priceKinds),
  price: clearable(priceInCents()).meta({ examples: ['65.00'] }),
  is_gst_free: Tick,
  duration_minutes: duration,
  set_up_minutes: bufferMinutes,
  clean_up_minutes: bufferMinutes,
  processing_from: processing,
  processing_minutes: processing,
  place: z.enum(servicePlaces),
  needs_place: z.enum(neededPlaces),
  most_people: clearable(wholeNumber({ min: 1, max: mostPeople })),
  /** Kept for food alone. */
  is_halal: Tick,
  people: listOf(ownId('availability.resource', 423), maxPeople),
  add_ons: AddOns,
  position: blankAsMissing(wholeNumber({ min: 1, max: 9999 }).optional()),
  is_active: Tick,
};

const CreateService = z.object({
  ...ServiceFields,
  price_kind: ServiceFields.price_kind.default('fixed'),
  is_gst_free: ServiceFields.is_gst_free.default(false),
  duration_minutes: duration.default(durations.usual),
  place: ServiceFields.place.default('business'),
  needs_place: ServiceFields.needs_place.default('none'),
  is_halal: ServiceFields.is_halal.default(false),
  people: ServiceFields.people.default([]),
  add_ons: AddOns.default([]),
  is_active: ServiceFields.is_active.default(true),
});
export type CreateService = z.output<typeof CreateService>;

const EditService = z
  .object({
    ...ServiceFields,
    /** An empty text clears it. */
    description: z.string().trim().max(3000),
    /** Takes the picture away. */
    remove_image: Tick,
  })
  .partial();
export type EditService = z.output<typeof EditService>;

const ServiceParams = z.object({ service_id: ownId('appointments.service') });

export const listServices = endpoint({
  method: 'GET',
  path: '/services',
  spec: ['vendor/services-list'],
  access: serviceTypes,
  summary: 'The own services in their order.',
  query: PageQuery.extend({
    status: z.enum(serviceStatuses).optional().catch(undefined),
    category_id: blankAsMissing(anyId('catalogue.category', 200).optional()),
  }),
  reply: pageOf(Service),
});

export const getService = endpoint({
  method: 'GET',
  path: '/services/:service_id',
  spec: ['vendor/services-get'],
  access: serviceTypes,
  summary: 'One own service.',
  params: ServiceParams,
  reply: Service,
});

export const listServicePrices = endpoint({
  method: 'GET',
  path: '/services/:service_id/prices',
  access: serviceTypes,
  summary: 'What an own service has cost since it stands, the oldest price first.',
  params: ServiceParams,
  reply: z.object({
    prices: z.array(z.object({ price: Money, since: Moment })),
    lowest_30_days: Money.nullable(),
  }),
});

export const createService = endpoint({
  method: 'POST',
  path: '/services',
  spec: ['vendor/services-create'],
  access: serviceTypes,
  acting: 'allowed',
  summary: 'Adds a service that customers can book; in a multipart body its add-ons are JSON.',
  body: CreateService,
  files: { field: 'image', max: 1, kind: 'image' },
  reply: Service,
  status: 201,
  message: 'Service saved successfully.',
  errors: ['user-not-found'],
});

export const updateService = endpoint({
  method: 'PUT',
  path: '/services/:service_id',
  spec: ['vendor/services-update'],
  access: serviceTypes,
  acting: 'allowed',
  summary: 'Changes what is given of an own service; a picture replaces the former one.',
  params: ServiceParams,
  body: EditService,
  files: { field: 'image', max: 1, kind: 'image' },
  reply: Service,
  message: 'Service saved successfully.',
  errors: ['user-not-found'],
});

export const deleteService = endpoint({
  method: 'DELETE',
  path: '/services/:service_id',
  spec: ['vendor/services-delete'],
  access: serviceTypes,
  acting: 'allowed',
  summary: 'Takes an own service off every list; what was booked of it stays.',
  params: ServiceParams,
  reply: Nothing,
  message: 'Service deleted successfully.',
});

export const restoreService = endpoint({
  method: 'POST',
  path: '/services/:service_id/restore',
  access: serviceTypes,
  acting: 'allowed',
  summary: 'Brings a deleted service of the own business back as it was.',
  params: ServiceParams,
  reply: Service,
  message: 'Service restored successfully.',
});

export const listPublicServices = endpoint({
  method: 'GET',
  path: '/public/businesses/:business_id/services',
  spec: ['lists/public-business-section'],
  access: 'anyone',
  summary: 'What can be booked at a business, in its order.',
  params: z.object({ business_id: anyId('sellers.business') }),
  query: PageQuery,
  reply: pageOf(PublicService),
});
