import { Trans, useLingui } from '@lingui/react/macro';
import type { FoodProductDetail } from '@souk/contract/modules/scanner/products';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { LabelConflicts, sayWarning } from '../../food/index.ts';

const tones = {
  bad: { look: 'bg-bad-soft', icon: 'text-bad' },
  warn: { look: 'bg-warn-soft', icon: 'text-warn' },
};

function Notice({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <div className={`flex gap-3 rounded-lg p-4 text-[15px] text-ink ${tones[tone].look}`}>
      <Icon of={tone === 'bad' ? CircleAlert : TriangleAlert} className={`mt-px ${tones[tone].icon}`} />
      <div className="min-w-0 space-y-1">{children}</div>
    </div>
  );
}

const isCertain = ({ kind }: FoodProductDetail['warnings'][number]) =>
  kind === 'contains' || kind === 'breaks-diet';

/** The allergens that this reader avoids and the diets that they keep. */
function Warnings({ warnings }: Pick<FoodProductDetail, 'warnings'>) {
  const { i18n } = useLingui();
  if (warnings.length === 0) return null;
  return (
    <Notice tone={warnings.some(isCertain) ? 'bad' : 'warn'}>
      <ul className="space-y-1 font-semibold">
        {warnings.map((warning) => {
          const words = sayWarning(i18n, warning);
          return <li key={words}>{words}</li>;
        })}
      </ul>
      <p>
        <Link to="/food-scanner#food-profile" className="underline underline-offset-2">
          <Trans>Change your food profile</Trans>
        </Link>
      </p>
    </Notice>
  );
}

/** That not everybody sees this page yet, and why. */
function Standing({ food }: { food: FoodProductDetail }) {
  if (food.status === 'verified') return null;
  if (food.status === 'pending')
    return (
      <Notice tone="warn">
        <p className="font-semibold">
          <Trans>Only you and our team see this page until the food is verified.</Trans>
        </p>
      </Notice>
    );
  return (
    <Notice tone="bad">
      <p className="font-semibold">
        <Trans>This food was not added.</Trans>
      </p>
      {food.reject_reason && <p>{food.reject_reason}</p>}
    </Notice>
  );
}

/** Warnings that must come before the reasons, if there are any. */
export function FoodNotices({ food }: { food: FoodProductDetail }) {
  return (
    <div className="mt-6 space-y-3 empty:hidden">
      <Standing food={food} />
      <Warnings warnings={food.warnings} />
      <LabelConflicts {...food.analysis} />
    </div>
  );
}
