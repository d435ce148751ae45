import { Trans, useLingui } from '@lingui/react/macro';
import type { Ad } from '@souk/contract/modules/classifieds/ads';
import { EllipsisVertical, Eye, Rocket } from 'lucide-react';
import { Acts } from '../../../../ui/acts.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu, MenuLink } from '../../../../ui/menu.tsx';
import { adActs } from '../../ad-acts.ts';
import { standingOf } from '../../ad-standing.ts';

interface AdActionsProps {
  ad: Ad;
  onDelete: (ad: Ad) => void;
  onSell: (ad: Ad) => void;
}

/** An owner's most frequent moves, in order; the first open one is outside the menu. */
const likely = ['mark-sold', 'repost', 'edit'] as const;
const others = ['edit', 'unmark-sold', 'delete'] as const;

/** The owner's open moves of an ad as buttons. */
export function AdActions({ ad, onDelete, onSell }: AdActionsProps) {
  const { t } = useLingui();
  const { title, moves } = ad;
  const first = likely.find((move) => moves.includes(move));
  return (
    <span className="flex items-center justify-end gap-1.5">
      {first && <Acts of={adActs} row={ad} only={[first]} size="sm" inPlace={{ 'mark-sold': onSell }} />}
      <Menu
        label={t`More for ${title}`}
        button={(trigger) => <IconButton icon={EllipsisVertical} label={t`More for ${title}`} {...trigger} />}
      >
        <MenuLink to={ad.path} icon={Eye}>
          <Trans>See the ad</Trans>
        </MenuLink>
        {standingOf(ad) === 'approved' && (
          <MenuLink to={`/boostAd-pay/${ad.id}`} icon={Rocket}>
            <Trans>Boost</Trans>
          </MenuLink>
        )}
        <Acts
          of={adActs}
          row={ad}
          only={others.filter((move) => move !== first)}
          as="menu"
          inPlace={{ delete: onDelete }}
        />
      </Menu>
    </span>
  );
}
