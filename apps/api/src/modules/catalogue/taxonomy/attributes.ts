import {
  type AttributeSeed,
  type Draft,
  date,
  found,
  needed,
  number,
  of,
  select,
  several,
  text,
  yesNo,
} from './attribute-draft.ts';

const colours = [
  'White',
  'Black',
  'Grey',
  'Silver',
  'Blue',
  'Red',
  'Green',
  'Yellow',
  'Orange',
  'Brown',
  'Beige',
  'Pink',
  'Purple',
  'Gold',
  'Multicolour',
];
const fuels = ['Petrol', 'Diesel', 'Hybrid', 'Plug-in hybrid', 'Electric', 'LPG'];
const carBodies = [
  'Hatch',
  'Sedan',
  'SUV',
  'Wagon',
  'Van',
  'People mover',
  'Coupe',
  'Convertible',
  'Ute',
  'Light truck',
];
const clothingSizes = [
  'XXS',
  'XS',
  'S',
  'M',
  'L',
  'XL',
  'XXL',
  '3XL',
  'One size',
  '6',
  '8',
  '10',
  '12',
  '14',
  '16',
  '18',
];
const materials = [
  'Timber',
  'Metal',
  'Glass',
  'Leather',
  'Fabric',
  'Velvet',
  'Rattan',
  'Plastic',
  'Stone',
  'Ceramic',
  'Wool',
  'Cotton',
  'Laminate',
  'Mixed',
];

const roadVehicle: Draft[] = [
  found(needed(text('Make', 'make'))),
  found(needed(text('Model', 'model'))),
  found(needed(number('Year', 'year', 1950, 2100))),
  found(needed(number('Odometer', 'odometer', 0, 900_000, 'km'))),
];

const carAttributes: Draft[] = [
  ...roadVehicle,
  needed(select('Transmission', 'transmission', ['Automatic', 'Manual'])),
  needed(select('Fuel', 'fuel', fuels)),
  needed(select('Body type', 'body-type', carBodies)),
  select('Colour', 'colour', colours),
  found(number('Seats', 'seats', 1, 15)),
  number('Registration left', 'rego-months', 0, 12, 'months'),
  yesNo('Full service history', 'service-history'),
];

const motors = [
  ...of(100, carAttributes),
  ...of(103, carAttributes),
  ...of(102, [
    ...roadVehicle,
    found(needed(number('Engine', 'engine-cc', 0, 2500, 'cc'))),
    needed(
      select('Style', 'style', ['Sport', 'Naked', 'Cruiser', 'Touring', 'Adventure', 'Dirt', 'Scooter']),
    ),
    select('Colour', 'colour', colours),
    yesNo('Learner approved (LAMS)', 'learner-approved'),
    number('Registration left', 'rego-months', 0, 12, 'months'),
  ]),
  ...of(101, [
    found(needed(text('Make', 'make'))),
    text('Model', 'model'),
    found(needed(number('Year', 'year', 1950, 2100))),
    needed(
      select('Type', 'caravan-type', [
        'Caravan',
        'Pop-top',
        'Camper trailer',
        'Hybrid',
        'Motorhome',
        'Campervan',
      ]),
    ),
    found(needed(number('Sleeps', 'sleeps', 1, 10))),
    number('Length', 'length-ft', 6, 40, 'ft'),
    number('Tare', 'tare-kg', 200, 6000, 'kg'),
    select('Bathroom', 'bathroom', ['None', 'Shower only', 'Toilet and shower']),
    yesNo('Solar', 'solar'),
  ]),
  ...of(105, [
    found(needed(text('Make', 'make'))),
    found(needed(number('Year', 'year', 1950, 2100))),
    needed(
      select('Type', 'boat-type', ['Tinny', 'Half cabin', 'Bowrider', 'Sailing', 'Jet ski', 'Inflatable']),
    ),
    number('Length', 'length-m', 1, 30, 'm'),
    number('Engine', 'engine-hp', 0, 900, 'hp'),
    yesNo('Trailer included', 'trailer-included'),
  ]),
  ...of(106, [
    needed(
      select('Type', 'trailer-type', ['Box', 'Tandem', 'Car carrier', 'Enclosed', 'Horse float', 'Boat']),
    ),
    number('Length', 'length-ft', 3, 40, 'ft'),
    number('Load limit (ATM)', 'atm-kg', 200, 4500, 'kg'),
    number('Registration left', 'rego-months', 0, 12, 'months'),
  ]),
  ...of(104, [
    found(needed(text('Fits', 'fits'))),
    text('Brand', 'brand'),
    select('Part of', 'part-of', [
      'Engine',
      'Body',
      'Interior',
      'Electrical',
      'Brakes',
      'Touring',
      'Suspension',
    ]),
  ]),
  ...of(107, [
    found(needed(text('Size', 'tyre-size'))),
    found(text('Brand', 'brand')),
    needed(number('How many', 'quantity', 1, 8)),
    number('Tread left', 'tread-mm', 0, 20, 'mm'),
  ]),
];

