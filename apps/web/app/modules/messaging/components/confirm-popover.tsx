import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { usePopover } from '../../../ui/popover.tsx';

interface ConfirmPopoverProps {
  panel: ReturnType<typeof usePopover>['panel'];
  title: ReactNode;
  children: ReactNode;
  /** The form whose button does it. */
  action: ReactNode;
}

/** Asks once more before something is done; opens and closes without scripts too. */
export function ConfirmPopover({ panel, title, children, action }: ConfirmPopoverProps) {
  const titleId = useId();
  return (
    <div
      ref={panel.ref}
      id={panel.id}
      popover="auto"
      role="dialog"
      aria-labelledby={titleId}
      className="fixed inset-0 m-auto h-fit w-full max-w-[520px] rounded-2xl bg-surface p-6 text-start text-ink shadow-xl backdrop:bg-scrim max-lg:mb-0 max-lg:max-w-full max-lg:rounded-b-none lg:p-8"
    >
      <h2 id={titleId} className="h-panel">
        {title}
      </h2>
      <p className="mt-1.5 text-ink-2">{children}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-2.5">
        <Button tone="line" popoverTarget={panel.id} popoverTargetAction="hide">
          <Trans>Cancel</Trans>
        </Button>
        {action}
      </div>
    </div>
  );
}
