import {
  type AttributeSeed,
  type Draft,
  found,
  number,
  of,
  select,
  several,
  yesNo,
} from './attribute-draft.ts';

/** Colours as shops name them; products that come in several colours have variants instead. */
const colour = select('Colour', 'colour', [
  'White',
  'Black',
  'Charcoal',
  'Grey',
  'Silver',
  'Navy',
  'Blue',
  'Teal',
  'Green',
  'Sage',
  'Red',
  'Terracotta',
  'Orange',
  'Mustard',
  'Yellow',
  'Sand',
  'Brown',
  'Blush',
  'Pink',
  'Purple',
  'Gold',
  'Multicolour',
]);
const material = (options: string[]): Draft => select('Material', 'material', options);
const kind = (options: string[]): Draft => select('Kind', 'kind', options);
const capacity = number('Capacity', 'capacity-l', 0.05, 1000, 'L');
const widthCm = number('Width', 'width-cm', 1, 600, 'cm');
const heightCm = number('Height', 'height-cm', 1, 400, 'cm');
const pieces = number('Pieces', 'pieces', 1, 1000);
const screen = found(number('Screen', 'screen-inch', 1, 100, 'inch'));
const dishwasher = found(yesNo('Dishwasher safe', 'dishwasher-safe'));
const washable = found(yesNo('Machine washable', 'machine-washable'));
const waterproof = found(yesNo('Waterproof', 'waterproof'));
const power = (options: string[]): Draft => select('Power', 'power', options);

const home = [
  ...of(400, [colour]),
  ...of(420, [
    kind(['Saucepan', 'Casserole', 'Frying pan', 'Wok', 'Kettle', 'Baking dish', 'Knife', 'Board', 'Other']),
    material([
      'Cast iron',
      'Enamelled steel',
      'Stainless steel',
      'Carbon steel',
      'Aluminium',
      'Copper',
      'Stoneware',
      'Timber',
      'Silicone',
    ]),
    several('Suits', 'cooktops', ['Gas', 'Electric', 'Ceramic', 'Induction', 'Oven']),
    capacity,
    dishwasher,
  ]),
  ...of(421, [
    kind(['Plates', 'Bowls', 'Mugs', 'Glasses', 'Serving', 'Cutlery', 'Jugs and carafes']),
    material(['Stoneware', 'Porcelain', 'Glass', 'Timber', 'Stainless steel', 'Melamine']),
    pieces,
    dishwasher,
    yesNo('Microwave safe', 'microwave-safe'),
  ]),
  ...of(422, [
    kind(['Coffee beans', 'Ground coffee', 'Tea', 'Brewer', 'Grinder', 'Teapot', 'Cups']),
    select('Roast', 'roast', ['Light', 'Medium', 'Dark']),
    material(['Glass', 'Ceramic', 'Stainless steel', 'Plastic']),
    number('Weight', 'net-grams', 1, 25_000, 'g'),
    capacity,
  ]),
  ...of(423, [
    kind(['Quilt covers', 'Sheets', 'Towels', 'Pillows', 'Cushions', 'Throws']),
    material(['Cotton', 'Linen', 'Bamboo', 'Wool', 'Velvet', 'Feather and down', 'Microfibre']),
    number('Thread count', 'thread-count', 100, 1500),
    washable,
  ]),
  ...of(424, [
    kind(['Table lamps', 'Floor lamps', 'Pendants', 'Desk lamps', 'Candles', 'Lanterns']),
    material(['Metal', 'Ceramic', 'Glass', 'Timber', 'Fabric', 'Soy wax']),
    select('Bulb', 'bulb', ['E27', 'E14', 'GU10', 'LED built in', 'None']),
    power(['Mains', 'Battery', 'Solar', 'None']),
    yesNo('Dimmable', 'dimmable'),
  ]),
  ...of(425, [
    kind(['Sofas', 'Armchairs', 'Tables', 'Shelves', 'Desks', 'Rugs', 'Drawers', 'Mirrors']),
    material(['Oak', 'Walnut', 'Pine', 'Plywood', 'Metal', 'Glass', 'Fabric', 'Leather', 'Velvet', 'Wool']),
    widthCm,
    heightCm,
    yesNo('Comes assembled', 'assembled'),
  ]),
];

