import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { getAdBoost } from '@souk/contract/modules/promotions/boosts';
import type { ReplyOf } from '@souk/contract/shared/endpoint';
import { useState } from 'react';
import { price } from '../../../lib/format.ts';
import { pictureSources } from '../../../lib/pictures.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { useHydrated } from '../../../shell/use-hydrated.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import type { FormOutcome } from '../../../ui/form-scope.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { FullPageNotice } from '../../../ui/full-page-notice.tsx';
import { type PayDesk, PaymentChoice, PayScreen, PayStep, SumList } from '../../payments/index.ts';
import { choiceValue, isIncluded } from '../boost-choice.ts';
import { boostWords } from '../promotion-words.ts';
import { BoostOptions } from './boost-options.tsx';
import { PriceChanged } from './price-changed.tsx';

type Offer = ReplyOf<typeof getAdBoost>;

export interface BoostPayProps {
  boost: Offer;
  pay: PayDesk;
  /** What is chosen at the start. */
  first: string;
  isPriceRight: boolean;
  problems: FormOutcome | undefined;
}

function Running({ boosts }: { boosts: Offer['boosts'] }) {
  const { slashDate } = useDates();
  const { i18n } = useLingui();
  if (boosts.length === 0) return null;
  return (
    <ul className="mt-1 text-sm text-ink-2">
      {boosts.map((boost) => (
        <li key={boost.id}>
          <Trans>
            {i18n._(boostWords[boost.boost].name)} until {boost.ends_at && slashDate(boost.ends_at)}. New days
            follow on from there.
          </Trans>
        </li>
      ))}
    </ul>
  );
}

function Thing({ boost: { classified, boosts } }: { boost: Offer }) {
  return (
    <section className="panel flex items-center gap-4 p-4 md:p-5">
      {classified && (
        <Frame
          {...pictureSources(classified.image, { w: 112, h: 84 })}
          className="w-[112px] shrink-0 !rounded-md"
        />
      )}
      <div className="min-w-0">
        <h2 className="line-clamp-2 font-semibold">
          <bdi>{classified?.title ?? <Trans>Your listing</Trans>}</bdi>
        </h2>
        <Running boosts={boosts} />
      </div>
    </section>
  );
}

function NotNow({ path }: { path: string }) {
  return (
    <FullPageNotice
      title={<Trans>This cannot be boosted right now</Trans>}
      actions={
        <ButtonLink to={path}>
          <Trans>Go to Ad Management</Trans>
        </ButtonLink>
      }
    >
      <Trans>Only approved listings can be boosted. Come back once it is public.</Trans>
    </FullPageNotice>
  );
}

/** Chooses kind and days of a boost; the sum and the button follow the choice. */
export function BoostPay({ boost, pay, first, isPriceRight, problems }: BoostPayProps) {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState(first);
  const isHydrated = useHydrated();
  const { prices, included_left: left } = boost;
  const option = prices.find((one) => choiceValue(one) === chosen) ?? prices[0];
  if (!boost.may_boost || !option) return <NotNow path="/ad-management" />;
  const isFree = isIncluded(option, left);
  const amount = isFree ? { ...option.price, cents: 0 } : option.price;
  const kind = i18n._(boostWords[option.boost].name);
  const label = (
    <>
      {kind}, <Plural value={option.days} one="# day" other="# days" />
    </>
  );
  return (
    <PayScreen
      title={<Trans>Boost your listing</Trans>}
      back={{ to: '/ad-management', words: <Trans>Back to Ad Management</Trans> }}
      problems={problems}
      payKey={pay.payKey}
      isPaid={!isFree}
      summary={
        <SumList
          rows={[{ key: 'boost', label, amount, ...(isFree ? { hint: t`Included in your plan` } : {}) }]}
          total={{ label: t`Total`, amount, ...(isFree ? {} : { hint: t`Includes GST` }) }}
        />
      }
      does={isFree || !isHydrated ? <Trans>Boost now</Trans> : <Trans>Pay {price(amount.cents)}</Trans>}
    >
      {!isPriceRight && <PriceChanged />}
      <Thing boost={boost} />
      <PayStep number={1} title={<Trans>Choose your boost</Trans>}>
        <BoostOptions prices={prices} left={left} chosen={chosen} onChoose={setChosen} />
      </PayStep>
      {(!isFree || !isHydrated) && (
        <PayStep number={2} title={<Trans>Pay with</Trans>}>
          <PaymentChoice cards={pay.cards} desk={pay.desk} />
        </PayStep>
      )}
    </PayScreen>
  );
}
