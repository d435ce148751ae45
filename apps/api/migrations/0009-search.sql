create schema search;

-- Lower case without accents, every run of other characters one space; the same for what is stored and asked.
create function search.plain(value text) returns text
language sql immutable parallel safe as $$
  select trim(regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, coalesce(value, ''))), '[^[:alnum:]]+', ' ', 'g'))
$$;

-- Title, keywords and text by weight. Only the start of long texts is searched, so that rows stay small.
create function search.weighted(title text, keywords text, body text) returns tsvector
language sql immutable parallel safe as $$
  select setweight(to_tsvector('pg_catalog.english', search.plain(title)), 'A')
      || setweight(to_tsvector('pg_catalog.english', search.plain(keywords)), 'B')
      || setweight(to_tsvector('pg_catalog.english', search.plain(left(body, 3000))), 'C')
$$;

-- All words, stemmed; where the last one is only begun, any of its endings.
create function search.query_of(keyword text, endings text[] default '{}') returns tsquery
language sql immutable parallel safe as $$
  select case when endings = '{}' then plainto_tsquery('pg_catalog.english', search.plain(keyword))
    else plainto_tsquery('pg_catalog.english', search.plain(keyword))
      && to_tsquery('pg_catalog.english', search.plain(endings[1])
        || array_to_string(array(select ' | ' || search.plain(e) from unnest(endings[2:]) e), '')) end
$$;

-- Values of facets by number, so that documents hold and count small integers. Numbers are never reused.
create table search.facet_values (
  id int generated always as identity primary key,
  slug text not null,
  value text not null,
  unique (slug, value)
);

-- One row per thing that can be found.
create table search.documents (
  id bigint generated always as identity primary key,
  kind text not null,
  subject_id bigint not null,
  module text not null check (module in ('classified', 'retail', 'booking', 'food')),
  owner_id bigint not null references identity.users on delete cascade,
  category_ids int[] not null,
  root_id int generated always as (category_ids[1]) stored,
  branch_id int generated always as (category_ids[2]) stored,
  title text not null,
  words tsvector not null,
  facet_ids int[] not null,
  place_ids int[] not null,
  numbers jsonb not null,
  price_cents bigint check (price_cents >= 0),
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  spot cube,
  tier smallint not null check (tier between 0 and 2),
  rating double precision not null check (rating between 0 and 5),
  published_at timestamptz not null,
  -- Text search looks lane by lane, paid tiers first and then the newest, so that its cost does not grow with the table.
  lane int generated always as (
    case tier when 0 then (id >> 13)::int else tier * 100000000 + (id >> 17)::int end) stored,
  path text not null,
  card jsonb not null,
  check ((lat is null) = (lng is null)),
  check ((lat is null) = (spot is null)),
  unique (kind, subject_id)
);
alter table search.documents alter column words set statistics 1000;

create index documents_recent on search.documents (tier desc, published_at desc, id desc);
create index documents_rated on search.documents (tier desc, rating desc, id desc);
create index documents_cheap on search.documents (tier desc, (-coalesce(price_cents, 9007199254740991)) desc, id desc);
create index documents_dear on search.documents (tier desc, (coalesce(price_cents, -1)) desc, id desc);
create index documents_module_recent on search.documents (module, tier desc, published_at desc, id desc);
create index documents_module_rated on search.documents (module, tier desc, rating desc, id desc);
create index documents_module_cheap on search.documents (module, tier desc, (-coalesce(price_cents, 9007199254740991)) desc, id desc);
create index documents_module_dear on search.documents (module, tier desc, (coalesce(price_cents, -1)) desc, id desc);
create index documents_root_recent on search.documents (root_id, tier desc, published_at desc, id desc);
create index documents_root_rated on search.documents (root_id, tier desc, rating desc, id desc);
create index documents_root_cheap on search.documents (root_id, tier desc, (-coalesce(price_cents, 9007199254740991)) desc, id desc);
create index documents_root_dear on search.documents (root_id, tier desc, (coalesce(price_cents, -1)) desc, id desc);
create index documents_branch_recent on search.documents (branch_id, tier desc, published_at desc, id desc);
create index documents_branch_rated on search.documents (branch_id, tier desc, rating desc, id desc);
create index documents_branch_cheap on search.documents (branch_id, tier desc, (-coalesce(price_cents, 9007199254740991)) desc, id desc);
create index documents_branch_dear on search.documents (branch_id, tier desc, (coalesce(price_cents, -1)) desc, id desc);
create index documents_owner on search.documents (owner_id, tier desc, published_at desc, id desc);
-- No pending list: reads must not pay for writes that came before them.
create index documents_words on search.documents using gin (words, lane, facet_ids, place_ids, category_ids) with (fastupdate = off);
-- Boxes and circles, whose size the statistics of both columns tell; nearest first inside a tier.
create index documents_lat_lng on search.documents (lat, lng);
create index documents_spot on search.documents using gist (tier, spot);

-- Titles on their way into or out of the lexicon; a job folds them in, so that publishing never waits for a hot word.
create table search.lexicon_changes (
  id bigint generated always as identity primary key,
  title text not null,
  keywords text not null,
  module text not null,
  category_id int,
  delta smallint not null check (delta in (-1, 1))
);

-- Words of titles and keywords; a misspelt word is looked up by what remains after leaving out one letter.
create table search.words (
  word text primary key,
  documents int not null check (documents >= 0),
  variants text[] not null
);
create index words_variants on search.words using gin (variants);
create index words_trigrams on search.words using gin (word gin_trgm_ops);

-- Runs of one to three words of titles: what autocomplete offers.
create table search.phrases (
  phrase text primary key,
  documents int not null check (documents >= 0)
);
create index phrases_1 on search.phrases (left(phrase, 1), documents desc, phrase);
create index phrases_2 on search.phrases (left(phrase, 2), documents desc, phrase);
create index phrases_3 on search.phrases (left(phrase, 3), documents desc, phrase);
create index phrases_5 on search.phrases (left(phrase, 5), documents desc, phrase);
create index phrases_8 on search.phrases (left(phrase, 8), documents desc, phrase);

-- Categories that hold something, by the name that their documents carry.
create table search.category_names (
  category_id int primary key,
  module text not null,
  name text not null,
  slug text not null,
  plain text not null,
  documents int not null default 0
);

-- What people search for: words and counts, never who.
create table search.popular_queries (
  keyword text not null,
  module text not null,
  category_id int not null,
  searches int not null,
  heat double precision not null,
  primary key (keyword, module, category_id)
);
create index popular_queries_hottest on search.popular_queries (heat desc);
create index popular_queries_module on search.popular_queries (module, heat desc);
create index popular_queries_prefix on search.popular_queries (keyword text_pattern_ops);

-- The latest things a viewer has looked at: `user:<id>` or `device:<cookie>`.
create table search.views (
  viewer text not null,
  kind text not null,
  subject_id bigint not null,
  viewed_at timestamptz not null,
  primary key (viewer, kind, subject_id)
);
create index views_latest on search.views (viewer, viewed_at desc);

-- Views that fade with time, kept as a logarithm so that an old row needs no update to be compared with a new one.
create table search.popularity (
  document_id bigint primary key references search.documents on delete cascade,
  module text not null,
  root_id int,
  heat double precision not null
);
create index popularity_hottest on search.popularity (heat desc);
create index popularity_module on search.popularity (module, heat desc);
create index popularity_root on search.popularity (root_id, heat desc);
