import { salaryListK } from '../../../../apps/api/src/modules/catalogue/taxonomy/ladders.ts';
import type { Rng } from '../rng.ts';
import { type JobField, jobFields } from './job-fields.ts';
import { attributesFrom, joinSentences } from './phrasing.ts';
import type { WrittenAd } from './written-ad.ts';

const schedules = [
  'early starts',
  'Monday to Friday',
  'no weekends',
  'four-day week',
  'day shift',
  'afternoon shift',
  'school hours',
  'rotating roster',
  'evenings',
  'weekends only',
];
const perks = [
  'immediate start',
  'training given',
  'visa welcome',
  'above award',
  'parking',
  'close to station',
  'friendly team',
  'room to grow',
  'ongoing role',
  'super 12%',
];

const opening = [
  '{company} is hiring.',
  'We are {company}, a team of {team}, and we need one more.',
  '{company} has been in the area for {years} years and is growing.',
  'After {years} years our colleague retires, so a seat is free at {company}.',
  'A new contract means a new role at {company}.',
  'Join {team} people who mostly stay for years.',
];
const hours = [
  'Rosters come out three weeks ahead.',
  'Start times are agreed, not announced.',
  'Overtime is paid, never expected.',
  'You will know your days from week one.',
];
const offer = [
  'Award pay or better, super on top.',
  'Paid training and a buddy for the first month.',
  'Uniform, parking and coffee on us.',
  'Salary packaging is available.',
  'Staff discount from day one.',
];
const process = [
  'One interview, one paid trial shift, an answer within a week.',
  'We reply to every application.',
  'Interviews run next week, start as soon as you can.',
  'No agencies, please.',
];
const closing = [
  'Apply here with a resume; a cover letter of five lines is plenty.',
  'People over fifty and people new to Australia are encouraged to apply.',
  'Aboriginal and Torres Strait Islander people are warmly invited to apply.',
  'Questions first? Send a message and we will ring you.',
];

const say = (text: string, words: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '');

const asking = ['You bring', 'We ask for', 'What you need', 'Must have'];

/** Lower case at the start, except for abbreviations and names. */
const lowered = (text: string) =>
  /^(?:[A-Z][a-z]+ with Children|[A-Z]{2}|S2|Cert I|Xero|White|Microsoft|Australian|Arabic|Linux|Premiere|Playwright|Adobe|Search|Revit|Civil|Type|Best|Solid|A grade)/.test(
    text,
  )
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);

function titleOf(rng: Rng, field: JobField, role: string): string {
  const [schedule, perk] = [rng.pick(schedules), rng.pick(perks)];
  const titles = [
    `${role}, ${schedule}`,
    `${role} for ${rng.pick(field.places)}`,
    `${role}, ${schedule}, ${perk}`,
    `${role} for ${rng.pick(field.places)}, ${perk}`,
    `${role} for ${rng.pick(field.places)}, ${schedule}`,
    `${role}, ${perk}`,
  ];
  return rng.pick(titles);
}

/** The steps of the salary list that just hold the pay. */
function salaryBand(lowK: number, highK: number): [minK: number, maxK: number] {
  const min = salaryListK.findLast((step) => step <= lowK) ?? 0;
  const max = salaryListK.find((step) => step >= highK && step > min) ?? 300;
  return [min, max];
}

function jobTypeOf(rng: Rng, role: string): string {
  if (/apprentice/i.test(role)) return 'Apprenticeship';
  return rng.weighted({ 'Full time': 50, 'Part time': 22, Casual: 16, Contract: 8, Temporary: 4 });
}

function experienceOf(rng: Rng, lowK: number): string {
  if (lowK < 60) return rng.pick(['No experience needed', '1 year']);
  if (lowK < 85) return rng.pick(['1 year', '2 to 3 years']);
  return rng.pick(['2 to 3 years', '4 to 6 years', '7 years or more']);
}

/** A vacancy; pay is told by the salary band, so the ad itself has no price. */
export function writeJob(rng: Rng, categoryId: number): WrittenAd {
  const field = jobFields[categoryId];
  if (!field) throw new Error(`no jobs are written for category ${categoryId}`);
  const [role, lowK, highK, duty, want] = rng.pick(field.roles);
  const company = rng.pick(field.companies);
  const [salaryMinK, salaryMaxK] = salaryBand(lowK, highK);
  const title = titleOf(rng, field, role);
  const jobType = jobTypeOf(rng, role);
  const words = { company, team: String(rng.int(4, 40)), years: String(rng.int(6, 35)) };
  const isDesk = [110, 111, 113, 117, 121, 124].includes(categoryId);
  const wants = [...(want ? [want] : []), ...rng.shuffle(field.wants).slice(0, rng.int(1, 2))];
  const sentences = [
    rng.pick(opening),
    duty,
    ...(rng.chance(0.6) ? [rng.pick(field.duties)] : []),
    `${rng.pick(asking)}: ${wants.map(lowered).join('; ')}.`,
    ...rng.shuffle([rng.pick(hours), rng.pick(offer), rng.pick(process)]).slice(0, rng.int(1, 3)),
    rng.pick(closing),
  ].map((sentence) => say(sentence, words));

  return {
    title,
    description: joinSentences(sentences),
    priceCents: null,
    priceType: 'on-request',
    condition: null,
    attributes: attributesFrom(
      categoryId,
      {
        company,
        'salary-from': salaryMinK,
        'salary-to': salaryMaxK,
        'job-type': jobType,
        'work-rights': title.includes('visa')
          ? 'Visa sponsorship available'
          : rng.pick([
              'Any work rights',
              'Any work rights',
              'Citizen or permanent resident',
              'Student visa welcome',
            ]),
        experience: experienceOf(rng, lowK),
        remote: isDesk ? rng.pick(['On site', 'Hybrid', 'Hybrid', 'Remote']) : 'On site',
        benefits: rng
          .shuffle(['Super 12%', 'Paid training', 'Uniform supplied', 'Parking on site', 'Staff discount'])
          .slice(0, 2),
      },
      {},
    ),
    artKind: field.art,
    job: { company, jobType, salaryMinK, salaryMaxK },
  };
}
