import { Trans } from '@lingui/react/macro';
import { buttonClass } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

interface ShowEarlierProps {
  path: string;
  isLoading: boolean;
  onShow: () => void;
}

/** A plain link: without scripts it opens the page at the earlier stretch. */
export function ShowEarlier({ path, isLoading, onShow }: ShowEarlierProps) {
  return (
    <p className="flex justify-center pt-2">
      <a
        href={path}
        aria-busy={isLoading || undefined}
        className={buttonClass({ tone: 'line', size: 'sm' })}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          if (!isLoading) onShow();
        }}
      >
        {isLoading && <Spinner size={16} />}
        <Trans>Show earlier</Trans>
      </a>
    </p>
  );
}
