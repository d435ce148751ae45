-- Fills an empty, prepared database with bench.rows complete ads, as posting and approving would leave them:
-- sellers, files, images, ads, views, timers and search documents. The same rows come out of every run.
-- Before: ground.sql.

-- Sellers: one for twenty ads, every third of them a shop.
insert into identity.users (name, email, seller_type, status, profile_completed, time_zone, confirmed_at, created_at, updated_at)
select 'Seller ' || n, 'seller-' || n || '@example.test', case when n % 3 = 0 then 'retail' else 'private' end,
  'active', true, 'Australia/Sydney', now(), now() - n * interval '1 hour', now()
from generate_series(1, greatest(bench.rows() / 20, 3)) n order by n;

create table bench.sellers as
select u.id, u.name, u.seller_type, row_number() over (partition by u.seller_type order by u.id) as n
from identity.users u where u.email like 'seller-%';
create index on bench.sellers (seller_type, n);
analyze bench.sellers;

insert into sellers.business_profiles (user_id, business_name, slug, module, seller_type, created_at, updated_at)
select id, 'Shop ' || id, 'shop-' || id, 'retail', 'retail', now(), now()
from bench.sellers where seller_type = 'retail';

-- What each row is, before it is spelt out.
create table bench.made as
select g.no, l.id as leaf, l.module, l.template, s.id as owner, s.name as owner_name, p.n as place,
  1 + floor(bench.chance(g.no, 5) * 3)::int as images,
  case when bench.chance(g.no, 6) < 0.02 then 2 when bench.chance(g.no, 6) < 0.06 then 1 else 0 end as tier,
  500 + floor(power(bench.chance(g.no, 7), 3) * 5000000)::bigint as price,
  case when l.template = 'general' then bench.pick(array['new', 'like-new', 'good', 'fair', 'for-parts'], bench.chance(g.no, 8)) end as condition,
  now() - (bench.rows() - g.no) * (interval '20 days' / bench.rows()) as at,
  bench.pick(array['Toyota','Mazda','Holden','Ford','Hyundai','Kia','Nissan','Subaru','Honda','Bosch','Ikea','Samsung','Apple','Sony','Dyson','Makita','Yamaha','Giant','Trek','Kmart'], power(bench.chance(g.no, 9), 2))
    || ' ' || bench.pick(array['sofa','table','chair','bike','phone','laptop','hatch','sedan','wagon','guitar','camera','drill','fridge','washer','desk','lamp','bed','mirror','tent','kayak'], bench.chance(g.no, 10))
    || ' model' || floor(power(bench.chance(g.no, 11), 3) * 3000)::int || ' '
    || bench.pick(array['great','cheap','rare','new','clean'], bench.chance(g.no, 12)) as title
from (select n as no, case when bench.chance(n, 1) < 0.7 then 'classified' else 'retail' end as module
  from generate_series(1, bench.rows()) n) g
join bench.leaves l on l.module = g.module and l.n = floor(power(bench.chance(g.no, 2), 2) * l.of_module)
join (select seller_type, count(*) as sellers from bench.sellers group by seller_type) t
  on t.seller_type = case g.module when 'retail' then 'retail' else 'private' end
join bench.sellers s on s.seller_type = t.seller_type and s.n = 1 + floor(bench.chance(g.no, 3) * t.sellers)::bigint
join bench.places p on p.n = floor(power(bench.chance(g.no, 4), 2) * (select count(*) from bench.places));
alter table bench.made add primary key (no);
analyze bench.made;

call bench.describe();

insert into classifieds.ads (id, owner_id, module, template, category_id, title, description, price_cents, currency,
  price_type, condition, attributes, retail, address, contact_name, contact_phone, state, approved_version, tier,
  approved_at, expires_at, created_at, updated_at)
overriding system value
select m.no, m.owner, m.module, m.template, m.leaf, m.title, t.body, m.price, 'AUD', 'fixed', m.condition,
  coalesce(a.attributes, '{}'),
  case m.module when 'retail' then '{"quantity": 3, "sku": null, "brand": null, "options": {}, "salePriceCents": null, "postageCents": 995}'::jsonb end,
  jsonb_build_object('location', concat_ws(' ', p.name, p.state_code, p.postcode), 'lat', p.lat, 'lng', p.lng,
    'state', p.state, 'city', p.name, 'pincode', p.postcode, 'state_code', p.state_code, 'city_code', '',
    'country', 'Australia', 'country_code', 'AU'),
  m.owner_name, '+61491570006', 'approved',
  jsonb_build_object('title', m.title, 'description', t.body, 'categoryId', m.leaf, 'priceCents', m.price, 'imagePaths', '[]'::jsonb),
  m.tier, m.at, now() + interval '1 year', m.at, m.at
