import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { longestList } from '@souk/contract/modules/food/shelves';
import { diets } from '@souk/contract/modules/food/words';
import type { ReactNode } from 'react';
import { dietStateWords, sayPrinted, sayWarning } from '../food-words.ts';
import type { LiveAnalysis } from '../live-analysis.ts';
import { AllergenFacts } from './allergen-facts.tsx';
import { VerdictMark } from './verdict-mark.tsx';
import { VerdictPill } from './verdict-pill.tsx';

function Fact({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-4">
      <dt className="text-sm font-semibold">{title}</dt>
      <dd className="mt-0.5 text-[15px] text-ink-2">{children}</dd>
    </div>
  );
}

function Reasons({ reasons }: Pick<LiveAnalysis, 'reasons'>) {
  return (
    <ul className="grid gap-1">
      {reasons.map(({ words, verdict }) => (
        <li key={words} className="flex items-center gap-2">
          <VerdictMark verdict={verdict} className="size-4" />
          <bdi>{sayPrinted(words)}</bdi>
        </li>
      ))}
    </ul>
  );
}

interface LiveVerdictProps {
  analysis: LiveAnalysis | undefined;
  isTooLong: boolean;
}

/** The judgement of the list so far; it is updated while typing and announced politely. */
export function LiveVerdict({ analysis, isTooLong }: LiveVerdictProps) {
  const { i18n } = useLingui();
  if (isTooLong)
    return (
      <p role="status" className="text-[15px] font-semibold text-bad">
        <Trans>Lists longer than {longestList} characters cannot be judged. Please shorten it.</Trans>
      </p>
    );
  if (!analysis)
    return (
      <p className="text-[15px] text-ink-2">
        <Trans>Type or paste the ingredients to see our verdict here.</Trans>
      </p>
    );
  const { verdict, reasons, unknown, allergens, warnings, count } = analysis;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3" role="status">
        <VerdictPill verdict={verdict} />
        <span className="num text-sm text-ink-2">
          <Plural value={count} one="# ingredient read" other="# ingredients read" />
        </span>
      </div>
      <dl>
        {warnings.length > 0 && (
          <Fact title={<Trans>For you</Trans>}>
            {warnings.map((warning) => (
              <span key={JSON.stringify(warning)} className="block font-semibold text-bad">
                {sayWarning(i18n, warning)}
              </span>
            ))}
          </Fact>
        )}
        {reasons.length > 0 && (
          <Fact title={<Trans>Because of</Trans>}>
            <Reasons reasons={reasons} />
          </Fact>
        )}
        {unknown.length > 0 && (
          <Fact title={<Trans>Not known to us: please check the spelling</Trans>}>{unknown.join(', ')}</Fact>
        )}
        <Fact title={<Trans>Allergens</Trans>}>
          <AllergenFacts known={allergens} avoids={[]} />
        </Fact>
        <Fact title={<Trans>Diet</Trans>}>
          {diets.map((diet) => i18n._(dietStateWords[diet][analysis.diets[diet]])).join(', ')}
        </Fact>
      </dl>
    </>
  );
}
