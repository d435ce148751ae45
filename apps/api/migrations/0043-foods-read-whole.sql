-- What is kept of a reading beside verdicts. Until an engine has judged a food anew nothing is ruled out for it.
alter table scanner.products
  -- What the record tells beside its lists: allergens, traces, additives, shelves.
  add column declared jsonb,
  -- Dishes named without their ingredients, and what they usually contain.
  add column usual_allergens jsonb not null default '[]',
  -- Whether every word of every list was understood.
  add column is_whole boolean not null default false,
  -- Where the lists and the rest of the record contradict each other.
  add column differences jsonb not null default '[]';

alter table scanner.products
  alter column usual_allergens drop default,
  alter column is_whole drop default,
  alter column differences drop default;

-- Records of a dump that were of no use, so that each is told once.
create table scanner.bad_records (
  dump text not null references scanner.imports on delete cascade,
  line int not null check (line > 0),
  problem text not null,
  primary key (dump, line)
);
