import type { Pin } from '@souk/contract/modules/search/search';

export interface Point {
  x: number;
  y: number;
}

/** Pins nearer to each other than this would cover one another; prices are wider than high. */
const nearX = 56;
const nearY = 40;

const isNear = (a: Point, b: Point) => Math.abs(a.x - b.x) < nearX && Math.abs(a.y - b.y) < nearY;

function join(a: Pin, b: Pin): Pin {
  const count = a.count + b.count;
  const middle = (side: 'lat' | 'lng') => (a[side] * a.count + b[side] * b.count) / count;
  return {
    id: null,
    slug: null,
    title: null,
    price: null,
    image: null,
    path: null,
    lat: middle('lat'),
    lng: middle('lng'),
    count,
  };
}

/** Joins pins that would cover one another, the larger ones first, until each of them can be reached. */
export function mergePins(pins: readonly Pin[], place: (pin: Pin) => Point): Pin[] {
  const apart: Pin[] = [];
  const waiting = pins.toSorted((a, b) => b.count - a.count).toReversed();
  for (let pin = waiting.pop(); pin; pin = waiting.pop()) {
    const at = place(pin);
    const index = apart.findIndex((other) => isNear(place(other), at));
    // A joined pin moves a little, perhaps onto a third one: it is placed again.
    const [other] = index < 0 ? [] : apart.splice(index, 1);
    if (other) waiting.push(join(other, pin));
    else apart.push(pin);
  }
  return apart;
}
