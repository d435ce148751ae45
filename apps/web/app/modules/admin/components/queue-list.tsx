import { Trans, useLingui } from '@lingui/react/macro';
import type { QueuedAd } from '@souk/contract/modules/admin/ads';
import { Form, Link, useLocation } from 'react-router';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { choosing } from '../queue-address.ts';
import { QueueFacts, QueueThumb } from './queue-rows.tsx';

interface QueueListProps {
  ads: readonly QueuedAd[];
  chosenId: number | undefined;
}

const bulk = 'bulk-approve';

function Row({ ad, isChosen }: { ad: QueuedAd; isChosen: boolean }) {
  const { t } = useLingui();
  const { search } = useLocation();
  const face = (
    <>
      <QueueThumb ad={ad} />
      <QueueFacts ad={ad} />
    </>
  );
  const look = 'flex min-w-0 flex-1 items-center gap-3 rounded-md p-2 hover:bg-inset';
  return (
    <li
      className={`flex items-center gap-1 rounded-md ${isChosen ? 'bg-brand-soft max-lg:bg-transparent' : ''}`}
    >
      {ad.moves.includes('approve') && (
        <label className="grid size-11 shrink-0 place-items-center">
          <input
            type="checkbox"
            name="ids"
            value={ad.id}
            form={bulk}
            aria-label={t`Select ${ad.title}`}
            className="size-5 accent-(--ink)"
          />
        </label>
      )}
      <Link
        to={choosing(search, ad.id)}
        preventScrollReset
        aria-current={isChosen ? 'true' : undefined}
        className={`${look} max-lg:hidden`}
      >
        {face}
      </Link>
      <Link to={`/admin/ads/${ad.id}`} className={`${look} lg:hidden`}>
        {face}
      </Link>
    </li>
  );
}

/** The queue: rows choose what is shown beside them, ticks are approved together. */
export function QueueList({ ads, chosenId }: QueueListProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const mayApprove = ads.some(({ moves }) => moves.includes('approve'));
  return (
    <div>
      {mayApprove && (
        <Form method="post" action="/admin/ads/approve" id={bulk} className="mb-2">
          <input type="hidden" name="_back" value={`${pathname}${search}`} />
          <SubmitButton formAction="/admin/ads/approve" size="sm" tone="soft">
            <Trans>Approve selected</Trans>
          </SubmitButton>
        </Form>
      )}
      <ul aria-label={t`Ads`} className="space-y-1">
        {ads.map((ad) => (
          <Row key={ad.id} ad={ad} isChosen={ad.id === chosenId} />
        ))}
      </ul>
    </div>
  );
}
