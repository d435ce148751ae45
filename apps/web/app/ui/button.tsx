import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon, type IconShape } from './icon.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonTone = 'primary' | 'ink' | 'line' | 'soft' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const tones: Record<ButtonTone, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-hover',
  ink: 'bg-ink text-on-ink hover:bg-ink-2',
  line: 'bg-surface text-ink shadow-[inset_0_0_0_1.5px_var(--line)] hover:shadow-[inset_0_0_0_1.5px_var(--ink)]',
  soft: 'bg-inset text-ink hover:bg-line',
  ghost: 'text-ink hover:bg-inset',
  danger: 'bg-bad text-on-solid hover:brightness-90 dark:hover:brightness-110',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'tap h-9 rounded-[10px] px-3.5 text-sm',
  md: 'h-11 rounded-md px-[18px] text-[15px]',
  lg: 'h-[52px] rounded-[14px] px-6 text-base',
};

/** The spinner takes the space of the padding, so that the button keeps its width. */
const loadingPadding: Record<ButtonSize, string> = {
  sm: '!ps-6 !pe-1',
  md: '!ps-[29px] !pe-[7px]',
  lg: '!ps-9 !pe-3',
};

const idle =
  'disabled:cursor-not-allowed disabled:bg-inset disabled:text-ink-3 disabled:shadow-none disabled:hover:bg-inset disabled:active:scale-100 disabled:brightness-100';

export interface ButtonLook {
  tone?: ButtonTone | undefined;
  size?: ButtonSize | undefined;
  isWide?: boolean | undefined;
}

export const buttonClass = ({ tone = 'primary', size = 'md', isWide }: ButtonLook = {}) =>
  `btn relative inline-flex items-center justify-center gap-2 font-semibold leading-none whitespace-nowrap transition active:scale-[0.98] ${tones[tone]} ${sizes[size]} ${isWide ? 'w-full' : ''}`;

interface Faces {
  icon?: IconShape | undefined;
  iconEnd?: IconShape | undefined;
  children: ReactNode;
}

function Face({ icon, iconEnd, children, isLoading }: Faces & { isLoading?: boolean | undefined }) {
  return (
    <>
      {isLoading && !icon && (
        <span className="absolute inset-y-0 start-2 grid place-items-center">
          <Spinner size={16} />
        </span>
      )}
      {icon && (isLoading ? <Spinner /> : <Icon of={icon} size={18} />)}
      {children}
      {iconEnd && <Icon of={iconEnd} size={18} isDirectional />}
    </>
  );
}

export type ButtonProps = ComponentProps<'button'> & ButtonLook & Faces & { isLoading?: boolean | undefined };

/** A button that acts on this page; while it calls the server it keeps its width and its focus. */
export function Button({
  tone,
  size = 'md',
  isWide,
  isLoading,
  icon,
  iconEnd,
  children,
  className = '',
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const loading = isLoading && !icon ? loadingPadding[size] : '';
  return (
    <button
      {...rest}
      type={type}
      className={`${buttonClass({ tone, size, isWide })} ${idle} ${loading} ${className}`}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
    >
      <Face icon={icon} iconEnd={iconEnd} isLoading={isLoading}>
        {children}
      </Face>
    </button>
  );
}

export type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook & Faces;

/** A link that looks like a button. */
export function ButtonLink({
  tone,
  size,
  isWide,
  icon,
  iconEnd,
  children,
  className = '',
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={`${buttonClass({ tone, size, isWide })} ${className}`}>
      <Face icon={icon} iconEnd={iconEnd}>
        {children}
      </Face>
    </Link>
  );
}
