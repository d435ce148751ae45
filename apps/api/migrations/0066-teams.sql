-- Ids that name nobody, or somebody of another business, were never checked until now.
delete from appointments.service_people people
where not exists (
  select from availability.resources resource
  join appointments.services service on service.id = people.service_id and service.seller_id = resource.owner_id
  where resource.id = people.resource_id and resource.kind = 'person'
);
alter table appointments.service_people
  add constraint service_people_resource_id_fkey foreign key (resource_id) references availability.resources;

-- What customers may know of a person; all of it is theirs to leave out.
create table appointments.people (
  resource_id bigint primary key references availability.resources,
  photo_file_id bigint references media.files,
  bio text not null default '' check (length(bio) <= 600),
  languages text[] not null default '{}' check (cardinality(languages) <= 10),
  -- Customers may ask for a woman.
  is_woman boolean not null default false
);
create index people_photo on appointments.people (photo_file_id) where photo_file_id is not null;

alter table availability.calendars
  drop constraint calendars_step_minutes_check,
  add constraint calendars_step_minutes_check check (step_minutes in (15, 30, 60)),
  -- Added to what is done at the customer's.
  add column travel_before_minutes int not null default 0 check (travel_before_minutes between 0 and 240),
  add column travel_after_minutes int not null default 0 check (travel_after_minutes between 0 and 240),
  -- Closed on the public holidays of this state, except where a special day says otherwise.
  add column holidays_of text check (holidays_of in ('ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'));

-- Time that a seller keeps free of customers; each has its claims of the resources.
create table availability.blocks (
  id bigint generated always as identity primary key,
  owner_id bigint not null references identity.users,
  -- None for the whole business.
  resource_id bigint references availability.resources,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  note text not null default '' check (length(note) <= 200),
  created_at timestamptz not null,
  check (ends_at > starts_at)
);
create index blocks_owner on availability.blocks (owner_id, ends_at);
create index blocks_resource on availability.blocks (resource_id) where resource_id is not null;
