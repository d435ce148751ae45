import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password that can be shown while it is typed. */
export function PasswordField({
  autoComplete = 'current-password',
  onChange,
  ...field
}: Omit<TextFieldProps, 'type' | 'suffix' | 'defaultValue'>) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      onChange={(event) => {
        // Spaces around a password are never intended; they are removed while typing (spec §5).
        const trimmed = event.target.value.trim();
        if (trimmed !== event.target.value) event.target.value = trimmed;
        onChange?.(event);
      }}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          size="sm"
          label={isShown ? t`Hide password` : t`Show password`}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="me-1 text-ink-2"
        />
      }
    />
  );
}
