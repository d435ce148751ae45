import { z } from 'zod';
import { choice } from '../../shared/choices.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, listOf } from '../../shared/fields.ts';
import { cents, numberChoice, wholeNumber } from '../../shared/numbers.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { text } from '../../shared/texts.ts';
import { Id, Moment, Money, Nothing, Tick } from '../../shared/values.ts';
import { BoostPrice, boostDays, boostKinds } from '../promotions/boosts.ts';
import { planPeriods, planSellerTypes, SubscriptionPlan } from '../promotions/plans.ts';
import { subscriptionStates } from '../promotions/subscriptions.ts';
import { Person } from './people.ts';

export const AdminPlan = SubscriptionPlan.extend({
  /** Subscriptions that are active or past due. */
  subscribers: z.int(),
}).meta({ id: 'AdminPlan' });
export type AdminPlan = z.infer<typeof AdminPlan>;

const count = (label: string) => wholeNumber({ label, min: 0, max: 10_000 });

const price = cents({ label: 'Price', min: 1, max: 10_000_000 });

const PlanForm = z.object({
  name: text('Name', { max: 60 }),
  seller_types: listOf(z.enum(planSellerTypes)).pipe(
    z.array(z.enum(planSellerTypes)).min(1, 'Seller type is required.'),
  ),
  price,
  period: choice(planPeriods, 'Period'),
  /** Left out: unlimited. */
  ad_limit: blankAsMissing(count('Ad limit').optional()),
  premium_boosts: count('Premium boosts').default(0),
  featured_boosts: count('Featured boosts').default(0),
  features: listOf(z.string().trim().min(1).max(120), 20),
  position: count('Position').default(100),
  is_active: Tick.default(true),
});
export type PlanForm = z.output<typeof PlanForm>;

const byId = z.object({ id: Id });

export const listPlans = endpoint({
  method: 'GET',
  path: '/admin/subscription-plans',
  access: 'admin',
  summary: 'All plans, those that are not offered too.',
  reply: z.array(AdminPlan),
});

export const addPlan = endpoint({
  method: 'POST',
  path: '/admin/subscription-plans',
  access: 'admin',
  summary: 'Offers a new plan.',
  body: PlanForm,
  reply: AdminPlan,
  status: 201,
  message: 'Plan added successfully.',
});

export const updatePlan = endpoint({
  method: 'PUT',
  path: '/admin/subscription-plans/:id',
  access: 'admin',
  summary: 'Changes a paid plan; current subscribers keep the price and limits that they agreed to.',
  params: byId,
  body: PlanForm,
  reply: AdminPlan,
  message: 'Plan updated successfully.',
  errors: ['plan-is-free'],
});

export const deletePlan = endpoint({
  method: 'DELETE',
  path: '/admin/subscription-plans/:id',
  access: 'admin',
  summary: 'Deletes a plan that nobody has ever had; others can be taken from the offer.',
  params: byId,
  reply: Nothing,
  message: 'Plan deleted successfully.',
  errors: ['plan-in-use', 'plan-is-free'],
});

export const listBoostPrices = endpoint({
  method: 'GET',
  path: '/admin/boost-prices',
  access: 'admin',
  summary: 'What boosts cost.',
  reply: z.array(BoostPrice),
});

export const saveBoostPrice = endpoint({
  method: 'PUT',
  path: '/admin/boost-prices',
  access: 'admin',
  summary: 'Sets the price of one kind and length of boost.',
  body: z.object({
    boost: choice(boostKinds, 'Boost'),
    days: numberChoice(boostDays, 'Please select how many days.'),
    price,
  }),
  reply: z.array(BoostPrice),
  message: 'Price updated successfully.',
});

export const AdminSubscription = z
  .object({
    id: Id,
    user: Person,
    plan: z.object({ id: Id, name: z.string() }),
    status: z.enum(subscriptionStates),
    price: Money,
    starts_at: Moment.nullable(),
    ends_at: Moment.nullable(),
    is_ending: z.boolean(),
  })
  .meta({ id: 'AdminSubscription' });
export type AdminSubscription = z.infer<typeof AdminSubscription>;

export const listSubscriptions = endpoint({
  method: 'GET',
  path: '/admin/subscriptions',
  access: 'admin',
  summary: 'Subscriptions, the newest first.',
  query: PageQuery.extend({
    status: blankAsMissing(z.enum(subscriptionStates).optional()).catch(undefined),
  }),
  reply: pageOf(AdminSubscription),
});
