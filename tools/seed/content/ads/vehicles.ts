import type { Slots } from './phrasing.ts';
import { aged, carAged } from './vehicle-ageing.ts';
import { bikeVoice, boatVoice, towedVoice } from './vehicle-voices.ts';
import type { Goods, Shelf } from './write-goods.ts';

const colours = ['white', 'black', 'grey', 'silver', 'blue', 'red'];

const carFacts = [
  '{km} km on the clock and {regoText} of rego left.',
  'Two keys, log books stamped to date.',
  'Reverse camera, cruise control and Bluetooth all work.',
  'Air con is icy, even in January.',
  'Tyres have about 6 mm left all round.',
  '{transmission}, {colour}, always parked under cover.',
  'Last service at {km} km: oil, filters and brake fluid.',
  'Small car-park dent on the left rear door, otherwise straight.',
  '{economy}',
  'PPSR clear, report on the passenger seat.',
  'Highway kilometres, mostly the M4 to work and back.',
  'Seats have had covers since new.',
];

const carAttributes = {
  make: '{make}',
  model: '{model}',
  year: '{year}',
  odometer: '{odometer}',
  seats: '{seats}',
  transmission: '{transmission}',
  fuel: '{fuel}',
  'body-type': '{body}',
  colour: '{colour}',
  'rego-months': '{rego}',
  'service-history': '{service}',
};

const car = (
  make: string,
  model: string,
  trim: string,
  [body, fuel, seats]: [body: string, fuel: string, seats: number],
  newPrice: number,
  [from, to]: [from: number, to: number],
  manual: 'yes' | 'no' = 'no',
): Slots => ({ make, model, trim, body, fuel, seats, newPrice, from, to, manual });

