import { bikeVoice, waterVoice } from './voices.ts';
import type { Shelf } from './write-goods.ts';

const item = (brand: string, model: string, low: number, high: number) => ({ brand, model, low, high });
const colour = ['black', 'red', 'blue', 'white', 'green', 'orange', 'silver', 'yellow'];

export const sportShelves: Record<number, Shelf> = {
  170: {
    voice: bikeVoice,
    art: 'bike',
    slots: { colour, size: ['S', 'M', 'L', 'XL'] },
    attributes: { brand: '{brand}', 'bike-type': '{kind}', 'frame-size': '{size}', colour: '{colour}' },
    goods: [
      {
        title: '{brand} {model}, {size}, {colour}',
        variants: [
          { ...item('Giant', 'Escape commuter bike', 260, 480), kind: 'Commuter' },
          { ...item('Giant', 'TCR Advanced road bike', 900, 1900), kind: 'Road' },
          { ...item('Trek', 'Marlin 7 hardtail', 480, 850), kind: 'Mountain' },
          { ...item('Trek', 'Domane AL road bike', 650, 1250), kind: 'Road' },
          { ...item('Specialized', 'Sirrus commuter bike', 350, 650), kind: 'Commuter' },
          { ...item('Specialized', 'Turbo Vado e-bike', 1900, 3200), kind: 'Electric' },
          { ...item('Merida', 'Silex gravel bike', 900, 1600), kind: 'Gravel' },
          { ...item('Reid', 'vintage step-through', 140, 260), kind: 'Commuter' },
          { ...item('Tern', 'GSD cargo e-bike', 3800, 5600), kind: 'Cargo' },
          { ...item('Polygon', 'Siskiu trail bike', 900, 1600), kind: 'Mountain' },
        ],
        facts: [
          '~New chain, cassette and brake pads in spring.',
          'Wheels true, tyres hold air for weeks.',
          'Frame size {size}; check the chart, then come for a spin.',
          'Lights and a lock go with it.',
          'Shifts cleanly through every gear.',
        ],
      },
      {
        title: '{brand} kids bike, {size}, {colour}',
        price: [60, 220],
        slots: {
          size: ['16 inch', '20 inch', '24 inch'],
          brand: ['Byk', 'Giant', 'Specialized', 'Malvern Star', 'Mongoose'],
        },
        attributes: { 'bike-type': 'Kids' },
        facts: [
          'Training wheels in a bag.',
          'Brakes set up for small hands.',
          'Helmet to match if you want it.',
        ],
      },
    ],
  },
  171: {
    art: 'dumbbell',
    goods: [
      {
        title: '{brand} {model}',
        variants: [
          {
            ...item('Concept2', 'rower', 850, 1250),
            note: '~Monitor shows 1.2 million metres, chain oiled.',
          },
          {
            ...item('NordicTrack', 'treadmill', 420, 980),
            note: '~Folds upright; belt lubed every three months.',
          },
          { ...item('Assault', 'air bike', 480, 820), note: 'No motor, no mercy.' },
          { ...item('Technogym', 'exercise bike', 650, 1300), note: 'Twenty levels, heart rate works.' },
          {
            ...item('Bowflex', 'adjustable dumbbells', 280, 480),
            note: 'From 2 to 24 kg with a turn of the dial.',
          },
          { ...item('York', 'weight bench', 60, 160), note: 'Flat, incline and decline.' },
          { ...item('Rogue', 'squat rack', 480, 950), note: 'Safety arms and J-cups included.' },
          { ...item('Balanced Body', 'reformer', 1400, 2600), note: 'All springs and the jump board.' },
        ],
        attributes: { brand: '{brand}' },
        facts: [
          'Sits on a rubber mat, no marks on the floor.',
          'Everything adjusts as it should.',
          'Heavy: bring a second pair of hands.',
        ],
      },
      {
        title: '{kilos} kg {what}, {brand}',
        slots: { brand: ['York', 'Rogue', 'Celsius', 'Force USA'] },
        variants: [
          { kilos: 8, what: 'kettlebell', low: 25, high: 45 },
          { kilos: 16, what: 'kettlebell', low: 50, high: 80 },
          { kilos: 24, what: 'kettlebell', low: 70, high: 110 },
          { kilos: 60, what: 'dumbbell set with rack', low: 180, high: 320 },
          { kilos: 20, what: 'adjustable dumbbell pair', low: 60, high: 120 },
          { kilos: 100, what: 'bumper plates with bar', low: 380, high: 620 },
          { kilos: 80, what: 'barbell set', low: 240, high: 420 },
          { kilos: 10, what: 'weight vest', low: 40, high: 80 },
        ],
        attributes: { 'weight-kg': '{kilos}', brand: '{brand}' },
        facts: [
          '{kilos} kg in total, weighed on the bathroom scales.',
          '~No rust, no loose parts.',
          'Cheaper per kilo than any shop.',
        ],
      },
    ],
  },
  172: {
    art: 'tent',
    slots: { sleeps: [2, 3, 4, 6, 8] },
    goods: [
      {
        title: '{brand} {model}, sleeps {sleeps}',
        variants: [
          item('Coleman', 'Instant tent', 110, 260),
          item('Oztrail', 'dome tent', 60, 150),
          item('BlackWolf', 'Turbo tent', 260, 520),
          item('MSR', 'hiking tent', 260, 480),
          item('Zempire', 'air tent', 420, 820),
          item('Darche', 'rooftop tent', 780, 1450),
        ],
        attributes: { brand: '{brand}', sleeps: '{sleeps}' },
        facts: [
          'Pegs, guy ropes and footprint all there.',
          '~Seams sealed, dry through one proper storm.',
          'Up in five minutes with {sleeps} willing hands.',
          'Zips run smoothly.',
        ],
      },
      {
        title: '{brand} {thing}, {colour}',
        art: 'suitcase',
        slots: { colour },
        variants: [
          { brand: 'Osprey', thing: '65 L pack', low: 130, high: 260 },
          { brand: 'Macpac', thing: 'down sleeping bag', low: 110, high: 260 },
          { brand: 'Oztent', thing: 'camp stretcher pair', low: 80, high: 180 },
          { brand: 'Waeco', thing: '40 L fridge', low: 320, high: 580 },
          { brand: 'Companion', thing: 'gas stove with bottle', low: 35, high: 80 },
          { brand: 'Darche', thing: 'double swag', low: 160, high: 360 },
          { brand: 'Black Diamond', thing: 'head torch and lantern', low: 25, high: 60 },
          { brand: 'Oztrail', thing: 'gazebo 3x3', low: 60, high: 150 },
          { brand: 'Kathmandu', thing: 'hiking poles and mat', low: 40, high: 90 },
        ],
        attributes: { brand: '{brand}' },
        facts: ['~Two trips to the Blue Mountains.', '~Aired and dry.', 'Everything in its own bag.'],
      },
    ],
  },
  173: {
    voice: waterVoice,
    art: 'surf',
    slots: { feet: ["5'10", "6'2", "6'6", "7'0", "7'6", "8'0", "9'1", "10'6"] },
    attributes: { brand: '{brand}', 'water-kind': '{kind}', 'board-length': '{feet}' },
    goods: [
      {
        title: '{feet} {brand} {model}',
        variants: [
          { ...item('JS', 'shortboard', 260, 560), kind: 'Surfboard' },
          { ...item('Channel Islands', 'fish', 320, 620), kind: 'Surfboard' },
          { ...item('Ocean & Earth', 'soft-top', 90, 220), kind: 'Surfboard' },
          { ...item('McTavish', 'longboard', 520, 1050), kind: 'Surfboard' },
          { ...item('Red Paddle', 'inflatable paddle board', 380, 850), kind: 'Paddle board' },
          { ...item('Hobie', 'kayak', 420, 1100), kind: 'Kayak' },
        ],
        facts: [
          'Length {feet}, weight range on request.',
          'Bag included.',
          '~One small repair, done by a pro.',
        ],
      },
      {
        title: '{brand} wetsuit {mm}, size {size}',
        price: [50, 240],
        slots: {
          brand: ['Rip Curl', 'O’Neill', 'Billabong', 'Patagonia'],
          mm: ['3/2', '4/3', '2 mm spring suit'],
          size: ['XS', 'S', 'MS', 'M', 'MT', 'L', 'XL'],
          feet: ['n/a'],
          kind: ['Wetsuit'],
        },
        attributes: { 'board-length': null },
        facts: ['No holes, seams tight.', 'Fits as the size chart says.', '~Two seasons, still stretchy.'],
      },
    ],
  },
  174: {
    art: 'footy',
    slots: { size: ['junior', 'youth', 'adult S', 'adult M', 'adult L', 'senior'] },
    goods: [
      {
        title: '{brand} {thing}, {size}',
        price: [20, 140],
        slots: {
          brand: [
            'Gray-Nicolls',
            'Kookaburra',
            'Sherrin',
            'Steeden',
            'Gilbert',
            'Adidas',
            'Nike',
            'Spalding',
            'Mizuno',
          ],
          thing: [
            'match ball',
            'boots',
            'training kit',
            'shin pads and bag',
            'headgear',
            'club jersey',
            'protective set',
          ],
        },
        attributes: { brand: '{brand}' },
        facts: [
          '~One season with the club.',
          'Marked {size}.',
          '~Clean, dry and ready for trials.',
          'Club colours are on the bag only.',
        ],
      },
      {
        title: 'Cricket {thing}, {size}',
        price: [40, 260],
        slots: {
          thing: [
            'bat, English willow',
            'kit, full set in a bag',
            'pads and gloves',
            'bat, Kashmir willow',
            'helmet and pads',
          ],
        },
        facts: ['Good for club level.', '~Made a fifty once. Once.', 'Kept indoors between seasons.'],
      },
      {
        title: '{what}',
        price: [60, 320],
        slots: {
          what: [
            'Basketball hoop on a stand',
            'Portable soccer goals, pair',
            'Table tennis table, folding',
            'Netball ring and pole',
            'Badminton set with net',
          ],
        },
        facts: [
          'Comes apart for the trip home.',
          '~Kept the street busy for years.',
          'All bolts and nets there.',
        ],
      },
    ],
  },
  175: {
    voice: waterVoice,
    art: 'rod',
    slots: { brand: ['Shimano', 'Daiwa', 'Penn', 'Abu Garcia', 'Shakespeare', 'Okuma'] },
    attributes: { brand: '{brand}' },
    goods: [
      {
        title: '{brand} {model}',
        variants: [
          { model: 'rod and reel, 7 ft', note: 'Fresh braid, 20 lb; drag is smooth.', low: 60, high: 220 },
          { model: 'beach combo, 12 ft', note: 'Casts a long way past the break.', low: 90, high: 240 },
          { model: 'baitcaster', note: '~Bearings oiled, no backlash once you know it.', low: 90, high: 280 },
          { model: 'Stradic 4000 size reel', note: 'Spare spool with braid.', low: 120, high: 260 },
          { model: 'overhead game set', note: 'Two-speed reel, 24 kg line.', low: 220, high: 620 },
          { model: 'telescopic travel rod', low: 25, high: 70 },
          { model: 'tackle box, loaded', note: 'Hooks, sinkers and about forty lures.', low: 40, high: 140 },
          { model: 'squid set', note: 'Twelve jigs and a light rod.', low: 60, high: 150 },
          { model: 'fly outfit, 6 weight', note: 'Line, leader and a box of flies.', low: 130, high: 340 },
          { model: 'waders and vest', note: 'Size L, watertight at the seams.', low: 50, high: 140 },
        ],
        facts: [
          '~Caught flathead with it at Easter.',
          'Everything you need for a first season.',
          'A tray of lures goes along.',
          '~Salt washed off every time.',
        ],
      },
    ],
  },
  176: {
    art: 'racquet',
    slots: {
      hand: ['Right', 'Left', 'Right', 'Right'],
      extra: ['with cover', 'new grip', 'with balls', 'with bag', 'for beginners', 'barely played'],
    },
    attributes: { brand: '{brand}', hand: '{hand}' },
    goods: [
      {
        title: '{brand} {model}, {extra}',
        variants: [
          item('Wilson', 'Pro Staff tennis racquet', 80, 190),
          item('Babolat', 'Pure Drive racquet', 90, 200),
          item('Head', 'padel racquet', 60, 150),
          item('Yonex', 'badminton pair', 40, 110),
          item('Dunlop', 'squash racquet', 30, 80),
          item('Joola', 'pickleball set', 40, 110),
        ],
        facts: ['Frames have no cracks.', 'Two overgrips in the bag.', '~Played socially on Thursdays.'],
      },
      {
        title: '{brand} {model}, {hand} hand',
        variants: [
          item('Callaway', 'iron set', 260, 680),
          item('TaylorMade', 'driver', 140, 380),
          item('Ping', 'full golf set', 420, 950),
          item('Cobra', 'half set with bag', 160, 360),

          item('Titleist', 'wedges, three', 110, 260),
        ],
        facts: [
          '~Played twice a month for three years.',
          'Thirty balls thrown in for luck.',
          'Come and swing it at the range.',
        ],
      },
    ],
  },
};
