-- 200 businesses with ten people each, who work five days a week and have two bookings on nearly every one of 90 days.
insert into identity.users (name, email, seller_type, status, profile_completed, time_zone, confirmed_at, created_at, updated_at)
select 'Salon ' || n, 'salon-' || n || '@example.test', 'beauty', 'active', true, 'Australia/Sydney', now(), now(), now()
from generate_series(1, 200) n order by n;
insert into sellers.business_profiles (user_id, business_name, slug, module, seller_type, created_at, updated_at)
select id, name, 'salon-' || id, 'booking', 'beauty', now(), now() from identity.users where email like 'salon-%' order by id;
insert into availability.resources (owner_id, kind, name, position, created_at)
select u.id, 'person', 'Person ' || n, n, now() from identity.users u, generate_series(1, 10) n
where u.email like 'salon-%' order by u.id, n;
insert into availability.rosters (resource_id, weekday, opens_minute, closes_minute)
select r.id, (r.position + day) % 7 + 1, 540, 1020 from availability.resources r, generate_series(0, 4) day;
insert into availability.time_claims (resource_id, during, state, for_kind, for_id, created_at)
select r.id, tstzrange(at, at + interval '1 hour'), 'booked', 'bench.booking', row_number() over (), now()
from availability.resources r, generate_series(0, 90) day, generate_series(0, 1) part
cross join lateral (select ((current_date + day)::timestamp
  + make_interval(hours => (9 + part * 4 + (r.id + day) % 4)::int)) at time zone 'Australia/Sydney' as at) begins
where (r.id * 7 + day * 3) % 10 < 7;
