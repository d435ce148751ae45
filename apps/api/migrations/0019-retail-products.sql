create schema retail;

create table retail.products (
  id bigint generated always as identity primary key,
  seller_id bigint not null references identity.users,
  category_id bigint not null references catalogue.categories,
  title text not null check (length(title) between 1 and 120),
  description text not null default '' check (length(description) <= 5000),
  brand text check (length(brand) between 1 and 80),
  condition text not null check (condition in ('new', 'like-new', 'good', 'fair', 'for-parts')),
  attributes jsonb not null default '{}',
  -- The options that its variants differ by, in the order in which the page asks for them.
  option_names text[] not null default '{}' check (cardinality(option_names) <= 3),
  is_gst_free boolean not null default false,
  currency char(3) not null,
  low_stock_at int check (low_stock_at >= 0),
  has_pickup boolean not null default false,
  -- In place of the shop's postage methods.
  postage_cents bigint check (postage_cents >= 0),
  state text not null check (state in ('draft', 'pending', 'approved', 'rejected', 'archived')),
  rejection_reason text,
  -- What an admin has last seen and approved; later edits are held against it.
  approved_version jsonb,
  approved_at timestamptz,
  -- The seller is blocked: his products leave the public pages and come back as they were.
  is_hidden boolean not null default false,
  tier smallint not null default 0 check (tier between 0 and 2),
  sold_count int not null default 0 check (sold_count >= 0),
  rating_average double precision not null default 0 check (rating_average between 0 and 5),
  rating_count int not null default 0 check (rating_count >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (state not in ('approved') or approved_version is not null)
);
create index products_seller on retail.products (seller_id, id desc);
create index products_seller_state on retail.products (seller_id, state, id desc);
create index products_waiting on retail.products (updated_at, id) where state = 'pending';
create index products_category on retail.products (category_id);
create index products_sold on retail.products (sold_count desc, id desc) where state = 'approved' and not is_hidden;

-- An image is uploaded before its product exists and belongs to it once that is saved.
create table retail.product_images (
  id bigint generated always as identity primary key,
  owner_id bigint not null references identity.users,
  file_id bigint not null references media.files,
  path text not null,
  product_id bigint references retail.products,
  -- The first one is the cover.
  position smallint not null default 0,
  -- When it was uploaded, or last left a product.
  loose_since timestamptz not null
);
create index product_images_product on retail.product_images (product_id, position, id) where product_id is not null;
create index product_images_loose on retail.product_images (owner_id, id) where product_id is null;
create index product_images_file on retail.product_images (file_id);

create table retail.variants (
  id bigint generated always as identity primary key,
  product_id bigint not null references retail.products,
  -- The product's seller, so that a SKU is unique in his shop.
  seller_id bigint not null references identity.users,
  stock_id bigint not null references availability.stocks,
  sku text check (length(sku) between 1 and 60),
  barcode text check (barcode ~ '^\d{8}(\d{4,6})?$'),
  options jsonb not null default '{}',
  price_cents bigint not null check (price_cents between 1 and 9999999999),
  was_price_cents bigint check (was_price_cents > price_cents),
  weight_grams int check (weight_grams >= 0),
  image_id bigint references retail.product_images on delete set null,
  position smallint not null,
  is_active boolean not null default true,
  -- Taken out of the product; orders still name it.
  removed_at timestamptz,
  created_at timestamptz not null
);
create unique index variants_sku on retail.variants (seller_id, sku) where removed_at is null;
create unique index variants_stock on retail.variants (stock_id);
create index variants_product on retail.variants (product_id, position, id) where removed_at is null;
create index variants_image on retail.variants (image_id) where image_id is not null;

-- What a variant has cost from when on, deals included: the lowest price of 30 days is read from here.
create table retail.price_history (
  variant_id bigint not null references retail.variants on delete cascade,
  price_cents bigint not null check (price_cents >= 0),
  since timestamptz not null,
  primary key (variant_id, since)
);

create table retail.questions (
  id bigint generated always as identity primary key,
  product_id bigint not null references retail.products,
  seller_id bigint not null references identity.users,
  asker_id bigint not null references identity.users,
  text text not null check (length(text) between 1 and 500),
  answer text check (length(answer) between 1 and 1000),
  asked_at timestamptz not null,
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index questions_product on retail.questions (product_id, id desc);
create index questions_seller on retail.questions (seller_id, (answer is null) desc, id desc);
create index questions_asker on retail.questions (asker_id, id desc);

-- A product sold for less for some time: by a percentage of every variant's price, or for a price of its own.
create table retail.deals (
  id bigint generated always as identity primary key,
  product_id bigint not null references retail.products,
  seller_id bigint not null references identity.users,
  title text not null check (length(title) between 1 and 120),
  description text not null default '' check (length(description) <= 1000),
  percent smallint check (percent between 1 and 100),
  deal_cents bigint check (deal_cents >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null check (state in ('scheduled', 'running', 'ended', 'withdrawn')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (starts_at < ends_at),
  check ((percent is null) <> (deal_cents is null)),
  -- A product has one deal at a time, whoever asks first.
  constraint deals_one_at_a_time exclude using gist (product_id with =, tstzrange(starts_at, ends_at) with &&)
    where (state in ('scheduled', 'running'))
);
create index deals_seller on retail.deals (seller_id, id desc) where state <> 'withdrawn';
create index deals_product on retail.deals (product_id, ends_at desc) where state in ('scheduled', 'running');

-- Retail ads of private people are found among the classified ones; this address is the products'.
update search.documents set path = replace(path, '/product-details/retail/', '/product-details/classified/')
where kind = 'classifieds.ad' and module = 'retail';
