import { useLingui } from '@lingui/react/macro';
import type { ListingItem } from '@souk/contract/modules/search/listing';
import { Bath, BedDouble, Car } from 'lucide-react';
import { Icon, type IconShape } from '../../../ui/icon.tsx';

export type HomeFact = 'bedrooms' | 'bathrooms' | 'parking';

const homeFacts: readonly HomeFact[] = ['bedrooms', 'bathrooms', 'parking'];
const icons: Record<HomeFact, IconShape> = { bedrooms: BedDouble, bathrooms: Bath, parking: Car };

/** Rooms of a home by what they are: they come in this order, and a home that tells one number tells its parking. */
export function homeFactsOf(facts: readonly string[]): [fact: HomeFact, value: string][] {
  const numbers = facts.filter((fact) => /^\d+$/.test(fact));
  const names = numbers.length === 1 ? homeFacts.slice(2) : homeFacts;
  return names.flatMap((name, index) => {
    const value = numbers[index];
    return value === undefined ? [] : [[name, value]];
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

/** The facts line of a card: rooms of a home, and for everything else a few words in a row. */
export function ListingFacts({ item }: { item: Pick<ListingItem, 'facts' | 'template_slug'> }) {
  if (item.facts.length === 0) return null;
  if (item.template_slug === 'realestate' && homeFactsOf(item.facts).length > 0)
    return <HomeFacts facts={item.facts} />;
  return <span className="line-clamp-1">{item.facts.join(' · ')}</span>;
}
