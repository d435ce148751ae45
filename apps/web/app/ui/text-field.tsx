import type { ComponentProps, ReactNode } from 'react';
import { Counter } from './counter.tsx';
import { controlClass, FieldFrame, innerClass } from './field.tsx';
import { useField } from './form-scope.tsx';
import { Icon, type IconShape } from './icon.tsx';
import { useTypedText } from './typed-text.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'id' | 'prefix'> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  problem?: string | readonly string[] | undefined;
  icon?: IconShape | undefined;
  /** Fixed text before the value, such as `+61` or `$`. */
  prefix?: ReactNode;
  /** An element at the end of the control. */
  suffix?: ReactNode;
  /** End of the label row. */
  aside?: ReactNode;
  /** Shows the length next to the limit. */
  counterMax?: number | undefined;
  isLabelHidden?: boolean | undefined;
}

/** Numbers and addresses run from left to right in every language. */
const isLatin = ({ type, inputMode }: Pick<TextFieldProps, 'type' | 'inputMode'>) =>
  ['email', 'tel', 'url', 'password', 'number'].includes(type ?? '') ||
  ['tel', 'numeric', 'decimal', 'email', 'url'].includes(inputMode ?? '');

/** A field that runs from left to right has its end on the other side than the page. */
const besideEnd = 'pe-1 rtl:[&[dir=ltr]]:ps-1 rtl:[&[dir=ltr]]:pe-3.5';

const padding = (hasStart: boolean, hasEnd: boolean) =>
  `${hasStart ? 'ps-2.5' : ''} ${hasEnd ? besideEnd : ''}`;

/** One line of text with its label, hint and problem. */
export function TextField({
  name,
  label,
  hint,
  problem,
  icon,
  prefix,
  suffix,
  aside,
  counterMax,
  isLabelHidden,
  className,
  onChange,
  ...input
}: TextFieldProps) {
  const links = useField({ name, problem, hint });
  const text = useTypedText(links, input, counterMax);
  return (
    <FieldFrame
      links={links}
      label={label}
      hint={hint}
      className={className}
      isLabelHidden={isLabelHidden}
      aside={counterMax === undefined ? aside : <Counter length={text.length} max={counterMax} />}
    >
      <span className={controlClass(links.problem !== undefined)}>
        {icon && <Icon of={icon} className="ms-3.5 text-ink-3" />}
        {prefix && (
          <span className="num ms-3.5 whitespace-nowrap text-ink-2">
            <bdi dir="ltr">{prefix}</bdi>
          </span>
        )}
        <input
          {...input}
          {...text.start}
          {...(isLatin(input) ? { dir: 'ltr' } : {})}
          id={links.id}
          name={name}
          aria-invalid={links.problem ? true : undefined}
          aria-describedby={links.describedBy}
          className={`${innerClass} rtl:[&[dir=ltr]]:text-end ${padding(Boolean(icon ?? prefix), Boolean(suffix))}`}
          onChange={(event) => {
            text.follow(event.target.value);
            onChange?.(event);
          }}
        />
        {suffix}
      </span>
    </FieldFrame>
  );
}
