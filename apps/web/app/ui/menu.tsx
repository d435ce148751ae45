import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon, type IconShape } from './icon.tsx';
import { Popover, usePopover } from './popover.tsx';

const row =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 py-2 text-start text-[15px] hover:bg-inset disabled:cursor-not-allowed disabled:text-ink-3 disabled:hover:bg-transparent';

interface Face {
  icon?: IconShape;
  isDanger?: boolean;
  children: ReactNode;
}

function MenuFace({ icon, children }: Face) {
  return (
    <>
      {icon && <Icon of={icon} size={18} className="text-ink-3" />}
      {children}
    </>
  );
}

/** A menu item that links somewhere. */
export function MenuLink({ icon, children, isDanger, ...link }: ComponentProps<typeof Link> & Face) {
  return (
    <Link {...link} className={`${row} ${isDanger ? 'text-bad' : ''}`}>
      <MenuFace {...(icon ? { icon } : {})}>{children}</MenuFace>
    </Link>
  );
}

/** A menu item that acts; inside a form it submits. */
export function MenuButton({
  icon,
  children,
  isDanger,
  type = 'submit',
  ...button
}: ComponentProps<'button'> & Face) {
  return (
    <button {...button} type={type} className={`${row} ${isDanger ? 'text-bad' : ''}`}>
      <MenuFace {...(icon ? { icon } : {})}>{children}</MenuFace>
    </button>
  );
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button:not(:disabled)')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  rows[(at + step + rows.length) % rows.length]?.focus();
}

type MenuTrigger = ReturnType<typeof usePopover>['trigger'] & {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

interface MenuProps {
  label: string;
  /** Draws the button with the attributes that connect it to the menu. */
  button: (trigger: MenuTrigger) => ReactNode;
  side?: 'start' | 'end';
  /** Menus of the header close on scroll (B-041); those of a row stay open. */
  closesOnScroll?: boolean;
  children: ReactNode;
}

/** A short menu behind one button, with arrow keys. */
export function Menu({ label, button, side = 'end', closesOnScroll = false, children }: MenuProps) {
  const { trigger, panel } = usePopover({ closesOnScroll });
  const enter = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    panel.ref.current?.showPopover({ source: event.currentTarget });
    panel.ref.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  };
  return (
    <>
      {button({ ...trigger, onKeyDown: enter })}
      <Popover panel={panel} label={label} side={side} className="w-60">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: -- arrow keys are an addition to Tab, rows are links and buttons */}
        <div className="p-1.5" onKeyDown={moveFocus}>
          {children}
        </div>
      </Popover>
    </>
  );
}
