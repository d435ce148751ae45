import { useLingui } from '@lingui/react/macro';
import type { ListingItem } from '@souk/contract/modules/search/listing';
import { Bath, BedDouble, Car } from 'lucide-react';
import { Icon, type IconShape } from '../../../ui/icon.tsx';

export type HomeFact = 'bedrooms' | 'bathrooms' | 'parking';

const homeFacts: readonly HomeFact[] = ['bedrooms', 'bathrooms', 'parking'];
const icons: Record<HomeFact, IconShape> = { bedrooms: BedDouble, bathrooms: Bath, parking: Car };

const isNumber = (fact: string): boolean => /^\d+$/.test(fact);

/**
 * Rooms of a home by their kinds: they come in this order, and a home with one number has parking. Zeros are left out.
 */
export function homeFactsOf(facts: readonly string[]): [fact: HomeFact, value: string][] {
  const numbers = facts.filter(isNumber);
  const names = numbers.length === 1 ? homeFacts.slice(2) : homeFacts;
  return names.flatMap((name, index) => {
    const value = numbers[index];
    return value === undefined || value === '0' ? [] : [[name, value]];
  });
}

function HomeFacts({ facts }: { facts: readonly string[] }) {
  const { t } = useLingui();
  const words: Record<HomeFact, string> = {
    bedrooms: t`bedrooms`,
    bathrooms: t`bathrooms`,
    parking: t`parking spaces`,
  };
  return (
    <span className="flex flex-wrap gap-x-4">
      {homeFactsOf(facts).map(([name, value]) => (
        <span key={name} className="num inline-flex items-center gap-1.5">
          <Icon of={icons[name]} size={18} />
          {value}
          <span className="sr-only">{words[name]}</span>
        </span>
      ))}
    </span>
  );
}

/** The facts of a card: rooms of a home, otherwise short texts in a row. */
export function ListingFacts({ item }: { item: Pick<ListingItem, 'facts' | 'template_slug'> }) {
  const isHome = item.template_slug === 'realestate';
  if (isHome && homeFactsOf(item.facts).length > 0) return <HomeFacts facts={item.facts} />;
  const words = isHome ? item.facts.filter((fact) => !isNumber(fact)) : item.facts;
  return words.length > 0 && <span className="line-clamp-1">{words.join(' · ')}</span>;
}
