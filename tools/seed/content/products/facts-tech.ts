import { oneOf, type ShelfFacts } from './product-facts.ts';

export const techFacts: ShelfFacts = {
  440: {
    '*': { warranty: '2 years' },
    'fast wall charger': { kind: 'Chargers', 'power-watts': 65, plug: 'USB-C' },
    'slim phone case': { kind: 'Cases' },
    'power bank': { kind: 'Power banks', 'power-watts': oneOf(20, 30, 45), plug: 'USB-C' },
    'smartphone, 128 GB': {
      kind: 'Phones',
      storage: '128 GB',
      'screen-inch': oneOf(6.1, 6.4, 6.7),
      plug: 'USB-C',
    },
    'braided charging cable': {
      kind: 'Cables',
      'power-watts': oneOf(60, 100),
      plug: oneOf('USB-C', 'Lightning'),
    },
    'smart watch': { kind: 'Smart watches', 'screen-inch': oneOf(1.4, 1.9), plug: 'Wireless' },
  },
  441: {
    '*': { warranty: '2 years' },
    'ultralight laptop, 14 inch': {
      ...{ kind: 'Laptops', memory: oneOf('16 GB', '32 GB'), storage: oneOf('512 GB', '1 TB') },
      ...{ 'screen-inch': 14, 'connects-by': 'Wi-Fi' },
    },
    'mechanical keyboard': { kind: 'Keyboards', 'connects-by': oneOf('Cable', 'Bluetooth') },
    'wireless mouse': { kind: 'Mice', 'connects-by': oneOf('Bluetooth', '2.4 GHz receiver') },
    '27 inch monitor': { kind: 'Monitors', 'screen-inch': 27, 'connects-by': 'Cable' },
    'tablet, 11 inch': {
      ...{ kind: 'Tablets', memory: '8 GB', storage: oneOf('128 GB', '256 GB'), 'screen-inch': 11 },
      'connects-by': 'Wi-Fi',
    },
    'desktop PC': {
      ...{ kind: 'Desktops', memory: oneOf('16 GB', '32 GB', '64 GB'), storage: oneOf('1 TB', '2 TB') },
      ...{ warranty: '3 years', 'connects-by': 'Wi-Fi' },
    },
  },
  442: {
    '*': { warranty: '2 years' },
    'over-ear headphones': {
      ...{ kind: 'Headphones', 'connects-by': 'Bluetooth', 'noise-cancelling': true, 'battery-hours': 30 },
    },
    'wireless earbuds': {
      ...{ kind: 'Earbuds', 'connects-by': 'Bluetooth', 'noise-cancelling': false },
      ...{ 'battery-hours': oneOf(6, 8), waterproof: true },
    },
    'bookshelf speaker': { kind: 'Speakers', 'connects-by': oneOf('Cable', 'Wi-Fi'), waterproof: false },
    'record player': { kind: 'Record players', 'connects-by': 'Cable' },
    'studio microphone': { kind: 'Microphones', 'connects-by': 'USB' },
    'portable speaker': {
      ...{ kind: 'Speakers', 'connects-by': 'Bluetooth', 'battery-hours': oneOf(12, 20), waterproof: true },
    },
  },
  443: {
    '*': { warranty: '2 years' },
    'mirrorless camera': { kind: 'Mirrorless', megapixels: 24, waterproof: false },
    '35 mm prime lens': { kind: 'Lenses', 'focal-mm': 35, waterproof: oneOf(true, false) },
    'instant camera': { kind: 'Instant', waterproof: false },
    'camera backpack': { kind: 'Bags', waterproof: true },
    'portrait lens, 85 mm': { kind: 'Lenses', 'focal-mm': 85, waterproof: oneOf(true, false) },
    'action camera': { kind: 'Action', megapixels: oneOf(12, 20, 27), waterproof: true },
  },
  444: {
    '*': { warranty: '2 years' },
    'wireless controller': {
      kind: 'Controllers',
      platform: oneOf(['PC', 'Xbox'], ['PC', 'PlayStation']),
      wireless: true,
    },
    'handheld console': {
      kind: 'Consoles',
      platform: oneOf(['PC'], ['Nintendo']),
      players: oneOf(1, 2, 4),
      wireless: true,
    },
    'gaming headset': {
      kind: 'Headsets',
      platform: ['PC', 'PlayStation', 'Xbox'],
      wireless: oneOf(true, false),
    },
    'gaming chair': { kind: 'Chairs', warranty: '5 years' },
    'strategy board game': { kind: 'Board games', players: 5 },
    'gaming keyboard': { kind: 'Keyboards', platform: ['PC'], wireless: false },
  },
};
