import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { PasswordField } from '../../../ui/password-field.tsx';
import { type Strength, strengthOf } from '../password-strength.ts';
import { trimTyped } from './trim-typed.ts';

const tones: Record<Strength, [bars: number, colour: string]> = {
  empty: [0, 'bg-inset'],
  short: [1, 'bg-bad'],
  weak: [1, 'bg-bad'],
  fair: [2, 'bg-warn'],
  strong: [3, 'bg-good'],
};

function StrengthWords({ strength, missing }: { strength: Strength; missing: number }) {
  if (strength === 'empty')
    return <Trans>8 to 64 characters. A few words in a row are easy to remember.</Trans>;
  if (strength === 'short')
    return <Plural value={missing} one="# character more is needed." other="# characters more are needed." />;
  if (strength === 'weak') return <Trans>Weak: easy to guess. Add more words or digits.</Trans>;
  if (strength === 'fair') return <Trans>Fair: a little longer would be strong.</Trans>;
  return <Trans>Strong.</Trans>;
}

/** The strength of the password, as text and bars. */
function StrengthMeter({ password }: { password: string }) {
  const strength = strengthOf(password);
  const [bars, colour] = tones[strength];
  return (
    <span className="block">
      <span className="mb-1 flex gap-1" aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={`h-1 flex-1 rounded-full ${bar <= bars ? colour : 'bg-inset'}`} />
        ))}
      </span>
      <span aria-live="polite">
        <StrengthWords strength={strength} missing={8 - [...password].length} />
      </span>
    </span>
  );
}

/** A new password and its confirmation. */
export function NewPasswordFields({ label, confirmLabel }: { label: ReactNode; confirmLabel: ReactNode }) {
  const [password, setPassword] = useState('');
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        hint={<StrengthMeter password={password} />}
        onChange={(event) => {
          trimTyped(event);
          setPassword(event.target.value);
        }}
      />
      <PasswordField
        name="confirm_password"
        label={confirmLabel}
        autoComplete="new-password"
        onChange={trimTyped}
      />
    </>
  );
}