const realEstate = [
  ...of(40, [
    found(needed(select('For', 'offer-type', ['Rent', 'Sale', 'Share']))),
    found(number('Parking spaces', 'parking', 0, 200)),
    date('Available from', 'available-from'),
  ]),
  ...of(122, [
    needed(
      select('Property type', 'property-type', [
        'House',
        'Apartment',
        'Townhouse',
        'Terrace',
        'Villa',
        'Studio',
        'Granny flat',
        'Duplex',
        'Room',
      ]),
    ),
    found(needed(number('Bedrooms', 'bedrooms', 0, 12))),
    found(needed(number('Bathrooms', 'bathrooms', 1, 10))),
    found(yesNo('Furnished', 'furnished')),
    found(yesNo('Pets considered', 'pets')),
    several('Features', 'features', [
      'Air conditioning',
      'Balcony',
      'Courtyard',
      'Dishwasher',
      'Built-in robes',
      'Internal laundry',
      'Pool',
      'Solar panels',
      'Study',
      'NBN to the premises',
      'Lift',
      'Garden shed',
    ]),
    number('Land size', 'land-size', 0, 100_000, 'm²'),
  ]),
  ...of(137, [
    needed(
      select('Property type', 'property-type', [
        'Office',
        'Shop',
        'Warehouse',
        'Cafe or restaurant',
        'Medical suite',
        'Showroom',
        'Storage',
      ]),
    ),
    found(needed(number('Floor area', 'floor-area', 5, 50_000, 'm²'))),
    select('Lease', 'lease', ['Monthly', '12 months', '2 years', '3 years', '5 years']),
    yesNo('Outgoings included', 'outgoings-included'),
    yesNo('Grease trap', 'grease-trap'),
    yesNo('Three-phase power', 'three-phase-power'),
  ]),
];

const jobs = of(2, [
  text('Company', 'company'),
  found(number('Salary from', 'salary-from', 0, 1000, 'K')),
  number('Salary to', 'salary-to', 0, 1000, 'K'),
  needed(
    select('Job type', 'job-type', [
      'Full time',
      'Part time',
      'Casual',
      'Contract',
      'Temporary',
      'Apprenticeship',
    ]),
  ),
  needed(
    select('Work rights', 'work-rights', [
      'Any work rights',
      'Citizen or permanent resident',
      'Visa sponsorship available',
      'Student visa welcome',
    ]),
  ),
  select('Experience', 'experience', [
    'No experience needed',
    '1 year',
    '2 to 3 years',
    '4 to 6 years',
    '7 years or more',
  ]),
  select('Where', 'remote', ['On site', 'Hybrid', 'Remote']),
  several('Benefits', 'benefits', [
    'Super 12%',
    'Salary packaging',
    'Paid training',
    'Staff discount',
    'Parking on site',
    'Penalty rates',
    'Company vehicle',
    'Uniform supplied',
    'Rostered days off',
    'Meals on shift',
  ]),
]);

const home = [
  ...of(3, [
    select('Material', 'material', materials),
    select('Colour', 'colour', colours),
    number('Width', 'width-cm', 1, 600, 'cm'),
    number('Height', 'height-cm', 1, 400, 'cm'),
    number('Depth', 'depth-cm', 1, 400, 'cm'),
    text('Brand', 'brand'),
  ]),
  ...of(130, [found(needed(number('Seats', 'seats', 1, 12)))]),
  ...of(131, [found(number('Seats', 'seats', 1, 16))]),
  ...of(132, [
    needed(select('Bed size', 'bed-size', ['Single', 'King single', 'Double', 'Queen', 'King', 'Bunk'])),
    yesNo('Mattress included', 'mattress-included'),
  ]),
  ...of(138, [
    found(number('Capacity', 'capacity-l', 20, 1000, 'L')),
    found(number('Load', 'load-kg', 3, 20, 'kg')),
    number('Energy stars', 'energy-stars', 1, 10),
  ]),
];

