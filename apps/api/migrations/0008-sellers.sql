create schema sellers;

-- One business per selling account.
create table sellers.business_profiles (
  id bigint generated always as identity primary key,
  user_id bigint not null unique references identity.users,
  business_name text not null check (length(business_name) between 1 and 100),
  slug text not null check (slug <> ''),
  module text not null check (module in ('retail', 'booking', 'classified')),
  seller_type text not null,
  category_id bigint references catalogue.categories,
  logo_file_id bigint references media.files,
  description text,
  website text,
  abn text check (abn ~ '^\d{11}$'),
  contact_name text,
  country_code text,
  phone text,
  address jsonb,
  service_radius_km int check (service_radius_km >= 0),
  has_delivery boolean not null default false,
  has_pickup boolean not null default false,
  delivery_fee_cents bigint check (delivery_fee_cents >= 0),
  min_order_cents bigint check (min_order_cents >= 0),
  prep_minutes int check (prep_minutes >= 0),
  -- What somebody wrote who registered his interest.
  lead_message text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index business_profiles_slug on sellers.business_profiles (module, slug);
create index business_profiles_category on sellers.business_profiles (category_id);
create index business_profiles_logo on sellers.business_profiles (logo_file_id);

create table sellers.business_sub_categories (
  business_id bigint not null references sellers.business_profiles on delete cascade,
  category_id bigint not null references catalogue.categories,
  primary key (business_id, category_id)
);
create index business_sub_categories_category on sellers.business_sub_categories (category_id);

-- Days without a row are closed. Minutes since midnight of the seller's zone, past 1440 on the next day.
create table sellers.opening_hours (
  business_id bigint not null references sellers.business_profiles on delete cascade,
  weekday int not null check (weekday between 1 and 7),
  opens_minute int not null check (opens_minute between 0 and 1410 and opens_minute % 30 = 0),
  closes_minute int not null check (closes_minute % 30 = 0),
  primary key (business_id, weekday),
  check (closes_minute > opens_minute and closes_minute <= opens_minute + 1440)
);

create table sellers.certificates (
  id bigint generated always as identity primary key,
  business_id bigint not null references sellers.business_profiles on delete cascade,
  title text not null,
  issuer text,
  issued_on date,
  expires_on date,
  file_id bigint not null references media.files,
  state text not null check (state in ('pending', 'verified', 'rejected')),
  created_at timestamptz not null,
  check (issued_on <= expires_on)
);
create index certificates_business on sellers.certificates (business_id, id desc);
create index certificates_file on sellers.certificates (file_id);
create index certificates_pending on sellers.certificates (id) where state = 'pending';

create table sellers.brochures (
  id bigint generated always as identity primary key,
  business_id bigint not null references sellers.business_profiles on delete cascade,
  title text not null,
  file_id bigint not null references media.files,
  created_at timestamptz not null
);
create index brochures_business on sellers.brochures (business_id, id desc);
create index brochures_file on sellers.brochures (file_id);

create table sellers.gallery_images (
  id bigint generated always as identity primary key,
  business_id bigint not null references sellers.business_profiles on delete cascade,
  file_id bigint not null references media.files,
  caption text,
  position int not null,
  created_at timestamptz not null
);
create index gallery_images_business on sellers.gallery_images (business_id, position, id);
create index gallery_images_file on sellers.gallery_images (file_id);

create table sellers.portfolio_folders (
  id bigint generated always as identity primary key,
  business_id bigint not null references sellers.business_profiles on delete cascade,
  folder_name text not null,
  description text,
  created_at timestamptz not null
);
create index portfolio_folders_business on sellers.portfolio_folders (business_id, id desc);

create table sellers.portfolio_images (
  id bigint generated always as identity primary key,
  folder_id bigint not null references sellers.portfolio_folders on delete cascade,
  file_id bigint not null references media.files,
  position int not null,
  created_at timestamptz not null
);
create index portfolio_images_folder on sellers.portfolio_images (folder_id, position, id);
create index portfolio_images_file on sellers.portfolio_images (file_id);

-- Papers for the admin's eyes; their files are private.
create table sellers.documents (
  id bigint generated always as identity primary key,
  business_id bigint not null references sellers.business_profiles on delete cascade,
  type text not null check (type in ('identity', 'insurance', 'licence', 'registration', 'other')),
  file_id bigint not null references media.files,
  state text not null check (state in ('pending', 'verified', 'rejected')),
  created_at timestamptz not null
);
create index documents_business on sellers.documents (business_id, id desc);
create index documents_file on sellers.documents (file_id);
create index documents_pending on sellers.documents (id) where state = 'pending';

create table sellers.postage_details (
  business_id bigint primary key references sellers.business_profiles on delete cascade,
  free_over_cents bigint check (free_over_cents >= 0),
  has_pickup boolean not null,
  dispatch_days int check (dispatch_days >= 0)
);

create table sellers.postage_methods (
  business_id bigint not null references sellers.postage_details on delete cascade,
  position int not null,
  name text not null,
  price_cents bigint not null check (price_cents >= 0),
  days int not null check (days >= 0),
  primary key (business_id, position)
);