const groceries = [
  ...of(401, [
    several('Diet', 'diet', [
      'Halal',
      'Vegan',
      'Vegetarian',
      'Gluten free',
      'Dairy free',
      'Nut free',
      'Organic',
    ]),
    select('Origin', 'origin', [
      'Australia',
      'New Zealand',
      'Lebanon',
      'Türkiye',
      'India',
      'Pakistan',
      'Egypt',
      'Greece',
      'Italy',
      'Elsewhere',
    ]),
    select('Keep', 'keep', ['In the pantry', 'In the fridge', 'In the freezer']),
  ]),
  ...of(430, [
    kind(['Honey and spreads', 'Flour', 'Rice and grains', 'Oils', 'Spices', 'Pulses', 'Pickles']),
  ]),
  ...of(431, [kind(['Pastries', 'Chocolate', 'Nuts', 'Dried fruit', 'Sweets'])]),
  ...of(432, [
    kind(['Juice', 'Soft drink', 'Tea', 'Coffee', 'Water', 'Milk drinks']),
    yesNo('No added sugar', 'no-added-sugar'),
  ]),
  ...of(433, [
    kind(['Milk', 'Yoghurt', 'Cheese', 'Eggs']),
    select('Milk of', 'milk-of', ['Cow', 'Sheep', 'Goat', 'Plant']),
  ]),
  ...of(434, [
    select('Animal', 'animal', ['Lamb', 'Beef', 'Chicken', 'Goat']),
    select('Cut', 'cut', ['Whole cut', 'Pieces', 'Mince', 'Sausages', 'Skewers']),
    yesNo('Free range', 'free-range'),
  ]),
  ...of(435, [
    kind(['Boxes', 'Fruit', 'Vegetables']),
    select('Grown', 'grown', ['Conventional', 'Spray free', 'Certified organic']),
  ]),
];

const tech = [
  ...of(402, [colour, select('Warranty', 'warranty', ['1 year', '2 years', '3 years', '5 years'])]),
  ...of(440, [
    kind(['Phones', 'Smart watches', 'Chargers', 'Cables', 'Cases', 'Power banks']),
    select('Storage', 'storage', ['64 GB', '128 GB', '256 GB', '512 GB', '1 TB']),
    screen,
    number('Power', 'power-watts', 1, 300, 'W'),
    select('Plug', 'plug', ['USB-C', 'Lightning', 'USB-A', 'Wireless']),
  ]),
  ...of(441, [
    kind(['Laptops', 'Desktops', 'Tablets', 'Monitors', 'Keyboards', 'Mice']),
    select('Memory', 'memory', ['4 GB', '8 GB', '16 GB', '32 GB', '64 GB']),
    select('Storage', 'storage', ['64 GB', '128 GB', '256 GB', '512 GB', '1 TB', '2 TB']),
    screen,
    select('Connects by', 'connects-by', ['Cable', 'Bluetooth', 'Wi-Fi', '2.4 GHz receiver']),
  ]),
  ...of(442, [
    kind(['Headphones', 'Earbuds', 'Speakers', 'Record players', 'Microphones']),
    select('Connects by', 'connects-by', ['Cable', 'Bluetooth', 'Wi-Fi', 'USB']),
    found(yesNo('Noise cancelling', 'noise-cancelling')),
    number('Battery', 'battery-hours', 1, 200, 'h'),
    waterproof,
  ]),
  ...of(443, [
    kind(['Mirrorless', 'Instant', 'Action', 'Lenses', 'Bags']),
    found(number('Resolution', 'megapixels', 1, 200, 'MP')),
    number('Focal length', 'focal-mm', 4, 1200, 'mm'),
    waterproof,
  ]),
  ...of(444, [
    kind(['Consoles', 'Controllers', 'Headsets', 'Keyboards', 'Chairs', 'Board games']),
    several('Platform', 'platform', ['PC', 'PlayStation', 'Xbox', 'Nintendo', 'Mobile']),
    found(number('Players', 'players', 1, 12)),
    yesNo('Wireless', 'wireless'),
  ]),
];

const fabrics = [
  'Cotton',
  'Organic cotton',
  'Linen',
  'Wool',
  'Merino',
  'Silk',
  'Viscose',
  'Crepe',
  'Chiffon',
  'Jersey',
  'Fleece',
  'Polyester',
  'Nylon',
  'Denim',
  'Drill',
  'Mixed',
];
const uppers = ['Leather', 'Suede', 'Canvas', 'Wool', 'Mesh', 'Rubber', 'Synthetic'];
const fit = select('Fit', 'fit', ['Slim', 'Regular', 'Relaxed', 'Oversized']);
const sleeves = select('Sleeves', 'sleeves', ['None', 'Short', 'Three-quarter', 'Long']);
const shoeKinds = [
  'Boots',
  'Sneakers',
  'Heels',
  'Sandals',
  'Slippers',
  'Loafers',
  'Trail shoes',
  'Work boots',
];
const shoe = [kind(shoeKinds), material(uppers), waterproof];

