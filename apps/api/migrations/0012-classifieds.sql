create schema classifieds;

create table classifieds.ads (
  id bigint generated always as identity primary key,
  owner_id bigint not null references identity.users,
  -- Taken from the category: ads of shops ("retail classified") live beside the others.
  module text not null check (module in ('classified', 'retail')),
  template text not null check (template in ('general', 'job', 'realestate')),
  category_id bigint not null references catalogue.categories,
  title text not null check (length(title) between 1 and 120),
  description text not null check (length(description) <= 5000),
  price_cents bigint check (price_cents > 0),
  currency char(3) not null,
  price_type text not null check (price_type in ('fixed', 'negotiable', 'free', 'on-request')),
  condition text,
  attributes jsonb not null default '{}',
  retail jsonb,
  address jsonb not null,
  contact_name text,
  contact_phone text,
  hide_phone boolean not null default false,
  state text not null
    check (state in ('pending', 'approved', 'sold', 'expired', 'rejected', 'deleted')),
  rejection_reason text,
  -- What an admin has last seen and approved; later edits are held against it.
  approved_version jsonb,
  -- The owner is blocked: his ads leave the public pages and come back as they were.
  is_hidden boolean not null default false,
  tier smallint not null default 0 check (tier between 0 and 2),
  approved_at timestamptz,
  expires_at timestamptz,
  sold_at timestamptz,
  sold_to_id bigint references identity.users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (price_type in ('fixed', 'negotiable') or price_cents is null),
  check ((state = 'sold') = (sold_at is not null)),
  check (state <> 'approved' or expires_at is not null)
);
create index ads_owner on classifieds.ads (owner_id, id desc) where state <> 'deleted';
-- Counts against the posting limit.
create index ads_active on classifieds.ads (owner_id) where state in ('pending', 'approved');
create index ads_waiting on classifieds.ads (updated_at, id) where state = 'pending';
create index ads_category on classifieds.ads (category_id);
create index ads_sold_to on classifieds.ads (sold_to_id) where sold_to_id is not null;

-- An image is uploaded before its ad exists and belongs to it once that is posted.
create table classifieds.ad_images (
  id bigint generated always as identity primary key,
  owner_id bigint not null references identity.users,
  file_id bigint not null references media.files,
  path text not null,
  ad_id bigint references classifieds.ads,
  -- The first one is the cover.
  position smallint not null default 0,
  -- When it was uploaded, or last left an ad.
  loose_since timestamptz not null
);
create index ad_images_ad on classifieds.ad_images (ad_id, position, id) where ad_id is not null;
create index ad_images_loose on classifieds.ad_images (owner_id, id) where ad_id is null;

-- Views stand apart, so that counting one never waits for a change of the ad.
create table classifieds.ad_views (
  ad_id bigint primary key references classifieds.ads,
  views bigint not null default 0
) with (fillfactor = 70);

create table classifieds.phone_reveals (
  id bigint generated always as identity primary key,
  ad_id bigint not null references classifieds.ads,
  user_id bigint not null references identity.users,
  at timestamptz not null
);
create index phone_reveals_user on classifieds.phone_reveals (user_id, at desc);
create index phone_reveals_ad on classifieds.phone_reveals (ad_id);

-- The wizard's unfinished ad, one per user.
create table classifieds.drafts (
  user_id bigint primary key references identity.users,
  step smallint not null check (step between 1 and 6),
  form jsonb not null,
  image_ids bigint[] not null default '{}',
  updated_at timestamptz not null
);

create table classifieds.offers (
  id bigint generated always as identity primary key,
  ad_id bigint not null references classifieds.ads,
  buyer_id bigint not null references identity.users,
  seller_id bigint not null references identity.users,
  price_cents bigint not null check (price_cents > 0),
  currency char(3) not null,
  message text,
  state text not null check (state in ('Pending', 'Accepted', 'Rejected')),
  -- Why it was rejected: by the seller, or by what became of the ad.
  closed_because text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  responded_at timestamptz,
  check (buyer_id <> seller_id),
  check ((state = 'Pending') = (responded_at is null))
);
create unique index offers_one_pending on classifieds.offers (ad_id, buyer_id) where state = 'Pending';
create index offers_ad on classifieds.offers (ad_id, id desc);
create index offers_buyer on classifieds.offers (buyer_id, id desc);
create index offers_seller on classifieds.offers (seller_id, id desc);

create table classifieds.ad_reports (
  id bigint generated always as identity primary key,
  ad_id bigint not null references classifieds.ads,
  reporter_id bigint not null references identity.users,
  reason text not null,
  comment text,
  state text not null check (state in ('open', 'resolved', 'dismissed')),
  created_at timestamptz not null,
  closed_at timestamptz,
  check ((state = 'open') = (closed_at is null))
);
create unique index ad_reports_once on classifieds.ad_reports (ad_id, reporter_id);
create index ad_reports_open on classifieds.ad_reports (created_at, id) where state = 'open';
create index ad_reports_reporter on classifieds.ad_reports (reporter_id);
