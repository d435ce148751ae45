import type { ComponentProps, ReactNode } from 'react';
import { Counter } from './counter.tsx';
import { controlClass, FieldFrame } from './field.tsx';
import { useField } from './form-scope.tsx';
import { useTypedText } from './typed-text.ts';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'name' | 'id'> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  problem?: string | readonly string[] | undefined;
  counterMax?: number | undefined;
  isLabelHidden?: boolean | undefined;
}

/** Several lines of text; grows with its content if the browser supports it. */
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
  const text = useTypedText(links, area, counterMax);
  return (
    <FieldFrame
      links={links}
      label={label}
      hint={hint}
      className={className}
      isLabelHidden={isLabelHidden}
      aside={counterMax === undefined ? undefined : <Counter length={text.length} max={counterMax} />}
    >
      <span className={controlClass(links.problem !== undefined)}>
        <textarea
          {...area}
          {...text.start}
          id={links.id}
          name={name}
          rows={rows}
          // Where the area grows with its content, the browser looks at no rows.
          style={{ minBlockSize: `calc(${rows}lh + 1.5rem)` }}
          aria-invalid={links.problem ? true : undefined}
          aria-describedby={links.describedBy}
          className="w-full min-w-0 resize-y rounded-md bg-transparent px-3.5 py-3 text-base leading-normal outline-none [field-sizing:content] disabled:cursor-not-allowed"
          onChange={(event) => {
            text.follow(event.target.value);
            onChange?.(event);
          }}
        />
      </span>
    </FieldFrame>
  );
}
