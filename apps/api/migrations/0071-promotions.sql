create schema discounts;

-- Something off a seller's own prices, by a code or automatic.
create table discounts.promotions (
  id bigint generated always as identity primary key,
  seller_id bigint not null references identity.users,
  title text not null check (length(title) between 1 and 80),
  -- Null: it applies without being asked for.
  code text check (code ~ '^[A-Z0-9]{5,20}$'),
  percent smallint check (percent between 1 and 100),
  amount_cents bigint check (amount_cents > 0),
  currency char(3) not null,
  -- What it is for, as { kind, id }; empty for everything.
  subjects jsonb not null default '[]' check (jsonb_typeof(subjects) = 'array'),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  is_first_visit boolean not null default false,
  -- Quiet hours at the seller's place: days of the week, and minutes of the day at which what is sold begins.
  days jsonb not null default '[]' check (jsonb_typeof(days) = 'array'),
  from_minute smallint check (from_minute between 0 and 1439),
  until_minute smallint check (until_minute between 1 and 1439),
  least_cents bigint check (least_cents > 0),
  uses_max int check (uses_max > 0),
  customer_uses_max int check (customer_uses_max > 0),
  uses int not null default 0 check (uses >= 0),
  given_cents bigint not null default 0 check (given_cents >= 0),
  image_file_id bigint references media.files,
  is_active boolean not null default true,
  removed_at timestamptz,
  created_at timestamptz not null,
  check ((percent is null) <> (amount_cents is null)),
  check ((from_minute is null) = (until_minute is null)),
  check (until_minute > from_minute)
);
create index promotions_seller on discounts.promotions (seller_id, id desc) where removed_at is null;
create unique index promotions_code on discounts.promotions (seller_id, code) where removed_at is null;
create index promotions_image on discounts.promotions (image_file_id);

-- One use of a promotion by one sale; a sale never uses two.
create table discounts.redemptions (
  subject_kind text not null,
  subject_id bigint not null,
  promotion_id bigint not null references discounts.promotions,
  -- Null for somebody without an account.
  customer_id bigint references identity.users,
  cents bigint not null check (cents >= 0),
  taken_at timestamptz not null,
  given_back_at timestamptz,
  primary key (subject_kind, subject_id)
);
create index redemptions_customer on discounts.redemptions (customer_id, promotion_id) where given_back_at is null;
create index redemptions_promotion on discounts.redemptions (promotion_id);
