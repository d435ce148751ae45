import { Trans } from '@lingui/react/macro';
import { Check, GitCompareArrows } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { type Compared, comparePath, mostCompared, toggleCompared, useCompared } from '../compared.ts';

const looks = {
  card: 'relative z-10 tap inline-flex items-center gap-1 rounded-xs text-sm font-semibold hover:underline',
  button: buttonClass({ tone: 'ghost', size: 'sm' }),
};

interface CompareToggleProps {
  item: Compared;
  look: keyof typeof looks;
}

/** Adds a product to the comparison; without scripts it links to the comparison itself. */
export function CompareToggle({ item, look }: CompareToggleProps) {
  const items = useCompared();
  const isChosen = items.some(({ id }) => id === item.id);
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || (items.length >= mostCompared && !isChosen)) return;
    event.preventDefault();
    toggleCompared(item);
  };
  return (
    <Link
      to={comparePath([...items.slice(0, mostCompared - 1).map(({ id }) => id), item.id])}
      onClick={choose}
      className={`${looks[look]} ${isChosen ? 'text-ink' : 'text-ink-2'}`}
    >
      <Icon of={isChosen ? Check : GitCompareArrows} size={look === 'card' ? 16 : 18} />
      <span className={look === 'card' ? 'max-md:sr-only' : ''}>
        {isChosen ? <Trans>Comparing</Trans> : <Trans>Compare</Trans>}
      </span>
      <span className="sr-only">: {item.title}</span>
    </Link>
  );
}
