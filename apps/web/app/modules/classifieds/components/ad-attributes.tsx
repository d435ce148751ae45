import { Trans } from '@lingui/react/macro';
import type { AdDetail } from '@souk/contract/modules/classifieds/listings';
import { useConditionWords } from '../../search/index.ts';
import { isMany, salarySlugs } from '../ad-facts.ts';

const cell = 'flex items-baseline justify-between gap-4 border-b border-line py-2.5';

/** The attributes of the thing, line by line; lists of features are separate. */
export function AdAttributes({ ad }: { ad: Pick<AdDetail, 'attributes' | 'condition'> }) {
  const conditions = useConditionWords();
  const lines = ad.attributes.filter(({ slug, value }) => !isMany(value) && !salarySlugs.includes(slug));
  const features = ad.attributes.filter(({ value }) => isMany(value) && value.length > 0);
  if (lines.length === 0 && features.length === 0 && !ad.condition) return null;
  return (
    <section className="mt-10">
      <h2 className="h-sec mb-3">
        <Trans>Details</Trans>
      </h2>
      <dl className="grid text-[15px] sm:grid-cols-2 sm:gap-x-10">
        {ad.condition && (
          <div className={cell}>
            <dt className="text-ink-2">
              <Trans>Condition</Trans>
            </dt>
            <dd className="text-end font-medium">{conditions[ad.condition] ?? ad.condition}</dd>
          </div>
        )}
        {lines.map(({ slug, name, label }) => (
          <div key={slug} className={cell}>
            <dt className="text-ink-2">{name}</dt>
            <dd className="num text-end font-medium break-words">{label}</dd>
          </div>
        ))}
      </dl>
      {features.map(({ slug, name, value }) => (
        <div key={slug} className="mt-6">
          <h3 className="mb-2 text-sm font-semibold">{name}</h3>
          <ul className="flex flex-wrap gap-2">
            {isMany(value) &&
              value.map((one) => (
                <li key={one} className="rounded-full bg-mute-soft px-3 py-1 text-sm text-ink">
                  {one}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
