import { type ComponentProps, type ReactNode, useState } from 'react';
import { Counter } from './counter.tsx';
import { controlClass, FieldFrame } from './field.tsx';
import { typedText, useField } from './form-scope.tsx';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'name' | 'id'> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  problem?: string | readonly string[] | undefined;
  counterMax?: number | undefined;
  isLabelHidden?: boolean | undefined;
}

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea({
  name,
  label,
  hint,
  problem,
  counterMax,
  isLabelHidden,
  className,
  rows = 4,
  onChange,
  ...area
}: TextAreaProps) {
  const links = useField({ name, problem, hint });
  const start = typedText(links.typed) ?? area.defaultValue;
  const [length, setLength] = useState(String(area.value ?? start ?? '').length);
  const value = area.value === undefined ? { defaultValue: start } : {};
  return (
    <FieldFrame
      links={links}
      label={label}
      hint={hint}
      className={className}
      isLabelHidden={isLabelHidden}
      aside={counterMax === undefined ? undefined : <Counter length={length} max={counterMax} />}
    >
      <span className={controlClass(links.problem !== undefined)}>
        <textarea
          {...area}
          {...value}
          id={links.id}
          name={name}
          rows={rows}
          aria-invalid={links.problem ? true : undefined}
          aria-describedby={links.describedBy}
          className="w-full min-w-0 resize-y rounded-md bg-transparent px-3.5 py-3 text-base leading-normal outline-none [field-sizing:content] disabled:cursor-not-allowed"
          onChange={(event) => {
            if (counterMax !== undefined) setLength(event.target.value.length);
            onChange?.(event);
          }}
        />
      </span>
    </FieldFrame>
  );
}
