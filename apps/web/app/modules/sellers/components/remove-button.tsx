import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFetcher } from 'react-router';
import { useHydrated } from '../../../shell/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';

interface RemoveButtonProps {
  action: string;
  /** What is removed, by its name on the page. */
  name: string;
  /** Where the page goes afterwards. */
  back: string;
  tone?: 'ghost' | 'floating';
  className?: string;
  /** Label of the button, if it is more than a bin. */
  children?: ReactNode;
}

/** Removes one thing after a confirmation; without scripts immediately. */
export function RemoveButton({
  action,
  name,
  back,
  tone = 'ghost',
  className = '',
  children,
}: RemoveButtonProps) {
  const { t } = useLingui();
  const fetcher = useFetcher();
  const isHydrated = useHydrated();
  const [isAsking, setAsking] = useState(false);
  const send = () => {
    setAsking(false);
    fetcher.submit({ _back: back }, { method: 'post', action, preventScrollReset: true });
  };
  const button = {
    icon: Trash2,
    type: isHydrated ? ('button' as const) : ('submit' as const),
    isLoading: fetcher.state !== 'idle',
    ...(isHydrated ? { onClick: () => setAsking(true) } : {}),
  };
  return (
    <>
      <form method="post" action={action} className={className}>
        <input type="hidden" name="_back" value={back} />
        {children ? (
          <Button {...button} tone="line">
            {children}
          </Button>
        ) : (
          <IconButton {...button} size="sm" tone={tone} label={t`Remove ${name}`} />
        )}
      </form>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={<Trans>Remove {name}?</Trans>}
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
        <p className="text-ink-2">
          <Trans>The file is deleted with it. This cannot be undone.</Trans>
        </p>
      </Dialog>
    </>
  );
}