const fashion = [
  ...of(403, [colour]),
  ...of(450, [
    kind(['Dresses', 'Skirts']),
    material(fabrics),
    select('Length', 'length', ['Mini', 'Knee', 'Midi', 'Maxi']),
    sleeves,
    washable,
  ]),
  ...of(451, [
    kind(['Tees', 'Knits', 'Shirts', 'Hoodies', 'Jackets', 'Pants']),
    material(fabrics),
    fit,
    sleeves,
    washable,
  ]),
  ...of(452, [
    kind(['Abayas', 'Hijabs', 'Swimwear', 'Cardigans']),
    material(fabrics),
    select('Occasion', 'occasion', ['Everyday', 'Festive', 'Sport']),
    washable,
  ]),
  ...of(453, shoe),
  ...of(404, [colour]),
  ...of(455, [
    kind(['Shirts', 'Polos', 'Tees', 'Knits', 'Pants', 'Jackets']),
    material(fabrics),
    fit,
    sleeves,
    washable,
  ]),
  ...of(456, [
    kind(['Shirts', 'Vests', 'Boots', 'Pants', 'Helmets', 'Jackets']),
    material([...fabrics, 'Leather', 'Plastic']),
    found(yesNo('Hi-vis', 'hi-vis')),
    several('Certified to', 'certified', ['AS/NZS 4602.1', 'AS/NZS 2210.3', 'AS/NZS 1801']),
  ]),
  ...of(457, shoe),
];

const jewellery = [
  ...of(405, [colour, select('For', 'gender', ['Women', 'Men', 'Unisex', 'Children'])]),
  ...of(460, [
    select('Movement', 'movement', ['Quartz', 'Automatic', 'Hand-wound', 'Digital']),
    material(['Stainless steel', 'Titanium', 'Gold', 'Silver', 'Resin']),
    found(number('Case', 'case-mm', 20, 60, 'mm')),
    number('Water resistance', 'water-metres', 0, 1000, 'm'),
  ]),
  ...of(461, [
    kind(['Rings', 'Necklaces', 'Earrings', 'Bracelets']),
    material(['Sterling silver', '9 ct gold', '18 ct gold', 'Gold plated', 'Stainless steel']),
    select('Stone', 'stone', ['None', 'Pearl', 'Opal', 'Sapphire', 'Diamond', 'Zirconia']),
  ]),
  ...of(462, [
    kind(['Totes', 'Wallets', 'Crossbody bags', 'Travel bags', 'Backpacks', 'Card holders']),
    material(['Leather', 'Vegan leather', 'Canvas', 'Nylon']),
    number('Volume', 'volume-l', 1, 120, 'L'),
    number('Cards', 'cards', 1, 30),
  ]),
];

const family = [
  ...of(406, [
    colour,
    select('Age', 'age-range', [
      'From birth',
      '6 months and up',
      '1 year and up',
      '3 years and up',
      '6 years and up',
      'All ages',
    ]),
  ]),
  ...of(465, [
    material(['Timber', 'Cotton', 'Muslin', 'Fabric', 'Plastic', 'Metal']),
    widthCm,
    washable,
    yesNo('Australian standard', 'meets-standard'),
  ]),
  ...of(466, [
    kind(['Prams', 'Strollers', 'Carriers', 'Car seats', 'Bags', 'Blankets']),
    found(number('Carries up to', 'carries-kg', 1, 60, 'kg')),
    yesNo('Folds with one hand', 'one-hand-fold'),
    found(yesNo('ISOFIX', 'isofix')),
  ]),
  ...of(467, [
    material(['Wood', 'Plush', 'Plastic', 'Card', 'Metal']),
    pieces,
    number('Players', 'players', 1, 20),
    yesNo('Needs batteries', 'needs-batteries'),
  ]),
  ...of(468, [
    kind(['Onesies', 'Knits', 'Tees', 'Hats', 'Rainwear', 'Shoes']),
    material(['Cotton', 'Organic cotton', 'Merino', 'Polyester', 'Leather']),
    washable,
  ]),
];

