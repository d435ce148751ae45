-- Failed tries by what was tried, an address or a number, told by its digest alone: there is one for unknown ones too.
create table identity.failed_attempts (
  subject text primary key,
  failures int not null,
  last_at timestamptz not null,
  -- Until then nothing is judged, whatever comes.
  waits_until timestamptz
);
create index failed_attempts_last on identity.failed_attempts (last_at);
