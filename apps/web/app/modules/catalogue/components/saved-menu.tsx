import { useLingui } from '@lingui/react/macro';
import type { MenuGroup, UserMenu } from '@souk/contract/modules/catalogue/menus';
import { ScanBarcode } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { categoryPath } from '../../../lib/category-path.ts';
import { isBuilt } from '../../../shell/built-pages.ts';
import { categoryIcon } from '../../../shell/categories/category-icons.ts';
import { Icon, type IconShape } from '../../../ui/icon.tsx';
import { groupLooks, groupWords, menuGroups } from '../menu-groups.ts';

const tile =
  'flex min-h-14 items-center gap-2 rounded-md bg-surface px-3 text-[15px] font-medium shadow-[inset_0_0_0_1px_var(--line)] lg:gap-3 lg:px-3.5';

function TileLink({ to, icon, children }: { to: string | undefined; icon: IconShape; children: ReactNode }) {
  const face = (
    <>
      <Icon of={icon} size={22} className="text-ink-3" />
      <span className="min-w-0 flex-1 leading-tight">{children}</span>
    </>
  );
  return to === undefined ? (
    <span className={tile}>{face}</span>
  ) : (
    <Link to={to} className={`${tile} hover:shadow-[inset_0_0_0_1px_var(--ink)]`}>
      {face}
    </Link>
  );
}

function Section({ group, children }: { group: MenuGroup | 'food'; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <section className="mt-6 first:mt-0">
      <h3 className="flex items-center gap-2 font-semibold">
        <span className={`size-2.5 rounded-full ${groupLooks[group].dot}`} />
        {t(groupWords[group])}
      </h3>
      <div className="mt-2.5 grid grid-cols-2 gap-2 lg:grid-cols-3">{children}</div>
    </section>
  );
}

/** The saved menu: each item links to its category (B-062). */
export function SavedMenu({ menu }: { menu: UserMenu }) {
  return (
    <>
      {menuGroups
        .filter((group) => menu[group].length > 0)
        .map((group) => (
          <Section key={group} group={group}>
            {menu[group].map((item) => (
              <TileLink
                key={item.id}
                to={categoryPath({ ...item, type: group })}
                icon={categoryIcon(item.icon)}
              >
                {group === 'retail' ? (item.text ?? item.name) : item.name}
              </TileLink>
            ))}
          </Section>
        ))}
      {menu.foodScanner !== '' && (
        <Section group="food">
          <TileLink to={isBuilt('/food-scanner') ? '/food-scanner' : undefined} icon={ScanBarcode}>
            {menu.foodScanner}
          </TileLink>
        </Section>
      )}
    </>
  );
}
