import type { ReactNode } from 'react';
import { Link } from 'react-router';

const track = 'inline-flex rounded-full bg-inset p-1';
const segment =
  'relative inline-flex h-9 cursor-pointer items-center justify-center rounded-full px-4 text-sm font-medium whitespace-nowrap text-ink-2 hover:text-ink max-lg:h-10';
const thumb = 'bg-surface font-semibold text-ink shadow-xs forced-colors:border-2';

interface SegmentedProps {
  name: string;
  label: string;
  options: readonly { value: string; label: ReactNode }[];
  defaultValue?: string;
  value?: string;
  onChoose?: (value: string) => void;
}

/** Two to four modes of one view, as a form field. */
export function Segmented({ name, label, options, defaultValue, value, onChoose }: SegmentedProps) {
  return (
    <fieldset className={track}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={`${segment} has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-checked:shadow-xs has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand`}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onChoose?.(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
          />
          <span className="pointer-events-none">{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface SegmentedLinksProps {
  label: string;
  links: readonly { to: string; label: ReactNode; isCurrent: boolean }[];
}

/** Two to four modes, each with its address. */
export function SegmentedLinks({ label, links }: SegmentedLinksProps) {
  return (
    <nav aria-label={label} className={track}>
      {links.map((link) => (
        <Link
          key={link.to}
          to={link.to}
          preventScrollReset
          aria-current={link.isCurrent ? 'true' : undefined}
          className={`${segment} ${link.isCurrent ? thumb : ''}`}
        >
          {link.label}
        </Link>
      ))}
    </nav>
  );
}
