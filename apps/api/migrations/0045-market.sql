-- The demo market of this database: one that is only half made is never taken for a whole one.
create table platform.market (
  is_only boolean primary key default true check (is_only),
  state text not null check (state in ('making', 'whole')),
  changed_at timestamptz not null default now()
);

-- Whoever is here already belongs to a database in use, which is never made anew.
insert into platform.market (state) select 'whole' from identity.users limit 1;
