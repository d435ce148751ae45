create schema pages;

create table pages.footer_pages (
  slug text primary key,
  title text not null,
  content text not null,
  meta_title text not null,
  meta_description text not null,
  updated_at timestamptz not null
);

create table pages.faqs (
  id bigint generated always as identity primary key,
  question text not null,
  answer text not null,
  "group" text not null,
  position int not null
);
create index faqs_order on pages.faqs (position, id);

create table pages.banners (
  id bigint generated always as identity primary key,
  page_id text not null,
  category_id bigint,
  title text not null,
  image_path text not null,
  link text,
  position int not null default 0,
  starts_at timestamptz,
  ends_at timestamptz,
  created_at timestamptz not null
);
create index banners_page on pages.banners (page_id, position, id);

create table pages.contact_messages (
  id bigint generated always as identity primary key,
  name text not null,
  email citext not null,
  phone text,
  subject text not null,
  message text not null,
  is_answered boolean not null default false,
  created_at timestamptz not null
);
create index contact_messages_open on pages.contact_messages (created_at desc) where not is_answered;

create table pages.newsletter_subscribers (
  email citext primary key,
  created_at timestamptz not null
);
