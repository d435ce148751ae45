-- Services are found and sorted by the reviews of their business.
update search.documents document
set rating = rated.average,
  card = document.card || jsonb_build_object('rating_count', rated.reviews)
from (
  select subject_id,
    stars_1 + stars_2 + stars_3 + stars_4 + stars_5 as reviews,
    (stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5)::float8
      / (stars_1 + stars_2 + stars_3 + stars_4 + stars_5) as average
  from reviews.summaries
  where kind = 'bookings.party' and stars_1 + stars_2 + stars_3 + stars_4 + stars_5 > 0
) rated
where document.kind = 'appointments.service' and document.owner_id = rated.subject_id;
