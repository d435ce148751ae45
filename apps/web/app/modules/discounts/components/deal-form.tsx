import { Trans, useLingui } from '@lingui/react/macro';
import type { Deal } from '@souk/contract/modules/discounts/deals';
import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Form } from 'react-router';
import { price } from '../../../lib/format.ts';
import { pictureSources } from '../../../lib/pictures.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { ChoiceCards } from '../../../ui/choice-card.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Price } from '../../../ui/price.tsx';
import { PriceField } from '../../../ui/price-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type BadgeVerdict, badgeOf, type DealKind, dealCents } from '../deal-terms.ts';

/** What a deal is on, with the prices that it is measured by. */
export interface MeasuredThing {
  title: string;
  image: string | null;
  priceCents: number;
  lowestCents: number | null;
  hasOnePrice: boolean;
}

/** How its trade speaks of the thing. */
export interface DealWords {
  another: ReactNode;
  percentHint: string;
  priceHint: string;
  /** For which purchases the price is. */
  counts: ReactNode;
}

interface DealFormProps {
  deal: Deal | null;
  thing: MeasuredThing;
  words: DealWords;
  /** First day that may be chosen. */
  today: string;
}

const verdictLooks: Record<BadgeVerdict, [typeof Info, string, string]> = {
  shown: [CircleCheck, 'text-good', 'bg-good-soft'],
  'not-honest': [TriangleAlert, 'text-warn', 'bg-warn-soft'],
  'not-lower': [TriangleAlert, 'text-bad', 'bg-bad-soft'],
  unknown: [Info, 'text-info', 'bg-info-soft'],
};

function VerdictWords({ verdict, lowest }: { verdict: BadgeVerdict; lowest: string }) {
  if (verdict === 'shown')
    return (
      <Trans>The deal badge is shown: this is below {lowest}, the lowest price of the last 30 days.</Trans>
    );
  if (verdict === 'not-honest')
    return (
      <Trans>No deal badge: it was sold for {lowest} within the last 30 days. The price still applies.</Trans>
    );
  if (verdict === 'not-lower') return <Trans>This is not below today’s price.</Trans>;
  return <Trans>The deal badge is shown only below the lowest price of the last 30 days.</Trans>;
}

/** The price under the deal, and whether it earns the badge. */
function Outlook({ thing, cents }: { thing: MeasuredThing; cents: number | null }) {
  const { priceCents, lowestCents } = thing;
  const verdict = badgeOf(cents, priceCents, lowestCents);
  const [icon, tone, ground] = verdictLooks[verdict];
  const percent = cents === null ? 0 : Math.floor(((priceCents - cents) * 100) / priceCents);
  return (
    <div role="status" className={`rounded-lg p-4 ${ground}`}>
      {cents !== null && (
        <p className="mb-2 flex flex-wrap items-center gap-2.5">
          <Price cents={cents} wasCents={priceCents} hasSaving />
          {verdict === 'shown' && percent > 0 && <Badge kind="deal" percent={percent} />}
        </p>
      )}
      <p className="flex items-start gap-2 text-[15px]">
        <Icon of={icon} size={18} className={`mt-0.5 ${tone}`} />
        <span>
          <VerdictWords verdict={verdict} lowest={lowestCents === null ? '' : price(lowestCents)} />
        </span>
      </p>
    </div>
  );
}

function Terms({ deal, thing, words }: Pick<DealFormProps, 'deal' | 'thing' | 'words'>) {
  const { t } = useLingui();
  const [kind, setKind] = useState<DealKind>('percent');
  const [percent, setPercent] = useState(deal ? String(deal.discount_percent) : '');
  const [amount, setAmount] = useState('');
  const hidden = '[@media(scripting:enabled)]:hidden';
  return (
    <>
      <ChoiceCards
        name="_kind"
        label={t`Type of discount`}
        defaultValue="percent"
        onChoose={(chosen) => setKind(chosen === 'price' ? 'price' : 'percent')}
        options={[
          {
            value: 'percent',
            label: t`Percentage off`,
            hint: words.percentHint,
          },
          {
            value: 'price',
            label: t`A set price`,
            hint: words.priceHint,
            isDisabled: !thing.hasOnePrice,
          },
        ]}
      />
      <TextField
        name="discount_percent"
        label={t`Discount`}
        inputMode="numeric"
        autoComplete="off"
        className={`sm:w-48 ${kind === 'percent' ? '' : hidden}`}
        suffix={<span className="pe-3.5 text-ink-2">%</span>}
        defaultValue={percent}
        onChange={(event) => setPercent(event.target.value)}
      />
      <PriceField
        name="price"
        label={t`Deal price`}
        className={`sm:w-48 ${kind === 'price' ? '' : hidden}`}
        onChange={(event) => setAmount(event.target.value)}
      />
      <Outlook thing={thing} cents={dealCents(thing.priceCents, { kind, percent, price: amount })} />
    </>
  );
}

function Subject({ thing, another }: { thing: MeasuredThing; another: ReactNode }) {
  return (
    <div className="panel mb-4 flex items-center gap-4 p-4">
      <Frame
        {...pictureSources(thing.image, { w: 72, h: 72 })}
        ratio="1:1"
        className="w-18 shrink-0 !rounded-md [&_svg]:size-6"
      />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 font-medium wrap-anywhere">{thing.title}</p>
        <p className="num text-[15px] text-ink-2">
          {thing.hasOnePrice ? price(thing.priceCents) : <Trans>from {price(thing.priceCents)}</Trans>}
        </p>
      </div>
      {another && (
        <ButtonLink to="/create-daily-deals" tone="ghost" size="sm">
          {another}
        </ButtonLink>
      )}
    </div>
  );
}

/** A deal's terms: the discount and the days. */
export function DealForm({ deal, thing, words, today }: DealFormProps) {
  const { t } = useLingui();
  return (
    <>
      <Subject thing={thing} another={deal === null && words.another} />
      <FormProblem
        labels={{
          title: t`Title`,
          discount_percent: t`Discount`,
          start_date: t`First day`,
          end_date: t`Last day`,
        }}
      />
      <Form method="post" noValidate className="panel grid gap-6 p-5 lg:p-6">
        <TextField
          name="title"
          label={t`Title`}
          defaultValue={deal?.title ?? thing.title}
          counterMax={120}
          autoComplete="off"
        />
        <TextArea
          name="description"
          label={t`Description, optional`}
          defaultValue={deal?.description ?? ''}
          counterMax={1000}
          rows={2}
        />
        <Terms deal={deal} thing={thing} words={words} />
        <div className="grid gap-5 sm:grid-cols-2">
          <DateField
            name="start_date"
            label={t`First day`}
            min={today}
            defaultValue={deal?.start_date ?? today}
          />
          <DateField name="end_date" label={t`Last day`} min={today} defaultValue={deal?.end_date ?? today} />
        </div>
        {words.counts && <p className="text-[15px] text-ink-2">{words.counts}</p>}
        <div className="flex flex-wrap justify-end gap-2.5 border-t border-line pt-5">
          <ButtonLink to="/daily-deals" tone="line">
            <Trans>Cancel</Trans>
          </ButtonLink>
          <SubmitButton>
            <Trans>Save deal</Trans>
          </SubmitButton>
        </div>
      </Form>
    </>
  );
}
