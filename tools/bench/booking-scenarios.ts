import type pg from 'pg';
import { api, type Chain, get, post, type Scenario, type Step, variants } from './scenarios.ts';

/** A person of a salon, who is booked by one customer alone. */
interface Person {
  id: number;
  business: number;
  service: number;
}

const daysAhead = 10;

/** Everybody books the same hour of somebody else, so that nobody waits for another's time. */
function booking(people: readonly Person[], date: string): Step[] {
  const of = (customer: number): Person => {
    const person = people[customer - 1];
    if (!person) throw new Error('Everybody is booked: make the market larger.');
    return person;
  };
  const form = (customer: number) => {
    const { id, business, service } = of(customer);
    return { business_id: business, service_ids: [service], staff: id, date, time: '10:00' };
  };
  const tokenOf = (customer: number) => `customer-${customer}`;
  return [
    (customer) => {
      const { id, business, service } = of(customer);
      const query = `business_id=${business}&service_id=${service}&staff=${id}&date=${date}`;
      return get(`${api}/available-slots?${query}`);
    },
    (customer) => post('/booking-preview', form(customer)),
    (customer) => {
      const sent = post('/beauty-bookings', form(customer), tokenOf(customer));
      return { ...sent, headers: { ...sent.headers, 'idempotency-key': 'whole-booking' } };
    },
    (customer, replies) => {
      const { booking_id } = replies.at(-1) as { booking_id: number };
      const pay = { booking_id, payment_method: 'card', stripeToken: 'tok_visa' };
      return post('/booking-checkout', pay, tokenOf(customer));
    },
  ];
}

/** Calls over the salons of this database. */
export async function makeBookingScenarios(client: pg.Client): Promise<Scenario[]> {
  const { rows: categories } = await client.query<{ id: number }>(
    `select branch_id as id from search.documents where module = 'booking' group by 1 order by count(*) desc, 1 limit ${variants}`,
  );
  const { rows: people } = await client.query<Person>(
    `select r.id::float8 as id, b.id::float8 as business, s.id::float8 as service
     from availability.resources r join sellers.business_profiles b on b.user_id = r.owner_id
     join appointments.services s on s.seller_id = r.owner_id and s.position = 1 order by r.id`,
  );
  const { rows: days } = await client.query<{ date: string }>(
    `select to_char((now() at time zone 'Australia/Sydney')::date + ${daysAhead}, 'YYYY-MM-DD') as date`,
  );
  const businesses = [...new Set(people.map(({ business }) => business))].slice(0, variants);
  const whole: Chain = {
    name: 'whole booking',
    kind: 'chain',
    ofFloor: 0.5,
    steps: booking(people, days[0]?.date ?? ''),
    done: `select count(*)::int as done from bookings.bookings b join sales.sales s on s.id = b.id
      join payments.payments p on p.subject_kind = 'sales.checkout' and p.subject_id = s.checkout_id
      where b.state = 'Accepted-Paid' and p.state = 'succeeded'`,
  };
  return [
    {
      name: 'list of services with facets',
      kind: 'api',
      ofLeast: 0.4,
      requests: categories.map(({ id }) =>
        get(`${api}/search?module=booking&category_id=${id}&facets=1&page_size=20`),
      ),
    },
    {
      name: 'one business with its services',
      kind: 'api',
      ofLeast: 0.3,
      requests: businesses.map((id) => post('/booking-detail', { module_type: 'booking', id })),
    },
    whole,
  ];
}
