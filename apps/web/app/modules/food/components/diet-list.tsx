import { useLingui } from '@lingui/react/macro';
import { diets } from '@souk/contract/modules/food/words';
import { Check, CircleQuestionMark, X } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { type Diet, type DietState, dietStateWords } from '../food-words.ts';

const icons: Record<DietState, typeof Check> = {
  yes: Check,
  no: X,
  maybe: CircleQuestionMark,
  unknown: CircleQuestionMark,
};

/** Which diets a food suits, each as an icon with text. */
export function DietList({ kept, className = '' }: { kept: Record<Diet, DietState>; className?: string }) {
  const { i18n } = useLingui();
  return (
    <ul className={`space-y-2 text-[15px] ${className}`}>
      {diets.map((diet) => (
        <li key={diet} className="flex items-center gap-2.5">
          <Icon of={icons[kept[diet]]} size={18} className="text-ink-2" />
          {i18n._(dietStateWords[diet][kept[diet]])}
        </li>
      ))}
    </ul>
  );
}
