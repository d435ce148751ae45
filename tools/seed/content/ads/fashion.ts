import { clothesVoice } from './voices.ts';
import type { Shelf } from './write-goods.ts';

const colour = ['black', 'white', 'navy', 'red', 'green', 'beige', 'pink', 'blue', 'grey', 'brown'];
const item = (brand: string, model: string, low: number, high: number) => ({ brand, model, low, high });
const wearable = { brand: '{brand}', colour: '{colour}' };

export const fashionShelves: Record<number, Shelf> = {
  160: {
    voice: clothesVoice,
    art: 'dress',
    slots: { colour, size: ['6', '8', '10', '12', '14', '16', 'S', 'M', 'L'] },
    attributes: { ...wearable, gender: 'Women', size: '{size}' },
    goods: [
      {
        title: '{brand} {model}, {colour}, size {size}',
        variants: [
          item('Zimmermann', 'silk midi dress', 220, 480),
          item('Country Road', 'linen shirt', 25, 60),
          item('Gorman', 'raincoat', 70, 150),
          item('Scanlan Theodore', 'crepe knit top', 120, 260),
          item('Sass & Bide', 'blazer', 80, 190),
          item('Aje', 'mini dress', 130, 280),
          item('Seed', 'wool coat', 80, 170),
          item('Levi’s', '501 jeans', 35, 80),
          item('Obus', 'wrap dress', 50, 110),
          item('Kathmandu', 'down jacket', 70, 150),
        ],
        facts: [
          'Cut is flattering, seams are clean.',
          'Photographs darker than it is.',
          'I am 168 cm and usually a size {size}.',
          '~Worn with flats, so no snags at the hem.',
        ],
      },
    ],
  },
  161: {
    voice: clothesVoice,
    art: 'shirt',
    slots: { colour, size: ['S', 'M', 'L', 'XL', 'XXL'] },
    attributes: { ...wearable, gender: 'Men', size: '{size}' },
    goods: [
      {
        title: '{brand} {model}, {colour}, {size}',
        variants: [
          item('R.M. Williams', 'moleskins', 60, 120),
          item('M.J. Bale', 'two-piece suit', 180, 380),
          item('Driza-Bone', 'oilskin coat', 110, 240),
          item('Country Road', 'merino jumper', 35, 80),
          item('Patagonia', 'fleece', 60, 130),
          item('Ralph Lauren', 'Oxford shirt', 30, 70),
          item('Hugo Boss', 'overcoat', 160, 340),
          item('King Gee', 'work pants, three pairs', 35, 80),
          item('Nike', 'running jacket', 35, 80),
        ],
        facts: [
          'Chest and sleeve measurements on request.',
          'Regular fit, not slim.',
          '~No stains, no missing buttons.',
          'Colour is true in daylight.',
        ],
      },
    ],
  },
  162: {
    art: 'shoe',
    slots: { colour, size: [6, 7, 8, 9, 10, 11, 12] },
    attributes: { ...wearable, 'shoe-size': '{size}', gender: '{who}' },
    goods: [
      {
        title: '{brand} {model}, {who}, AU {size}',
        isPlural: true,
        slots: { who: ['women', 'men', 'unisex'] },
        variants: [
          item('R.M. Williams', 'Chelsea boots', 180, 380),
          item('Nike', 'Pegasus runners', 50, 120),
          item('ASICS', 'Kayano', 60, 140),
          item('Dr. Martens', '1460 boots', 80, 170),
          item('Birkenstock', 'Arizona', 40, 90),
          item('Blundstone', '500', 60, 130),
          item('Adidas', 'Samba', 60, 120),
          item('Hoka', 'Clifton', 80, 170),
          item('UGG', 'ankle boots', 60, 130),
        ],
        facts: [
          '~Soles have plenty left, see the photos.',
          'Half a size too small for me, sadly.',
          'Fits true to AU {size}.',
          'Come in the original box.',
        ],
      },
    ],
  },
  163: {
    art: 'suitcase',
    slots: {
      colour,
      detail: ['with receipt', 'a classic', 'last season', 'boxed', 'rare colour', 'my favourite'],
    },
    attributes: { ...wearable, gender: '{who}' },
    goods: [
      {
        title: '{brand} {model}, {colour}, {detail}',
        variants: [
          { ...item('Coach', 'tote', 120, 280), who: 'Women' },
          { ...item('Mimco', 'crossbody bag', 40, 110), who: 'Women' },
          { ...item('Longchamp', 'Le Pliage', 60, 130), who: 'Women' },
          { ...item('Bellroy', 'backpack', 80, 170), who: 'Unisex' },
          { ...item('Fjällräven', 'Kånken', 50, 100), who: 'Unisex' },
          { ...item('Oroton', 'satchel', 80, 190), who: 'Women' },
          { ...item('Herschel', 'weekender', 50, 110), who: 'Unisex' },
          { ...item('Ray-Ban', 'Wayfarer sunglasses', 70, 140), who: 'Unisex' },
          { ...item('Akubra', 'Cattleman hat', 90, 170), who: 'Unisex' },
        ],
        facts: [
          'Authentic, bought from the brand.',
          '~Stored in its bag between outings.',
          'Goes with everything, from work to weekends.',
        ],
      },
    ],
  },
  164: {
    art: 'ring',
    slots: {
      colour,
      detail: ['boxed', 'with papers', 'rarely worn', 'family piece', 'a gift', 'polished'],
    },
    attributes: { gender: '{who}', material: '{metal}', brand: '{brand}' },
    goods: [
      {
        title: '{brand} {model}, {detail}',
        art: 'watch',
        slots: { metal: ['Steel', 'Leather', 'Titanium'], who: ['Men', 'Women', 'Unisex'] },
        variants: [
          item('Seiko', '5 Sports automatic', 180, 320),
          item('Tissot', 'PRX 40 mm', 320, 520),
          item('Citizen', 'Eco-Drive', 110, 240),
          item('Casio', 'G-Shock', 60, 160),
          item('Hamilton', 'Khaki Field', 380, 620),
          item('Omega', 'Seamaster', 3200, 5200),
          item('Daniel Wellington', 'Classic', 40, 90),
        ],
        facts: ['Keeps time to a few seconds a day.', 'Crystal is clean.', 'Spare links in a bag.'],
      },
      {
        title: '{metal} {model}, {detail}',
        slots: {
          who: ['Women', 'Unisex'],
          brand: ['Handmade'],
          model: [
            'bangle',
            'hoop earrings',
            'chain, 45 cm',
            'signet ring',
            'opal pendant',
            'pearl necklace',
            'charm bracelet',
            'filigree earrings',
          ],
        },
        variants: [
          { metal: 'Gold', low: 220, high: 820 },
          { metal: 'Silver', low: 45, high: 170 },
        ],
        facts: [
          'Stamped, and happy to meet at a jeweller.',
          'Cleaned and boxed.',
          'Weight and sizes on request.',
        ],
      },
    ],
  },
  165: {
    voice: clothesVoice,
    art: 'dress',
    slots: {
      colour: ['emerald', 'black', 'navy', 'blush', 'ivory', 'maroon', 'gold', 'teal', 'white'],
      size: ['S', 'M', 'L', 'XL', 'XXL'],
    },
    attributes: { gender: '{who}', size: '{size}', colour: '{colour}' },
    goods: [
      {
        title: '{colour} {model}, size {size}',
        variants: [
          { model: 'abaya with embroidered cuffs', who: 'Women', low: 50, high: 160 },
          { model: 'open abaya with slip', who: 'Women', low: 60, high: 150, note: 'Slip dress included.' },
          { model: 'kaftan from Morocco', who: 'Women', low: 90, high: 260 },
          {
            model: 'lehenga, three pieces',
            who: 'Women',
            low: 180,
            high: 520,
            note: 'Skirt, blouse and dupatta, all three perfect.',
          },
          { model: 'salwar kameez', who: 'Women', low: 50, high: 160 },
          {
            model: 'sherwani with stole',
            who: 'Men',
            low: 160,
            high: 420,
            note: 'Stole included, worn over the left shoulder.',
          },
          { model: 'thobe, tailored', who: 'Men', low: 40, high: 110 },
          {
            model: 'silk sari with blouse',
            who: 'Women',
            low: 90,
            high: 320,
            note: 'Blouse can be let out by two sizes.',
          },
          { model: 'cheongsam, silk', who: 'Women', low: 70, high: 190 },
          { model: 'kurta set', who: 'Men', low: 40, high: 110 },
        ],
        facts: [
          '~Worn for one Eid and one wedding.',
          'Hand finished, every stitch in place.',
          'Room in the seams to let out.',
          'The fabric is heavier than a photo can show.',
        ],
      },
    ],
  },
};
