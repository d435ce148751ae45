import { Trans } from '@lingui/react/macro';
import { PencilLine } from 'lucide-react';
import { truncate } from '../../../../lib/format.ts';
import { useNow } from '../../../../lib/page-root.ts';
import { useDates } from '../../../../lib/use-dates.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';

/** An unfinished ad. */
export function DraftNotice({ title, at }: { title: unknown; at: string }) {
  const { timeAgo } = useDates();
  const now = useNow();
  const name = typeof title === 'string' && title !== '' ? truncate(title) : '';
  const since = timeAgo(at, now);
  return (
    <div className="card mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-inset">
        <Icon of={PencilLine} />
      </span>
      <p className="min-w-40 flex-1">
        <b className="block font-semibold">{name || <Trans>Unfinished ad</Trans>}</b>
        <span className="text-sm text-ink-2">
          <Trans>Draft, saved {since}</Trans>
        </span>
      </p>
      <ButtonLink to="/post-ad" tone="line">
        <Trans>Continue</Trans>
      </ButtonLink>
    </div>
  );
}
