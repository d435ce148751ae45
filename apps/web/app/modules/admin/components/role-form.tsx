import { Trans, useLingui } from '@lingui/react/macro';
import { permissions } from '@souk/contract/modules/admin/areas';
import type { Role } from '@souk/contract/modules/admin/roles';
import { Form } from 'react-router';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { areaWords } from '../desk-words.ts';

interface RoleFormProps {
  /** Without one the form makes a new role. */
  role?: Role;
}

/** Name of a role and the areas it opens. */
export function RoleForm({ role }: RoleFormProps) {
  const { t, i18n } = useLingui();
  const action = role ? `/admin/roles/${role.id}/update` : '/admin/roles';
  return (
    <Form method="post" action={action} noValidate>
      <TextField name="name" label={t`Name`} defaultValue={role?.name ?? ''} maxLength={60} />
      <fieldset className="mt-3">
        <legend className="mb-1 text-sm font-semibold">
          <Trans>Permissions</Trans>
        </legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {permissions.map((permission) => (
            <Checkbox
              key={permission}
              name="permissions"
              value={permission}
              label={i18n._(areaWords[permission])}
              defaultChecked={role?.permissions.includes(permission) ?? false}
            />
          ))}
        </div>
      </fieldset>
      <div className="mt-3 flex justify-end">
        <SubmitButton formAction={action} size="sm" tone={role ? 'ink' : 'primary'}>
          {role ? <Trans>Save the role</Trans> : <Trans>Add the role</Trans>}
        </SubmitButton>
      </div>
    </Form>
  );
}
