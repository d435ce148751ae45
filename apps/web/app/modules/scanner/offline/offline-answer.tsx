import { Trans, useLingui } from '@lingui/react/macro';
import type { FoodProfile } from '@souk/contract/modules/scanner/profiles';
import { Barcode, CircleAlert, TriangleAlert } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import {
  AllergenFacts,
  DietList,
  sayWarning,
  VerdictMark,
  VerdictReader,
  verdictGrounds,
  verdictMeanings,
  verdictTexts,
  verdictWords,
} from '../../food/index.ts';
import { HeroStars } from '../components/hero-stars.tsx';
import { sayCode } from '../food-words.ts';
import { OfflineFacts } from './offline-facts.tsx';
import { allergensIn, type OfflineFood, type Reading, readFood } from './offline-food.ts';

/** The reasons, in the pack's short form. */
function Why({ verdict, reasons }: Pick<Reading, 'verdict'> & Pick<OfflineFood, 'reasons'>) {
  const { i18n } = useLingui();
  if (reasons && verdict === 'haram') return <Trans>Contains what is not permitted: {reasons}.</Trans>;
  if (reasons && verdict === 'doubtful') return <Trans>The source is unclear or disputed: {reasons}.</Trans>;
  return i18n._(verdictMeanings[verdict]);
}

function Warnings({ warnings }: Pick<Reading, 'warnings'>) {
  const { i18n } = useLingui();
  if (warnings.length === 0) return null;
  const isCertain = warnings.some(({ kind }) => kind === 'contains' || kind === 'breaks-diet');
  return (
    <div
      className={`mt-3 flex gap-3 rounded-lg p-4 text-[15px] ${isCertain ? 'bg-bad-soft' : 'bg-warn-soft'}`}
    >
      <Icon
        of={isCertain ? CircleAlert : TriangleAlert}
        className={`mt-px ${isCertain ? 'text-bad' : 'text-warn'}`}
      />
      <ul className="min-w-0 space-y-1 font-semibold">
        {warnings.map((warning) => {
          const words = sayWarning(i18n, warning);
          return <li key={words}>{words}</li>;
        })}
      </ul>
    </div>
  );
}

function Verdict({ food, reading, profile }: { food: OfflineFood; reading: Reading; profile: FoodProfile }) {
  const { i18n } = useLingui();
  const { verdict } = reading;
  return (
    <div
      data-verdict={verdict}
      className={`relative overflow-hidden rounded-2xl p-6 lg:p-10 ${verdictGrounds[verdict]}`}
    >
      <HeroStars className={verdictTexts[verdict]} />
      <div className="relative">
        <div className={`flex items-center gap-4 ${verdictTexts[verdict]}`}>
          <VerdictMark verdict={verdict} className="size-[72px]" />
          <div className="min-w-0">
            <p className="font-semibold">
              <VerdictReader profile={profile} />
            </p>
            <p className="font-display text-[44px] leading-[48px] font-bold tracking-[-.03em]">
              {i18n._(verdictWords[verdict])}
            </p>
          </div>
        </div>
        <h2 className="h-sec mt-5 break-words">
          <bdi>{food.name}</bdi>
        </h2>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-ink-2">
          {food.brand && <bdi>{food.brand}</bdi>}
          <span className="num inline-flex items-center gap-1.5">
            <Icon of={Barcode} size={18} />
            <bdi>{sayCode(food.code)}</bdi>
          </span>
        </p>
        <p className="mt-4 max-w-[52ch] text-md">
          <Why verdict={verdict} reasons={food.reasons} />
        </p>
      </div>
    </div>
  );
}

interface OfflineAnswerProps {
  food: OfflineFood;
  profile: FoodProfile;
}

/** A food from the device, judged for its user's profile. */
export function OfflineAnswer({ food, profile }: OfflineAnswerProps) {
  const reading = readFood(food, profile);
  return (
    <article>
      <Verdict food={food} reading={reading} profile={profile} />
      <Warnings warnings={reading.warnings} />
      {!food.isWhole && (
        <p role="note" className="mt-3 flex gap-3 rounded-lg bg-warn-soft p-4 text-[15px] font-semibold">
          <Icon of={CircleAlert} className="mt-px text-warn" />
          <Trans>Not every ingredient was understood. Please read the pack as well.</Trans>
        </p>
      )}
      <section aria-labelledby="allergens" className="panel mt-4 p-5">
        <h3 id="allergens" className="h-panel mb-4">
          <Trans>Allergens and diets</Trans>
        </h3>
        <AllergenFacts known={allergensIn(food)} avoids={profile.avoids} />
        <DietList kept={food.diets} className="mt-4 border-t border-line pt-4" />
      </section>
      <OfflineFacts food={food} />
      <p className="mt-3 text-sm text-ink-2">
        <Trans>As saved on this device. When you are online you see every ingredient with its source.</Trans>
      </p>
    </article>
  );
}
