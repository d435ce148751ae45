import { useEffect, useRef, useState } from 'react';
import type { Given } from '../lib/use-words.ts';
import { useWords } from '../lib/use-words.ts';
import { ActForm } from './act-form.tsx';
import type { ActSender } from './act-sender.ts';
import type { CallingAct } from './act-table.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface AskDialogProps {
  isOpen: boolean;
  act: CallingAct<never, string>;
  row: never;
  given: Given;
  path: string;
  back: string;
  sender: ActSender;
  onClose: () => void;
}

/** The question in a dialog; it closes once the move is made. */
export function AskDialog(props: AskDialogProps) {
  const { isOpen, act, row, given, path, back, sender, onClose } = props;
  const words = useWords(row, given);
  const wasBusy = useRef(false);
  // The refusal of an earlier question is not shown in this one.
  const [before] = useState(sender.data);
  const refused = sender.data !== before && sender.data?.path === path ? sender.data : undefined;
  useEffect(() => {
    if (wasBusy.current && sender.state === 'idle' && !refused) onClose();
    wasBusy.current = sender.state !== 'idle';
  }, [sender.state, refused, onClose]);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words(act.title ?? act.words)}>
      <ActForm
        act={act}
        row={row}
        given={given}
        action={path}
        back={back}
        problems={refused}
        sender={sender}
        keep={(keep) => (
          <Button tone="ghost" onClick={onClose}>
            {keep}
          </Button>
        )}
      />
    </Dialog>
  );
}
