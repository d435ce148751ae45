import type { Rng } from '../rng.ts';

interface TeamMember {
  name: string;
  languages: readonly string[];
  isWoman: boolean;
}

const member = (name: string, isWoman: boolean, ...languages: string[]): TeamMember => ({
  name,
  languages: ['English', ...languages],
  isWoman,
});

/** People who work in bookable businesses. */
export const team: readonly TeamMember[] = [
  member('Aisha', true, 'Arabic', 'French'),
  member('Bilal', false, 'Urdu', 'Punjabi'),
  member('Camille', true, 'French'),
  member('Daniel', false),
  member('Elif', true, 'Turkish'),
  member('Fatima', true, 'Arabic'),
  member('Grace', true),
  member('Hamza', false, 'Arabic', 'Bosnian'),
  member('Ines', true, 'Portuguese', 'Spanish'),
  member('Jack', false),
  member('Khadija', true, 'Somali', 'Arabic'),
  member('Layla', true, 'Arabic'),
  member('Mei', true, 'Mandarin', 'Cantonese'),
  member('Noor', true, 'Urdu', 'Hindi'),
  member('Omar', false, 'Arabic'),
  member('Priya', true, 'Hindi', 'Tamil'),
  member('Rania', true, 'Arabic'),
  member('Sefa', false, 'Samoan'),
  member('Thanh', false, 'Vietnamese'),
  member('Usman', false, 'Urdu'),
  member('Vanessa', true, 'Greek'),
  member('Wayan', false, 'Indonesian'),
  member('Yusra', true, 'Dari', 'Pashto'),
  member('Zoran', false, 'Serbian', 'German'),
];

const bios = [
  'Eleven years in the trade, and still the first to arrive in the morning.',
  'Listens first. Most people who come once ask for the same chair again.',
  'Trained at TAFE, then four years in London. Back home for the light and the coffee.',
  'Careful, quick and quiet. Happy to explain what is being done and why.',
  'Began as the apprentice here and now teaches the next one.',
  'Good with nervous first-timers and with children.',
  'Works part time around school hours, so book early.',
  'Knows every street within ten kilometres, and where to park in it.',
];

export const writeBio = (rng: Rng): string => rng.pick(bios);

const weekly = (days: readonly number[], from: string, until: string) =>
  days.map((weekday) => ({ weekday, from, until }));

/** Hours of those who do not work whenever the business is open. */
export const rosters = [
  weekly([1, 2, 3, 4, 5], '09:00', '15:00'),
  weekly([2, 3, 4, 5, 6], '09:00', '15:00'),
  [...weekly([1, 3, 5], '09:00', '17:30'), ...weekly([6], '09:00', '15:00')],
  [...weekly([2, 4], '11:00', '19:00'), ...weekly([5, 6], '09:00', '14:00')],
] as const;
