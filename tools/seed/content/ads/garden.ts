import { gardenVoice, materialsVoice, plantVoice } from './voices.ts';
import type { Shelf } from './write-goods.ts';

const item = (brand: string, model: string, low: number, high: number) => ({ brand, model, low, high });

/** How much of the price of a usual lot the amount is worth. */
const SHARE: Readonly<Record<string, number>> = {
  'about 4 m²': 0.4,
  'about 10 m²': 0.8,
  'half a pallet': 0.6,
  'two pallets': 1.9,
};

export const gardenShelves: Record<number, Shelf> = {
  200: {
    derive: (_, { cm }) => ({ low: 10 + Number(cm) * 0.35, high: 18 + Number(cm) * 0.8 }),
    voice: plantVoice,
    art: 'plant',
    slots: { cm: [30, 45, 60, 80, 100, 120, 150, 180] },
    goods: [
      {
        title: '{plant}, {cm} cm, {pot}',
        slots: {
          plant: [
            'Monstera',
            'Fiddle-leaf fig',
            'Olive tree',
            'Bird of paradise',
            'Lemon tree',
            'Rubber fig',
            'Frangipani',
            'Kentia palm',
            'Agave',
            'Curry leaf',
            'Jade plant',
          ],
          pot: ['glazed pot', 'terracotta pot', 'nursery pot', 'self-watering pot', 'concrete pot'],
        },
        attributes: { 'height-cm': '{cm}', place: 'Part sun' },
        facts: [
          'About {cm} cm tall with new growth.',
          'Repotted in spring in good mix.',
          'Likes a bright spot out of the wind.',
          'Grown from a cutting of my aunt’s.',
        ],
      },
      {
        voice: gardenVoice,
        title: '{pots} pots, {cm} cm',
        isPlural: true,
        slots: {
          pots: ['Two terracotta', 'Three glazed', 'Pair of concrete', 'Five mixed', 'Four Corten steel'],
          cm: [25, 30, 35, 40, 50],
        },
        attributes: { place: 'Full sun' },
        facts: ['Drainage holes and saucers.', 'No cracks, frost or otherwise.', 'Heavier than they look.'],
      },
    ],
  },
  201: {
    art: 'chair',
    goods: [
      {
        title: '{material} outdoor {thing}, seats {seats}',
        price: [120, 950],
        slots: {
          material: ['Teak', 'Rattan', 'Aluminium', 'Eucalypt', 'Wrought-iron', 'Jarrah'],
          thing: ['table and chairs', 'lounge set', 'bench setting', 'bar setting'],
          seats: [2, 4, 5, 6, 8],
        },
        attributes: { seats: '{seats}' },
        facts: [
          '~Cushions were always brought inside.',
          '~Cleaned every October.',
          'Umbrella hole and a base go with it.',
          'Seats {seats} without squeezing.',
        ],
      },
      {
        title: '{thing} in {colour}',
        price: [40, 320],
        slots: {
          thing: [
            'Hanging egg chair',
            'Cantilever umbrella',
            'Pair of sun lounges',
            'Fire-pit chairs, four',
            'Picnic table',
            'Hammock on a stand',
          ],
          colour: ['charcoal', 'white', 'natural', 'navy', 'green'],
        },
        facts: ['~Stored in the garage over winter.', 'Fabric is fade resistant.', 'Folds or comes apart.'],
      },
    ],
  },
  202: {
    art: 'barbecue',
    slots: {
      extra: ['cover', 'tools', 'cover and tools', 'spare parts', 'trolley', 'a bag of extras'],
    },
    attributes: { brand: '{brand}', 'heat-fuel': '{fuel}' },
    goods: [
      {
        title: '{brand} {model} with {extra}',
        variants: [
          {
            ...item('Weber', 'Q2200', 180, 340),
            note: 'Burner is clear, lights on the first press.',
            fuel: 'LPG',
          },
          {
            ...item('Weber', 'kettle', 90, 220),
            note: '~Chimney starter included, vents turn freely.',
            fuel: 'Charcoal',
          },
          {
            ...item('Beefeater', 'four-burner', 220, 560),
            note: '~All four burners even, plates scraped and oiled.',
            fuel: 'LPG',
          },
          { ...item('Ziegler & Brown', 'portable grill', 140, 300), fuel: 'LPG' },
          {
            ...item('Kamado Joe', 'ceramic grill', 650, 1250),
            note: 'Ceramic is whole, holds 110 degrees all night.',
            fuel: 'Charcoal',
          },
          {
            ...item('Traeger', 'pellet smoker', 520, 980),
            note: 'Auger and probe work, half a bag of pellets.',
            fuel: 'Wood',
          },
          { ...item('Gasmate', 'patio heater', 80, 190), note: 'Warms a table of six.', fuel: 'LPG' },
          {
            ...item('Cyprus Grill', 'spit, stainless', 180, 420),
            note: 'Motor turns a whole lamb.',
            fuel: 'Charcoal',
          },
          {
            ...item('Ooni', 'pizza oven', 220, 420),
            note: 'A pizza in ninety seconds, stone is clean.',
            fuel: 'LPG',
          },
        ],
        facts: ['~Has fed thirty at once.', 'Comes with {extra}.', 'Rolls or lifts into any ute.'],
      },
    ],
  },
  203: {
    art: 'mower',
    slots: {
      extra: ['with booklet', 'with spares', 'light use', 'one owner', 'quick sale', 'shed clear-out'],
    },
    attributes: { brand: '{brand}', power: '{power}' },
    goods: [
      {
        title: '{brand} {model}, {extra}',
        variants: [
          {
            ...item('Victa', 'petrol mower', 120, 320),
            note: '~Starts on the second pull, catcher included.',
            power: 'Petrol',
          },
          {
            ...item('Honda', 'HRU19 mower', 380, 750),
            note: '~Oil, filter and plug done; blades sharpened.',
            power: 'Petrol',
          },
          {
            ...item('Ryobi', '36 V mower', 180, 340),
            note: 'Battery and charger included, mows 400 square metres.',
            power: 'Battery',
          },
          {
            ...item('Ego', 'line trimmer', 160, 280),
            note: 'Battery, charger and spare line.',
            power: 'Battery',
          },
          {
            ...item('Stihl', 'hedge trimmer', 160, 340),
            note: '~Blades sharp, starts cold.',
            power: 'Petrol',
          },
          { ...item('Stihl', 'blower', 120, 260), note: 'Strong, starts cold, fresh plug.', power: 'Petrol' },
          {
            ...item('Makita', 'chainsaw 18 V', 190, 360),
            note: 'Bar and chain nearly new, skin only.',
            power: 'Battery',
          },
          {
            ...item('Karcher', 'pressure washer', 80, 220),
            note: 'Hose, gun and patio head included.',
            power: 'Corded',
          },
          { ...item('Cyclone', 'spade and fork set', 25, 70), note: 'Ash handles, oiled.', power: 'Hand' },
        ],
        facts: [
          'Our garden is the size of a carpet.',
          'Everything you need to start on Saturday.',
          '~Cleaned after each use.',
        ],
      },
    ],
  },
  204: {
    derive: (_, { low, high, amount }) => ({
      low: Number(low) * (SHARE[String(amount)] ?? 1),
      high: Number(high) * (SHARE[String(amount)] ?? 1),
    }),
    voice: materialsVoice,
    art: 'bricks',
    attributes: { amount: '{amount}' },
    goods: [
      {
        title: '{what}, {amount}',
        slots: {
          amount: [
            'about 4 m²',
            'about 10 m²',
            '15 m²',
            'half a pallet',
            'one pallet',
            '20 m²',
            'two pallets',
          ],
        },
        variants: [
          { what: 'Sandstone pavers', low: 120, high: 620 },
          { what: 'Recycled red bricks', low: 80, high: 380 },
          { what: 'Bluestone steppers', low: 110, high: 420 },
          { what: 'Terracotta tiles', low: 90, high: 380 },
          { what: 'Artificial turf', low: 60, high: 320 },
          { what: 'Merbau decking', low: 160, high: 780 },
          { what: 'Treated sleepers', low: 90, high: 340 },
          { what: 'Granite cobbles', low: 110, high: 460 },
          { what: 'Bamboo screening', low: 40, high: 180 },
        ],
        isPlural: true,
        facts: [
          'In all {amount}, measured twice.',
          'Stacked near the gate.',
          'Good for a path, a bed or a small yard.',
        ],
      },
    ],
  },
};
