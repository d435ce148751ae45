import { Trans, useLingui } from '@lingui/react/macro';
import type { Attribute } from '@souk/contract/modules/catalogue/attributes';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { FieldGroup } from '../../../ui/field.tsx';
import { useField } from '../../../ui/form-scope.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type Answer = string | string[] | undefined;

const one = (answer: Answer): string => (Array.isArray(answer) ? (answer[0] ?? '') : (answer ?? ''));

function Label({ attribute }: { attribute: Attribute }) {
  return (
    <>
      {attribute.name}
      {!attribute.required && (
        <span className="font-normal text-ink-3">
          {' '}
          <Trans>optional</Trans>
        </span>
      )}
    </>
  );
}

function Several({ attribute, answer, name }: { attribute: Attribute; answer: Answer; name: string }) {
  const links = useField({ name });
  const chosen = Array.isArray(answer) ? answer : [answer];
  return (
    <FieldGroup links={links} label={<Label attribute={attribute} />} className="sm:col-span-2">
      <div className="grid gap-x-5 sm:grid-cols-2 lg:grid-cols-3">
        {attribute.options.map(({ id, value, label }) => (
          <Checkbox
            key={id}
            name={name}
            value={value}
            label={label}
            defaultChecked={chosen.includes(value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

function NumberField({ attribute, answer, name }: { attribute: Attribute; answer: Answer; name: string }) {
  const { min, max, unit } = attribute;
  return (
    <TextField
      name={name}
      label={<Label attribute={attribute} />}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={one(answer)}
      {...(min === null || max === null ? {} : { placeholder: `${min} - ${max}` })}
      {...(unit ? { suffix: <span className="pe-3 whitespace-nowrap text-ink-2">{unit}</span> } : {})}
    />
  );
}

/** One question of a category in the control that fits its kind. */
export function AttributeField({ attribute, answer }: { attribute: Attribute; answer: Answer }): ReactNode {
  const { t } = useLingui();
  const name = `attributes.${attribute.slug}`;
  const label = <Label attribute={attribute} />;
  const value = one(answer);
  switch (attribute.type) {
    case 'multi-select':
      return <Several attribute={attribute} answer={answer} name={name} />;
    case 'number':
      return <NumberField attribute={attribute} answer={answer} name={name} />;
    case 'date':
      return <DateField name={name} label={label} defaultValue={value} />;
    case 'text':
      return <TextField name={name} label={label} defaultValue={value} autoComplete="off" maxLength={200} />;
    default: {
      const yesNo = [
        { value: 'true', label: t`Yes` },
        { value: 'false', label: t`No` },
      ];
      const options = attribute.type === 'boolean' ? yesNo : attribute.options;
      return (
        <Select name={name} label={label} options={options} placeholder={t`Choose`} defaultValue={value} />
      );
    }
  }
}
