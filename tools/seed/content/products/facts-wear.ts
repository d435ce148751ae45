import { oneOf, type ShelfFacts } from './product-facts.ts';

const upTo = (material: string) => ({ material, waterproof: false });

export const wearFacts: ShelfFacts = {
  450: {
    '*': { 'machine-washable': true },
    'linen midi dress': {
      kind: 'Dresses',
      material: 'Linen',
      length: 'Midi',
      sleeves: oneOf('Short', 'None'),
    },
    'wrap dress': {
      kind: 'Dresses',
      material: oneOf('Viscose', 'Jersey'),
      length: 'Midi',
      sleeves: 'Three-quarter',
    },
    'shirt dress': { kind: 'Dresses', material: 'Cotton', length: 'Knee', sleeves: 'Long' },
    'maxi skirt': { kind: 'Skirts', material: oneOf('Viscose', 'Linen'), length: 'Maxi' },
    'evening dress': {
      ...{ kind: 'Dresses', material: 'Silk', length: 'Maxi', sleeves: 'None', 'machine-washable': false },
    },
    'pleated skirt': { kind: 'Skirts', material: 'Polyester', length: 'Midi' },
  },
  451: {
    '*': { 'machine-washable': true, fit: 'Regular' },
    'organic cotton tee': { kind: 'Tees', material: 'Organic cotton', sleeves: 'Short' },
    'merino jumper': { kind: 'Knits', material: 'Merino', sleeves: 'Long', 'machine-washable': false },
    'linen shirt': { kind: 'Shirts', material: 'Linen', fit: 'Relaxed', sleeves: 'Long' },
    'fleece hoodie': {
      kind: 'Hoodies',
      material: 'Fleece',
      fit: oneOf('Regular', 'Oversized'),
      sleeves: 'Long',
    },
    'rain jacket': { kind: 'Jackets', material: 'Nylon', sleeves: 'Long' },
    'wide leg pants': { kind: 'Pants', material: oneOf('Viscose', 'Linen'), fit: 'Relaxed' },
  },
  452: {
    '*': { occasion: 'Everyday', 'machine-washable': true },
    'everyday abaya': { kind: 'Abayas', material: 'Crepe' },
    'embroidered abaya': {
      kind: 'Abayas',
      material: 'Crepe',
      occasion: 'Festive',
      'machine-washable': false,
    },
    'chiffon hijab': { kind: 'Hijabs', material: 'Chiffon' },
    'jersey hijab': { kind: 'Hijabs', material: 'Jersey' },
    'modest swim set': { kind: 'Swimwear', material: 'Polyester', occasion: 'Sport' },
    'longline cardigan': { kind: 'Cardigans', material: oneOf('Cotton', 'Wool') },
  },
  453: {
    'leather ankle boots': { kind: 'Boots', ...upTo('Leather') },
    'block heel pumps': { kind: 'Heels', ...upTo('Leather') },
    'leather sandals': { kind: 'Sandals', ...upTo('Leather') },
    'canvas sneakers': { kind: 'Sneakers', ...upTo('Canvas') },
    'wool slippers': { kind: 'Slippers', ...upTo('Wool') },
    'riding boots': { kind: 'Boots', ...upTo('Leather') },
  },
  455: {
    '*': { fit: 'Regular', 'machine-washable': true },
    'Oxford shirt': { kind: 'Shirts', material: 'Cotton', fit: oneOf('Slim', 'Regular'), sleeves: 'Long' },
    'piqué polo': { kind: 'Polos', material: 'Cotton', sleeves: 'Short' },
    'heavyweight tee': {
      kind: 'Tees',
      material: 'Cotton',
      fit: oneOf('Regular', 'Relaxed'),
      sleeves: 'Short',
    },
    'lambswool crew': { kind: 'Knits', material: 'Wool', sleeves: 'Long', 'machine-washable': false },
    chinos: { kind: 'Pants', material: 'Cotton', fit: 'Slim' },
    'quilted jacket': { kind: 'Jackets', material: oneOf('Nylon', 'Polyester'), sleeves: 'Long' },
  },
  456: {
    'hi-vis work shirt': {
      kind: 'Shirts',
      material: oneOf('Cotton', 'Polyester'),
      'hi-vis': true,
      certified: ['AS/NZS 4602.1'],
    },
    'hi-vis vest': { kind: 'Vests', material: 'Polyester', 'hi-vis': true, certified: ['AS/NZS 4602.1'] },
    'steel cap boots': { kind: 'Boots', material: 'Leather', 'hi-vis': false, certified: ['AS/NZS 2210.3'] },
    'cargo work pants': { kind: 'Pants', material: oneOf('Drill', 'Cotton'), 'hi-vis': false },
    'vented hard hat': { kind: 'Helmets', material: 'Plastic', 'hi-vis': false, certified: ['AS/NZS 1801'] },
    'drill work jacket': { kind: 'Jackets', material: 'Drill', 'hi-vis': false },
  },
  457: {
    'Chelsea boots': { kind: 'Boots', ...upTo('Leather') },
    'leather sneakers': { kind: 'Sneakers', ...upTo('Leather') },
    'desert boots': { kind: 'Boots', ...upTo('Suede') },
    'boat shoes': { kind: 'Loafers', ...upTo('Leather') },
    'surf thongs': { kind: 'Sandals', material: 'Rubber', waterproof: true },
    'trail shoes': { kind: 'Trail shoes', material: 'Mesh', waterproof: oneOf(true, false) },
  },
  460: {
    'field watch': {
      ...{ gender: 'Unisex', movement: oneOf('Quartz', 'Automatic'), material: 'Stainless steel' },
      ...{ 'case-mm': oneOf(36, 38), 'water-metres': 100 },
    },
    'dress watch': {
      ...{
        gender: oneOf('Women', 'Men'),
        movement: 'Quartz',
        material: oneOf('Gold', 'Silver', 'Stainless steel'),
      },
      ...{ 'case-mm': oneOf(34, 38), 'water-metres': 30 },
    },
    'diver’s watch': {
      ...{ gender: 'Unisex', movement: 'Automatic', material: oneOf('Stainless steel', 'Titanium') },
      ...{ 'case-mm': oneOf(40, 42), 'water-metres': 200 },
    },
    'children’s watch': {
      ...{ gender: 'Children', movement: 'Quartz', material: 'Resin', 'case-mm': 30, 'water-metres': 50 },
    },
    'fitness band': { gender: 'Unisex', movement: 'Digital', material: 'Resin', 'water-metres': 50 },
    'pocket watch': {
      gender: 'Unisex',
      movement: 'Hand-wound',
      material: 'Silver',
      'case-mm': 48,
      'water-metres': 0,
    },
  },
  461: {
    'signet ring': {
      kind: 'Rings',
      gender: oneOf('Men', 'Unisex'),
      material: 'Sterling silver',
      stone: 'None',
    },
    'pearl necklace': { kind: 'Necklaces', gender: 'Women', material: 'Sterling silver', stone: 'Pearl' },
    'hoop earrings': {
      kind: 'Earrings',
      gender: 'Women',
      material: oneOf('Sterling silver', 'Gold plated'),
      stone: 'None',
    },
    'opal pendant': {
      kind: 'Necklaces',
      gender: 'Women',
      material: oneOf('Sterling silver', '9 ct gold'),
      stone: 'Opal',
    },
    'stacking rings, three': {
      kind: 'Rings',
      gender: 'Women',
      material: oneOf('Sterling silver', 'Gold plated'),
      stone: 'None',
    },
    'sapphire studs': {
      kind: 'Earrings',
      gender: 'Women',
      material: oneOf('9 ct gold', '18 ct gold'),
      stone: 'Sapphire',
    },
  },
  462: {
    'leather tote': { kind: 'Totes', gender: 'Women', material: 'Leather', 'volume-l': 18 },
    'bifold wallet': {
      kind: 'Wallets',
      gender: oneOf('Men', 'Unisex'),
      material: oneOf('Leather', 'Vegan leather'),
      cards: 8,
    },
    'crossbody bag': {
      kind: 'Crossbody bags',
      gender: 'Women',
      material: oneOf('Leather', 'Nylon'),
      'volume-l': 4,
    },
    weekender: {
      kind: 'Travel bags',
      gender: 'Unisex',
      material: oneOf('Canvas', 'Leather'),
      'volume-l': oneOf(38, 45),
    },
    'canvas backpack': { kind: 'Backpacks', gender: 'Unisex', material: 'Canvas', 'volume-l': oneOf(18, 22) },
    'card holder': {
      kind: 'Card holders',
      gender: 'Unisex',
      material: oneOf('Leather', 'Vegan leather'),
      cards: 4,
    },
  },
};
