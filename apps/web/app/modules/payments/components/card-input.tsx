import type { ComponentProps, ReactNode } from 'react';
import { controlClass, FieldFrame, innerClass } from '../../../ui/field.tsx';
import { useField } from '../../../ui/form-scope.tsx';
import { Icon, type IconShape } from '../../../ui/icon.tsx';

interface CardInputProps extends Omit<ComponentProps<'input'>, 'name' | 'id'> {
  /** Makes its id; the input has no name, so that no form can send it. */
  part: string;
  label: ReactNode;
  problem?: string | undefined;
  icon?: IconShape;
  latin?: boolean;
}

/** A field of a card, which stays in the browser. */
export function CardInput({ part, label, problem, icon, className, latin = true, ...input }: CardInputProps) {
  const links = useField({ name: `card-${part}`, problem });
  return (
    <FieldFrame links={links} label={label} className={className}>
      <span className={controlClass(links.problem !== undefined)}>
        {icon && <Icon of={icon} className="ms-3.5 text-ink-3" />}
        <input
          {...input}
          {...(latin ? { dir: 'ltr' } : {})}
          id={links.id}
          aria-invalid={links.problem ? true : undefined}
          aria-describedby={links.describedBy}
          className={`${innerClass} num rtl:[&[dir=ltr]]:text-end ${icon ? 'ps-2.5' : ''}`}
        />
      </span>
    </FieldFrame>
  );
}
