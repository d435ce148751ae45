import { type ComponentProps, type ReactNode, useState } from 'react';
import { Counter } from './counter.tsx';
import { controlClass, FieldFrame, innerClass } from './field.tsx';
import { typedText, useField } from './form-scope.tsx';
import { Icon, type IconShape } from './icon.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'id' | 'prefix'> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  problem?: string | readonly string[] | undefined;
  icon?: IconShape | undefined;
  /** Fixed text before the value, as `+61` or `$`. */
  prefix?: ReactNode;
  /** A part at the end of the control. */
  suffix?: ReactNode;
  /** End of the label row. */
  aside?: ReactNode;
  /** Shows the length beside the limit. */
  counterMax?: number | undefined;
  isLabelHidden?: boolean | undefined;
}

/** Numbers and addresses run from left to right in every language. */
const isLatin = ({ type, inputMode }: Pick<TextFieldProps, 'type' | 'inputMode'>) =>
  ['email', 'tel', 'url', 'password', 'number'].includes(type ?? '') ||
  ['tel', 'numeric', 'decimal', 'email', 'url'].includes(inputMode ?? '');

const padding = (hasStart: boolean, hasEnd: boolean) => `${hasStart ? 'ps-2.5' : ''} ${hasEnd ? 'pe-1' : ''}`;

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
  const start = typedText(links.typed) ?? input.defaultValue;
  const [length, setLength] = useState(String(input.value ?? start ?? '').length);
  const value = input.value === undefined ? { defaultValue: start } : {};
  return (
    <FieldFrame
      links={links}
      label={label}
      hint={hint}
      className={className}
      isLabelHidden={isLabelHidden}
      aside={counterMax === undefined ? aside : <Counter length={length} max={counterMax} />}
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
          {...value}
          {...(isLatin(input) ? { dir: 'ltr' } : {})}
          id={links.id}
          name={name}
          aria-invalid={links.problem ? true : undefined}
          aria-describedby={links.describedBy}
          className={`${innerClass} rtl:[&[dir=ltr]]:text-end ${padding(Boolean(icon ?? prefix), Boolean(suffix))}`}
          onChange={(event) => {
            if (counterMax !== undefined) setLength(event.target.value.length);
            onChange?.(event);
          }}
        />
        {suffix}
      </span>
    </FieldFrame>
  );
}
