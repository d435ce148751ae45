import { useLingui } from '@lingui/react/macro';
import type { MenuOptions, UserMenu } from '@souk/contract/modules/catalogue/menus';
import { X } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useFetcher } from 'react-router';
import type { FormProblems } from '../../../lib/api.server.ts';
import { useCloseOnRouteChange, useModal } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Bone, Skeleton } from '../../../ui/skeleton.tsx';
import { MenuPanel } from './menu-panel.tsx';

interface MenuReply {
  menu: UserMenu;
  options: MenuOptions;
}

const loading = (
  <div className="p-9">
    <Skeleton>
      <Bone className="h-9 w-2/5" />
      <div className="mt-8 grid grid-cols-2 gap-2 lg:grid-cols-3">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((tile) => (
          <Bone key={tile} className="h-14 !rounded-md" />
        ))}
      </div>
    </Skeleton>
  </div>
);

/** The menu modal of My Menu (B-032, B-059). */
export function MenuDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const dialog = useModal(isOpen);
  const titleId = useId();
  const { load, data } = useFetcher<MenuReply>();
  const fetcher = useFetcher<FormProblems | undefined>();
  useCloseOnRouteChange(isOpen, onClose);
  useEffect(() => {
    if (isOpen) void load('/user-menu');
  }, [isOpen, load]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: -- Escape closes a modal dialog by itself; the click is for the scrim
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className="sheet overflow-hidden p-0 lg:max-h-[88dvh] lg:max-w-[820px]"
    >
      <div className="max-h-[92dvh] overflow-y-auto lg:max-h-[88dvh]">
        <IconButton icon={X} label={t`Close`} className="!absolute end-3 top-3 z-10" onClick={onClose} />
        {isOpen &&
          (data ? (
            <MenuPanel
              menu={data.menu}
              options={data.options}
              titleId={titleId}
              headingLevel={2}
              fetcher={fetcher}
            />
          ) : (
            <div id={titleId}>{loading}</div>
          ))}
      </div>
    </dialog>
  );
}