const outdoors = [
  ...of(407, [colour]),
  ...of(470, [
    kind(['Dumbbells', 'Kettlebells', 'Mats', 'Bands', 'Machines', 'Bottles']),
    material(['Cast iron', 'Steel', 'Rubber', 'Latex', 'Stainless steel', 'Cork']),
    found(number('Heaviest', 'weight-kg', 1, 200, 'kg')),
    number('Thickness', 'thickness-mm', 1, 50, 'mm'),
  ]),
  ...of(471, [
    kind(['Bikes', 'Helmets', 'Lights', 'Clothing', 'Bags']),
    select('For', 'for-whom', ['Adults', 'Children']),
    number('Gears', 'gears', 1, 33),
    waterproof,
  ]),
  ...of(472, [
    kind(['Tents', 'Swags', 'Sleeping bags', 'Chairs', 'Stoves', 'Lights']),
    found(number('Sleeps', 'sleeps', 1, 14)),
    select('Season', 'season', ['Two seasons', 'Three seasons', 'Four seasons']),
    number('Comfort down to', 'comfort-celsius', -40, 25, '°C'),
    waterproof,
  ]),
  ...of(473, [
    kind(['Surfboards', 'Bodyboards', 'Wetsuits', 'Goggles', 'Rash vests', 'Towels']),
    number('Length', 'length-ft', 2, 12, 'ft'),
    number('Thickness', 'thickness-mm', 1, 10, 'mm'),
    select('Sun protection', 'upf', ['UPF 15', 'UPF 30', 'UPF 50']),
  ]),
  ...of(474, [
    select('Ground', 'ground', ['Road', 'Trail', 'Track', 'After the run']),
    select('Width', 'shoe-width', ['Narrow', 'Standard', 'Wide']),
    number('Drop', 'drop-mm', 0, 16, 'mm'),
    select('Cushioning', 'cushioning', ['Light', 'Medium', 'Soft']),
  ]),
];

const garden = [
  ...of(480, [
    kind(['House plants', 'Succulents', 'Palms', 'Pots']),
    select('Light', 'light', ['Shade', 'Bright, no direct sun', 'Part sun', 'Full sun']),
    number('Pot', 'pot-cm', 4, 120, 'cm'),
    found(yesNo('Safe for pets', 'pet-safe')),
  ]),
  ...of(481, [
    kind(['Cutting', 'Digging', 'Watering', 'Mowing', 'Potting']),
    material(['Steel', 'Stainless steel', 'Ash and steel', 'Zinc and timber', 'Rubber', 'Plastic']),
    number('Length', 'length-m', 0.1, 100, 'm'),
    capacity,
  ]),
  ...of(482, [
    kind(['Drills', 'Saws', 'Sockets', 'Storage', 'Ladders', 'Kits']),
    power(['12 V', '18 V', '36 V', 'Corded', 'Hand']),
    pieces,
    yesNo('Battery included', 'battery-included'),
    number('Load', 'load-kg', 1, 500, 'kg'),
  ]),
  ...of(483, [
    kind(['Wall paint', 'Furniture paint', 'Oils', 'Rollers', 'Brushes', 'Tape']),
    select('Finish', 'finish', ['Matt', 'Low sheen', 'Satin', 'Gloss', 'Clear']),
    select('Base', 'base', ['Water', 'Oil']),
    select('Where', 'where', ['Inside', 'Outside', 'Both']),
  ]),
];

const beauty = [
  ...of(409, [
    several('Free from', 'free-from', [
      'Alcohol',
      'Fragrance',
      'Parabens',
      'Sulphates',
      'Silicones',
      'Palm oil',
    ]),
    found(yesNo('Vegan', 'vegan')),
    found(yesNo('Halal certified', 'halal-certified')),
  ]),
  ...of(485, [
    kind(['Moisturisers', 'Serums', 'Masks', 'Hand care', 'Sun care', 'Soap']),
    several('Skin', 'skin', ['All skin', 'Dry', 'Oily', 'Sensitive', 'Mature']),
    select('Sun protection', 'spf', ['SPF 15', 'SPF 30', 'SPF 50', 'SPF 50+']),
    number('Contents', 'contents-ml', 1, 5000, 'ml'),
  ]),
  ...of(486, [
    kind(['Lips', 'Eyes', 'Face', 'Nails', 'Brushes']),
    select('Finish', 'finish', ['Matt', 'Satin', 'Gloss', 'Shimmer', 'Sheer']),
    pieces,
  ]),
  ...of(487, [
    kind(['Shampoo', 'Oils', 'Styling', 'Colour', 'Tools']),
    several('Hair', 'hair', ['All hair', 'Dry', 'Oily', 'Curly', 'Coloured', 'Fine']),
    number('Contents', 'contents-ml', 1, 5000, 'ml'),
  ]),
  ...of(488, [
    kind(['Perfume', 'Perfume oils', 'Incense', 'Diffusers', 'Candles']),
    several('Notes', 'notes', ['Oud', 'Rose', 'Amber', 'Musk', 'Citrus', 'Wood', 'Fig', 'Vanilla']),
    number('Contents', 'contents-ml', 1, 1000, 'ml'),
    number('Burns', 'burn-hours', 1, 500, 'h'),
  ]),
];

