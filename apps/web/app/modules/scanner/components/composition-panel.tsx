import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FoodComposition } from '@souk/contract/modules/scanner/records';
import type { ReactNode } from 'react';

const palmWords: Record<NonNullable<FoodComposition['palm_oil']>, MessageDescriptor> = {
  yes: msg`Yes`,
  may: msg`Possibly: the list does not say which plant`,
  no: msg`No`,
};

const ungradedWords: Record<NonNullable<FoodComposition['not_graded']>, MessageDescriptor> = {
  alcohol: msg`Not graded: alcoholic drinks have no grade`,
  water: msg`Not graded: plain water has no grade`,
  'coffee-or-tea': msg`Not graded: plain coffee and tea have no grade`,
  'herb-or-spice': msg`Not graded: herbs and spices have no grade`,
  salt: msg`Not graded: salt has no grade`,
  vinegar: msg`Not graded: vinegar has no grade`,
  yeast: msg`Not graded: yeast has no grade`,
};

type Share = NonNullable<FoodComposition['fruit']>;

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd className="num mt-0.5 text-[15px]">{children}</dd>
    </div>
  );
}

function ShareWords({ least, most, estimate }: Share) {
  if (least === most) return <Trans>{least} %</Trans>;
  return (
    <Trans>
      About {estimate} % (between {least} % and {most} %)
    </Trans>
  );
}

/** Palm oil, fruit, organic farming and why there is no Nutri-Score, as far as the list allows. */
export function CompositionPanel({ composition }: { composition: FoodComposition }) {
  const { i18n } = useLingui();
  const { palm_oil: palm, fruit, organic, not_graded: ungraded } = composition;
  const hasFruit = fruit !== null && fruit.most > 0;
  const hasOrganic = organic !== null && organic.most > 0;
  if (!palm && !hasFruit && !hasOrganic && !ungraded) return null;
  return (
    <section aria-labelledby="composition" className="mt-10">
      <h2 id="composition" className="h-sec">
        <Trans>What the list tells us</Trans>
      </h2>
      <dl className="mt-4 grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {palm && <Fact name={<Trans>Palm oil</Trans>}>{i18n._(palmWords[palm])}</Fact>}
        {hasFruit && (
          <Fact name={<Trans>Fruit, vegetables and pulses</Trans>}>
            <ShareWords {...fruit} />
          </Fact>
        )}
        {hasOrganic && (
          <Fact name={<Trans>From organic farming</Trans>}>
            <ShareWords {...organic} />
          </Fact>
        )}
        {ungraded && <Fact name={<Trans>Nutri-Score</Trans>}>{i18n._(ungradedWords[ungraded])}</Fact>}
      </dl>
    </section>
  );
}