const cars: Slots[] = [
  car('Mazda', '3', 'Maxx', ['Hatch', 'Petrol', 5], 27_000, [2012, 2024], 'yes'),
  car('Mazda', '3', 'Neo', ['Sedan', 'Petrol', 5], 24_500, [2011, 2020], 'yes'),
  car('Mazda', '2', 'Genki', ['Hatch', 'Petrol', 5], 23_500, [2012, 2023]),
  car('Mazda', 'CX-5', 'Maxx Sport', ['SUV', 'Petrol', 5], 39_500, [2013, 2024]),
  car('Mazda', 'CX-9', 'Azami', ['SUV', 'Petrol', 7], 66_000, [2016, 2023]),
  car('Toyota', 'Corolla', 'Ascent Sport', ['Hatch', 'Petrol', 5], 27_000, [2011, 2023], 'yes'),
  car('Toyota', 'Corolla', 'SX', ['Hatch', 'Hybrid', 5], 33_500, [2019, 2025]),
  car('Toyota', 'Camry', 'Atara', ['Sedan', 'Petrol', 5], 33_000, [2012, 2017]),
  car('Toyota', 'Camry', 'Ascent', ['Sedan', 'Hybrid', 5], 36_000, [2018, 2024]),
  car('Toyota', 'RAV4', 'GXL', ['SUV', 'Hybrid', 5], 43_500, [2019, 2025]),
  car('Toyota', 'Yaris', 'Ascent', ['Hatch', 'Petrol', 5], 19_500, [2011, 2019], 'yes'),
  car('Toyota', 'Kluger', 'GX', ['SUV', 'Petrol', 7], 48_000, [2014, 2023]),
  car('Toyota', 'HiAce', 'LWB', ['Van', 'Diesel', 3], 48_500, [2011, 2024], 'yes'),
  car('Toyota', 'LandCruiser Prado', 'GXL', ['SUV', 'Diesel', 7], 70_000, [2012, 2023]),
  car('Hyundai', 'i30', 'Active', ['Hatch', 'Petrol', 5], 24_500, [2012, 2024], 'yes'),
  car('Hyundai', 'Tucson', 'Elite', ['SUV', 'Petrol', 5], 40_000, [2016, 2024]),
  car('Hyundai', 'iLoad', 'Crew', ['Van', 'Diesel', 6], 43_000, [2012, 2021]),
  car('Hyundai', 'Kona', 'Highlander', ['SUV', 'Electric', 5], 62_000, [2019, 2024]),
  car('Kia', 'Cerato', 'S', ['Sedan', 'Petrol', 5], 25_500, [2013, 2024], 'yes'),
  car('Kia', 'Carnival', 'SLi', ['People mover', 'Diesel', 8], 58_000, [2015, 2024]),
  car('Kia', 'Sportage', 'SX', ['SUV', 'Petrol', 5], 37_500, [2013, 2024]),
  car('Kia', 'Picanto', 'S', ['Hatch', 'Petrol', 5], 17_500, [2016, 2024], 'yes'),
  car('Subaru', 'Forester', '2.5i-L', ['SUV', 'Petrol', 5], 39_000, [2012, 2024]),
  car('Subaru', 'Outback', 'Premium', ['Wagon', 'Petrol', 5], 46_500, [2012, 2024]),
  car('Subaru', 'Impreza', '2.0i', ['Sedan', 'Petrol', 5], 27_000, [2012, 2022]),
  car('Honda', 'Jazz', 'VTi', ['Hatch', 'Petrol', 5], 19_500, [2011, 2020], 'yes'),
  car('Honda', 'CR-V', 'VTi-S', ['SUV', 'Petrol', 5], 38_000, [2013, 2023]),
  car('Honda', 'Civic', 'VTi-S', ['Sedan', 'Petrol', 5], 28_000, [2012, 2021]),
  car('Volkswagen', 'Golf', '110TSI', ['Hatch', 'Petrol', 5], 31_500, [2013, 2023]),
  car('Volkswagen', 'Transporter', 'TDI340', ['Van', 'Diesel', 3], 51_000, [2014, 2023], 'yes'),
  car('Nissan', 'X-Trail', 'ST-L', ['SUV', 'Petrol', 7], 40_500, [2014, 2024]),
  car('Mitsubishi', 'Outlander', 'LS', ['SUV', 'Petrol', 7], 37_000, [2014, 2024]),
  car('Mitsubishi', 'ASX', 'LS', ['SUV', 'Petrol', 5], 29_000, [2013, 2023]),
  car('Suzuki', 'Swift', 'GL Navigator', ['Hatch', 'Petrol', 5], 21_000, [2013, 2024], 'yes'),
  car('MG', 'ZS EV', 'Excite', ['SUV', 'Electric', 5], 44_500, [2021, 2025]),
  car('Tesla', 'Model 3', 'Standard Range', ['Sedan', 'Electric', 5], 66_000, [2020, 2025]),
  car('BYD', 'Atto 3', 'Extended Range', ['SUV', 'Electric', 5], 51_000, [2022, 2025]),
];

const utes: Slots[] = [
  car('Toyota', 'HiLux', 'SR5 4x4', ['Ute', 'Diesel', 5], 61_000, [2012, 2024], 'yes'),
  car('Toyota', 'HiLux', 'Workmate', ['Ute', 'Diesel', 5], 42_000, [2012, 2024], 'yes'),
  car('Toyota', 'LandCruiser', '79 GXL', ['Ute', 'Diesel', 2], 82_000, [2013, 2024], 'yes'),
  car('Ford', 'Ranger', 'XLT 4x4', ['Ute', 'Diesel', 5], 63_000, [2013, 2024]),
  car('Ford', 'Ranger', 'XL Hi-Rider', ['Ute', 'Diesel', 5], 46_000, [2013, 2024], 'yes'),
  car('Isuzu', 'D-Max', 'LS-U', ['Ute', 'Diesel', 5], 58_500, [2013, 2024], 'yes'),
  car('Isuzu', 'NPR 45', 'tipper', ['Light truck', 'Diesel', 3], 89_000, [2012, 2022]),
  car('Mitsubishi', 'Triton', 'GLX+', ['Ute', 'Diesel', 5], 44_500, [2013, 2024], 'yes'),
  car('Nissan', 'Navara', 'ST-X', ['Ute', 'Diesel', 5], 56_000, [2014, 2024], 'yes'),
  car('Mazda', 'BT-50', 'XTR', ['Ute', 'Diesel', 5], 57_500, [2013, 2024]),
  car('Volkswagen', 'Amarok', 'TDI420', ['Ute', 'Diesel', 5], 55_000, [2012, 2022]),
  car('Hino', '300', 'pantech', ['Light truck', 'Diesel', 3], 84_000, [2013, 2022]),
];