const books = [
  ...of(490, [
    select('Genre', 'genre', ['Novel', 'Crime', 'Stories', 'Historical', 'Fantasy', 'Romance']),
    select('Language', 'language', ['English', 'Arabic', 'Turkish', 'Urdu', 'Hindi', 'Mandarin', 'Other']),
    number('Pages', 'pages', 1, 3000),
  ]),
  ...of(491, [
    select('Age', 'reader-age', ['0 to 2 years', '3 to 5 years', '6 to 8 years', '9 to 12 years']),
    select('Language', 'language', ['English', 'Arabic', 'Turkish', 'Urdu', 'Hindi', 'Mandarin', 'Other']),
    number('Pages', 'pages', 1, 1000),
  ]),
  ...of(492, [
    kind(['Notebooks', 'Pens', 'Planners', 'Sketchbooks', 'Cards']),
    select('Paper', 'paper', ['Dotted', 'Lined', 'Squared', 'Blank']),
    select('Format', 'paper-size', ['A6', 'A5', 'A4', 'A3']),
    pieces,
  ]),
  ...of(493, [
    select('Genre', 'genre', ['Rock', 'Jazz', 'Electronic', 'Folk', 'Classical', 'World', 'Soundtrack']),
    select('Discs', 'discs', ['Single', 'LP', 'Double LP', 'Box set']),
    select('Speed', 'speed', ['33 rpm', '45 rpm']),
  ]),
];

const gifts = [
  ...of(411, [
    several('Occasion', 'occasion', [
      'Birthday',
      'Wedding',
      'New baby',
      'Ramadan',
      'Eid',
      'Christmas',
      'Thank you',
      'New home',
    ]),
  ]),
  ...of(495, [
    several('Inside', 'inside', [
      'Sweets',
      'Cheese',
      'Coffee',
      'Nuts and dates',
      'Bath',
      'Baby things',
      'Native foods',
    ]),
    found(yesNo('Halal', 'halal')),
    pieces,
  ]),
  ...of(496, [
    kind(['Bouquets', 'Native flowers', 'Roses', 'Dried flowers', 'Pot plants', 'Wreaths']),
    select('Size', 'bunch-size', ['Small', 'Medium', 'Large']),
    number('Stems', 'stems', 1, 200),
  ]),
  ...of(497, [
    kind(['Lanterns', 'Gift boxes', 'Platters', 'Prayer mats', 'Decorations', 'Calendars']),
    material(['Metal', 'Card', 'Ceramic', 'Velvet', 'Timber', 'Foil']),
    heightCm,
  ]),
  ...of(498, [
    kind(['Cakes', 'Balloons', 'Wrapping', 'Tableware', 'Games']),
    found(number('Serves', 'serves', 1, 200)),
    pieces,
    yesNo('Made to order', 'made-to-order'),
  ]),
];

const pets = [
  ...of(412, [colour]),
  ...of(500, [
    kind(['Food', 'Treats', 'Beds', 'Collars', 'Bowls', 'Toys']),
    select('Dog', 'dog-size', ['All sizes', 'Small', 'Medium', 'Large']),
    material(['Leather', 'Stoneware', 'Cotton', 'Nylon', 'Rubber']),
    found(yesNo('Grain free', 'grain-free')),
    washable,
  ]),
  ...of(501, [
    kind(['Food', 'Litter', 'Scratchers', 'Beds', 'Collars', 'Bowls']),
    select('Cat', 'cat-age', ['All ages', 'Kitten', 'Adult', 'Senior']),
    material(['Sisal', 'Wicker', 'Stoneware', 'Nylon', 'Tofu', 'Clay']),
    washable,
  ]),
  ...of(502, [
    kind(['Tanks', 'Food', 'Decor', 'Pumps and filters']),
    found(number('Tank', 'tank-l', 1, 3000, 'L')),
    select('Water', 'water', ['Freshwater', 'Saltwater', 'Both']),
    number('Power', 'power-watts', 1, 500, 'W'),
  ]),
];

/** Attributes of what shops sell; brand, size and the like are fields of products and variants. */
export const retailAttributeSeeds: AttributeSeed[] = [
  ...home,
  ...groceries,
  ...tech,
  ...fashion,
  ...jewellery,
  ...family,
  ...outdoors,
  ...garden,
  ...beauty,
  ...books,
  ...gifts,
  ...pets,
];
