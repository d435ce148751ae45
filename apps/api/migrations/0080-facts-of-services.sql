-- What customers look for: how many people it serves, and whether the food that is served is halal.
alter table appointments.services
  -- None where the business has not said it.
  add column most_people int check (most_people between 1 and 100000),
  add column is_halal boolean not null default false;
