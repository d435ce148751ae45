import { ChevronDown, Flag, LogOut, User } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { Menu, MenuButton, MenuLink } from '../../ui/menu.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { KitPanel, KitRow } from './kit-panel.tsx';

type Open = 'dialog' | 'large' | 'filters' | 'navigation' | undefined;

function AccountMenu() {
  return (
    <Menu
      label="Account"
      button={(trigger) => (
        <Button tone="line" iconEnd={ChevronDown} {...trigger}>
          Menu
        </Button>
      )}
    >
      <MenuLink to="/profile" icon={User}>
        View Account
      </MenuLink>
      <MenuButton type="button" icon={Flag} disabled>
        Report
      </MenuButton>
      <MenuButton type="button" icon={LogOut}>
        Logout
      </MenuButton>
    </Menu>
  );
}

export function KitOverlays() {
  const [open, setOpen] = useState<Open>();
  const close = useCallback(() => setOpen(undefined), []);
  return (
    <KitPanel title="Dialog, drawer, menu">
      <KitRow>
        <Button tone="line" onClick={() => setOpen('dialog')}>
          Dialog 520
        </Button>
        <Button tone="line" onClick={() => setOpen('large')}>
          Dialog 820
        </Button>
        <Button tone="line" onClick={() => setOpen('filters')}>
          Drawer 420
        </Button>
        <Button tone="line" onClick={() => setOpen('navigation')}>
          Drawer 250
        </Button>
        <AccountMenu />
      </KitRow>
      <Dialog
        isOpen={open === 'dialog' || open === 'large'}
        onClose={close}
        size={open === 'large' ? 'large' : 'small'}
        title="Please login to access these features"
        lead="Save things, fill a cart and post ads."
        footer={
          <>
            <Button tone="ghost" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Log in</Button>
          </>
        }
      >
        <TextField
          name="dialog_email"
          label="Email id"
          type="email"
          data-autofocus=""
          placeholder="amal@example.com.au"
        />
      </Dialog>
      <Drawer
        isOpen={open === 'filters' || open === 'navigation'}
        onClose={close}
        kind={open === 'navigation' ? 'navigation' : 'panel'}
        title={open === 'navigation' ? 'Menu' : 'Filters'}
        footer={<Button onClick={close}>Show 148 homes</Button>}
      >
        <TextField name="drawer_keyword" label="Keyword" />
      </Drawer>
    </KitPanel>
  );
}
