-- Fills an empty, prepared database with bench.rows people of salons, ten of them in each, who work every day and do five
-- services, as the sellers' verbs would leave them: businesses that are paid out, terms, prices, search documents; and with
-- as many customers as people, each with a session. The same rows come out of every run.
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
    where is_identity = 'YES' and data_type = 'bigint' and table_schema in ('identity', 'sellers', 'platform',
      'availability', 'appointments', 'bookings', 'payments', 'sales', 'simulated')
    order by 1
  loop
    number := number + 1;
    perform setval(counted.sequence, number * 1000000000);
  end loop;
end $$;

insert into identity.users (name, email, seller_type, status, profile_completed, time_zone, confirmed_at, created_at, updated_at)
select 'Salon ' || n, 'salon-' || n || '@example.test', 'beauty', 'active', true, 'Australia/Sydney', now(), now(), now()
from generate_series(1, bench.rows() / 10) n order by n;

create table bench.salons as
select u.id, row_number() over (order by u.id) as n, u.name,
  floor(power(bench.chance(row_number() over (order by u.id), 4), 2) * (select count(*) from bench.places))::int as place
from identity.users u where u.email like 'salon-%';

-- The categories beneath Beauty.
create table bench.crafts as
select c.id, c.name, c.slug, c.parent_id, top.name as top_name, row_number() over (order by c.id) - 1 as n, count(*) over () as of_all
from catalogue.categories c join catalogue.categories top on top.id = c.parent_id
where c.module = 'booking' and top.slug = 'beauty';

insert into sellers.business_profiles (user_id, business_name, slug, module, seller_type, category_id, is_gst_registered,
  address, created_at, updated_at)
select s.id, s.name, 'salon-' || s.n, 'booking', 'beauty', (select parent_id from bench.crafts limit 1), true,
  jsonb_build_object('location', concat_ws(' ', p.name, p.state_code, p.postcode), 'lat', p.lat, 'lng', p.lng,
    'state', p.state, 'city', p.name, 'pincode', p.postcode, 'state_code', p.state_code, 'city_code', '',
    'country', 'Australia', 'country_code', 'AU'), now(), now()
from bench.salons s join bench.places p on p.n = s.place order by s.n;

insert into payments.payout_accounts (seller_id, provider, account_ref, method, may_charge, may_be_paid_out, is_chosen,
  created_at, updated_at)
select id, 'simulated-card', 'acct_' || n, 'card', true, true, true, now(), now() from bench.salons order by n;

insert into bookings.terms (seller_id, payment, deposit_percent, confirmation, answer_hours, cancellation, no_show_percent, updated_at)
select id, 'at-booking', 20, 'at-once', 48, 'moderate', 0, now() from bench.salons order by n;

insert into availability.resources (owner_id, kind, name, position, created_at)
select s.id, 'person', 'Person ' || k, k, now() from bench.salons s, generate_series(1, 10) k order by s.n, k;
insert into availability.rosters (resource_id, weekday, opens_minute, closes_minute)
select r.id, day, 540, 1020 from availability.resources r, generate_series(1, 7) day;
insert into appointments.people (resource_id, languages, is_woman)
select id, array['English', bench.pick(array['Arabic', 'Greek', 'Hindi', 'Mandarin'], bench.chance(id, 1))], bench.chance(id, 2) < 0.7
from availability.resources;

create table bench.offers as
select row_number() over (order by s.n, k) as no, s.id as seller, s.n as salon, s.place, k, c.id as category, c.parent_id,
  c.name as category_name, c.slug as category_slug, c.top_name,
  2000 + floor(power(bench.chance(s.n * 5 + k, 7), 3) * 30000)::bigint as price,
  now() - (bench.rows() - s.n * 5 - k) * (interval '20 days' / bench.rows()) as at,
  bench.pick(array['Cut', 'Colour', 'Nails', 'Facial', 'Brows', 'Lashes'], bench.chance(s.n * 5 + k, 8)) || ' number ' || k as name
from bench.salons s cross join generate_series(1, 5) k
join bench.crafts c on c.n = floor(bench.chance(s.n * 5 + k, 9) * c.of_all);

insert into appointments.services (seller_id, category_id, name, description, price_kind, price_cents, currency,
  duration_minutes, place, needs_place, most_people, position, created_at, updated_at)
select seller, category, name, 'Done with care.', 'fixed', price, 'AUD', 60, 'business', 'none', 1 + k, k, at, at
from bench.offers order by no;
create table bench.services as
select row_number() over (order by id) as no, id from appointments.services;
insert into appointments.price_history (service_id, price_cents, since)
select id, price_cents, created_at from appointments.services order by id;

-- Who does it and where, as documents are found by it: the people of a salon do all of its services.
create table bench.said as
select o.no, v.slug, v.value from bench.offers o cross join lateral (
  select 'place' as slug, 'business' as value
  union select 'languages', unnest(p.languages) from availability.resources r join appointments.people p on p.resource_id = r.id
    where r.owner_id = o.seller
  union select 'women', 'a-woman' from availability.resources r join appointments.people p on p.resource_id = r.id
    where r.owner_id = o.seller and p.is_woman) v;
insert into search.facet_values (slug, value) select distinct slug, value from bench.said on conflict do nothing;
analyze search.facet_values;

insert into search.documents (kind, subject_id, module, owner_id, category_ids, title, words, facet_ids, place_ids,
  numbers, price_cents, lat, lng, spot, tier, rating, published_at, path, card)
select 'appointments.service', i.id, 'booking', o.seller, array[o.parent_id, o.category]::int[], o.name,
  search.weighted(o.name, concat_ws(' ', o.top_name, o.category_name, 'Salon ' || o.salon), 'Done with care.'),
  (select array_agg(f.id order by f.id) from bench.said s join search.facet_values f using (slug, value) where s.no = o.no),
  '{}', jsonb_build_object('minutes', 60, 'people', 1 + o.k), o.price, p.lat, p.lng, ll_to_earth(p.lat, p.lng), 0, 0, o.at,
  '/business-detail/beauty/salon-' || o.salon || '?service=' || i.id,
  jsonb_build_object('slug', 'service-' || i.id, 'image', null, 'images', '[]'::jsonb, 'price_type', 'fixed',
    'location', p.name || ' ' || p.state_code, 'was_price_cents', null, 'is_deal', false, 'rating_count', 0,
    'facts', jsonb_build_array('60 min'),
    'seller', jsonb_build_object('id', o.seller, 'name', 'Salon ' || o.salon, 'image', null, 'slug', 'salon-' || o.salon),
    'category', jsonb_build_object('id', o.category, 'name', o.category_name, 'slug', o.category_slug))
from bench.offers o join bench.services i using (no) join bench.places p on p.n = o.place order by o.no;

-- Each customer books once, a person of their own; the token's digest is what is stored of it.
insert into identity.users (name, email, seller_type, status, profile_completed, time_zone, confirmed_at, created_at, updated_at)
select 'Customer ' || n, 'customer-' || n || '@example.test', 'private', 'active', true, 'Australia/Sydney', now(), now(), now()
from generate_series(1, bench.rows()) n order by n;
insert into identity.sessions (user_id, token_digest, created_at, authenticated_at, last_used_at, expires_at)
select id, encode(sha256(split_part(email::text, '@', 1)::bytea), 'hex'), now(), now(), now(), now() + interval '1 year'
from identity.users where email like 'customer-%' order by id;

drop schema bench cascade;