from bench.made m join bench.texts t using (no) left join bench.answered a using (no) join bench.places p on p.n = m.place
order by m.no;
select setval(pg_get_serial_sequence('classifieds.ads', 'id'), bench.rows());

insert into classifieds.ad_views (ad_id, views) select no, floor(bench.chance(no, 13) * 300)::int from bench.made where no % 2 = 0;

create table bench.pictures as
select row_number() over (order by m.no, k) as id, m.no, m.owner, k as position,
  'public/' || left(md5(m.no || '-' || k), 2) || '/' || md5(m.no || '-' || k) || '.webp' as path, m.at
from bench.made m, generate_series(1, m.images) k;

insert into media.files (id, owner_id, path, kind, type, bytes, width, height, name, created_at)
overriding system value
select id, owner, path, 'image', 'image/webp', 200000, 1200, 900, 'photo.webp', at from bench.pictures order by id;
select setval(pg_get_serial_sequence('media.files', 'id'), (select max(id) from bench.pictures));

insert into classifieds.ad_images (owner_id, file_id, path, ad_id, position, loose_since)
select owner, id, path, no, position, at from bench.pictures order by id;

insert into search.documents (kind, subject_id, module, owner_id, category_ids, title, words, facet_ids, place_ids,
  numbers, price_cents, lat, lng, spot, tier, rating, published_at, path, card)
select 'classifieds.ad', m.no, m.module, m.owner, l.path::int[], m.title,
  search.weighted(m.title, array_to_string(l.names, ' ') || ' ' || coalesce(a.words, ''), t.body),
  coalesce(f.ids, '{}'), coalesce(pi.ids, '{}'), coalesce(a.numbers, '{}'), m.price, p.lat, p.lng, ll_to_earth(p.lat, p.lng),
  m.tier, 0, m.at, '/product-details/' || m.module || '/' || s.slug || '-' || m.no,
  jsonb_build_object('slug', s.slug || '-' || m.no, 'image', shown.images->0, 'images', shown.images,
    'location', p.name || ' ' || p.state_code, 'template_slug', m.template, 'price_type', 'fixed',
    'facts', case when jsonb_array_length(coalesce(a.facts, '[]')) > 0 then a.facts else to_jsonb(array_remove(array[initcap(m.condition)], null)) end,
    'category', jsonb_build_object('id', l.id, 'name', l.name, 'slug', l.slug))
from bench.made m join bench.texts t using (no) join bench.leaves l on l.id = m.leaf
join bench.places p on p.n = m.place left join bench.place_ids pi on pi.n = m.place
left join bench.answered a using (no) left join bench.facets f using (no)
join (select no, jsonb_agg(path order by position) as images from bench.pictures group by no) shown using (no)
cross join lateral (select replace(lower(m.title), ' ', '-') as slug) s
order by m.no;

insert into search.lexicon_changes (title, keywords, module, category_id, delta)
select m.title, '', m.module, m.leaf, 1 from bench.made m order by m.no;

-- Every public ad has its timer booked.
select count(*) from (
  select graphile_worker.add_jobs(array_agg(row('life-timer',
    json_build_object('life', 'classifieds.ad', 'subjectId', m.no, 'move', 'expire'), null::text, now() + interval '1 year',
    12, 'timer:classifieds.ad:' || m.no, null::int, null::text[])::graphile_worker.job_spec))
  from bench.made m group by m.no / 5000) booked;

-- Who posts while it is measured, with a session each; the token's digest is what is stored of it.
insert into identity.users (name, email, seller_type, status, profile_completed, time_zone, confirmed_at, created_at, updated_at)
select 'Poster ' || n, 'poster-' || n || '@example.test', 'private', 'active', true, 'Australia/Sydney', now(), now(), now()
from generate_series(1, 40) n order by n;
insert into identity.sessions (user_id, token_digest, created_at, authenticated_at, last_used_at, expires_at)
select id, encode(sha256(('bench-' || substr(split_part(email::text, '@', 1), 8))::bytea), 'hex'), now(), now(), now(), now() + interval '1 year'
from identity.users where email like 'poster-%';
insert into settings.settings (key, value, updated_at) values ('privateAdLimit', '10000', now());

drop schema bench cascade;
