import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AdForm, AskedAttribute } from '../../wizard/ad-form.ts';
import { type Strength, type StrengthHint, strengthOf } from '../../wizard/strength.ts';

const tones: Record<Strength['level'], { panel: string; text: string; bar: string; rest: string }> = {
  weak: { panel: 'bg-warn-soft', text: 'text-warn', bar: 'bg-warn', rest: 'bg-warn/25' },
  fair: { panel: 'bg-warn-soft', text: 'text-warn', bar: 'bg-warn', rest: 'bg-warn/25' },
  strong: { panel: 'bg-good-soft', text: 'text-good', bar: 'bg-good', rest: 'bg-good/25' },
  top: { panel: 'bg-good-soft', text: 'text-good', bar: 'bg-good', rest: 'bg-good/25' },
};

const hints: Record<StrengthHint, ReactNode> = {
  title: <Trans>Name the brand, the size or the model in the title.</Trans>,
  description: <Trans>Describe it in a few full sentences.</Trans>,
  photo: <Trans>Add a photo. Ads with photos are opened first.</Trans>,
  'more-photos': <Trans>Add photos until there are four, one of them close up.</Trans>,
  answers: <Trans>Fill in more of the details. Buyers filter by them.</Trans>,
};

/** How complete the ad is, and what the next point needs. */
export function StrengthPanel({
  form,
  photos,
  attributes,
}: {
  form: AdForm;
  photos: number;
  attributes: readonly AskedAttribute[];
}) {
  const { t } = useLingui();
  const { points, max, level, next } = strengthOf(form, photos, attributes);
  const words: Record<Strength['level'], string> = {
    weak: t`Ad strength: weak`,
    fair: t`Ad strength: fair`,
    strong: t`Ad strength: strong`,
    top: t`Ad strength: as good as it gets`,
  };
  const tone = tones[level];
  return (
    <section className={`mt-4 rounded-lg p-4 ${tone.panel}`} aria-label={t`Ad strength`}>
      <div className={`flex items-center justify-between gap-3 text-sm font-semibold ${tone.text}`}>
        <span>{words[level]}</span>
        <span className="num">
          <Trans>
            {points} of {max}
          </Trans>
        </span>
      </div>
      <div className="mt-2.5 grid grid-cols-5 gap-1" aria-hidden="true">
        {Array.from({ length: max }, (_, place) => place + 1).map((place) => (
          <span key={place} className={`h-1.5 rounded-full ${place <= points ? tone.bar : tone.rest}`} />
        ))}
      </div>
      {next && <p className="mt-2.5 text-sm text-ink-2">{hints[next]}</p>}
    </section>
  );
}
