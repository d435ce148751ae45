create schema favourites;

-- What a person keeps: the wishlist is for what may be bought, favourites for everything.
create table favourites.marks (
  id bigint generated always as identity primary key,
  user_id bigint not null references identity.users on delete cascade,
  list text not null check (list in ('wishlist', 'favourites')),
  kind text not null,
  subject_id bigint not null,
  created_at timestamptz not null,
  unique (user_id, list, kind, subject_id)
);
create index marks_newest on favourites.marks (user_id, list, id desc);
create index marks_subject on favourites.marks (kind, subject_id);

-- A search that its owner wants to hear of. `query` is what he sees again when he edits it;
-- the columns below are the same as a predicate, so that a new document finds its searches.
create table favourites.saved_searches (
  id bigint generated always as identity primary key,
  user_id bigint not null references identity.users on delete cascade,
  name text not null,
  module_type text not null,
  query jsonb not null,
  is_notifying boolean not null,
  module text check (module in ('classified', 'retail', 'booking', 'food')),
  category_id int,
  owner_id bigint,
  price_min_cents bigint,
  price_max_cents bigint,
  rating_min double precision,
  words tsquery,
  place_ids int[] not null,
  -- Lists of facet numbers: of each list one must hold.
  facet_groups jsonb not null,
  -- Slug → [from, to], open ends null.
  ranges jsonb not null,
  north double precision,
  south double precision,
  east double precision,
  west double precision,
  centre_lat double precision,
  centre_lng double precision,
  radius_metres double precision,
  -- What a document must have one of to be looked at by this search; chosen as rare as can be.
  anchors text[] not null check (cardinality(anchors) > 0),
  last_run_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index saved_searches_newest on favourites.saved_searches (user_id, id desc);
create index saved_searches_anchors on favourites.saved_searches using gin (anchors) with (fastupdate = off)
  where is_notifying;

-- A document is told once per search.
create table favourites.alerts (
  search_id bigint not null references favourites.saved_searches on delete cascade,
  document_id bigint not null,
  at timestamptz not null,
  primary key (search_id, document_id)
);

-- Whether a document holds the lists of facets and the ranges of a search.
create function favourites.holds(facet_ids int[], numbers jsonb, facet_groups jsonb, ranges jsonb) returns boolean
language sql immutable parallel safe as $$
  select not exists (
      select from jsonb_array_elements(facet_groups) g
      where not facet_ids && array(select value::int from jsonb_array_elements_text(g)))
    and not exists (
      select from jsonb_each(ranges) r
      where not coalesce((numbers->>r.key)::float8 between coalesce((r.value->>0)::float8, '-infinity')
        and coalesce((r.value->>1)::float8, 'infinity'), false))
$$;
