import { Trans, useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import type { FormProblems } from '../../lib/api.server.ts';
import { FormProblem } from '../../ui/form-problem.tsx';
import { FormScope } from '../../ui/form-scope.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PasskeyButton, type PasskeyQuestion } from './passkey-button.tsx';

interface SecondStepFormProps {
  action: string;
  ways: readonly string[];
  question: PasskeyQuestion | null;
  problems: FormProblems | undefined;
}

/** The code of the app or a recovery code, or a passkey. */
export function SecondStepForm({ action, ways, question, problems }: SecondStepFormProps) {
  const { t } = useLingui();
  const hasApp = ways.includes('totp');
  return (
    <div className="mt-6 space-y-4">
      <FormScope of={problems}>
        <Form method="post" action={action} noValidate className="space-y-4">
          <FormProblem />
          <TextField
            name="code"
            label={hasApp ? t`Code of your app` : t`Recovery code`}
            hint={
              hasApp ? (
                <Trans>Six digits. Without your phone, type one of your recovery codes.</Trans>
              ) : (
                <Trans>Use it when you do not have your passkey with you.</Trans>
              )
            }
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            data-autofocus=""
          />
          <SubmitButton size="lg" isWide>
            <Trans>Log in</Trans>
          </SubmitButton>
        </Form>
      </FormScope>
      {question && (
        <PasskeyButton action={action} question={question}>
          <Trans>Use a passkey</Trans>
        </PasskeyButton>
      )}
    </div>
  );
}
