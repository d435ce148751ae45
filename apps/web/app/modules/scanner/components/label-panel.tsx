import { Trans } from '@lingui/react/macro';
import type { FoodAnalysis, FoodLabel, FoodProductDetail } from '@souk/contract/modules/scanner/products';
import { BadgeCheck, FileBadge, Leaf } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDates } from '../../../lib/use-dates.tsx';
import { Icon, type IconShape } from '../../../ui/icon.tsx';

const standings: Record<NonNullable<FoodAnalysis['certificate']>, ReactNode> = {
  counts: <Trans>It is current, so it settles open sources.</Trans>,
  expired: <Trans>It has expired, so it decides nothing.</Trans>,
  undated: <Trans>It has no expiry date, so it decides nothing.</Trans>,
  'unknown-certifier': <Trans>We do not know its certifier, so it decides nothing.</Trans>,
};

interface Face {
  icon: IconShape;
  title: ReactNode;
  text: ReactNode;
}

type Certificate = Extract<FoodLabel, { kind: 'halal-certificate' }>;

/** Country, number and expiry, as far as known. */
function CertificateFacts({ label: { country, number, valid_until } }: { label: Certificate }) {
  const { slashDate } = useDates();
  const facts = [country, number].filter(Boolean).join(', ');
  if (!valid_until) return facts && `${facts}.`;
  return facts ? (
    <Trans>
      {facts}, valid to {slashDate(valid_until)}.
    </Trans>
  ) : (
    <Trans>Valid to {slashDate(valid_until)}.</Trans>
  );
}

function faceOf(label: FoodLabel, standing: FoodAnalysis['certificate']): Face {
  switch (label.kind) {
    case 'halal-certificate':
      return {
        icon: FileBadge,
        title: label.certifier_name ?? label.certifier,
        text: (
          <>
            <CertificateFacts label={label} /> {standing && standings[standing]}
          </>
        ),
      };
    case 'halal-claim':
      return {
        icon: BadgeCheck,
        title: <Trans>Says halal</Trans>,
        text: <Trans>The maker’s own claim: we show it, but it does not overrule the ingredients.</Trans>,
      };
    case 'vegan':
      return {
        icon: Leaf,
        title: <Trans>Labelled vegan</Trans>,
        text: <Trans>Rules out animal sources if the list is unclear.</Trans>,
      };
    case 'vegetarian':
      return {
        icon: Leaf,
        title: <Trans>Labelled vegetarian</Trans>,
        text: <Trans>Rules out meat and fish if the list is unclear.</Trans>,
      };
  }
}

/** Certificates and labels of the pack, and what they are worth. */
export function LabelPanel({ labels, analysis }: Pick<FoodProductDetail, 'labels' | 'analysis'>) {
  if (labels.length === 0) return null;
  return (
    <section aria-labelledby="labels" className="panel p-5">
      <h2 id="labels" className="h-panel">
        <Trans>Certificates and labels</Trans>
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {labels.map((label, place) => {
          const { icon, title, text } = faceOf(label, analysis.certificate);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: -- the labels of a pack never move
            <li key={place} className="flex gap-3 py-3">
              <Icon of={icon} className="mt-0.5 text-ink-2" />
              <div className="min-w-0 text-[15px]">
                <p className="font-semibold break-words">{title}</p>
                <p className="break-words text-ink-2">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
