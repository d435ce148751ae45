import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';

/** The form of one row, collapsed until it is opened; that works without scripts as well. */
export function EditDetails({
  name,
  isOpen,
  children,
}: {
  name: string;
  isOpen: boolean;
  children: ReactNode;
}) {
  return (
    <details open={isOpen || undefined} className="group/edit mt-1">
      <summary className="tap inline-flex h-9 list-none items-center gap-1 rounded-sm text-sm font-semibold text-brand-ink hover:underline">
        <Trans>Edit</Trans>
        <span className="sr-only">{name}</span>
        <Icon of={ChevronDown} size={16} className="transition-transform group-open/edit:rotate-180" />
      </summary>
      <div className="mt-2 rounded-lg bg-sunken p-4">{children}</div>
    </details>
  );
}