const carGoods: Goods = {
  title: '{year} {make} {model} {trim}, {mark}',
  variants: cars,
  slots: { colour: colours },
  attributes: carAttributes,
  facts: carFacts,
};

const workFacts = [
  'Has carried tools, never gravel.',
  'Tow bar and brake controller fitted.',
  'Pulls well with a load on.',
  '{km} km, most of them between sites and home.',
  '{regoText} of rego, pink slip done.',
  'Canvas seat covers since day one, so the seats are new underneath.',
  'Serviced every 10,000 km, invoices in a folder.',
  'GST invoice available for your business.',
];

const bikeMarks = [
  'one owner',
  'low km',
  'new tyres and chain',
  'serviced last month',
  'two keys',
  'ready to ride',
];
const bike = (
  make: string,
  model: string,
  style: string,
  cc: number,
  newPrice: number,
  lams: 'yes' | 'no',
): Slots => ({
  make,
  model,
  style,
  cc,
  newPrice,
  lams,
  from: 2012,
  to: 2025,
});

const caravan = (
  make: string,
  model: string,
  kind: string,
  sleeps: number,
  feet: number,
  tare: number,
  newPrice: number,
): Slots => ({
  make,
  model,
  kind,
  sleeps,
  feet,
  tare,
  newPrice,
  from: 2008,
  to: 2025,
  bathroom: newPrice > 55_000 ? 'Toilet and shower' : 'None',
  bathText:
    newPrice > 55_000
      ? 'Separate shower and toilet, both spotless.'
      : 'Portable loo and outside shower go with it.',
});

const boat = (
  make: string,
  kind: string,
  metres: number,
  hp: number,
  newPrice: number,
  name: string,
): Slots => ({
  make,
  kind,
  metres,
  hp,
  newPrice,
  name,
  from: 2004,
  to: 2024,
});

const trailer = (kind: string, name: string, feet: number, atm: number, newPrice: number): Slots => ({
  kind,
  name,
  feet,
  atm,
  newPrice,
  from: 2010,
  to: 2025,
});

