-- Fills an empty, prepared database with bench.rows complete products of shops, as the sellers' and the admins' verbs
-- would leave them: shops that post and are paid out, files, images, variants with stock and prices, search documents;
-- and with as many buyers as products, each with a session. The same rows come out of every run.
-- Before: ground.sql.

-- Ids of different tables never look alike, so that the recorder knows which number in a statement is which row.
do $$
declare
  counted record;
  number bigint := 0;
begin
  for counted in
    select pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name) as sequence
    from information_schema.columns
    where is_identity = 'YES' and data_type = 'bigint'
      and table_schema in ('identity', 'sellers', 'media', 'locations', 'platform', 'availability', 'payments', 'retail', 'sales', 'simulated')
    order by 1
  loop
    number := number + 1;
    perform setval(counted.sequence, number * 1000000000);
  end loop;
end $$;

-- Shops: one for fifty products, in one place each, with two ways of posting.
insert into identity.users (name, email, seller_type, status, profile_completed, time_zone, confirmed_at, created_at, updated_at)
select 'Shop ' || n, 'shop-' || n || '@example.test', 'retail', 'active', true, 'Australia/Sydney', now(),
  now() - n * interval '1 hour', now()
from generate_series(1, greatest(bench.rows() / 50, 3)) n order by n;

create table bench.shops as
select u.id, row_number() over (order by u.id) as n, u.name,
  floor(power(bench.chance(row_number() over (order by u.id), 4), 2) * (select count(*) from bench.places))::int as place
from identity.users u where u.email like 'shop-%';

insert into sellers.business_profiles (user_id, business_name, slug, module, seller_type, is_gst_registered, address,
  created_at, updated_at)
select s.id, s.name, 'shop-' || s.n, 'retail', 'retail', true,
  jsonb_build_object('location', concat_ws(' ', p.name, p.state_code, p.postcode), 'lat', p.lat, 'lng', p.lng,
    'state', p.state, 'city', p.name, 'pincode', p.postcode, 'state_code', p.state_code, 'city_code', '',
    'country', 'Australia', 'country_code', 'AU'), now(), now()
from bench.shops s join bench.places p on p.n = s.place order by s.n;

insert into sellers.postage_details (business_id, free_over_cents, has_pickup, dispatch_days)
select b.id, 1000000000, true, 2 from sellers.business_profiles b order by b.id;
insert into sellers.postage_methods (business_id, position, name, price_cents, days)
select b.id, m.* from sellers.business_profiles b,
  (values (1, 'Standard', 950, 3), (2, 'Express', 1400, 1)) m (position, name, price_cents, days) order by b.id, 2;

insert into payments.payout_accounts (seller_id, provider, account_ref, method, may_charge, may_be_paid_out, is_chosen,
  created_at, updated_at)
select id, 'simulated-card', 'acct_' || n, 'card', true, true, true, now(), now() from bench.shops order by n;

-- What each product is, before it is spelt out.
create table bench.made as
select g.no, l.id as leaf, l.module, s.id as owner, s.n as shop, s.place,
  1 + floor(bench.chance(g.no, 5) * 3)::int as images,
  case when bench.chance(g.no, 14) < 0.6 then 1 else 3 end as variants,
  case when bench.chance(g.no, 6) < 0.02 then 2 when bench.chance(g.no, 6) < 0.06 then 1 else 0 end as tier,
  500 + floor(power(bench.chance(g.no, 7), 3) * 100000)::bigint as price,
  case when bench.chance(g.no, 8) < 0.9 then 'new' else 'like-new' end as condition,
  now() - (bench.rows() - g.no) * (interval '20 days' / bench.rows()) as at,
  brand,
  brand || ' '
    || bench.pick(array['sofa','table','chair','bike','phone','laptop','kettle','pan','knife','guitar','camera','drill','fridge','washer','desk','lamp','bed','mirror','tent','kayak'], bench.chance(g.no, 10))
    || ' model' || floor(power(bench.chance(g.no, 11), 3) * 3000)::int || ' '
    || bench.pick(array['great','cheap','rare','new','clean'], bench.chance(g.no, 12)) as title
from (select n as no,
    bench.pick(array['Bosch','Ikea','Samsung','Apple','Sony','Dyson','Makita','Yamaha','Giant','Trek','Kupfer','Breville'], power(bench.chance(n, 9), 2)) as brand
  from generate_series(1, bench.rows()) n) g
join bench.leaves l on l.module = 'retail' and l.n = floor(power(bench.chance(g.no, 2), 2) * l.of_module)
join bench.shops s on s.n = 1 + floor(bench.chance(g.no, 3) * (select count(*) from bench.shops))::bigint;
alter table bench.made add primary key (no);
analyze bench.made;

call bench.describe();

create table bench.pictures as
select row_number() over (order by m.no, k) as n, m.no, m.owner, k as position, m.at,
  'public/' || left(md5(m.no || '-' || k), 2) || '/' || md5(m.no || '-' || k) || '.webp' as path
from bench.made m, generate_series(1, m.images) k;

create table bench.shown as
select no, jsonb_agg(path order by position) as images from bench.pictures group by no;
alter table bench.shown add primary key (no);

insert into retail.products (seller_id, category_id, title, description, brand, condition, attributes, option_names,
  currency, state, approved_version, approved_at, tier, created_at, updated_at)
select m.owner, m.leaf, m.title, t.body, m.brand, m.condition, coalesce(a.attributes, '{}'),
  case when m.variants > 1 then array['Colour'] else '{}' end, 'AUD', 'approved',
  jsonb_build_object('title', m.title, 'description', t.body, 'categoryId', m.leaf, 'brand', m.brand, 'imagePaths', s.images),
  m.at, m.tier, m.at, m.at
