import { useLingui } from '@lingui/react/macro';
import { Settings2 } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu } from '../../ui/menu.tsx';
import { PreferenceRows } from '../preferences.tsx';

/** Theme and language for visitors, who have no account menu. */
export function FooterPreferences() {
  const { t } = useLingui();
  return (
    <Menu
      label={t`Theme and language`}
      button={(trigger) => (
        <button type="button" {...trigger} className={buttonClass({ tone: 'line' })}>
          <Icon of={Settings2} size={18} />
          {t`Theme and language`}
        </button>
      )}
    >
      <PreferenceRows />
    </Menu>
  );
}
