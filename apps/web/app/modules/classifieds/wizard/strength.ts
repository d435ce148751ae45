import type { AdForm, AskedAttribute } from './ad-form.ts';

/** What makes an ad better, the most effective first. */
export const strengthHints = ['title', 'description', 'photo', 'more-photos', 'answers'] as const;
export type StrengthHint = (typeof strengthHints)[number];

const enoughTitle = 15;
const enoughDescription = 120;
const enoughPhotos = 4;

type Judged = Pick<AdForm, 'title' | 'description' | 'attributes' | 'condition'>;

const isMet: Record<
  StrengthHint,
  (form: Judged, photos: number, asked: readonly AskedAttribute[]) => boolean
> = {
  title: ({ title }) => title.trim().length >= enoughTitle,
  description: ({ description }) => description.trim().length >= enoughDescription,
  photo: (_form, photos) => photos > 0,
  'more-photos': (_form, photos) => photos >= enoughPhotos,
  answers: ({ attributes, condition }, _photos, asked) =>
    asked.length === 0
      ? condition !== ''
      : asked.filter(({ slug }) => attributes[slug]).length * 2 >= asked.length,
};

export interface Strength {
  points: number;
  max: number;
  level: 'weak' | 'fair' | 'strong' | 'top';
  /** What would add the next point. */
  next: StrengthHint | undefined;
}

/** How good an ad is: five points, and what would earn the next one. */
export function strengthOf(form: Judged, photos: number, asked: readonly AskedAttribute[]): Strength {
  const missing = strengthHints.filter((hint) => !isMet[hint](form, photos, asked));
  const points = strengthHints.length - missing.length;
  const level =
    points === strengthHints.length ? 'top' : points >= 4 ? 'strong' : points >= 2 ? 'fair' : 'weak';
  return { points, max: strengthHints.length, level, next: missing[0] };
}
