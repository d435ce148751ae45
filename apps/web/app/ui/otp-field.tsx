import { type ReactNode, useState } from 'react';
import { controlClass, FieldFrame } from './field.tsx';
import { useField } from './form-scope.tsx';
import { otpDigits } from './otp-digits.ts';

interface OtpFieldProps {
  name: string;
  label: ReactNode;
  length?: number;
  hint?: ReactNode;
  problem?: string | readonly string[] | undefined;
  isDisabled?: boolean;
  /** Called once all digits are entered. */
  onComplete?: (code: string) => void;
}

/** The one-time code in a single field, so that pasting and autofill work. */
export function OtpField({ name, label, length = 6, hint, problem, isDisabled, onComplete }: OtpFieldProps) {
  const links = useField({ name, problem, hint });
  const [code, setCode] = useState('');
  return (
    <FieldFrame links={links} label={label} hint={hint}>
      <span className={`${controlClass(links.problem !== undefined)} max-w-60`}>
        <input
          id={links.id}
          name={name}
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`\\d{${length}}`}
          disabled={isDisabled}
          placeholder={'0'.repeat(length)}
          aria-invalid={links.problem ? true : undefined}
          aria-describedby={links.describedBy}
          className="num h-[52px] w-full min-w-0 rounded-md bg-transparent px-4 font-display text-xl font-semibold tracking-[0.32em] outline-none"
          onChange={(event) => {
            const digits = otpDigits(event.target.value, length);
            setCode(digits);
            if (digits.length === length && digits !== code) onComplete?.(digits);
          }}
        />
      </span>
    </FieldFrame>
  );
}
