import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MenuGroup, MenuItem, MenuOptions, UserMenu } from '@souk/contract/modules/catalogue/menus';
import { ScanBarcode } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { categoryIcon } from '../../../shell/categories/category-icons.ts';
import { Icon, type IconShape } from '../../../ui/icon.tsx';
import { TickMark } from '../../../ui/tick-mark.tsx';
import { foodScannerValue, groupLooks, groupWords, menuGroups } from '../menu-groups.ts';

type Group = MenuGroup | 'food';

const itemLabel = (item: MenuItem, group: MenuGroup) =>
  group === 'retail' ? (item.text ?? item.name) : item.name;

interface TileProps {
  group: Group;
  name: string;
  value: string;
  icon: IconShape;
  isChosen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

function Tile({ group, name, value, icon, isChosen, onToggle, children }: TileProps) {
  const look = groupLooks[group];
  return (
    <label
      className={`group relative flex min-h-14 cursor-pointer items-center gap-2 rounded-md bg-surface px-3 text-[15px] font-medium shadow-[inset_0_0_0_1px_var(--line)] transition-shadow hover:shadow-[inset_0_0_0_1px_var(--line-strong)] has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand lg:gap-3 lg:px-3.5 forced-colors:border forced-colors:has-checked:border-4 ${look.chosen}`}
    >
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onToggle}
        className="absolute inset-0 cursor-[inherit] appearance-none rounded-md outline-none"
      />
      <Icon of={icon} size={22} className={`pointer-events-none text-ink-3 ${look.icon}`} />
      <span className="pointer-events-none min-w-0 flex-1 leading-tight">{children}</span>
      <span
        className={`pointer-events-none hidden size-5 shrink-0 place-items-center rounded-full text-on-solid group-has-checked:grid ${look.tick}`}
      >
        <TickMark className="!size-3" />
      </span>
    </label>
  );
}

function Section({ group, count, children }: { group: Group; count: ReactNode; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <fieldset className="mt-6 first:mt-0">
      <legend className="flex items-center gap-2 font-semibold">
        <span className={`size-2.5 rounded-full ${groupLooks[group].dot}`} />
        {t(groupWords[group])}
        <span className="num text-sm font-normal text-ink-3">{count}</span>
      </legend>
      <div className="mt-2.5 grid grid-cols-2 gap-2 lg:grid-cols-3">{children}</div>
    </fieldset>
  );
}

/** What is chosen so far: ids by group, and whether the scanner is included. */
export function useMenuChoice(menu: UserMenu) {
  const idsOf = (items: readonly MenuItem[]) => items.map(({ id }) => id);
  const [chosen, setChosen] = useState<Record<MenuGroup, number[]>>({
    booking: idsOf(menu.booking),
    classified: idsOf(menu.classified),
    retail: idsOf(menu.retail),
  });
  const [hasScanner, setScanner] = useState(menu.foodScanner !== '');
  const toggle = (group: MenuGroup, id: number) =>
    setChosen((before) => ({
      ...before,
      [group]: before[group].includes(id)
        ? before[group].filter((other) => other !== id)
        : [...before[group], id],
    }));
  const total = menuGroups.reduce((sum, group) => sum + chosen[group].length, hasScanner ? 1 : 0);
  return { chosen, hasScanner, toggle, toggleScanner: () => setScanner(!hasScanner), total };
}

export type MenuChoice = ReturnType<typeof useMenuChoice>;

/** Toggle tiles by group, and the Food Scanner (B-061). */
export function MenuEditor({ options, choice }: { options: MenuOptions; choice: MenuChoice }) {
  return (
    <>
      {menuGroups.map((group) => {
        const count = choice.chosen[group].length;
        return (
          <Section key={group} group={group} count={<Plural value={count} one="# chosen" other="# chosen" />}>
            {options[group].map((item) => (
              <Tile
                key={item.id}
                group={group}
                name={group}
                value={String(item.id)}
                icon={categoryIcon(item.icon)}
                isChosen={choice.chosen[group].includes(item.id)}
                onToggle={() => choice.toggle(group, item.id)}
              >
                {itemLabel(item, group)}
              </Tile>
            ))}
          </Section>
        );
      })}
      <Section group="food" count={choice.hasScanner ? <Trans>On</Trans> : <Trans>Off</Trans>}>
        <Tile
          group="food"
          name="foodScanner"
          value={foodScannerValue}
          icon={ScanBarcode}
          isChosen={choice.hasScanner}
          onToggle={choice.toggleScanner}
        >
          {foodScannerValue}
        </Tile>
      </Section>
    </>
  );
}