const storageSizes = ['32 GB', '64 GB', '128 GB', '256 GB', '512 GB', '1 TB', '2 TB'];
const electronics = [
  ...of(4, [
    found(needed(text('Brand', 'brand'))),
    text('Model', 'model'),
    select('Warranty', 'warranty', ['None', 'Under 6 months', '6 to 12 months', 'Over 12 months']),
    yesNo('Box and receipt', 'box-and-receipt'),
  ]),
  ...of(140, [
    needed(select('Storage', 'storage', storageSizes)),
    yesNo('Unlocked', 'unlocked'),
    number('Battery health', 'battery-health', 1, 100, '%'),
  ]),
  ...of(141, [
    select('Storage', 'storage', storageSizes),
    select('Memory', 'memory', ['4 GB', '8 GB', '16 GB', '32 GB', '64 GB']),
    number('Screen', 'screen-inch', 7, 60, 'inch'),
  ]),
  ...of(142, [found(number('Screen', 'screen-inch', 7, 150, 'inch'))]),
  ...of(144, [
    select('Kind', 'camera-kind', ['Mirrorless', 'DSLR', 'Compact', 'Film', 'Action', 'Lens', 'Accessory']),
  ]),
  ...of(145, [select('Platform', 'platform', ['PlayStation', 'Xbox', 'Nintendo', 'PC', 'Retro'])]),
];

const baby = [
  ...of(5, [
    text('Brand', 'brand'),
    select('Age', 'age-range', [
      '0 to 6 months',
      '6 to 12 months',
      '1 to 3 years',
      '3 to 6 years',
      '6 to 12 years',
    ]),
    yesNo('Smoke-free home', 'smoke-free-home'),
  ]),
  ...of(151, [
    found(needed(number('Year made', 'year-made', 2000, 2100))),
    needed(yesNo('Never in an accident', 'accident-free')),
    yesNo('ISOFIX', 'isofix'),
  ]),
  ...of(154, [
    needed(
      select('Size', 'kids-size', [
        '0000',
        '000',
        '00',
        '0',
        '1',
        '2',
        '3',
        '4',
        '5',
        '6',
        '8',
        '10',
        '12',
        '14',
      ]),
    ),
  ]),
];

const fashion = [
  ...of(6, [
    text('Brand', 'brand'),
    select('Colour', 'colour', colours),
    needed(select('For', 'gender', ['Women', 'Men', 'Unisex'])),
  ]),
  ...[160, 161, 165].flatMap((id) => of(id, [needed(select('Size', 'size', clothingSizes))])),
  ...of(162, [found(needed(number('AU size', 'shoe-size', 1, 18)))]),
  ...of(164, [
    select('Material', 'material', ['Gold', 'Silver', 'Steel', 'Leather', 'Titanium', 'Beads', 'Plated']),
  ]),
];

const sport = [
  ...of(7, [found(text('Brand', 'brand'))]),
  ...of(170, [
    needed(
      select('Bike type', 'bike-type', [
        'Road',
        'Mountain',
        'Commuter',
        'Gravel',
        'Electric',
        'Cargo',
        'BMX',
        'Kids',
      ]),
    ),
    select('Frame size', 'frame-size', ['XS', 'S', 'M', 'L', 'XL', '16 inch', '20 inch', '24 inch']),
    select('Colour', 'colour', colours),
  ]),
  ...of(171, [number('Weight', 'weight-kg', 1, 500, 'kg')]),
  ...of(172, [found(number('Sleeps', 'sleeps', 1, 14))]),
  ...of(173, [
    select('Kind', 'water-kind', [
      'Surfboard',
      'Wetsuit',
      'Paddle board',
      'Kayak',
      'Bodyboard',
      'Snorkelling',
      'Kite and wing',
    ]),
    text('Length', 'board-length'),
  ]),
  ...of(176, [select('Hand', 'hand', ['Right', 'Left'])]),
];

const hobbies = [
  ...of(180, [
    found(needed(text('Brand', 'brand'))),
    needed(
      select('Instrument', 'instrument', [
        'Guitar',
        'Bass',
        'Piano and keys',
        'Drums',
        'Strings',
        'Brass and woodwind',
        'Oud and saz',
        'Recording',
      ]),
    ),
  ]),
  ...of(181, [
    text('Author', 'author'),
    select('Format', 'book-format', ['Paperback', 'Hardback', 'Box set', 'Textbook', 'Picture book']),
  ]),
  ...of(182, [
    found(text('Artist', 'artist')),
    select('Format', 'music-format', ['LP', 'Single', 'CD', 'Cassette', 'Box set']),
  ]),
  ...of(183, [text('Players', 'players'), number('Pieces', 'pieces', 1, 40_000)]),
  ...of(184, [text('Era', 'era'), yesNo('With papers', 'with-papers')]),
];

