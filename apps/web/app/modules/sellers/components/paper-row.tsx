import { useLingui } from '@lingui/react/macro';
import type { PaperState } from '@souk/contract/modules/sellers/certificates';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { linkClass } from '../../../ui/link.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { paperWords } from '../paper-words.ts';

interface PaperRowProps {
  title: string;
  /** Where the file can be read. */
  href: string;
  facts: ReactNode;
  state?: PaperState | undefined;
  actions?: ReactNode;
  children?: ReactNode;
}

export function PaperStatePill({ state }: { state: PaperState }) {
  const { i18n } = useLingui();
  const { look, words } = paperWords[state];
  return <StatusPill status={look}>{i18n._(words)}</StatusPill>;
}

/** A paper with its state and what can be done with it. */
export function PaperRow({ title, href, facts, state, actions, children }: PaperRowProps) {
  return (
    <li className="border-b border-line py-3 first:pt-0 last:border-b-0 last:pb-0">
      <div className="flex items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-md bg-inset text-ink-2">
          <Icon of={FileText} />
        </span>
        <span className="min-w-0 flex-1">
          <a href={href} className={`${linkClass} block truncate`} target="_blank" rel="noreferrer">
            {title}
          </a>
          <span className="block truncate text-sm text-ink-2">{facts}</span>
          {state && (
            <span className="mt-1 block">
              <PaperStatePill state={state} />
            </span>
          )}
        </span>
        {actions}
      </div>
      {children}
    </li>
  );
}
