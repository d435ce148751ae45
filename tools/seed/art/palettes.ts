export interface Palette {
  wall: string;
  backdrop: string;
  ground: string;
  main: string;
  shade: string;
  light: string;
  accent: string;
  ink: string;
}

export const PALETTES = {
  cobalt: {
    wall: '#dfe7ff',
    backdrop: '#bccbff',
    ground: '#c9d6ff',
    main: '#2b4be0',
    shade: '#17309e',
    light: '#fdf6e6',
    accent: '#fcb52c',
    ink: '#141b3d',
  },
  saffron: {
    wall: '#ffe6b3',
    backdrop: '#ffcf70',
    ground: '#ffd98c',
    main: '#e0700f',
    shade: '#9c4a06',
    light: '#fff7e6',
    accent: '#1b3cd6',
    ink: '#3a2205',
  },
  rose: {
    wall: '#ffdfe0',
    backdrop: '#ffbcc4',
    ground: '#ffcbd0',
    main: '#d0305c',
    shade: '#8a173f',
    light: '#fff4ef',
    accent: '#fcb52c',
    ink: '#3b0c1e',
  },
  jade: {
    wall: '#d3f0e7',
    backdrop: '#a4dccd',
    ground: '#b9e5d9',
    main: '#0f8474',
    shade: '#07574f',
    light: '#f6f8ec',
    accent: '#ff8a5b',
    ink: '#05302d',
  },
  fig: {
    wall: '#eee0f6',
    backdrop: '#d6bbe8',
    ground: '#e0caee',
    main: '#7a3e9c',
    shade: '#4f2269',
    light: '#fcf4f8',
    accent: '#f6b63c',
    ink: '#2a0f3a',
  },
  clay: {
    wall: '#fbe0d1',
    backdrop: '#f1bb9d',
    ground: '#f5cbb3',
    main: '#c4502f',
    shade: '#86321c',
    light: '#fff6ec',
    accent: '#1d7674',
    ink: '#36130b',
  },
  olive: {
    wall: '#e9edc9',
    backdrop: '#cdd892',
    ground: '#d9e2ac',
    main: '#667a1c',
    shade: '#414f0e',
    light: '#fcfbea',
    accent: '#d6335f',
    ink: '#232a07',
  },
  sky: {
    wall: '#d6edfb',
    backdrop: '#a4d6f4',
    ground: '#bbe1f7',
    main: '#1b76b0',
    shade: '#0d4a75',
    light: '#f5fafb',
    accent: '#ff7a59',
    ink: '#08263c',
  },
  sand: {
    wall: '#f2eadb',
    backdrop: '#dfcfb2',
    ground: '#e7dac2',
    main: '#8a6640',
    shade: '#593f25',
    light: '#fffbf2',
    accent: '#1b3cd6',
    ink: '#2a1c0f',
  },
  night: {
    wall: '#253172',
    backdrop: '#3a4893',
    ground: '#1b2558',
    main: '#fcb52c',
    shade: '#cf820c',
    light: '#fdf0d3',
    accent: '#ff7a93',
    ink: '#0d1233',
  },
  dusk: {
    wall: '#f9c7b6',
    backdrop: '#e88f8f',
    ground: '#c96a80',
    main: '#4a2f86',
    shade: '#2c1a58',
    light: '#fff0dc',
    accent: '#ffc24a',
    ink: '#24103a',
  },
  pine: {
    wall: '#1f5148',
    backdrop: '#2f6d60',
    ground: '#173f38',
    main: '#f08a4b',
    shade: '#b95724',
    light: '#f8f1dc',
    accent: '#f7cf5c',
    ink: '#0a211d',
  },
  plum: {
    wall: '#4d2a55',
    backdrop: '#6c3f74',
    ground: '#3c1f44',
    main: '#ef6f8f',
    shade: '#b33d61',
    light: '#fbeee4',
    accent: '#ffcb57',
    ink: '#1d0c22',
  },
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;

/** Palettes whose walls are dark: evening light, against which dark things would drown. */
export const EVENING: ReadonlySet<PaletteName> = new Set(['night', 'pine', 'plum']);
