import { Trans } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { Form } from 'react-router';
import type { Undo } from '../lib/flash.ts';
import { Button } from './button.tsx';

/** Gives up what the toast announces, while it is shown. */
export function ToastHeld({ onUndo }: { onUndo: () => void }) {
  return (
    <Button tone="line" size="sm" icon={Undo2} className="mt-2.5" onClick={onUndo}>
      <Trans>Undo</Trans>
    </Button>
  );
}

/** Undoes what the toast reports, while it is shown. */
export function ToastUndo({ undo, onSend }: { undo: Undo; onSend: () => void }) {
  return (
    <Form method="post" action={undo.action} className="mt-2.5" onSubmit={onSend}>
      {undo.fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" tone="line" size="sm" icon={Undo2}>
        <Trans>Undo</Trans>
      </Button>
    </Form>
  );
}
