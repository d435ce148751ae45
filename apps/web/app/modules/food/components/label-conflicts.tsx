import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { sayPrinted } from '../food-words.ts';

interface Conflict {
  label: string;
  words: string;
}

/** Labels that an ingredient contradicts: they are shown, and hide nothing. */
export function LabelConflicts({ conflicts }: { conflicts: readonly Conflict[] }) {
  const { t } = useLingui();
  const claims: Record<string, ReactNode> = {
    'halal-certificate': t`The pack carries a halal certificate`,
    'halal-claim': t`The pack says halal`,
    vegan: t`The pack says vegan`,
    vegetarian: t`The pack says vegetarian`,
  };
  if (conflicts.length === 0) return null;
  return (
    <div className="flex gap-3 rounded-lg bg-warn-soft p-4 text-[15px] text-ink">
      <Icon of={TriangleAlert} className="mt-px text-warn" />
      <div className="min-w-0 space-y-1">
        <p className="font-semibold">
          <Trans>Label and ingredients contradict each other</Trans>
        </p>
        <ul className="space-y-1">
          {conflicts.map(({ label, words }) => (
            <li key={`${label} ${words}`}>
              {claims[label] ?? label}, <Trans>but its list names this:</Trans>{' '}
              <b className="font-semibold">
                <bdi>{sayPrinted(words)}</bdi>
              </b>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
