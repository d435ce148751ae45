import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { Tabs } from '../../../ui/tabs.tsx';
import { stateLooks } from '../desk-words.ts';
import { inState, type Queue } from '../queue-address.ts';

interface QueueTabsProps {
  queue: Queue;
  states: readonly string[];
  current: string;
}

/** The states of a queue, and all of them. */
export function QueueTabs({ queue, states, current }: QueueTabsProps) {
  const { t, i18n } = useLingui();
  const { search } = useLocation();
  return (
    <Tabs
      label={t`States`}
      tabs={[...states, 'all'].map((state) => {
        const words = stateLooks[state]?.words;
        return {
          to: inState(queue, search, state),
          label: words ? i18n._(words) : t`All`,
          isCurrent: state === current,
        };
      })}
    />
  );
}
