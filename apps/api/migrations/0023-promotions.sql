create schema promotions;

-- What sellers can subscribe to. The free plan is one of them, so that pages can show it; its limits are the settings'.
create table promotions.plans (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 60),
  seller_types text[] not null check (cardinality(seller_types) > 0),
  cents bigint not null check (cents >= 0),
  currency char(3) not null,
  period text not null check (period in ('monthly', 'yearly')),
  -- Null is no limit.
  ad_limit int check (ad_limit >= 0),
  premium_boosts int not null default 0 check (premium_boosts >= 0),
  featured_boosts int not null default 0 check (featured_boosts >= 0),
  features text[] not null default '{}',
  position int not null,
  is_active boolean not null,
  created_at timestamptz not null,
  check (cents > 0 or (ad_limit is null and premium_boosts = 0 and featured_boosts = 0))
);
create index plans_order on promotions.plans (position, id);
create unique index plans_one_free on promotions.plans ((true)) where cents = 0;

create table promotions.subscriptions (
  id bigint generated always as identity primary key,
  user_id bigint not null references identity.users,
  plan_id bigint not null references promotions.plans,
  -- Begins with the next period.
  next_plan_id bigint references promotions.plans,
  state text not null check (state in ('pending', 'active', 'past-due', 'cancelled', 'expired')),
  -- The paid period that counts.
  period_id bigint,
  starts_at timestamptz,
  ends_at timestamptz,
  -- Cancelled for the end of the period.
  is_ending boolean not null default false,
  -- Times a renewal was tried again.
  retries smallint not null default 0,
  next_retry_at timestamptz,
  created_at timestamptz not null,
  closed_at timestamptz,
  check ((period_id is null) = (ends_at is null)),
  check (state not in ('active', 'past-due') or period_id is not null)
);
create unique index subscriptions_one_open on promotions.subscriptions (user_id)
  where state in ('pending', 'active', 'past-due');
create index subscriptions_user on promotions.subscriptions (user_id, id desc);
create index subscriptions_state on promotions.subscriptions (state, id desc);
create index subscriptions_plan on promotions.subscriptions (plan_id);
create index subscriptions_next_plan on promotions.subscriptions (next_plan_id) where next_plan_id is not null;

-- One payment each: what was agreed for a month or a year. Later changes of the plan leave it alone.
create table promotions.periods (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references promotions.subscriptions,
  plan_id bigint not null references promotions.plans,
  kind text not null check (kind in ('first', 'upgrade', 'renewal')),
  state text not null check (state in ('awaiting', 'paid', 'void')),
  cents bigint not null check (cents > 0),
  -- The unused rest of the period before, taken off.
  credit_cents bigint not null default 0 check (credit_cents >= 0 and credit_cents < cents),
  currency char(3) not null,
  period text not null check (period in ('monthly', 'yearly')),
  ad_limit int,
  premium_boosts int not null,
  featured_boosts int not null,
  starts_at timestamptz,
  ends_at timestamptz,
  created_at timestamptz not null,
  check ((state = 'paid') = (ends_at is not null)),
  check (ends_at > starts_at)
);
create index periods_subscription on promotions.periods (subscription_id, id);
create index periods_plan on promotions.periods (plan_id);
create unique index periods_one_awaiting on promotions.periods (subscription_id) where state = 'awaiting';
alter table promotions.subscriptions add foreign key (period_id) references promotions.periods;
create index subscriptions_period on promotions.subscriptions (period_id) where period_id is not null;

create table promotions.boost_prices (
  boost text not null check (boost in ('premium', 'featured')),
  days smallint not null check (days in (7, 14, 30)),
  cents bigint not null check (cents > 0),
  currency char(3) not null,
  primary key (boost, days)
);

-- A window in which a thing stands among the premium or the featured ones.
create table promotions.boosts (
  id bigint generated always as identity primary key,
  user_id bigint not null references identity.users,
  subject_kind text not null,
  subject_id bigint not null,
  boost text not null check (boost in ('premium', 'featured')),
  days smallint not null check (days in (7, 14, 30)),
  -- The period of the plan that included it; bought ones have a price instead.
  period_id bigint references promotions.periods,
  cents bigint not null check (cents >= 0),
  currency char(3) not null,
  state text not null check (state in ('pending', 'active', 'ended', 'void')),
  starts_at timestamptz,
  ends_at timestamptz,
  created_at timestamptz not null,
  check ((cents = 0) = (period_id is not null)),
  check ((state in ('active', 'ended')) = (ends_at is not null)),
  check (ends_at > starts_at)
);
create index boosts_subject on promotions.boosts (subject_kind, subject_id, id desc);
create index boosts_active on promotions.boosts (subject_kind, subject_id) where state = 'active';
create index boosts_user on promotions.boosts (user_id, id desc);
create index boosts_period on promotions.boosts (period_id, boost) where period_id is not null;
