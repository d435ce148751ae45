import { Trans } from '@lingui/react/macro';
import { CloudOff, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface ErrorNoticeProps {
  children?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** A part of the page that could not be loaded, with a button to try again. */
export function ErrorNotice({ children, onRetry, isRetrying }: ErrorNoticeProps) {
  return (
    <div role="alert" className="grid justify-items-center rounded-lg bg-bad-soft p-5 text-center">
      <Icon of={CloudOff} size={32} className="text-bad" />
      <p className="mt-2 font-semibold">
        {children ?? <Trans>Sorry some error occurred, please try again later</Trans>}
      </p>
      {onRetry && (
        <Button tone="line" icon={RotateCw} isLoading={isRetrying} className="mt-3" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}
