import { Trans, useLingui } from '@lingui/react/macro';
import type { QuoteDetail } from '@souk/contract/modules/appointments/quote-values';
import { datesIn } from '../../../../lib/dates.ts';
import { price } from '../../../../lib/format.ts';
import { Frame } from '../../../../ui/frame.tsx';
import { placeName } from '../../../locations/index.ts';
import { Fact } from './quote-facts.tsx';

type ShownBrief = Pick<
  QuoteDetail,
  'description' | 'address' | 'preferred_date' | 'preferred_time' | 'budget' | 'images'
>;

function Photos({ images }: Pick<ShownBrief, 'images'>) {
  const { t } = useLingui();
  if (images.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-3" aria-label={t`Photos`}>
      {images.map(({ id, path }, index) => {
        const number = index + 1;
        return (
          <li key={id}>
            <a href={path} target="_blank" rel="noreferrer" className="block w-24 rounded-lg sm:w-28">
              <Frame src={path} alt={t`Photo ${number}`} ratio="1:1" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** What the customer wants done: their words, photos, place, date and budget. */
export function QuoteBrief({ brief }: { brief: ShownBrief }) {
  const { t } = useLingui();
  const { description, address, preferred_date: date, preferred_time: time, budget } = brief;
  return (
    <>
      <p className="max-w-[65ch] text-[15px] break-words whitespace-pre-line">
        <bdi>{description}</bdi>
      </p>
      <Photos images={brief.images} />
      <dl className="mt-4 grid gap-4 sm:grid-cols-2">
        {address && (
          <Fact label={t`Where`}>
            <bdi>{placeName(address)}</bdi>
          </Fact>
        )}
        {date && (
          <Fact label={t`Wished for`}>
            <span className="num">
              {datesIn('UTC').nearDay(date)}
              {time && `, ${time}`}
            </span>
          </Fact>
        )}
        {budget && (
          <Fact label={t`Budget`}>
            <span className="num">{price(budget.cents)}</span>
          </Fact>
        )}
      </dl>
      {!address && !date && !budget && (
        <p className="mt-3 text-sm text-ink-3">
          <Trans>No place, date or budget was named.</Trans>
        </p>
      )}
    </>
  );
}