/** Everything with wheels or a hull that is sold whole. */
export const vehicleShelves: Record<number, Shelf> = {
  100: { art: 'car', goods: [carGoods], derive: carAged },
  103: {
    art: 'ute',
    derive: carAged,
    goods: [{ ...carGoods, variants: utes, facts: workFacts }],
  },
  102: {
    voice: bikeVoice,
    art: 'motorcycle',
    slots: { colour: [...colours, 'green', 'orange'], mark: bikeMarks },
    derive: (rng, slots) => aged(rng, slots, { keepsPerYear: 0.92, kmPerYear: [2000, 5500], floor: 1500 }),
    goods: [
      {
        title: '{year} {make} {model}, {mark}',
        variants: [
          bike('Honda', 'CB500F', 'Naked', 471, 9200, 'yes'),
          bike('Honda', 'CRF250L', 'Dirt', 249, 8600, 'yes'),
          bike('Honda', 'Grom', 'Naked', 124, 6100, 'yes'),
          bike('Yamaha', 'MT-07', 'Naked', 655, 13_000, 'yes'),
          bike('Yamaha', 'YZF-R3', 'Sport', 321, 8600, 'yes'),
          bike('Yamaha', 'NMAX 155', 'Scooter', 155, 6000, 'yes'),
          bike('Kawasaki', 'Ninja 400', 'Sport', 399, 8600, 'yes'),
          bike('Kawasaki', 'Vulcan S', 'Cruiser', 649, 11_900, 'yes'),
          bike('Suzuki', 'V-Strom 650', 'Adventure', 645, 14_300, 'no'),
          bike('Suzuki', 'DR-Z400', 'Dirt', 398, 9800, 'yes'),
          bike('BMW', 'R 1250 GS', 'Adventure', 1254, 30_500, 'no'),
          bike('Harley-Davidson', 'Street Bob', 'Cruiser', 1868, 29_500, 'no'),
          bike('Triumph', 'Bonneville T100', 'Naked', 900, 18_500, 'no'),
          bike('Royal Enfield', 'Himalayan', 'Adventure', 411, 9300, 'yes'),
          bike('KTM', '390 Duke', 'Naked', 373, 8200, 'yes'),
          bike('Vespa', 'GTS 300', 'Scooter', 278, 11_500, 'yes'),
        ],
        facts: [
          '{km} km, always garaged.',
          'Rego for {regoText}, pink slip just done.',
          '~Brake pads and fluid done at the last service.',
          'Tyres nearly new, receipts in the folder.',
          'Never tracked, never dropped, standard exhaust in a box.',
          'A tail bag and a phone mount go along.',
          'New battery in autumn, starts at once.',
          '{cc} cc, easy to ride in traffic and happy on the highway.',
        ],
        attributes: {
          make: '{make}',
          model: '{model}',
          year: '{year}',
          odometer: '{odometer}',
          'engine-cc': '{cc}',
          style: '{style}',
          colour: '{colour}',
          'learner-approved': '{lams}',
          'rego-months': '{rego}',
        },
      },
    ],
  },
  101: {
    voice: towedVoice,
    art: 'caravan',
    slots: {
      solar: ['yes', 'no'],
      mark: [
        'ready for the road',
        'holiday ready',
        'always under cover',
        'one owner',
        'extras included',
        'easy to tow',
      ],
    },
    derive: (rng, slots) => aged(rng, slots, { keepsPerYear: 0.935, kmPerYear: [2000, 6000], floor: 4500 }),
    goods: [
      {
        title: '{year} {make} {model}, sleeps {sleeps}, {mark}',
        variants: [
          caravan('Jayco', 'Swan', 'Camper trailer', 6, 16, 1260, 32_000),
          caravan('Jayco', 'Journey Outback', 'Caravan', 4, 21, 2450, 79_000),
          caravan('Jayco', 'Starcraft', 'Caravan', 5, 18, 2010, 62_000),
          caravan('Jayco', 'Expanda', 'Hybrid', 6, 17, 1900, 58_000),
          caravan('Avan', 'Cruiseliner', 'Pop-top', 2, 14, 1100, 36_000),
          caravan('Windsor', 'Genesis', 'Pop-top', 2, 16, 1480, 45_000),
          caravan('Coromal', 'Princeton', 'Caravan', 3, 19, 1980, 61_000),
          caravan('New Age', 'Manta Ray', 'Caravan', 2, 18, 2180, 69_000),
          caravan('MDC', 'XT12', 'Hybrid', 3, 12, 1790, 46_000),
          caravan('Cub', 'Campomatic', 'Camper trailer', 4, 13, 890, 27_000),
          caravan('Lumberjack', 'Bellbrae', 'Camper trailer', 4, 13, 1150, 21_000),
          caravan('Winnebago', 'Bairnsdale', 'Motorhome', 6, 25, 3700, 129_000),
          caravan('Toyota', 'HiAce camper', 'Campervan', 2, 16, 2100, 68_000),
        ],
        facts: [
          '{feet} foot and {tare} kg empty.',
          '{bathText}',
          'Fridge runs on gas, 12 V and mains, tested last weekend.',
          'Two house batteries, less than a year old.',
          'Sleeps {sleeps}; innerspring mattress, never slept on without a cover.',
          'No leaks, moisture report from spring in the drawer.',
          'Mats, hoses and levelling blocks included.',
          'Bearings and brakes done before our last trip.',
        ],
        attributes: {
          make: '{make}',
          model: '{model}',
          year: '{year}',
          'caravan-type': '{kind}',
          sleeps: '{sleeps}',
          'length-ft': '{feet}',
          'tare-kg': '{tare}',
          bathroom: '{bathroom}',
          solar: '{solar}',
        },
      },
    ],
  },
  105: {
    voice: boatVoice,
    art: 'boat',
    slots: {
      mark: [
        'registered trailer',
        'ready to fish',
        'low hours',
        'always flushed',
        'sounder and safety gear',
        'rego to summer',
      ],
    },
    derive: (rng, slots) => aged(rng, slots, { keepsPerYear: 0.93, kmPerYear: [0, 1], floor: 900 }),
    goods: [
      {
        title: '{year} {make} {name}, {mark}',
        variants: [
          boat('Quintrex', 'Tinny', 3.7, 15, 11_500, '370 tinny with 15 hp'),
          boat('Quintrex', 'Tinny', 4.2, 40, 24_000, '420 Renegade'),
          boat('Stacer', 'Tinny', 4.3, 40, 25_000, '429 Outlaw'),
          boat('Stacer', 'Bowrider', 4.8, 75, 39_000, '481 bowrider'),
          boat('Haines Hunter', 'Half cabin', 5.6, 115, 68_000, '560 half cabin'),
          boat('Haines Signature', 'Half cabin', 5.8, 150, 84_000, '580 half cabin'),
          boat('Bayliner', 'Bowrider', 5.1, 90, 47_000, 'Element bowrider'),
          boat('Sea-Doo', 'Jet ski', 3.4, 130, 21_000, 'GTI 130 jet ski'),
          boat('Yamaha', 'Jet ski', 3.3, 110, 19_500, 'VX Cruiser jet ski'),
          boat('Laser', 'Sailing', 4.2, 0, 11_000, 'dinghy with two sails'),
          boat('Zodiac', 'Inflatable', 3.1, 10, 8200, 'Cadet inflatable with 10 hp'),
        ],
        facts: [
          '{metres} m, the right size for the harbour and the lakes.',
          'Motor serviced in September, starts on the first turn.',
          'Flushed with fresh water after each trip.',
          'Galvanised trailer with new bearings and lights.',
          'Life jackets, anchor, flares and an EPIRB in date.',
          'Hull is clean and has never hit anything.',
          'Stored under cover at home, not on a mooring.',
        ],
        attributes: {
          make: '{make}',
          year: '{year}',
          'boat-type': '{kind}',
          'length-m': '{metres}',
          'engine-hp': '{hp}',
          'trailer-included': true,
        },
      },
    ],
  },
  106: {
    voice: towedVoice,
    art: 'trailer',
    slots: {
      mark: [
        'hot-dip galvanised',
        'new tyres',
        'LED lights',
        'spare wheel',
        'one owner',
        'solid floor',
        'road ready',
      ],
    },
    derive: (rng, slots) => aged(rng, slots, { keepsPerYear: 0.945, kmPerYear: [100, 900], floor: 500 }),
    goods: [
      {
        title: '{year} {name}, {mark}',
        variants: [
          trailer('Box', '6x4 box trailer', 6, 750, 1750),
          trailer('Box', '7x4 box trailer with cage', 7, 750, 2200),
          trailer('Box', '7x5 tipping trailer', 7, 1400, 3600),
          trailer('Tandem', '8x5 tandem trailer', 8, 2000, 3900),
          trailer('Tandem', '10x5 tandem with ramps', 10, 2000, 5200),
          trailer('Car carrier', '16 ft car trailer', 16, 2800, 7900),
          trailer('Enclosed', '8x5 enclosed tradie trailer', 8, 2000, 8800),
          trailer('Horse float', 'two-horse float', 14, 2000, 13_500),
        ],
        facts: [
          'Rated to {atm} kg, brakes work well.',
          'Rego for {regoText}.',
          'Floor is sound, no rust holes.',
          'Bearings greased before winter.',
          'Jockey wheel and spare included.',
          'Light use, never overloaded.',
          'LED lights and a new plug.',
        ],
        attributes: {
          'trailer-type': '{kind}',
          'length-ft': '{feet}',
          'atm-kg': '{atm}',
          'rego-months': '{rego}',
        },
      },
    ],
  },
};

