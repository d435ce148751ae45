create schema scanner;

create table scanner.products (
  id bigint generated always as identity primary key,
  -- Whatever the pack carries, in 13 digits.
  gtin char(13) not null check (gtin ~ '^\d{13}$'),
  name text not null check (length(name) between 1 and 200),
  brand text check (length(brand) between 1 and 120),
  quantity text check (length(quantity) between 1 and 60),
  category text not null,
  countries text[] not null default '{}',
  -- Language → ingredients as printed; the main language's are judged.
  ingredients jsonb not null default '{}',
  main_language char(2) not null default 'en',
  nutrition jsonb,
  labels jsonb not null default '[]',
  source text not null check (source in ('house', 'user', 'open-food-facts')),
  -- Terms under which others' data came to us; it stays with the row.
  licence text,
  state text not null check (state in ('pending', 'verified', 'rejected')),
  reject_reason text check (length(reject_reason) between 1 and 500),
  created_by bigint references identity.users,
  -- Of an addition made without a network, so that it counts once.
  client_key text,
  claimed_status text check (claimed_status in ('halal', 'unknown', 'doubtful', 'haram')),
  version int not null default 1 check (version > 0),

  -- The desk's own word; it makes the verdict graver, never lighter.
  desk_status text check (desk_status in ('halal', 'unknown', 'doubtful', 'haram')),
  halal_note text check (length(halal_note) between 1 and 500),

  -- What the engine says of it, with the version that said so and the day on which certificates were read.
  engine_version int not null,
  analysed_on date not null,
  certified_until date,
  verdicts jsonb not null,
  halal_status text not null check (halal_status in ('halal', 'unknown', 'doubtful', 'haram')),
  -- 'halal:hanafi:standard' for each reading ('any' is the gravest of the schools), 'diet:vegan' where it is kept.
  traits text[] not null,
  allergens text[] not null,
  may_contain text[] not null,
  diets jsonb not null,
  additives text[] not null,
  reasons text[] not null,
  nova smallint check (nova between 1 and 4),
  nutri_grade char(1) check (nutri_grade between 'A' and 'E'),
  health_stars real check (health_stars between 0.5 and 5),

  plain_words text not null generated always as (search.plain(name || ' ' || coalesce(brand, ''))) stored,
  words tsvector not null generated always as
    (to_tsvector('pg_catalog.simple', search.plain(name || ' ' || coalesce(brand, '')))) stored,
  plain_brand text not null generated always as (search.plain(brand)) stored,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (desk_status is null or halal_note is not null),
  check ((state = 'rejected') = (reject_reason is not null))
);
create unique index products_gtin on scanner.products (gtin);
create unique index products_client_key on scanner.products (created_by, client_key) where client_key is not null;
create index products_recent on scanner.products (id desc) where state = 'verified';
create index products_status on scanner.products (halal_status, id desc) where state = 'verified';
create index products_category on scanner.products (category, id desc) where state = 'verified';
create index products_shelf on scanner.products (category, halal_status, id desc) where state = 'verified';
create index products_name on scanner.products (plain_words, id) where state = 'verified';
create index products_brand on scanner.products (plain_brand, id desc) where state = 'verified';
create index products_grade on scanner.products (nutri_grade, id desc) where state = 'verified';
create index products_traits on scanner.products using gin (traits) where state = 'verified';
create index products_words on scanner.products using gin (words);
create index products_likeness on scanner.products using gin (plain_words gin_trgm_ops);
create index products_own on scanner.products (created_by, id desc) where created_by is not null;
create index products_waiting on scanner.products (updated_at, id) where state = 'pending';
-- The offline pack is brought up to date from here.
create index products_changed on scanner.products (updated_at, id);
create index products_engine on scanner.products (engine_version, id);
create index products_certified on scanner.products (certified_until) where certified_until is not null;

-- Apart from the product, so that a scan does not write the product's many indexes anew.
create table scanner.popularity (
  product_id bigint primary key references scanner.products on delete cascade,
  scans int not null check (scans > 0)
);
create index popularity_order on scanner.popularity (scans desc, product_id desc);

-- How each version differs from the one before.
create table scanner.product_versions (
  product_id bigint not null references scanner.products on delete cascade,
  version int not null check (version > 1),
  changed_at timestamptz not null,
  changed_by bigint references identity.users,
  changes jsonb not null,
  primary key (product_id, version)
);

create table scanner.product_images (
  id bigint generated always as identity primary key,
  owner_id bigint not null references identity.users,
  file_id bigint not null references media.files,
  path text not null,
  product_id bigint references scanner.products,
  -- The first one is the cover.
  position smallint not null default 0,
  side text not null default 'pack' check (side in ('pack', 'ingredients', 'nutrition')),
  loose_since timestamptz not null
);
create index product_images_product on scanner.product_images (product_id, position, id) where product_id is not null;
create index product_images_loose on scanner.product_images (owner_id, id) where product_id is null;
create index product_images_file on scanner.product_images (file_id);

create table scanner.scans (
  id bigint generated always as identity primary key,
  -- 'user:7' or 'device:…'
  viewer text not null,
  product_id bigint not null references scanner.products on delete cascade,
  version int not null,
  scanned_at timestamptz not null,
  client_key text
);
create unique index scans_client_key on scanner.scans (viewer, client_key) where client_key is not null;
-- Two at once, as by a trembling hand, are one.
create unique index scans_once on scanner.scans
  (viewer, product_id, version, date_bin('30 minutes', scanned_at, timestamptz '2000-01-01 00:00:00Z'));
create index scans_product on scanner.scans (product_id);
create index scans_age on scanner.scans (scanned_at);

create table scanner.profiles (
  user_id bigint primary key references identity.users,
  school text check (school in ('hanafi', 'maliki', 'shafii', 'hanbali')),
  strictness text not null check (strictness in ('lenient', 'standard', 'strict')),
  avoids text[] not null,
  diets text[] not null,
  updated_at timestamptz not null
);

-- What somebody would change in a product; one waits per person and product.
create table scanner.suggestions (
  id bigint generated always as identity primary key,
  product_id bigint not null references scanner.products on delete cascade,
  suggested_by bigint not null references identity.users,
  facts jsonb not null,
  comment text check (length(comment) between 1 and 500),
  state text not null check (state in ('pending', 'accepted', 'declined')),
  reason text check (length(reason) between 1 and 500),
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'pending') = (decided_at is null))
);
create unique index suggestions_once on scanner.suggestions (product_id, suggested_by) where state = 'pending';
create index suggestions_waiting on scanner.suggestions (created_at, id) where state = 'pending';
create index suggestions_author on scanner.suggestions (suggested_by);

create table scanner.product_reports (
  id bigint generated always as identity primary key,
  product_id bigint not null references scanner.products on delete cascade,
  reporter_id bigint not null references identity.users,
  reason text not null,
  comment text,
  state text not null check (state in ('open', 'resolved', 'dismissed')),
  created_at timestamptz not null,
  closed_at timestamptz,
  check ((state = 'open') = (closed_at is null))
);
create unique index product_reports_once on scanner.product_reports (product_id, reporter_id);
create index product_reports_open on scanner.product_reports (created_at, id) where state = 'open';
create index product_reports_reporter on scanner.product_reports (reporter_id);

-- How far the reading of a dump has come.
create table scanner.imports (
  dump text primary key,
  records_read bigint not null check (records_read >= 0),
  started_at timestamptz not null,
  finished_at timestamptz
);
