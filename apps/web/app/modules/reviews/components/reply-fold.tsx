import { Trans } from '@lingui/react/macro';
import type { Review } from '@souk/contract/modules/reviews/reviews';
import { Reply } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { ReplyForm } from './reply-form.tsx';

/** The form of the reply, folded away until it is wanted. */
export function ReplyFold({ review, back }: { review: Review; back: string }) {
  return (
    <details className="open:w-full" key={review.reply?.updated_at}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md px-2 text-[15px] font-medium hover:bg-inset [&::-webkit-details-marker]:hidden">
        <Icon of={Reply} size={18} isDirectional />
        {review.reply ? <Trans>Change reply</Trans> : <Trans>Reply</Trans>}
      </summary>
      <div className="mt-2 max-w-[65ch]">
        <ReplyForm review={review} back={back} />
      </div>
    </details>
  );
}
