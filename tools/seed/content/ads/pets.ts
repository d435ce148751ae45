import type { Rng } from '../rng.ts';
import type { Slots } from './phrasing.ts';
import { fishVoice, homeVoice } from './voices.ts';
import type { Shelf } from './write-goods.ts';

/** Fifteen digits under 999, the range that chip makers keep for tests, so no real animal is named. */
function chipped(rng: Rng, slots: Slots): Slots {
  const digits = () => String(rng.int(0, 999_999)).padStart(6, '0');
  return {
    chip: `999${digits()}${digits()}`,
    ...(typeof slots.years === 'number' ? { weeks: slots.years * 52 } : {}),
  };
}

const litter = {
  breed: '{breed}',
  'age-weeks': '{weeks}',
  sex: '{sex}',
  vaccinated: true,
  'microchip-number': '{chip}',
};
const breed = (name: string, low: number, high: number) => ({ breed: name, low, high });

export const animalShelves: Record<number, Shelf> = {
  190: {
    art: 'dog',
    derive: chipped,
    goods: [
      {
        title: '{breed} {puppy}, {weeks} weeks, {coat}',
        slots: {
          weeks: [8, 9, 10, 11, 12, 14],
          puppy: ['puppy', 'girl', 'boy'],
          sex: ['Mixed litter'],
          coat: ['cream', 'black', 'chocolate', 'tan', 'red', 'blue'],
        },
        variants: [
          breed('Labrador', 1500, 2600),
          breed('Cavoodle', 2200, 3600),
          breed('Border Collie', 1200, 2200),
          breed('Kelpie', 600, 1200),
          breed('Miniature Dachshund', 2200, 3600),
          breed('Golden Retriever', 2000, 3200),
          breed('Jack Russell', 700, 1400),
          breed('Staffy', 900, 1800),
          breed('Groodle', 2000, 3200),
        ],
        attributes: { ...litter, desexed: false },
        facts: [
          'First vaccination and chip done, number {chip}.',
          'Started on the puppy pad and the crate.',
          'Ready at {weeks} weeks with a vet book.',
          'Both parents live here and can be met.',
        ],
      },
      {
        title: '{breed} {sex}, {years} years, {trait}',
        slots: {
          years: [2, 3, 4, 5, 6],
          sex: ['male', 'female'],
          trait: [
            'walks well on lead',
            'good with cats',
            'calm indoors',
            'loves the beach',
            'knows the basics',
          ],
        },
        variants: [
          breed('Kelpie cross', 250, 500),
          breed('Greyhound', 180, 400),
          breed('Beagle', 350, 700),
          breed('Cattle Dog', 200, 480),
        ],
        attributes: { ...litter, desexed: true },
        facts: [
          'Desexed, vaccinated and chipped ({chip}).',
          'Sleeps through, never chewed a shoe.',
          'Needs an hour outside a day.',
        ],
      },
    ],
  },
  191: {
    art: 'cat',
    derive: chipped,
    goods: [
      {
        title: '{breed} kitten, {coat} {sex}, {weeks} weeks',
        slots: {
          weeks: [9, 10, 11, 12, 13, 14],
          sex: ['male', 'female'],
          coat: ['blue', 'seal', 'cream', 'silver', 'tabby', 'black'],
        },
        variants: [
          breed('Ragdoll', 900, 1900),
          breed('British Shorthair', 1200, 2200),
          breed('Burmese', 900, 1600),
          breed('Maine Coon', 1600, 2600),
          breed('Domestic Shorthair', 150, 320),
          breed('Siamese', 800, 1500),
          breed('Tonkinese', 800, 1400),
        ],
        attributes: { ...litter, desexed: true },
        facts: [
          'Chip {chip}, first two vaccinations done.',
          'Litter trained and used to being brushed.',
          'Indoor raised, purrs on contact.',
          'Desexed before leaving us.',
        ],
      },
    ],
  },
  192: {
    art: 'bird',
    goods: [
      {
        title: '{colour} {breed}, {weeks} weeks',
        slots: {
          weeks: [8, 10, 12, 16, 20, 26, 40, 52],
          sex: ['Male', 'Female'],
          colour: ['Blue', 'Yellow', 'Green', 'Pied', 'Cinnamon', 'White-faced'],
        },
        variants: [
          breed('budgie, tame', 25, 60),
          breed('cockatiel', 60, 150),
          breed('conure', 200, 420),
          breed('Indian ringneck', 160, 380),
          breed('canary, singing', 40, 90),
          breed('lorikeet', 150, 320),
        ],
        attributes: { breed: '{breed}', 'age-weeks': '{weeks}', sex: '{sex}' },
        facts: [
          'Steps up on a finger.',
          'Eats pellets, greens and a bit of egg.',
          'Whistles back at the kettle.',
          'Small cage can go along for $40.',
          'Kept in an aviary out of the wind.',
        ],
      },
    ],
  },
  194: {
    art: 'rabbit',
    goods: [
      {
        title: '{colour} {breed}, {weeks} weeks',
        slots: {
          weeks: [8, 9, 10, 12, 14, 20, 30, 52],
          sex: ['Male', 'Female'],
          colour: ['White', 'Black', 'Grey', 'Caramel', 'Spotted', 'Brown'],
        },
        variants: [
          breed('mini lop rabbit', 60, 140),
          breed('Netherland dwarf', 60, 150),
          breed('guinea pig, pair', 40, 80),
          breed('guinea pig, sow', 20, 45),
          breed('dwarf rabbit', 40, 90),
          breed('mouse family', 15, 35),
        ],
        attributes: { breed: '{breed}', 'age-weeks': '{weeks}', sex: '{sex}' },
        facts: [
          'Hay, greens and a few pellets a day.',
          'Vaccination booked or done, ask me.',
          'Litter trained indoors.',
          'Calm on the lap, children tested.',
          'Happier with company, so ask about a second one.',
        ],
      },
    ],
  },
};

