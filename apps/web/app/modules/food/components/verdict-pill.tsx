import { useLingui } from '@lingui/react/macro';
import type { HalalStatus } from '@souk/contract/modules/food/words';
import { verdictWords } from '../verdict-words.ts';
import { VerdictMark, verdictGrounds, verdictTexts } from './verdict-mark.tsx';

const sizes = {
  sm: { pill: 'h-6 px-2 text-xs', mark: 'size-4' },
  md: { pill: 'h-8 px-3 text-sm', mark: 'size-5' },
};

interface VerdictPillProps {
  verdict: HalalStatus;
  /** Small ones are for cards and rows. */
  size?: keyof typeof sizes;
}

/** Icon, colour and name together; the icon alone is distinct too. */
export function VerdictPill({ verdict, size = 'md' }: VerdictPillProps) {
  const { i18n } = useLingui();
  return (
    <span
      data-verdict={verdict}
      className={`pill inline-flex w-fit items-center gap-[5px] rounded-full font-semibold whitespace-nowrap ${sizes[size].pill} ${verdictGrounds[verdict]} ${verdictTexts[verdict]}`}
    >
      <VerdictMark verdict={verdict} className={sizes[size].mark} />
      {i18n._(verdictWords[verdict])}
    </span>
  );
}
