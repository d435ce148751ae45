-- What was taken off a booking's price and why; the lines have it in their prices already.
alter table bookings.bookings add column reductions jsonb not null default '[]'
  check (jsonb_typeof(reductions) = 'array');