/** Things that go on or into a vehicle. */
export const partShelves: Record<number, Shelf> = {
  104: {
    art: 'tools',
    slots: {
      fits: [
        'HiLux 2016 on',
        'Ranger PX',
        'D-Max 2021 on',
        'Corolla 2013 to 2018',
        'Mazda 3 BN',
        'Golf Mk7',
        'LandCruiser 79',
        'i30 PD',
        'Forester SJ',
        'Triton MQ',
      ],
    },
    attributes: { fits: '{fits}' },
    goods: [
      {
        title: '{brand} roof racks to suit {fits}',
        price: [160, 340],
        slots: { brand: ['Rhino-Rack', 'Thule', 'Yakima'] },
        attributes: { brand: '{brand}', 'part-of': 'Touring' },
        isPlural: true,
        facts: [
          'Both bars, feet and two keys.',
          'Holds 75 kg, no whistle with the fairing on.',
          'Slides off in five minutes.',
        ],
      },
      {
        title: '{thing} for {fits}',
        variants: [
          { thing: 'Steel bull bar', part: 'Touring', low: 650, high: 1300 },
          { thing: 'Headlight, right side', part: 'Electrical', low: 120, high: 320 },
          { thing: 'Tail light, left side', part: 'Electrical', low: 60, high: 160 },
          { thing: 'Alternator', part: 'Engine', low: 110, high: 260 },
          { thing: 'Radiator', part: 'Engine', low: 120, high: 240 },
          { thing: 'Front bumper, white', part: 'Body', low: 150, high: 380 },
          { thing: 'Canvas seat covers', part: 'Interior', low: 120, high: 260 },
          { thing: 'Brake pads and rotors', part: 'Brakes', low: 120, high: 280 },
          { thing: 'Raised suspension kit', part: 'Suspension', low: 550, high: 1100 },
          { thing: 'Hard tonneau cover', part: 'Touring', low: 550, high: 1200 },
          { thing: 'Tow bar with wiring', part: 'Touring', low: 220, high: 480 },
        ],
        attributes: { 'part-of': '{part}' },
        facts: [
          'Matched to {fits}; check with your number plate first.',
          'All clips and brackets in a bag.',
          'No cracks, no repairs.',
          '~Removed by a workshop, not with a hammer.',
        ],
      },
      {
        title: 'Android head unit with camera, {fits}',
        price: [180, 380],
        attributes: { 'part-of': 'Electrical' },
        facts: [
          'Wireless phone mirroring, works with the wheel buttons.',
          'Harness and surround for {fits} included.',
          'Reverse camera with six metres of cable.',
        ],
      },
    ],
  },
  107: {
    art: 'tyre',
    slots: {
      size: [
        '195/65R15',
        '205/55R16',
        '215/60R17',
        '225/45R17',
        '235/60R18',
        '265/65R17',
        '265/60R18',
        '285/70R17',
      ],
      tread: [4, 5, 6, 7, 8],
    },
    goods: [
      {
        title: '{count} {brand} tyres {size}',
        variants: [
          { count: 'Four', quantity: 4, low: 240, high: 560 },
          { count: 'Two', quantity: 2, low: 110, high: 260 },
        ],
        slots: {
          brand: ['Michelin', 'Bridgestone', 'Goodyear', 'Pirelli', 'Continental', 'BFGoodrich', 'Yokohama'],
        },
        attributes: {
          'tyre-size': '{size}',
          brand: '{brand}',
          quantity: '{quantity}',
          'tread-mm': '{tread}',
        },
        isPlural: true,
        facts: [
          'About {tread} mm of tread, even across.',
          'No plugs, no sidewall marks.',
          'Date code from two years back.',
          '~Came off because I changed wheel size.',
        ],
      },
      {
        title: '{material} wheels with {size} tyres, set of 4',
        price: [420, 1150],
        slots: {
          material: [
            'Genuine HiLux',
            'Genuine Ranger',
            '17 inch alloy',
            'Black alloy',
            'Steel sunraysia',
            'Genuine Golf',
          ],
        },
        attributes: { 'tyre-size': '{size}', quantity: 4, 'tread-mm': '{tread}' },
        isPlural: true,
        facts: [
          'Tyres have {tread} mm and run true.',
          '~Light kerb rash on one rim.',
          'Nuts and centre caps included.',
          '~Balanced when they came off.',
        ],
      },
    ],
  },
};
