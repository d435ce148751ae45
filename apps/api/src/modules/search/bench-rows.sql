-- Fills search.documents with :rows generated listings for measuring; used with psql -v rows=200000.
-- Word frequencies fall off as in real titles: few common, many rare ones.
insert into identity.users (name, email, seller_type, status, time_zone, created_at, updated_at)
select 'Bench ' || n, 'bench-' || n || '@example.test', 'private', 'active', 'Australia/Sydney', now(), now()
from generate_series(1, 500) n on conflict do nothing;

create temporary table makes as select n, (array['Toyota','Mazda','Holden','Ford','Hyundai','Kia','Nissan','Subaru','Honda','Bosch','Ikea','Samsung','Apple','Sony','Dyson','Makita','Yamaha','Giant','Trek','Kmart'])[n] as make from generate_series(1, 20) n;
create temporary table things as select n, (array['sofa','table','chair','bike','phone','laptop','hatch','sedan','wagon','guitar','camera','drill','fridge','washer','desk','lamp','bed','mirror','tent','kayak'])[n] as thing from generate_series(1, 20) n;

insert into search.facet_values (slug, value) select 'make', make from makes on conflict do nothing;
insert into search.facet_values (slug, value)
select slug, slug || ' ' || n from unnest(array['condition','colour','fuel','body','seller']) slug, generate_series(1, 12) n on conflict do nothing;
insert into search.facet_values (slug, value) select '@place', 'suburb' || n from generate_series(1, 400) n on conflict do nothing;

insert into search.documents (kind, subject_id, module, owner_id, category_ids, title, words, facet_ids, place_ids,
  numbers, price_cents, lat, lng, spot, tier, rating, published_at, path, card)
select 'bench.thing', no, case when no % 3 = 0 then 'retail' else 'classified' end, 1 + (select min(id) from identity.users where email like 'bench-%') + no % 499,
  array[root, 100 + root * 10 + (no % 7)], title, search.weighted(title, 'category ' || root, body),
  array[(select id from search.facet_values where slug = 'make' and value = m.make)]
    || array(select id from search.facet_values where slug <> 'make' and slug <> '@place' and value in
      ('condition ' || 1 + no % 4, 'colour ' || 1 + (r1 * 12)::int % 12, 'fuel ' || 1 + no % 5, 'body ' || 1 + no % 9, 'seller ' || 1 + no % 2)),
  array(select id from search.facet_values where slug = '@place' and value = 'suburb' || 1 + no % 400),
  jsonb_build_object('year', 1990 + no % 35), 500 + (r2 * r2 * 5000000)::bigint, lat, lng, ll_to_earth(lat, lng),
  case when r3 < 0.02 then 2 when r3 < 0.06 then 1 else 0 end, (r1 * 50)::int / 10.0,
  now() - (:rows - no) * interval '20 seconds', '/thing-' || no,
  jsonb_build_object('slug', 'thing-' || no, 'title', title, 'image', 'bench/' || no || '.jpg', 'images', jsonb_build_array('bench/' || no || '.jpg'),
    'location', 'Suburb NSW 2000', 'seller', jsonb_build_object('id', no % 499, 'name', 'Seller ' || no % 499, 'image', null),
    'category', jsonb_build_object('id', root, 'name', 'Category ' || root, 'slug', 'category-' || root), 'template_slug', 'general',
    'facts', jsonb_build_array('2015', '120,000 km', 'Automatic'), 'is_sold', false)
from (
  select n as no, random() as r1, random() as r2, random() as r3, 1 + (power(random(), 2) * 20)::int % 20 as mi, 1 + (random() * 20)::int % 20 as ti,
    1 + n % 12 as root, -34.4 + random() * 1.2 as lat, 150.3 + random() * 1.2 as lng
  from generate_series(1, :rows) n
) g
join makes m on m.n = g.mi join things t on t.n = g.ti
cross join lateral (select m.make || ' ' || t.thing || ' ' || 'model' || (power(r2, 3) * 3000)::int || ' ' || (array['great','cheap','rare','new','clean'])[1 + (r3 * 1000)::int % 5] as title) tt
cross join lateral (select string_agg('w' || (power(random(), 4) * 30000)::int, ' ') as body from generate_series(1, 50 + g.no % 1)) b;
insert into search.lexicon_changes (title, keywords, module, category_id, delta)
select title, '', module, category_ids[2], 1 from search.documents where kind = 'bench.thing';
vacuum analyze search.documents;
