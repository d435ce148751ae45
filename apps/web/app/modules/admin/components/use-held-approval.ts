import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { actPath } from '../../../ui/act-table.ts';
import { useToast } from '../../../ui/toaster.tsx';
import { type Decided, queueTables } from '../queue-acts.ts';
import { type Queue, queues } from '../queue-address.ts';

/**
 * Approves an item once its toast has gone, so that a key pressed by mistake can be undone: an approval notifies its
 * owner and everybody who waits for such an item.
 */
export function useHeldApproval(queue: Queue): (item: Decided) => void {
  const { t } = useLingui();
  const show = useToast();
  const { revalidate } = useRevalidator();
  return useCallback(
    ({ id, title }) => {
      const approve = async () => {
        const action = actPath(queueTables[queue].noun, 'approve', id);
        const body = new URLSearchParams({ _back: queues[queue].path });
        try {
          // It is sent even if the admin leaves the page; its redirect is not followed.
          const { ok, type } = await fetch(action, {
            method: 'POST',
            body,
            redirect: 'manual',
            keepalive: true,
          });
          if (!ok && type !== 'opaqueredirect') throw new Error('the approval was not carried out');
          await revalidate();
        } catch {
          show({
            tone: 'bad',
            title: t`${title} was not approved`,
            detail: t`Check your connection and try again.`,
          });
        }
      };
      show({ tone: 'info', title: t`Approving ${title}`, held: () => void approve() });
    },
    [queue, show, revalidate, t],
  );
}
