import { useLingui } from '@lingui/react/macro';
import { Tabs } from '../../../../ui/tabs.tsx';
import { type AdTab, adTabs } from '../../ad-standing.ts';
import { useTabWords } from './ad-words.tsx';

const capital = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** Own ads by state, with how many there are. */
export function AdTabs({ counts, tab }: { counts: Readonly<Record<AdTab, number>>; tab: AdTab | undefined }) {
  const { t } = useLingui();
  const words = useTabWords();
  const all = adTabs.reduce((sum, name) => sum + counts[name], 0);
  const tabs = adTabs.map((name) => ({
    to: `/ad-management?status=${name}`,
    label: capital(words[name]),
    count: counts[name],
    isCurrent: tab === name,
  }));
  return (
    <div className="mt-6">
      <Tabs
        label={t`Ads by state`}
        accent="ads"
        tabs={[{ to: '/ad-management', label: t`All`, count: all, isCurrent: tab === undefined }, ...tabs]}
      />
    </div>
  );
}
