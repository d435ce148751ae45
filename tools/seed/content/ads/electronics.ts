import type { Shelf } from './write-goods.ts';

const warranty = ['None', 'None', 'Under 6 months', '6 to 12 months', 'Over 12 months'];
const box = ['yes', 'no'];
const colour = ['black', 'white', 'blue', 'silver', 'graphite', 'green'];
const slots = { warranty, box, colour };
const base = { brand: '{brand}', model: '{model}', warranty: '{warranty}', 'box-and-receipt': '{box}' };
const item = (brand: string, model: string, low: number, high: number) => ({ brand, model, low, high });

export const electronicsShelves: Record<number, Shelf> = {
  140: {
    art: 'phone',
    slots: { ...slots, battery: [82, 84, 86, 88, 90, 93, 96, 99] },
    attributes: { ...base, storage: '{storage}', unlocked: true, 'battery-health': '{battery}' },
    goods: [
      {
        title: '{brand} {model} {storage}, {colour}',
        slots: { storage: ['128 GB', '256 GB'] },
        variants: [
          item('Apple', 'iPhone 12', 260, 360),
          item('Apple', 'iPhone 13', 380, 500),
          item('Apple', 'iPhone 14', 520, 680),
          item('Apple', 'iPhone 15', 760, 950),
          item('Apple', 'iPhone 15 Pro', 980, 1250),
          item('Samsung', 'Galaxy S22', 300, 420),
          item('Samsung', 'Galaxy S24', 680, 880),
          item('Samsung', 'Galaxy A54', 190, 280),
          item('Google', 'Pixel 7', 260, 360),
          item('Google', 'Pixel 8 Pro', 560, 740),
        ],
        facts: [
          'Battery health shows {battery}%.',
          'Signed out and reset, not blacklisted.',
          '~Always in a case.',
          'Unlocked, works on every network here.',
          '~Glass protector on since day one.',
          'Face and finger unlock both quick.',
          '{storage} and a clean IMEI, happy to share it.',
        ],
      },
      {
        title: '{brand} {model}, {storage}',
        art: 'laptop',
        slots: { storage: ['64 GB', '128 GB', '256 GB'] },
        variants: [
          item('Apple', 'iPad 9th gen', 220, 320),
          item('Apple', 'iPad Air 5', 480, 650),
          item('Apple', 'iPad mini 6', 420, 580),
          item('Samsung', 'Galaxy Tab S8', 380, 520),
          item('Lenovo', 'Tab P11', 120, 200),
        ],
        facts: [
          'Pencil and folio go with it.',
          '~Used for drawing and recipes.',
          'Battery lasts a full day of video.',
          '~Screen has never been without a protector.',
        ],
      },
    ],
  },
  141: {
    art: 'laptop',
    slots: { ...slots, memory: ['8 GB', '16 GB', '32 GB'], storage: ['256 GB', '512 GB', '1 TB'] },
    attributes: { ...base, memory: '{memory}', storage: '{storage}' },
    goods: [
      {
        title: '{brand} {model}, {memory} and {storage}',
        variants: [
          item('Apple', 'MacBook Air M1', 560, 780),
          item('Apple', 'MacBook Air M2', 850, 1150),
          item('Apple', 'MacBook Pro 14', 1400, 2000),
          item('Dell', 'XPS 13', 520, 980),
          item('Lenovo', 'ThinkPad T14', 380, 720),
          item('HP', 'Spectre x360', 480, 900),
          item('ASUS', 'Zenbook 14', 480, 820),
          item('Acer', 'Aspire 5', 240, 420),
          item('Microsoft', 'Surface Laptop 4', 420, 720),
        ],
        facts: [
          'Around seven hours on a charge.',
          '~Keyboard and screen are clean.',
          '~Fresh install, no accounts left.',
          '{memory} of memory handles forty tabs and a call.',
          'Charger is the original.',
        ],
      },
      {
        title: '{model} gaming PC, {memory}, {storage}',
        art: 'tv',
        variants: [
          item('Custom', 'RTX 3060', 680, 950),
          item('Custom', 'RTX 4070', 1250, 1750),
          item('Custom', 'RX 6700 XT', 720, 1000),
        ],
        facts: [
          'Built by me with care, cables tied.',
          'Runs cool under load, happy to show.',
          'Windows is licensed.',
        ],
      },
      {
        title: '{brand} {model} monitor',
        art: 'tv',
        slots: { brand: ['Dell', 'LG', 'BenQ', 'Samsung', 'AOC'] },
        variants: [
          { model: '24 inch IPS', inch: 24, low: 80, high: 150 },
          { model: '27 inch 4K', inch: 27, low: 220, high: 380 },
          { model: '34 inch ultrawide', inch: 34, low: 320, high: 580 },
        ],
        attributes: { ...base, memory: null, storage: null, 'screen-inch': '{inch}' },
        facts: ['No dead pixels.', 'Stand adjusts in height and tilt.', 'HDMI and USB-C cables included.'],
      },
    ],
  },
  142: {
    art: 'tv',
    slots,
    attributes: base,
    goods: [
      {
        title: '{brand} {inch}-inch {model}',
        slots: { brand: ['Samsung', 'LG', 'Sony', 'Hisense', 'TCL', 'Panasonic'] },
        variants: [
          { model: 'QLED 4K', inch: 55, low: 350, high: 620 },
          { model: 'OLED', inch: 55, low: 620, high: 1100 },
          { model: 'OLED', inch: 65, low: 900, high: 1600 },
          { model: '4K smart TV', inch: 43, low: 160, high: 300 },
          { model: '4K smart TV', inch: 50, low: 200, high: 360 },
          { model: 'QLED 4K', inch: 75, low: 680, high: 1250 },
        ],
        attributes: { 'screen-inch': '{inch}' },
        facts: [
          'Remote and stand included, wall bracket too.',
          '~No burn-in, no lines, seen running any evening.',
          'All the usual apps load fast.',
          'Two people needed to carry the {inch}-inch.',
        ],
      },
      {
        title: '{brand} {model}',
        art: 'headphones',
        variants: [
          { ...item('Sonos', 'Beam', 280, 420), note: 'Dialogue is clear without shouting.' },
          { ...item('Sonos', 'Arc', 620, 900), note: 'Fills a large room by itself.' },
          item('Samsung', 'Q-series soundbar', 180, 380),
          { ...item('Epson', 'home projector', 350, 700), note: '~Lamp has 900 of 5,000 hours on it.' },
          { ...item('Yamaha', 'AV receiver', 180, 420), note: 'Five HDMI inputs, all tested.' },
          item('Apple', 'TV 4K', 90, 150),
          item('Google', 'Chromecast', 25, 50),
        ],
        facts: [
          'Reset and ready to set up.',
          'All cables in the box.',
          '~The TV it belonged to is gone, so no use for it.',
        ],
      },
    ],
  },
  143: {
    art: 'headphones',
    slots,
    attributes: base,
    goods: [
      {
        title: '{brand} {model}, {colour}',
        variants: [
          { ...item('Sony', 'WH-1000XM4', 170, 250), note: 'Noise cancelling makes the train disappear.' },
          { ...item('Sony', 'WH-1000XM5', 260, 360), note: '~Thirty hours on a charge, ear pads are fresh.' },
          { ...item('Bose', 'QuietComfort 45', 190, 280), note: 'So light that you forget them.' },
          { ...item('Apple', 'AirPods Pro 2', 170, 250), note: 'Both buds and the case charge fully.' },
          item('Apple', 'AirPods Max', 420, 600),
          item('Sennheiser', 'HD 560S', 130, 200),
          { ...item('JBL', 'Flip 6', 70, 120), note: 'Waterproof and loud for its size.' },
          { ...item('Marshall', 'Stanmore II', 220, 360), note: 'Three knobs, no app needed.' },
          { ...item('UE', 'Megaboom 3', 110, 180), note: 'A whole picnic on one charge.' },
          item('Sonos', 'One', 120, 200),
          {
            ...item('Audio-Technica', 'LP120 turntable', 280, 420),
            note: '~New stylus in winter, belt is fine.',
          },
        ],
        facts: [
          'Cables and case or stand included.',
          'Sound is clean at any volume.',
          'Bring your phone and have a listen.',
          '~Paired with one phone, reset now.',
        ],
      },
      {
        title: '{brand} bookshelf speakers, {colour}',
        isPlural: true,
        price: [140, 520],
        slots: { brand: ['KEF', 'Edifier', 'Klipsch', 'Yamaha', 'Bowers & Wilkins', 'Polk'] },
        attributes: { model: 'Bookshelf pair' },
        facts: [
          'Grilles on, cones perfect.',
          'Sold as a pair with three metres of cable.',
          'Come and bring your own music.',
        ],
      },
    ],
  },
  144: {
    art: 'camera',
    slots: {
      ...slots,
      extra: ['two batteries', 'strap and bag', 'spare charger', '64 GB card', 'box and papers'],
    },
    attributes: { ...base, 'camera-kind': '{kind}' },
    goods: [
      {
        title: '{brand} {model} with {extra}',
        variants: [
          { ...item('Sony', 'A7 III', 1100, 1450), kind: 'Mirrorless' },
          { ...item('Sony', 'ZV-E10', 520, 720), kind: 'Mirrorless' },
          { ...item('Canon', 'EOS R6', 1500, 1950), kind: 'Mirrorless' },
          { ...item('Canon', '80D', 420, 620), kind: 'DSLR' },
          { ...item('Nikon', 'D750', 560, 800), kind: 'DSLR' },
          { ...item('Fujifilm', 'X-T3', 820, 1150), kind: 'Mirrorless' },
          { ...item('Fujifilm', 'X100V', 1500, 1950), kind: 'Compact' },
          { ...item('Pentax', 'K1000', 160, 280), kind: 'Film' },
          { ...item('GoPro', 'Hero 11', 260, 380), kind: 'Action' },
          { ...item('Olympus', 'OM-D E-M10', 320, 480), kind: 'Mirrorless' },
        ],
        facts: [
          '~Works in every mode, test photos on request.',
          '~Never rained on, never dropped.',
          'Comes with {extra}.',
        ],
      },
      {
        title: '{brand} {model}',
        attributes: { 'camera-kind': 'Lens' },
        variants: [
          item('Sony', 'FE 24-105 f/4', 820, 1100),
          item('Canon', 'RF 50 f/1.8', 150, 220),
          item('Canon', 'EF 70-200 f/2.8', 1100, 1600),
          item('Nikon', 'AF-S 35 f/1.8', 140, 210),
          item('Sigma', '24-70 Art', 850, 1150),
          item('Tamron', '17-28 f/2.8', 700, 950),
        ],
        facts: [
          'Glass is clear, no dust, no fungus.',
          'Hood, caps and pouch.',
          'Sharp from wide open, samples on request.',
        ],
      },
    ],
  },
  145: {
    art: 'console',
    slots: {
      ...slots,
      extra: ['two controllers', 'three games', 'a spare controller', 'all cables', 'five games', 'headset'],
    },
    attributes: { ...base, platform: '{platform}' },
    goods: [
      {
        title: '{model} with {extra}',
        variants: [
          { ...item('Sony', 'PlayStation 5', 420, 580), platform: 'PlayStation' },
          { ...item('Sony', 'PlayStation 4 Pro', 180, 280), platform: 'PlayStation' },
          { ...item('Microsoft', 'Xbox Series X', 380, 520), platform: 'Xbox' },
          { ...item('Microsoft', 'Xbox Series S', 220, 320), platform: 'Xbox' },
          { ...item('Nintendo', 'Switch OLED', 280, 380), platform: 'Nintendo' },
          { ...item('Nintendo', 'Switch Lite', 140, 210), platform: 'Nintendo' },
          { ...item('Nintendo', 'Super Nintendo', 160, 260), platform: 'Retro' },
          { ...item('Valve', 'Steam Deck', 420, 600), platform: 'PC' },
          { ...item('Meta', 'Quest 2', 180, 280), platform: 'PC' },
        ],
        facts: [
          'Comes with {extra}.',
          '~No stick drift, I checked twice.',
          '~Cleaned inside and runs quiet.',
          '~Reset, accounts gone.',
        ],
      },
      {
        title: '{model} bundle, {count} games',
        price: [40, 180],
        isPlural: true,
        slots: { count: [4, 5, 6, 8, 10, 12] },
        variants: [
          { ...item('Nintendo', 'Switch', 90, 240), platform: 'Nintendo' },
          { ...item('Sony', 'PS5', 80, 220), platform: 'PlayStation' },
          { ...item('Microsoft', 'Xbox One', 40, 120), platform: 'Xbox' },
        ],
        facts: [
          '{count} games, all discs or cards checked.',
          'Family titles, nothing rated R.',
          'Cases and inserts included.',
        ],
      },
    ],
  },
  146: {
    art: 'watch',
    slots: {
      ...slots,
      band: ['sport band', 'leather strap', 'steel band', 'two bands', 'woven band', 'nylon loop'],
    },
    attributes: base,
    goods: [
      {
        title: '{brand} {model}, {band}',
        variants: [
          item('Apple', 'Watch SE 44 mm', 180, 280),
          item('Apple', 'Watch Series 8', 280, 400),
          item('Apple', 'Watch Ultra', 620, 850),
          item('Garmin', 'Forerunner 255', 240, 360),
          item('Garmin', 'Fenix 7', 480, 720),
          item('Samsung', 'Galaxy Watch 5', 140, 230),
          item('Fitbit', 'Charge 5', 70, 120),
          item('Oura', 'ring, size 9', 220, 320),
        ],
        facts: [
          'Comes with the {band} and the charger.',
          'Battery gets through a full day and a run.',
          '~No scratches where it matters.',
          '~Unpaired from my phone.',
        ],
      },
    ],
  },
};
