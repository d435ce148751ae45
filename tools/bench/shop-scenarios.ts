import type pg from 'pg';
import { api, type Chain, get, post, type Scenario, type Step, variants } from './scenarios.ts';

interface CategoryRow {
  id: number;
}

interface ProductRow {
  id: number;
  title: string;
}

const address = {
  name: 'Sam Buyer',
  phone: '0491570006',
  countryCode: '+61',
  street: '1 Church Street',
  location: 'Parramatta NSW 2150',
  lat: -33.815,
  lng: 151.0011,
  city: 'Parramatta',
  state: 'New South Wales',
  pincode: '2150',
  state_code: 'NSW',
  country: 'Australia',
  country_code: 'AU',
};

/** Every shopper has a thing of their own, so that nobody waits for another's stock. */
type ThingOf = (shopper: number) => number;

/** A visitor's first thing: it creates their cart. */
const addToCart = (thingOf: ThingOf): Step[] => [
  (shopper) => post('/add_to_cart', { variant_id: thingOf(shopper), quantity: 1 }),
];

interface Known {
  address_id: number;
  order_ids: number[];
}

/** From the empty cart to the paid order, without the calls that only pages make. */
function checkout(thingOf: ThingOf, buyers: number): Step[] {
  const tokenOf = (shopper: number) => {
    if (shopper > buyers) throw new Error('Every buyer has bought: make the market larger.');
    return `buyer-${shopper}`;
  };
  const as = (path: string, body: (known: Known) => object): Step => {
    return (shopper, replies) =>
      post(path, body(Object.assign({}, ...(replies as object[])) as Known), tokenOf(shopper));
  };
  const place: Step = (shopper, replies) => {
    const sent = as('/place-orders-api', ({ address_id }) => ({ address_id, payment_method: 'card' }))(
      shopper,
      replies,
    );
    return { ...sent, headers: { ...sent.headers, 'idempotency-key': 'whole-checkout' } };
  };
  return [
    (shopper) => post('/add_to_cart', { variant_id: thingOf(shopper), quantity: 1 }, tokenOf(shopper)),
    (shopper) => ({ ...get(`${api}/cart`), headers: { authorization: `Bearer ${tokenOf(shopper)}` } }),
    as('/address', () => address),
    as('/checkout-preview', ({ address_id }) => ({ address_id })),
    place,
    as('/retail-checkout-pay', ({ order_ids }) => ({
      order_ids,
      payment_method: 'card',
      stripeToken: 'tok_visa',
    })),
  ];
}

/** Calls over the products of this database. */
export async function makeShopScenarios(client: pg.Client): Promise<Scenario[]> {
  const { rows: categories } = await client.query<CategoryRow>(
    `select category_ids[cardinality(category_ids)] as id from search.documents where module = 'retail'
     group by 1 having count(*) >= 20 order by count(*) desc, 1 limit ${variants}`,
  );
  const { rows: products } = await client.query<ProductRow>(
    `select id::float8 as id, title from retail.products order by hashint8(id) limit ${variants}`,
  );
  const { rows: things } = await client.query<{ id: number }>(
    'select id::float8 as id from retail.variants where position = 1 order by id',
  );
  const thingOf: ThingOf = (shopper) => {
    const thing = things[(shopper - 1) % things.length];
    if (!thing) throw new Error('there are no products');
    return thing.id;
  };
  const wordsOf = ({ title }: ProductRow) => encodeURIComponent(title.split(' ').slice(0, 2).join(' '));
  const buying: Chain = {
    name: 'whole checkout',
    kind: 'chain',
    ofFloor: 0.5,
    ofLeast: 0.25,
    steps: checkout(thingOf, things.length),
    done: `select count(*)::int as done from retail.orders o join sales.sales s on s.id = o.id join payments.payments p
      on p.subject_kind = 'sales.checkout' and p.subject_id = s.checkout_id
      where o.state = 'placed' and p.state = 'succeeded'`,
  };
  return [
    {
      name: 'list of a category, 20 products',
      kind: 'api',
      ofLeast: 0.6,
      requests: categories.map(({ id }) => get(`${api}/search?module=retail&category_id=${id}&page_size=20`)),
    },
    {
      name: 'one product',
      kind: 'api',
      ofLeast: 0.4,
      requests: products.map(({ id }) => post('/retail-classified-detail', { id })),
    },
    {
      name: 'search among products with facets',
      kind: 'api',
      ofLeast: 0.4,
      requests: products.map((product) =>
        get(`${api}/search?module=retail&keyword=${wordsOf(product)}&facets=1&page_size=20`),
      ),
    },
    {
      name: 'adding to a cart',
      kind: 'chain',
      ofLeast: 0.3,
      steps: addToCart(thingOf),
      done: 'select count(*)::int as done from retail.cart_lines l join retail.carts c on c.id = l.cart_id where c.user_id is null',
    },
    buying,
  ];
}
