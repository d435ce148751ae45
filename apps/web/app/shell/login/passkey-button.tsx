import { useLingui } from '@lingui/react/macro';
import { askPasskey } from '@souk/contract/modules/identity/second-factors';
import { apiPrefix } from '@souk/contract/shared/endpoint';
import { KeyRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSubmit } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toaster.tsx';
import { useHydrated } from '../use-hydrated.ts';

export interface PasskeyQuestion {
  step_token: string;
  options: Record<string, unknown>;
}

async function askServer(): Promise<PasskeyQuestion> {
  const reply = await fetch(apiPrefix + askPasskey.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!reply.ok) throw new Error('no question');
  return (await reply.json()).data;
}

interface PasskeyButtonProps {
  /** The page that receives the answer. */
  action: string;
  /** The passkey options; without them they are requested from the server first. */
  question?: PasskeyQuestion;
  /** Whether a passkey is created rather than used. */
  isNew?: boolean;
  /** More fields to post, read when the button is pressed. */
  fields?: () => Record<string, string>;
  children: ReactNode;
}

/** Asks the browser for a passkey and posts its answer; not shown without scripts, which it needs. */
export function PasskeyButton({ action, question, isNew = false, fields, children }: PasskeyButtonProps) {
  const { t } = useLingui();
  const submit = useSubmit();
  const show = useToast();
  const [isBusy, setBusy] = useState(false);
  const isHydrated = useHydrated();
  if (!isHydrated || !('PublicKeyCredential' in window)) return null;

  const ask = async () => {
    setBusy(true);
    try {
      const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser');
      const { step_token, options } = question ?? (await askServer());
      const optionsJSON = options as never;
      const answer = isNew
        ? await startRegistration({ optionsJSON })
        : await startAuthentication({ optionsJSON });
      const values = { ...fields?.(), step_token, passkey: JSON.stringify(answer) };
      await submit(values, { method: 'post', action });
    } catch {
      show({ tone: 'bad', title: t`The passkey was not used. Please try again.` });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button type="button" tone="line" isWide icon={KeyRound} disabled={isBusy} onClick={ask}>
      {children}
    </Button>
  );
}
