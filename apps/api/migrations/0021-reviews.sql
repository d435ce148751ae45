create schema reviews;

-- What a person says of a thing or of the other side of a deal, once per person, thing and deal.
create table reviews.reviews (
  id bigint generated always as identity primary key,
  kind text not null,
  subject_id bigint not null,
  deal_kind text not null,
  deal_id bigint not null,
  author_id bigint not null references identity.users,
  -- Who is reviewed: he reads it, is told of it and may reply once.
  reviewed_id bigint not null references identity.users,
  -- The other side of the deal writes too; neither is published before both are there, or time has passed.
  is_mutual boolean not null,
  rating smallint not null check (rating between 1 and 5),
  title text check (length(title) between 1 and 120),
  comment text not null check (length(comment) between 1 and 4000),
  state text not null check (state in ('waiting', 'published', 'hidden')),
  hidden_because text,
  reply text check (length(reply) between 1 and 2000),
  replied_at timestamptz,
  reply_changed_at timestamptz,
  published_at timestamptz,
  edited_at timestamptz,
  created_at timestamptz not null,
  check (author_id <> reviewed_id),
  check (state <> 'published' or published_at is not null),
  check ((reply is null) = (replied_at is null))
);
create unique index reviews_once on reviews.reviews (author_id, kind, subject_id, deal_kind, deal_id);
create index reviews_subject on reviews.reviews (kind, subject_id, published_at desc, id desc) where state = 'published';
create index reviews_received on reviews.reviews (reviewed_id, published_at desc, id desc) where state = 'published';
create index reviews_written on reviews.reviews (author_id, id desc);
create index reviews_deal on reviews.reviews (deal_kind, deal_id) where is_mutual;

create table reviews.images (
  id bigint generated always as identity primary key,
  review_id bigint not null references reviews.reviews on delete cascade,
  file_id bigint not null references media.files,
  path text not null,
  unique (review_id, path)
);
create index images_file on reviews.images (file_id);

-- Published reviews of a thing by their stars; also of a person, under the kind identity.user, for all he received.
create table reviews.summaries (
  kind text not null,
  subject_id bigint not null,
  stars_1 int not null default 0 check (stars_1 >= 0),
  stars_2 int not null default 0 check (stars_2 >= 0),
  stars_3 int not null default 0 check (stars_3 >= 0),
  stars_4 int not null default 0 check (stars_4 >= 0),
  stars_5 int not null default 0 check (stars_5 >= 0),
  primary key (kind, subject_id)
) with (fillfactor = 70);

create table reviews.likes (
  review_id bigint not null references reviews.reviews on delete cascade,
  user_id bigint not null references identity.users on delete cascade,
  at timestamptz not null,
  primary key (review_id, user_id)
);
create index likes_user on reviews.likes (user_id);

create table reviews.reports (
  id bigint generated always as identity primary key,
  review_id bigint not null references reviews.reviews on delete cascade,
  reporter_id bigint not null references identity.users,
  reason text not null,
  comment text,
  state text not null check (state in ('open', 'resolved', 'dismissed')),
  created_at timestamptz not null,
  closed_at timestamptz,
  check ((state = 'open') = (closed_at is null))
);
create unique index reports_once on reviews.reports (review_id, reporter_id);
create index reports_open on reviews.reports (created_at, id) where state = 'open';
create index reports_reporter on reviews.reports (reporter_id);
