import { cafeVoice, handToolVoice, materialsVoice } from './voices.ts';
import type { Shelf } from './write-goods.ts';

const item = (brand: string, model: string, low: number, high: number) => ({ brand, model, low, high });

export const tradeShelves: Record<number, Shelf> = {
  210: {
    art: 'drill',
    attributes: { brand: '{brand}', power: '{power}', 'battery-included': '{battery}' },
    goods: [
      {
        title: '{brand} 18 V {model}, {kit}',
        slots: {
          brand: ['Makita', 'Milwaukee', 'DeWalt', 'Bosch', 'Ryobi', 'HiKOKI', 'AEG'],
          power: ['18 V'],
        },
        variants: [
          { model: 'hammer drill', kit: 'two batteries', battery: 'yes', low: 140, high: 280 },
          { model: 'impact driver', kit: 'skin only', battery: 'no', low: 60, high: 140 },
          { model: 'circular saw', kit: 'with battery', battery: 'yes', low: 130, high: 290 },
          { model: 'grinder', kit: 'skin only', battery: 'no', low: 70, high: 160 },
          { model: 'multi-tool', kit: 'with case', battery: 'no', low: 80, high: 180 },
          { model: 'combo, four pieces', kit: 'charger and bag', battery: 'yes', low: 320, high: 620 },
        ],
        facts: [
          'Brushless, plenty of punch.',
          'Sold {kit}.',
          'Part of a full 18 V range, see my other ads.',
          'Never rained on, always back in the case.',
        ],
      },
      {
        title: '{brand} {model}, {kit}',
        slots: {
          kit: ['with guide', 'one owner', 'case included', 'home use', 'low hours'],
          power: ['Corded'],
          battery: ['no'],
        },
        variants: [
          item('Makita', 'drop saw 260 mm', 220, 460),
          item('DeWalt', 'table saw', 380, 680),
          item('Festool', 'track saw', 480, 820),
          item('Bosch', 'rotary hammer', 140, 320),
          item('Metabo', 'thicknesser', 320, 560),
          item('Triton', 'router', 120, 240),
          item('Hilti', 'core drill', 620, 1250),
        ],
        facts: ['~Runs true, checked with a rule.', 'Lead is uncut.', 'Spanners and guides there.'],
      },
    ],
  },
  211: {
    voice: handToolVoice,
    art: 'tools',
    attributes: { brand: '{brand}' },
    goods: [
      {
        title: '{brand} {model}, {detail}',
        slots: { detail: ['complete', 'chrome vanadium', 'in a roll', 'one owner', 'some unused', 'boxed'] },
        variants: [
          { ...item('Stanley', 'No. 4 plane', 50, 120), note: 'Blade honed, sole flat.' },
          { ...item('Kincrome', 'socket set', 80, 220), note: 'Metric and imperial, no missing sizes.' },
          { ...item('Sidchrome', 'spanner set', 70, 180), note: 'No missing sizes.' },
          { ...item('Bahco', 'chisel set', 50, 120), note: 'Six chisels, edges like razors.' },
          item('Knipex', 'pliers, four', 80, 160),
          item('Estwing', 'framing hammer', 25, 60),
          { ...item('Record', 'bench vice', 60, 160), note: 'Jaws meet, screw runs smooth.' },
          item('Wera', 'screwdriver set', 50, 120),
          { ...item('Irwin', 'clamps, ten', 60, 140), note: 'Four long, six short.' },
          { ...item('Stabila', 'level, 1200 mm', 50, 120), note: 'Reads true both ways.' },
        ],
        facts: [
          'Nothing missing.',
          '~Made when tools were made.',
          '~Wiped with oil, no rust.',
          'Feels right in the hand.',
        ],
      },
    ],
  },
  212: {
    voice: materialsVoice,
    art: 'bricks',
    attributes: { amount: '{amount}', unused: true },
    goods: [
      {
        title: '{what}, {amount}',
        isPlural: true,
        conditions: ['new', 'like-new'],
        slots: {
          amount: [
            'small lot',
            'job lot',
            'half a pallet',
            'one pallet',
            'a trailer load',
            'a van load',
            'two pallets',
          ],
        },
        variants: [
          { what: 'Porcelain floor tiles', low: 80, high: 420 },
          { what: 'Engineered oak boards', low: 220, high: 880 },
          { what: 'Gyprock, 10 mm', low: 40, high: 160 },
          { what: 'Insulation batts R2.5', low: 60, high: 260 },
          { what: 'Pine framing 90x45', low: 60, high: 280 },
          { what: 'Colorbond sheets', low: 90, high: 420 },
          { what: 'Subway wall tiles', low: 40, high: 180 },
          { what: 'Form ply', low: 70, high: 260 },
          { what: 'Aluminium windows, double glazed', low: 220, high: 780 },
          { what: 'Solid-core doors', low: 60, high: 240 },
        ],
        facts: [
          'In all {amount}, same batch.',
          'Enough for a small job or to finish one.',
          'Standard sizes, check before you drive.',
        ],
      },
    ],
  },
  213: {
    voice: cafeVoice,
    art: 'kettle',
    attributes: { brand: '{brand}', supply: '{supply}' },
    goods: [
      {
        title: '{brand} {model}, {detail}',
        slots: {
          detail: ['cafe closing', 'ex-lease', 'two years old', 'with manuals', 'shop clearance', 'urgent'],
        },
        variants: [
          { ...item('La Marzocco', 'Linea two-group', 5500, 8800), supply: 'Three phase' },
          { ...item('Wega', 'Atlas two-group', 1800, 3400), supply: '15 A plug' },
          { ...item('Mazzer', 'Super Jolly grinder', 380, 720), supply: '10 A plug' },
          { ...item('Skope', 'two-door display fridge', 850, 1900), supply: '10 A plug' },
          { ...item('Waldorf', 'six-burner oven', 1600, 3200), supply: 'Gas' },
          { ...item('Turbofan', 'convection oven', 900, 1900), supply: '15 A plug' },
          { ...item('Roband', 'kebab grill', 420, 950), supply: 'Gas' },
          { ...item('Hobart', 'dishwasher', 1200, 2600), supply: 'Three phase' },
          { ...item('Square', 'POS terminal', 120, 260), supply: '10 A plug' },
          { ...item('Simply', 'stainless bench, 1800 mm', 180, 360), supply: 'None' },
        ],
        facts: [
          'Manual and spare parts included.',
          'Supply: {supply}.',
          'Measures as the maker says, ask for the sheet.',
        ],
      },
    ],
  },
  214: {
    voice: handToolVoice,
    art: 'ladder',
    attributes: { brand: '{brand}', 'height-m': '{metres}' },
    goods: [
      {
        title: '{brand} {model}, {metres} m',
        slots: {
          metres: [1.8, 2.4, 3, 3.6, 4.2, 6.5],
          brand: ['Bailey', 'Gorilla', 'Branach', 'Rhino', 'Werner'],
        },
        variants: [
          { model: 'step ladder', low: 60, high: 190 },
          { model: 'extension ladder', low: 120, high: 380 },
          { model: 'platform ladder', low: 160, high: 420 },
          { model: 'telescopic ladder', low: 80, high: 210 },
        ],
        facts: [
          'Rated 120 kg, feet grip.',
          'Rivets and rungs are tight, no cracks.',
          '{metres} m, fits a roof rack.',
        ],
      },
      {
        title: '{brand} {thing}, {detail}',
        art: 'tools',
        price: [90, 620],
        slots: {
          metres: [1],
          brand: ['Kincrome', 'Stanley', 'Sidchrome', 'Milwaukee', 'Sealey'],
          thing: [
            'tool trolley',
            'workbench',
            'pallet racking bay',
            'site box',
            'compressor',
            'engine crane',
            'trestles, pair',
          ],
          detail: ['heavy duty', 'powder coated', 'shed clear-out', 'trade quality', 'as it stands'],
        },
        attributes: { 'height-m': null },
        facts: [
          'Heavy, so bring a trailer and a friend.',
          '~Ten years in the same shed.',
          'Made to last longer than me.',
        ],
      },
    ],
  },
};
