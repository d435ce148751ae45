import { Trans } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import { useWords } from '../../../lib/use-words.ts';
import { useHydrated } from '../../../shell/use-hydrated.ts';
import { type ActTable, actPath } from '../../../ui/act-table.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Item } from '../item-acts.ts';

interface RemoveButtonProps {
  of: ActTable<Item, 'remove'>;
  row: Item;
  /** The page to return to, if the button is on several. */
  back?: string;
  /** A bin alone, or with words. */
  look?: 'ghost' | 'floating' | 'words';
  className?: string;
}

/** Removes one thing after a confirmation; without scripts immediately. */
export function RemoveButton({ of, row, back, look = 'ghost', className = '' }: RemoveButtonProps) {
  const fetcher = useFetcher();
  const isHydrated = useHydrated();
  const [isAsking, setAsking] = useState(false);
  const words = useWords(row, {});
  const act = of.moves.remove;
  if (act?.endpoint === undefined) return null;
  const action = actPath(of.noun, 'remove', of.id(row));
  const fields = back ? { _back: back } : {};
  const send = () => {
    setAsking(false);
    void fetcher.submit(fields, { method: 'post', action, preventScrollReset: true });
  };
  const label = words(act.words);
  const button = {
    icon: Trash2,
    type: isHydrated ? ('button' as const) : ('submit' as const),
    isLoading: fetcher.state !== 'idle',
    ...(isHydrated ? { onClick: () => setAsking(true) } : {}),
  };
  return (
    <>
      <form method="post" action={action} className={className}>
        {back && <input type="hidden" name="_back" value={back} />}
        {look === 'words' ? (
          <Button {...button} tone="line">
            {label}
          </Button>
        ) : (
          <IconButton {...button} size="sm" tone={look} label={label} />
        )}
      </form>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={act.title && words(act.title)}
        footer={
          <>
            <Button tone="ghost" onClick={() => setAsking(false)}>
              <Trans>Keep it</Trans>
            </Button>
            <Button tone="danger" onClick={send}>
              <Trans>Remove</Trans>
            </Button>
          </>
        }
      >
        <p className="text-ink-2">{act.lead && words(act.lead)}</p>
      </Dialog>
    </>
  );
}