export const petSupplyShelves: Record<number, Shelf> = {
  193: {
    art: 'fish',
    derive: (_, { litres }): Slots =>
      Number(litres) > 0 ? { low: 40 + Number(litres) * 0.7, high: 60 + Number(litres) * 1.3 } : {},
    slots: { litres: [30, 54, 64, 80, 120, 180, 240, 300, 400] },
    goods: [
      {
        voice: homeVoice,
        title: '{litres} L {brand} aquarium with {extra}',
        slots: {
          brand: ['Aqua One', 'Juwel', 'Fluval', 'Blue Planet', 'custom'],
          extra: [
            'stand',
            'filter and heater',
            'lights and hood',
            'driftwood and plants',
            'everything but fish',
          ],
        },
        attributes: { 'tank-l': '{litres}', species: 'Any' },
        facts: [
          '{litres} litres, filled for a week to prove it is tight.',
          'Silicone is clean, no scratches inside.',
          'Canister filter is quiet.',
          'Gravel washed and dried.',
        ],
      },
      {
        title: '{count} {species}',
        variants: [
          { count: 'Six', litres: 0, low: 15, high: 35 },
          { count: 'Ten', litres: 0, low: 20, high: 50 },
          { count: 'Twelve', litres: 0, low: 25, high: 60 },
        ],
        isPlural: true,
        voice: fishVoice,
        slots: {
          species: [
            'neon tetras',
            'cherry shrimp',
            'guppies',
            'corydoras',
            'mollies',
            'angelfish',
            'African cichlids',
            'white cloud minnows',
          ],
        },
        attributes: { species: '{species}' },
        facts: [
          'Raised in soft Sydney water.',
          'Bring a bag or a bucket with a lid.',
          'Eating flakes and frozen brine shrimp.',
        ],
      },
    ],
  },
  195: {
    art: 'basket',
    slots: { size: ['small', 'medium', 'large', 'extra large'], colour: ['grey', 'blue', 'black', 'green'] },
    attributes: { pet: '{pet}', brand: '{brand}' },
    goods: [
      {
        title: '{brand} {model}, {size}, {colour}',
        variants: [
          { pet: 'Dog', brand: 'Snooza', model: 'dog bed', low: 25, high: 80 },
          { pet: 'Dog', brand: 'Ruffwear', model: 'harness', low: 25, high: 60 },
          { pet: 'Dog', brand: 'Kong', model: 'crate with mat', low: 50, high: 130 },
          { pet: 'Dog', brand: 'Weatherproof', model: 'kennel', low: 60, high: 180 },
          { pet: 'Cat', brand: 'Catit', model: 'fountain', low: 15, high: 40 },
          { pet: 'Cat', brand: 'Kazoo', model: 'scratching tower', low: 30, high: 110 },
          { pet: 'Cat', brand: 'Sureflap', model: 'microchip door', low: 60, high: 130 },
          { pet: 'Bird', brand: 'Avi One', model: 'cage on wheels', low: 50, high: 160 },
          { pet: 'Small pets', brand: 'Handmade', model: 'rabbit hutch', low: 60, high: 190 },
          { pet: 'Horse', brand: 'Weatherbeeta', model: 'rug', low: 40, high: 130 },
        ],
        facts: [
          'Size {size}, measurements on request.',
          '~Washed twice.',
          'Works as the box says.',
          'Folds or comes apart for the car.',
        ],
      },
    ],
  },
};