from bench.made m join bench.texts t using (no) join bench.shown s using (no) left join bench.answered a using (no)
order by m.no;

create table bench.products as
select row_number() over (order by id) as no, id from retail.products;
alter table bench.products add primary key (no);

insert into media.files (owner_id, path, kind, type, bytes, width, height, name, created_at)
select owner, path, 'image', 'image/webp', 200000, 1200, 900, 'photo.webp', at from bench.pictures order by n;

insert into retail.product_images (owner_id, file_id, path, product_id, position, loose_since)
select i.owner, f.id, i.path, p.id, i.position - 1, i.at
from bench.pictures i join bench.products p using (no)
join (select row_number() over (order by id) as n, id from media.files) f using (n) order by i.n;

-- Variants: each buyer has one of their own, well stocked.
create table bench.variants as
select row_number() over (order by m.no, k) as n, m.no, m.owner, m.at, k as position, m.price + (k - 1) * 200 as price,
  case when m.variants > 1 then jsonb_build_object('Colour', (array['Red', 'Blue', 'Black'])[k]) else '{}' end as options
from bench.made m, generate_series(1, m.variants) k;

insert into availability.stocks (on_hand) select 1000 from bench.variants;
insert into availability.stock_moves (stock_id, delta, reason, at)
select id, on_hand, 'opening', now() from availability.stocks order by id;

insert into retail.variants (product_id, seller_id, stock_id, sku, options, price_cents, weight_grams, position, created_at)
select p.id, v.owner, s.id, 'SKU-' || v.n, v.options, v.price, 500, v.position, v.at
from bench.variants v join bench.products p using (no)
join (select row_number() over (order by id) as n, id from availability.stocks) s using (n) order by v.n;

insert into retail.price_history (variant_id, price_cents, since)
select id, price_cents, created_at from retail.variants order by id;

-- Beside what its category asks, a product is filtered by brand, options and whether it can be had.
create table bench.house_facets as
select no, 'brand' as slug, brand as value from bench.made
union all select no, 'availability', 'in-stock' from bench.made
union all select no, 'colour', options->>'Colour' from bench.variants where options ? 'Colour';
insert into search.facet_values (slug, value) select distinct slug, value from bench.house_facets on conflict do nothing;
analyze search.facet_values;

create table bench.all_facets as
select no, array_agg(distinct id order by id) as ids from (
  select no, unnest(ids) as id from bench.facets
  union all
  select h.no, f.id from bench.house_facets h join search.facet_values f using (slug, value)
) found group by no;
alter table bench.all_facets add primary key (no);

create table bench.option_words as
select no, string_agg('SKU-' || n || ' ' || coalesce(options->>'Colour', ''), ' ' order by n) as words from bench.variants group by no;
alter table bench.option_words add primary key (no);

insert into search.documents (kind, subject_id, module, owner_id, category_ids, title, words, facet_ids, place_ids,
  numbers, price_cents, lat, lng, spot, tier, rating, published_at, path, card)
select 'retail.product', i.id, 'retail', m.owner, l.path::int[], m.title,
  search.weighted(m.title, concat_ws(' ', array_to_string(l.names, ' '), m.brand, a.words, o.words), t.body),
  f.ids, coalesce(pi.ids, '{}'), coalesce(a.numbers, '{}'), m.price, p.lat, p.lng, ll_to_earth(p.lat, p.lng),
  m.tier, 0, m.at, '/product-details/retail/' || s.slug || '-' || i.id,
  jsonb_build_object('slug', s.slug || '-' || i.id, 'image', shown.images->0, 'images', shown.images,
    'location', p.name || ' ' || p.state_code, 'price_type', 'fixed', 'was_price_cents', null, 'is_deal', false,
    'is_sold_out', false, 'rating_count', 0,
    'facts', to_jsonb(array_remove(array[m.brand, case m.condition when 'new' then null else 'Like new' end], null)),
    'seller', jsonb_build_object('id', m.owner, 'name', 'Shop ' || m.shop, 'image', null, 'slug', 'shop-' || m.shop),
    'category', jsonb_build_object('id', l.id, 'name', l.name, 'slug', l.slug))
from bench.made m join bench.products i using (no) join bench.texts t using (no) join bench.shown using (no)
join bench.all_facets f using (no) join bench.option_words o using (no)
join bench.leaves l on l.id = m.leaf join bench.places p on p.n = m.place left join bench.place_ids pi on pi.n = m.place
left join bench.answered a using (no)
cross join lateral (select replace(lower(m.title), ' ', '-') as slug) s
order by m.no;

insert into search.lexicon_changes (title, keywords, module, category_id, delta)
select m.title, '', m.module, m.leaf, 1 from bench.made m order by m.no;

-- Each buyer buys once; the token's digest is what is stored of it.
insert into identity.users (name, email, seller_type, status, profile_completed, time_zone, confirmed_at, created_at, updated_at)
select 'Buyer ' || n, 'buyer-' || n || '@example.test', 'private', 'active', true, 'Australia/Sydney', now(), now(), now()
from generate_series(1, bench.rows()) n order by n;
insert into identity.sessions (user_id, token_digest, created_at, authenticated_at, last_used_at, expires_at)
select id, encode(sha256(split_part(email::text, '@', 1)::bytea), 'hex'), now(), now(), now(), now() + interval '1 year'
from identity.users where email like 'buyer-%' order by id;

drop schema bench cascade;
