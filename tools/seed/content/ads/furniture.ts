import { applianceVoice, homeVoice } from './voices.ts';
import type { Shelf } from './write-goods.ts';

const woods = [
  'blackwood',
  'Tasmanian oak',
  'recycled hardwood',
  'walnut',
  'acacia',
  'pine',
  'teak',
  'spotted gum',
];
const clothColours = ['grey', 'beige', 'navy', 'olive', 'charcoal', 'mustard', 'cream', 'rust'];

export const furnitureShelves: Record<number, Shelf> = {
  130: {
    art: 'sofa',
    goods: [
      {
        title: '{seats}-seater {cloth} sofa, {colour}',
        price: [220, 850],
        slots: {
          seats: [2, 3, 4],
          cloth: ['linen', 'velvet', 'bouclé', 'corduroy', 'wool-blend'],
          colour: clothColours,
        },
        attributes: {
          seats: '{seats}',
          material: 'Fabric',
          colour: '{colour}',
          'width-cm': 210,
          'depth-cm': 92,
        },
        facts: [
          'Covers come off and go in the wash.',
          'Deep seats, firm enough to get up from.',
          'Feather-wrapped foam that keeps its shape.',
          'Legs unscrew for tight stairs.',
        ],
      },
      {
        title: '{brand} {name} sofa in {colour}',
        variants: [
          { brand: 'IKEA', name: 'Kivik three-seat', seats: 3, low: 260, high: 480 },
          { brand: 'IKEA', name: 'Söderhamn corner', seats: 5, low: 480, high: 900 },
          { brand: 'King Living', name: 'Delta', seats: 3, low: 900, high: 1900 },
          { brand: 'Freedom', name: 'Signature', seats: 3, low: 450, high: 950 },
          { brand: 'Koala', name: 'fold-out', seats: 3, low: 600, high: 1050 },
          { brand: 'Plush', name: 'recliner', seats: 3, low: 650, high: 1400 },
        ],
        slots: { colour: clothColours },
        attributes: { seats: '{seats}', brand: '{brand}', colour: '{colour}', material: 'Fabric' },
        facts: [
          'New ones cost about three times this.',
          'Spare covers included.',
          'Seats {seats} with room to stretch.',
          'Frame has years of warranty left.',
        ],
      },
      {
        title: '{leather} leather {piece}',
        variants: [
          { piece: 'chesterfield, seats 3', seats: 3, low: 600, high: 1500 },
          { piece: 'armchair', seats: 1, low: 180, high: 520 },
          { piece: 'recliner', seats: 1, low: 220, high: 600 },
          { piece: 'corner lounge, seats 6', seats: 6, low: 700, high: 1700 },
        ],
        slots: { leather: ['Tan', 'Black', 'Chocolate', 'Oxblood', 'Cream'] },
        attributes: { seats: '{seats}', material: 'Leather' },
        facts: [
          'Conditioned twice a year, soft and even.',
          'Real leather all over, not just the seats.',
          'A patina you cannot buy new.',
        ],
      },
      {
        title: '{style} armchair in {colour} {cloth}',
        price: [110, 420],
        art: 'chair',
        slots: {
          style: ['Mid-century', 'Wingback', 'Danish style', 'Swivel', 'Reading'],
          cloth: ['wool', 'velvet', 'linen'],
          colour: clothColours,
        },
        attributes: { seats: 1, material: 'Fabric', colour: '{colour}', 'width-cm': 78 },
        facts: [
          '~Webbing and foam replaced two years ago.',
          'Made for the spot by the window.',
          'Timber legs, no wobble.',
        ],
      },
    ],
  },
  131: {
    art: 'table',
    goods: [
      {
        title: 'Solid {wood} dining table, seats {seats}',
        slots: { wood: woods },
        variants: [
          { seats: 4, width: 130, low: 250, high: 700 },
          { seats: 6, width: 180, low: 380, high: 1100 },
          { seats: 8, width: 220, low: 550, high: 1600 },
          { seats: 10, width: 260, low: 800, high: 2100 },
        ],
        attributes: {
          seats: '{seats}',
          material: 'Timber',
          'width-cm': '{width}',
          'depth-cm': 95,
          'height-cm': 75,
        },
        facts: [
          '{width} cm long, and {seats} fit without touching elbows.',
          'Top is 35 mm thick, oiled last spring.',
          'Legs unbolt for moving.',
          '~Twelve Christmases and still flat.',
        ],
      },
      {
        title: 'Set of {count} {style} dining chairs',
        price: [140, 620],
        art: 'chair',
        isPlural: true,
        slots: {
          count: [4, 6, 8],
          style: ['bentwood', 'rattan', 'oak', 'Eames-style', 'upholstered', 'ladder-back', 'black metal'],
        },
        attributes: { seats: '{count}' },
        facts: [
          'All {count} match and stack two high.',
          'Seat pads washed, spare felt feet included.',
          'Rock solid on tiles and carpet.',
        ],
      },
      {
        title: 'Extendable {wood} table with {count} chairs',
        price: [380, 1300],
        slots: { wood: woods, count: [4, 6] },
        attributes: { seats: '{count}', material: 'Timber', 'width-cm': 160 },
        facts: [
          '160 cm closed, 210 cm with the leaf.',
          'The leaf stores under the top.',
          '~One chair has a re-glued rail, stronger than before.',
        ],
      },
      {
        title: '{shape} {wood} coffee table',
        price: [80, 360],
        slots: { shape: ['Round', 'Oval', 'Nesting', 'Low', 'Square'], wood: woods },
        attributes: { material: 'Timber', 'width-cm': 90, 'height-cm': 42 },
        facts: [
          '90 cm across with a shelf for magazines.',
          'Rounded edges, kind to shins.',
          'Finished in hard wax, easy to touch up.',
        ],
      },
    ],
  },
  132: {
    art: 'bed',
    slots: { size: ['Single', 'King single', 'Double', 'Queen', 'King'] },
    attributes: { 'bed-size': '{size}' },
    goods: [
      {
        title: '{size} bed frame, {style}',
        price: [140, 560],
        slots: {
          style: [
            'solid timber slats',
            'upholstered head',
            'four storage drawers',
            'rattan head',
            'black metal',
            'floating look',
          ],
        },
        attributes: { 'mattress-included': false },
        facts: [
          'Slats are on a centre beam, no squeaks.',
          'Comes apart in ten minutes, bolts in a labelled bag.',
          'Mattress is not part of the sale.',
          'Head is 110 cm high.',
        ],
      },
      {
        title: '{size} bed with {brand} mattress',
        price: [320, 1050],
        slots: { brand: ['Koala', 'Emma', 'Sealy', 'Ecosa', 'Sleeping Duck', 'SleepMaker'] },
        attributes: { brand: '{brand}', 'mattress-included': true },
        facts: [
          '~Mattress has had a protector since the first night.',
          'Medium firm, kind to shoulders.',
          'Two years left on the mattress warranty.',
          'Selling frame and mattress together.',
        ],
      },
      {
        title: '{brand} {size} mattress',
        price: [150, 620],
        slots: { brand: ['Koala', 'Emma', 'Sealy', 'Ecosa', 'King Koil', 'A.H. Beard'] },
        attributes: { brand: '{brand}', 'mattress-included': true },
        facts: [
          '~Used in a guest room, perhaps twenty nights.',
          'No sagging, no stains; I can show it uncovered.',
          '~Vacuumed and aired in the sun.',
        ],
      },
      {
        title: '{kind} bunk bed with {extra}',
        price: [180, 560],
        slots: {
          size: ['Bunk'],
          kind: ['Pine', 'White timber', 'Metal', 'Single over double', 'Low'],
          extra: ['ladder and rail', 'trundle', 'two mattresses', 'storage stairs'],
        },
        attributes: { 'mattress-included': false },
        facts: [
          'Guard rails meet the standard.',
          'Ladder fits either side.',
          'Splits into two singles later.',
        ],
      },
    ],
  },
  133: {
    art: 'shelf',
    goods: [
      {
        title: '{wood} {piece}',
        slots: { wood: ['Blackwood', 'Oak', 'Walnut', 'Pine', 'White', 'Recycled timber', 'Black ash'] },
        variants: [
          { piece: 'wardrobe, two doors', width: 110, height: 200, low: 180, high: 620 },
          { piece: 'tallboy, five drawers', width: 90, height: 125, low: 150, high: 480 },
          { piece: 'bookcase, six shelves', width: 100, height: 210, low: 90, high: 380 },
          { piece: 'sideboard', width: 160, height: 80, low: 240, high: 900 },
          { piece: 'entertainment unit', width: 180, height: 50, low: 140, high: 560 },
          { piece: 'shoe cabinet', width: 80, height: 110, low: 70, high: 220 },
        ],
        attributes: { 'width-cm': '{width}', 'height-cm': '{height}', 'depth-cm': 45 },
        facts: [
          '{width} cm wide and {height} cm high.',
          'Drawers run smoothly, handles are original.',
          'Back panel is solid, not cardboard.',
          'Has an anti-tip strap, please use it.',
        ],
      },
      {
        title: 'IKEA {name} in {colour}',
        variants: [
          { name: 'Kallax 4x4', width: 147, low: 90, high: 170 },
          { name: 'Billy bookcase with doors', width: 80, low: 70, high: 150 },
          { name: 'Pax wardrobe with drawers', width: 150, low: 250, high: 600 },
          { name: 'Malm six-drawer chest', width: 160, low: 130, high: 240 },
          { name: 'Hemnes glass cabinet', width: 90, low: 180, high: 340 },
          { name: 'Ivar shelf, two sections', width: 174, low: 90, high: 190 },
        ],
        slots: { colour: ['white', 'black', 'brown', 'grey'] },
        attributes: { brand: 'IKEA', colour: '{colour}', 'width-cm': '{width}' },
        facts: [
          'Flat, so it fits in most cars.',
          'All screws and the booklet in a bag.',
          '{width} cm wide.',
          '~Put together once, properly.',
        ],
      },
    ],
  },
  134: {
    art: 'table',
    goods: [
      {
        title: 'Electric standing desk {width} cm, {top} top',
        price: [260, 620],
        slots: { width: [120, 140, 150, 160, 180], top: ['bamboo', 'white', 'oak', 'walnut', 'black'] },
        attributes: { 'width-cm': '{width}', 'depth-cm': 75 },
        facts: [
          'Four height presets, quiet motors.',
          'Cable tray and a power board screwed underneath.',
          'Goes from 62 to 127 cm.',
          '{width} by 75 cm, enough for two screens.',
        ],
      },
      {
        title: '{brand} office chair, {feature}',
        art: 'chair',
        variants: [
          { brand: 'Herman Miller Aeron', low: 600, high: 1100 },
          { brand: 'Steelcase Leap', low: 420, high: 820 },
          { brand: 'IKEA Markus', low: 90, high: 170 },
          { brand: 'Humanscale', low: 380, high: 750 },
          { brand: 'ErgoTune', low: 280, high: 480 },
          { brand: 'Autonomous', low: 180, high: 330 },
        ],
        slots: { feature: ['size B', 'mesh back', 'lumbar support', 'black', 'head rest', 'new castors'] },
        attributes: { brand: '{brand}' },
        facts: [
          'Gas lift holds, tilt and arms all adjust.',
          '~Saved my back through three years at home.',
          'Castors suit hard floors.',
        ],
      },
      {
        title: '{wood} desk with {feature}',
        price: [90, 420],
        slots: {
          wood: ['Oak', 'Pine', 'Walnut', 'White', 'Hardwood'],
          feature: ['three drawers', 'a keyboard shelf', 'a file drawer', 'a leather top', 'cable holes'],
        },
        attributes: { 'width-cm': 140, 'depth-cm': 65, 'height-cm': 75 },
        facts: ['140 by 65 cm.', 'Drawers lock, two keys.', '~Survived a thesis.'],
      },
      {
        title: 'Filing cabinet, {drawers} drawers, {colour}',
        price: [40, 160],
        art: 'shelf',
        slots: { drawers: [2, 3, 4], colour: ['black', 'white', 'grey', 'beige'] },
        attributes: { colour: '{colour}', material: 'Metal' },
        facts: ['Locks, and I found the key.', 'Takes A4 and foolscap hangers.', 'Heavy, bring a trolley.'],
      },
    ],
  },
  135: {
    voice: homeVoice,
    art: 'lamp',
    slots: { finish: ['brass', 'black', 'white', 'oak', 'rattan', 'smoked glass', 'copper', 'linen'] },
    goods: [
      {
        title: '{finish} {kind}',
        variants: [
          {
            kind: 'floor lamp with dimmer',
            note: 'Cable is two metres with a foot switch.',
            low: 50,
            high: 190,
          },
          { kind: 'arc lamp over the sofa', low: 80, high: 260 },
          { kind: 'table lamp, pair', low: 50, high: 180 },
          {
            kind: 'pendant light, 45 cm',
            note: 'Cord can be shortened; canopy included.',
            low: 50,
            high: 220,
          },
          { kind: 'desk lamp, jointed arm', note: 'Arm stays where you put it.', low: 30, high: 120 },
          { kind: 'bedside lamps, set of two', low: 40, high: 140 },
          { kind: 'three-light chandelier', low: 90, high: 380 },
          { kind: 'outdoor wall lights, pair', note: 'Rated for rain, IP54.', low: 45, high: 160 },
        ],
        facts: [
          'Warm LED bulbs included.',
          'Standard E27 fitting, works with smart bulbs.',
          'Throws a soft light, easy on the eyes.',
          'Checked and tagged by an electrician.',
        ],
      },
      {
        title: 'Handmade {kind} from {place}',
        price: [60, 240],
        slots: {
          kind: ['mosaic lamp', 'brass lantern', 'paper lantern', 'glass pendant'],
          place: ['Türkiye', 'Marrakech', 'Cairo', 'Damascus', 'Kyoto'],
        },
        facts: [
          'Carried home in hand luggage.',
          'Rewired here to the Australian standard.',
          'Makes lovely patterns on the ceiling.',
        ],
      },
    ],
  },
  136: {
    voice: homeVoice,
    art: 'rug',
    goods: [
      {
        title: '{style} rug, {size} cm',
        price: [90, 680],
        slots: {
          style: [
            'Persian wool',
            'Berber',
            'jute',
            'Afghan tribal',
            'Turkish kilim',
            'hand-tufted',
            'vintage runner',
            'shag',
          ],
          size: ['120 x 180', '160 x 230', '200 x 290', '240 x 330', '80 x 300'],
        },
        facts: [
          'Non-slip underlay included.',
          '~Professionally washed in June.',
          '~No moth, no fade; one end was under the sofa.',
          'Colours are warmer than in the photos.',
        ],
      },
      {
        title: '{frame} mirror, {size}',
        price: [50, 320],
        art: 'lamp',
        slots: {
          frame: ['Arched black', 'Round brass', 'Oak-framed', 'Gilt', 'Rattan', 'Full-length white'],
          size: ['60 cm', '80 cm', '100 cm', '120 cm', '160 cm'],
        },
        attributes: { material: 'Glass' },
        facts: [
          'Hook and wall plugs included.',
          'Heavy glass, clear edge to edge.',
          'Makes the hall look twice as wide.',
        ],
      },
      {
        title: '{kind} in {colour}',
        price: [20, 120],
        art: 'plant',
        slots: {
          kind: [
            'Set of three ceramic vases',
            'Linen curtains, two pairs',
            'Woven floor baskets',
            'Framed botanical prints',
            'Velvet cushions, set of four',
            'Hand-knotted wall hanging',
          ],
          colour: ['terracotta', 'white', 'sage', 'indigo', 'mustard', 'natural'],
        },
        isPlural: true,
        facts: [
          '~Chosen for a room that we no longer have.',
          'Goes with almost anything.',
          'Colour is true in daylight.',
        ],
      },
    ],
  },
  138: {
    voice: applianceVoice,
    art: 'fridge',
    goods: [
      {
        title: '{brand} {litres} L {kind} fridge',
        price: [240, 950],
        slots: {
          brand: ['Fisher & Paykel', 'LG', 'Samsung', 'Westinghouse', 'Hisense', 'Haier'],
          litres: [253, 372, 420, 470, 514, 635],
          kind: ['bottom-mount', 'top-mount', 'French door', 'side-by-side'],
        },
        attributes: { brand: '{brand}', 'capacity-l': '{litres}', 'energy-stars': 4 },
        facts: [
          'Freezer is frost free and holds minus 18.',
          'Seals are tight, I did the paper test.',
          'All shelves and drawers present.',
          'Quiet enough for an open kitchen.',
        ],
      },
      {
        title: '{brand} {load} kg {kind}',
        price: [180, 700],
        slots: {
          brand: ['Bosch', 'LG', 'Samsung', 'Simpson', 'Fisher & Paykel', 'Miele'],
          load: [7, 8, 9, 10],
          kind: ['front-load washer', 'top-load washer', 'heat-pump dryer', 'washer-dryer'],
        },
        attributes: { brand: '{brand}', 'load-kg': '{load}', 'energy-stars': 5 },
        facts: [
          '~New drain pump last year, receipt available.',
          '~Ran a hot cycle with cleaner yesterday.',
          'Hoses and transit bolts included.',
          'Spins at 1,400 without walking.',
        ],
      },
      {
        title: '{brand} {kind}',
        slots: { brand: ['Bosch', 'Westinghouse', 'Smeg', 'Breville', 'Panasonic', 'Dyson'] },
        variants: [
          {
            kind: 'dishwasher, 60 cm',
            note: 'Takes fourteen place settings, top tray adjusts.',
            low: 180,
            high: 520,
          },
          { kind: 'microwave, 32 L', note: 'Plate turns, light works.', low: 50, high: 160 },
          {
            kind: 'freestanding oven, 60 cm',
            note: 'Four burners and a fan oven, door glass is clean.',
            low: 260,
            high: 780,
          },
          {
            kind: 'stick vacuum',
            note: 'Battery runs for half an hour, filters washed.',
            low: 120,
            high: 420,
          },
          {
            kind: 'portable air conditioner',
            note: 'Hose and window kit included, cools 30 square metres.',
            low: 160,
            high: 420,
          },
        ],
        attributes: { brand: '{brand}' },
        facts: ['Manual and all parts in the drawer.', '~Unplugged last week for the new kitchen.'],
      },
    ],
  },
  139: {
    voice: homeVoice,
    art: 'kettle',
    slots: { colour: ['cherry red', 'cream', 'black', 'ocean blue', 'steel', 'sage'] },
    goods: [
      {
        title: '{brand} {thing}, {colour}',
        variants: [
          {
            brand: 'Breville',
            thing: 'Barista Express',
            note: 'Grinder, steam wand and tamper all in order.',
            low: 320,
            high: 520,
          },
          {
            brand: 'KitchenAid',
            thing: 'stand mixer',
            note: 'Dough hook, whisk and paddle included.',
            low: 320,
            high: 560,
          },
          {
            brand: 'Le Creuset',
            thing: 'cast-iron pot, 26 cm',
            note: 'Enamel is whole, no stains you would notice.',
            low: 180,
            high: 320,
          },
          {
            brand: 'Smeg',
            thing: 'kettle and toaster',
            note: 'A matching pair, both heat evenly.',
            low: 140,
            high: 260,
          },
          {
            brand: 'Thermomix',
            thing: 'TM5 with spare bowl',
            note: 'Two bowls and two sets of blades.',
            low: 650,
            high: 980,
          },
          {
            brand: 'Philips',
            thing: 'air fryer XL',
            note: 'Basket is big enough for a chicken.',
            low: 90,
            high: 190,
          },
          { brand: 'Ninja', thing: 'blender', note: 'Crushes ice, blade is sharp.', low: 60, high: 140 },
          { brand: 'Sunbeam', thing: 'slow cooker', note: 'Lid seals, the knob clicks.', low: 25, high: 70 },
        ],
        attributes: { brand: '{brand}' },
        facts: [
          'All parts and the recipe book.',
          'Cleaned, ready for the bench.',
          '~Has had one careful cook.',
          'Makes any kitchen look better than it is.',
        ],
      },
      {
        title: '{what}, {colour}',
        art: 'mug',
        price: [25, 140],
        slots: {
          what: [
            'Stoneware dinner set for 8',
            'Moroccan tagine, large',
            'Turkish tea glasses, set of 12',
            'Non-stick pan set',
            'Hand-thrown mugs, set of 6',
            'Biryani pot with lid',
            'Couscous steamer',
            'Copper coffee pot',
          ],
        },
        facts: [
          'No chips or dents, I checked each piece.',
          '~Washed by hand.',
          '~Used on feast days only.',
          'Wrapped in newspaper and boxed.',
        ],
      },
    ],
  },
};
