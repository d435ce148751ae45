import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { ButtonSize, ButtonTone } from '../../../../ui/button.tsx';
import type { IconShape } from '../../../../ui/icon.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';

interface OrderDeedProps {
  action: string;
  fields: Readonly<Record<string, string | number>>;
  tone?: ButtonTone;
  size?: ButtonSize;
  icon?: IconShape;
  children: ReactNode;
}

/** One button that does one thing with an order. */
export function OrderDeed({ action, fields, tone, size, icon, children }: OrderDeedProps) {
  return (
    <Form method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton tone={tone} size={size} icon={icon} formAction={action}>
        {children}
      </SubmitButton>
    </Form>
  );
}
