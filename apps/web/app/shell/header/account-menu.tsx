import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, LogOut, Sparkles, UserRound } from 'lucide-react';
import { pictureUrl } from '../../lib/pictures.ts';
import type { Viewer } from '../../lib/viewer.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuButton, MenuLink } from '../../ui/menu.tsx';
import { LogoutForm } from '../login/logout-form.tsx';
import { PreferenceRows } from '../preferences.tsx';
import { opensMenu } from './my-menu-link.ts';

const accountPath = (viewer: Viewer) => (viewer.seller_type === 'private' ? '/profile' : '/myProfile');

/** View Account and Logout behind the picture (B-038), with language and theme below. */
export function AccountMenu({ viewer, onOpenMenu }: { viewer: Viewer; onOpenMenu: () => void }) {
  const { t } = useLingui();
  const { name } = viewer;
  return (
    <Menu
      closesOnScroll
      label={t`Account`}
      button={(trigger) => (
        <button
          type="button"
          {...trigger}
          className="btn tap ms-1 me-2 flex items-center gap-1.5 rounded-md lg:ms-3 lg:me-0"
        >
          <Avatar
            name={name}
            size={30}
            src={viewer.image ? pictureUrl(viewer.image, { w: 64, h: 64 }) : null}
          />
          <span className="sr-only">{t`Account menu, ${name}`}</span>
          <Icon of={ChevronDown} size={16} className="text-ink-3 max-lg:hidden" />
        </button>
      )}
    >
      <p className="truncate px-3 pt-1.5 pb-2 text-sm text-ink-3">{name}</p>
      <MenuLink to={accountPath(viewer)} icon={UserRound}>
        <Trans>View Account</Trans>
      </MenuLink>
      <MenuLink to="/user-menu" onClick={opensMenu(onOpenMenu)} icon={Sparkles}>
        <Trans>My Menu</Trans>
      </MenuLink>
      <LogoutForm>
        <MenuButton icon={LogOut}>
          <Trans>Logout</Trans>
        </MenuButton>
      </LogoutForm>
      <hr className="mx-3 my-1.5 border-line" />
      <PreferenceRows />
    </Menu>
  );
}
