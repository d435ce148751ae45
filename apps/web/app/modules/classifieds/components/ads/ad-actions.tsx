import { Trans, useLingui } from '@lingui/react/macro';
import type { Ad } from '@souk/contract/modules/classifieds/ads';
import { CircleCheck, EllipsisVertical, Eye, Pencil, Rocket, RotateCw, Trash2, Undo2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Form, useLocation } from 'react-router';
import { ButtonLink } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu, MenuButton, MenuLink } from '../../../../ui/menu.tsx';
import { repostPath, standingOf } from '../../ad-standing.ts';

interface AdActionsProps {
  ad: Ad;
  onDelete: (ad: Ad) => void;
  onSell: (ad: Ad) => void;
}

/** With a script the question is asked in a dialog; without one its page opens. */
const inDialog = (open: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  open();
};

/** The one thing most owners want of an ad in this state. */
function FirstAction({ ad, onSell }: Omit<AdActionsProps, 'onDelete'>) {
  const repost = repostPath(ad);
  if (ad.moves.includes('mark-sold'))
    return (
      <ButtonLink
        to={`/ad-management/sold?ids=${ad.id}`}
        tone="line"
        size="sm"
        icon={CircleCheck}
        onClick={inDialog(() => onSell(ad))}
      >
        <Trans>Mark as sold</Trans>
      </ButtonLink>
    );
  if (repost)
    return (
      <ButtonLink to={repost} tone="line" size="sm" icon={RotateCw}>
        <Trans>Repost</Trans>
      </ButtonLink>
    );
  return ad.moves.includes('edit') ? (
    <ButtonLink to={`/update-ad/${ad.id}`} tone="line" size="sm" icon={Pencil}>
      <Trans>Edit</Trans>
    </ButtonLink>
  ) : null;
}

function Unmark({ ad, back }: { ad: Ad; back: string }) {
  return (
    <Form method="post" action="/ad-management/unmark-sold">
      <input type="hidden" name="classified_id" value={ad.id} />
      <input type="hidden" name="back" value={back} />
      <MenuButton icon={Undo2}>
        <Trans>No longer sold</Trans>
      </MenuButton>
    </Form>
  );
}

/** What the owner may do to one ad now, drawn from its open moves. */
export function AdActions({ ad, onDelete, onSell }: AdActionsProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const { title, moves } = ad;
  const isEditFirst = !moves.includes('mark-sold') && repostPath(ad) === undefined;
  return (
    <span className="flex items-center justify-end gap-1.5">
      <FirstAction ad={ad} onSell={onSell} />
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
        {moves.includes('edit') && !isEditFirst && (
          <MenuLink to={`/update-ad/${ad.id}`} icon={Pencil}>
            <Trans>Edit</Trans>
          </MenuLink>
        )}
        {moves.includes('unmark-sold') && <Unmark ad={ad} back={`${pathname}${search}`} />}
        {moves.includes('delete') && (
          <MenuLink
            to={`/ad-management/delete?ids=${ad.id}`}
            icon={Trash2}
            isDanger
            onClick={inDialog(() => onDelete(ad))}
          >
            <Trans>Delete</Trans>
          </MenuLink>
        )}
      </Menu>
    </span>
  );
}