const petSexes = ['Male', 'Female', 'Mixed litter'];
const livingPet: Draft[] = [
  found(needed(text('Breed', 'breed'))),
  needed(number('Age', 'age-weeks', 1, 1200, 'weeks')),
  select('Sex', 'sex', petSexes),
];
// NSW, Victoria and Queensland require a microchip or source number in every advertisement for a dog or cat.
const chippedPet: Draft[] = [
  ...livingPet,
  needed(yesNo('Vaccinated', 'vaccinated')),
  needed(text('Microchip number', 'microchip-number')),
  yesNo('Desexed', 'desexed'),
];
const pets = [
  ...of(190, chippedPet),
  ...of(191, chippedPet),
  ...of(192, livingPet),
  ...of(193, [text('Species', 'species'), found(number('Tank', 'tank-l', 1, 3000, 'L'))]),
  ...of(194, livingPet),
  ...of(195, [
    select('For', 'pet', ['Dog', 'Cat', 'Bird', 'Fish', 'Small pets', 'Horse']),
    text('Brand', 'brand'),
  ]),
];

const garden = [
  ...of(200, [
    number('Height', 'height-cm', 1, 1000, 'cm'),
    select('Place', 'place', ['Indoor', 'Shade', 'Part sun', 'Full sun']),
  ]),
  ...of(201, [
    found(number('Seats', 'seats', 1, 16)),
    select('Material', 'material', ['Timber', 'Metal', 'Rattan', 'Plastic', 'Stone', 'Fabric']),
  ]),
  ...of(202, [
    select('Fuel', 'heat-fuel', ['LPG', 'Natural gas', 'Charcoal', 'Wood', 'Electric']),
    text('Brand', 'brand'),
  ]),
  ...of(203, [
    select('Power', 'power', ['Petrol', 'Battery', 'Corded', 'Hand']),
    found(text('Brand', 'brand')),
  ]),
  ...of(204, [text('Quantity', 'amount')]),
];

const trade = [
  ...of(210, [
    found(needed(text('Brand', 'brand'))),
    needed(select('Power', 'power', ['12 V', '18 V', '40 V', '54 V', 'Corded', 'Petrol', 'Air'])),
    yesNo('Battery included', 'battery-included'),
  ]),
  ...of(211, [found(text('Brand', 'brand'))]),
  ...of(212, [text('Quantity', 'amount'), yesNo('Left over, unused', 'unused')]),
  ...of(213, [
    text('Brand', 'brand'),
    select('Supply', 'supply', ['10 A plug', '15 A plug', 'Three phase', 'Gas', 'None']),
  ]),
  ...of(214, [text('Brand', 'brand'), number('Height', 'height-m', 0, 15, 'm')]),
];

const tickets = [
  ...of(240, [
    found(needed(number('How many', 'quantity', 1, 12))),
    date('Date of the show', 'event-date'),
    select('Seating', 'seating', ['Reserved seats', 'General admission', 'Standing']),
  ]),
  ...of(241, [text('Brand', 'brand'), number('Volume', 'volume-l', 5, 200, 'L')]),
  ...of(242, [needed(number('Value', 'value', 5, 5000, '$')), date('Valid until', 'valid-until')]),
];

const community = [
  ...of(220, [date('Date', 'event-date'), yesNo('Children welcome', 'children-welcome')]),
  ...of(221, [needed(select('Lost or found', 'lost-or-found', ['Lost', 'Found'])), date('Since', 'since')]),
  ...of(222, [
    select('Level', 'level', ['Beginners', 'All levels', 'Advanced']),
    several('Days', 'days', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
  ]),
  ...of(223, [needed(select('Kind', 'help-kind', ['Lift offered', 'Lift wanted', 'Moving help']))]),
  ...of(224, [number('Hours a week', 'hours-per-week', 1, 40, 'h')]),
];

const freeStuff = of(13, [
  select('Take it by', 'take-by', ['Today', 'This weekend', 'This week', 'No rush']),
]);

/** An attribute of a parent applies to its children; a child's own attributes follow the inherited ones. */
export const attributeSeeds: AttributeSeed[] = [
  ...motors,
  ...realEstate,
  ...jobs,
  ...home,
  ...electronics,
  ...baby,
  ...fashion,
  ...sport,
  ...hobbies,
  ...pets,
  ...garden,
  ...trade,
  ...tickets,
  ...community,
  ...freeStuff,
];
