import { oneOf, type ShelfFacts } from './product-facts.ts';

const everyHob = ['Gas', 'Electric', 'Ceramic', 'Induction'];
const ovenToo = [...everyHob, 'Oven'];
const basic = { diet: ['Vegan', 'Vegetarian'], keep: 'In the pantry' };
const halalMeat = { diet: ['Halal'], keep: 'In the fridge', origin: 'Australia' };

export const homeFacts: ShelfFacts = {
  420: {
    'enamel saucepan': {
      ...{ kind: 'Saucepan', material: 'Enamelled steel', cooktops: everyHob },
      ...{ 'capacity-l': oneOf(1.5, 2, 3), 'dishwasher-safe': true },
    },
    'cast iron casserole': {
      ...{ kind: 'Casserole', material: 'Cast iron', cooktops: ovenToo },
      ...{ 'capacity-l': oneOf(4, 5, 6), 'dishwasher-safe': false },
    },
    'non-stick frying pan': {
      ...{ kind: 'Frying pan', material: 'Aluminium', cooktops: ['Gas', 'Electric', 'Ceramic'] },
      'dishwasher-safe': false,
    },
    'carbon steel wok': {
      ...{ kind: 'Wok', material: 'Carbon steel', cooktops: ['Gas', 'Induction'], 'dishwasher-safe': false },
    },
    'whistling kettle': {
      ...{ kind: 'Kettle', material: oneOf('Stainless steel', 'Enamelled steel'), cooktops: everyHob },
      'capacity-l': 2,
    },
    'stoneware baking dish': {
      ...{ kind: 'Baking dish', material: 'Stoneware', cooktops: ['Oven'], 'capacity-l': oneOf(2, 3) },
      'dishwasher-safe': true,
    },
    'chef’s knife': { kind: 'Knife', material: 'Stainless steel', 'dishwasher-safe': false },
    'acacia chopping board': { kind: 'Board', material: 'Timber', 'dishwasher-safe': false },
  },
  421: {
    '*': { 'dishwasher-safe': true },
    'dinner plates, set of four': {
      ...{ kind: 'Plates', material: 'Stoneware', pieces: 4, 'microwave-safe': true },
    },
    'stoneware mug': { kind: 'Mugs', material: 'Stoneware', pieces: 1, 'microwave-safe': true },
    'pasta bowls, set of four': {
      ...{ kind: 'Bowls', material: oneOf('Stoneware', 'Porcelain'), pieces: 4, 'microwave-safe': true },
    },
    'tumblers, set of six': { kind: 'Glasses', material: 'Glass', pieces: 6, 'microwave-safe': false },
    'serving platter': { kind: 'Serving', material: oneOf('Stoneware', 'Porcelain'), pieces: 1 },
    'water carafe': { kind: 'Jugs and carafes', material: 'Glass', pieces: 1, 'microwave-safe': false },
  },
  422: {
    'pour-over coffee maker': { kind: 'Brewer', material: 'Glass', 'capacity-l': oneOf(0.6, 0.8) },
    'ceramic teapot': { kind: 'Teapot', material: 'Ceramic', 'capacity-l': oneOf(0.8, 1.2) },
    'coffee grinder': { kind: 'Grinder', material: 'Stainless steel' },
    'single origin beans': {
      kind: 'Coffee beans',
      roast: oneOf('Light', 'Medium', 'Dark'),
      'net-grams': 250,
    },
    'loose leaf breakfast tea': { kind: 'Tea', 'net-grams': 100 },
    'double wall cups, pair': { kind: 'Cups', material: 'Glass', 'capacity-l': 0.25 },
  },
  423: {
    '*': { 'machine-washable': true },
    'linen quilt cover': { kind: 'Quilt covers', material: 'Linen' },
    'cotton sheet set': { kind: 'Sheets', material: 'Cotton', 'thread-count': 400 },
    'bath towels, pair': { kind: 'Towels', material: oneOf('Cotton', 'Bamboo') },
    'feather pillow': { kind: 'Pillows', material: 'Feather and down' },
    'velvet cushion': { kind: 'Cushions', material: 'Velvet', 'machine-washable': false },
    'cotton throw': { kind: 'Throws', material: 'Cotton' },
  },
  424: {
    'table lamp': {
      ...{ kind: 'Table lamps', material: oneOf('Ceramic', 'Metal', 'Timber'), bulb: 'E27', power: 'Mains' },
    },
    'floor lamp': { kind: 'Floor lamps', material: 'Metal', bulb: 'E27', power: 'Mains' },
    'pendant light': { kind: 'Pendants', material: 'Metal', bulb: 'E27', power: 'Mains', dimmable: true },
    'desk lamp': {
      ...{ kind: 'Desk lamps', material: 'Metal', bulb: 'LED built in', power: 'Mains', dimmable: true },
    },
    'soy candle': { kind: 'Candles', material: 'Soy wax', bulb: 'None', power: 'None' },
    'camp lantern': { kind: 'Lanterns', material: 'Metal', bulb: 'LED built in', power: 'Solar' },
  },
  425: {
    'two-seater sofa': {
      ...{ kind: 'Sofas', material: oneOf('Fabric', 'Velvet'), 'width-cm': oneOf(158, 172), 'height-cm': 82 },
      assembled: true,
    },
    armchair: {
      ...{ kind: 'Armchairs', material: oneOf('Fabric', 'Leather', 'Velvet'), 'width-cm': 84 },
      ...{ 'height-cm': 90, assembled: true },
    },
    'oak coffee table': {
      ...{ kind: 'Tables', material: 'Oak', 'width-cm': oneOf(100, 120), 'height-cm': 42, assembled: false },
    },
    bookcase: {
      ...{ kind: 'Shelves', material: oneOf('Oak', 'Pine', 'Walnut'), 'width-cm': 80, 'height-cm': 180 },
      assembled: false,
    },
    'writing desk': {
      ...{ kind: 'Desks', material: oneOf('Oak', 'Walnut'), 'width-cm': oneOf(110, 120, 140) },
      ...{ 'height-cm': 75, assembled: false },
    },
    'wool rug': { kind: 'Rugs', material: 'Wool', 'width-cm': oneOf(160, 200) },
    'chest of drawers': {
      ...{ kind: 'Drawers', material: oneOf('Oak', 'Walnut', 'Pine'), 'width-cm': 100, 'height-cm': 86 },
      assembled: true,
    },
    'round mirror': { kind: 'Mirrors', material: 'Glass', 'width-cm': 80, 'height-cm': 80, assembled: true },
  },
  430: {
    '*': basic,
    'wild bush honey': {
      kind: 'Honey and spreads',
      diet: ['Vegetarian', 'Gluten free'],
      origin: 'Australia',
    },
    'stoneground flour': { kind: 'Flour', origin: 'Australia' },
    'basmati rice': {
      ...{ kind: 'Rice and grains', diet: ['Vegan', 'Gluten free'], origin: oneOf('India', 'Pakistan') },
    },
    'extra virgin olive oil': {
      ...{ kind: 'Oils', diet: ['Vegan', 'Gluten free'], origin: oneOf('Australia', 'Lebanon', 'Greece') },
    },
    'baharat spice mix': {
      kind: 'Spices',
      diet: ['Vegan', 'Gluten free'],
      origin: oneOf('Lebanon', 'Australia'),
    },
    'date molasses': {
      kind: 'Honey and spreads',
      diet: ['Halal', 'Vegan'],
      origin: oneOf('Lebanon', 'Egypt'),
    },
    'red lentils': { kind: 'Pulses', diet: ['Vegan', 'Gluten free'], origin: oneOf('Australia', 'Türkiye') },
    'lime pickle': { kind: 'Pickles', origin: 'India' },
  },
  431: {
    '*': { keep: 'In the pantry' },
    'pistachio baklava': {
      kind: 'Pastries',
      diet: ['Halal', 'Vegetarian'],
      origin: oneOf('Australia', 'Türkiye'),
    },
    'dark chocolate': { kind: 'Chocolate', diet: ['Vegan', 'Gluten free'], origin: 'Australia' },
    'roasted macadamias': { kind: 'Nuts', diet: ['Vegan', 'Gluten free'], origin: 'Australia' },
    'Medjool dates': { kind: 'Dried fruit', diet: ['Halal', 'Vegan'], origin: oneOf('Egypt', 'Elsewhere') },
    'rose Turkish delight': { kind: 'Sweets', diet: ['Halal', 'Vegan'], origin: 'Türkiye' },
    'sesame halva': { kind: 'Sweets', diet: ['Halal', 'Vegan'], origin: oneOf('Lebanon', 'Türkiye') },
  },
  432: {
    '*': { diet: ['Vegan', 'Vegetarian'], keep: 'In the pantry' },
    'cold pressed apple juice': {
      ...{ kind: 'Juice', origin: 'Australia', keep: 'In the fridge', 'no-added-sugar': true },
    },
    'ginger beer, four bottles': { kind: 'Soft drink', origin: 'Australia', 'no-added-sugar': false },
    'hibiscus tea': { kind: 'Tea', origin: 'Egypt', 'no-added-sugar': true },
    'Turkish coffee': { kind: 'Coffee', origin: 'Türkiye', 'no-added-sugar': true },
    'sparkling water, twelve cans': { kind: 'Water', origin: 'Australia', 'no-added-sugar': true },
    'mango lassi': {
      ...{ kind: 'Milk drinks', diet: ['Halal', 'Vegetarian'], origin: 'Australia', keep: 'In the fridge' },
    },
  },
  433: {
    '*': { diet: ['Vegetarian'], keep: 'In the fridge', origin: 'Australia' },
    'marinated feta': { kind: 'Cheese', 'milk-of': oneOf('Sheep', 'Goat', 'Cow') },
    'Greek yoghurt': { kind: 'Yoghurt', 'milk-of': oneOf('Cow', 'Sheep') },
    'cloth-bound cheddar': { kind: 'Cheese', 'milk-of': 'Cow' },
    'full cream milk': { kind: 'Milk', 'milk-of': 'Cow' },
    'labneh balls': { kind: 'Cheese', 'milk-of': oneOf('Cow', 'Goat') },
    'free range eggs, dozen': { kind: 'Eggs', diet: ['Vegetarian', 'Gluten free'] },
  },
  434: {
    '*': halalMeat,
    'lamb shoulder, halal': { animal: 'Lamb', cut: 'Whole cut' },
    'chicken thighs, halal': { animal: 'Chicken', cut: 'Pieces', 'free-range': true },
    'beef mince, halal': { animal: 'Beef', cut: 'Mince' },
    'lamb kofta, halal': { animal: 'Lamb', cut: 'Skewers' },
    'beef sausages, halal': { animal: 'Beef', cut: 'Sausages' },
    'marinated chicken skewers': { animal: 'Chicken', cut: 'Skewers' },
  },
  435: {
    '*': { diet: ['Vegan', 'Gluten free'], origin: 'Australia', keep: 'In the fridge' },
    'seasonal fruit box': { kind: 'Boxes', grown: oneOf('Conventional', 'Spray free') },
    'vegetable box': { kind: 'Boxes', grown: oneOf('Conventional', 'Spray free') },
    'Kensington Pride mangoes, tray': { kind: 'Fruit', grown: 'Conventional', keep: 'In the pantry' },
    'organic avocados, ten': { kind: 'Fruit', grown: 'Certified organic', diet: ['Vegan', 'Organic'] },
    'Dutch cream potatoes': { kind: 'Vegetables', grown: 'Conventional', keep: 'In the pantry' },
    'cherry tomatoes on the vine': { kind: 'Vegetables', grown: oneOf('Conventional', 'Spray free') },
  },
};
