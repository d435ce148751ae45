import { Trans } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';

/** The undo for browsers without scripts: the address says what was removed. */
export function WishlistRemoved() {
  const [query] = useSearchParams();
  const id = query.get('removed');
  const title = query.get('title') ?? '';
  if (!id) return null;
  return (
    <form
      method="post"
      action="/wishlist/toggle"
      className="mt-6 flex flex-wrap items-center gap-3 rounded-lg bg-sunken p-4"
    >
      <p className="min-w-0 flex-1 truncate">
        <Trans>
          <b className="font-semibold">{title}</b> was removed.
        </Trans>
      </p>
      <input type="hidden" name="item_id" value={id} />
      <input type="hidden" name="kind" value={query.get('kind') ?? ''} />
      <input type="hidden" name="wish" value="on" />
      <input type="hidden" name="back" value="/wishlist" />
      <Button type="submit" tone="line" size="sm" icon={Undo2}>
        <Trans>Undo</Trans>
      </Button>
    </form>
  );
}
