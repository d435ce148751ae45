import { useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import { Chip } from '../../../ui/chip.tsx';

/** Whether the reader wants the item or offers it, if that is known. */
export type ThreadRole = 'asker' | 'owner' | 'either';

interface QuickRepliesProps {
  path: string;
  hidden: Record<string, string | number>;
  role: ThreadRole;
  onSend: (form: FormData) => void;
}

/** One-tap replies above the composer; each sends its own label. */
export function QuickReplies({ path, hidden, role, onSend }: QuickRepliesProps) {
  const { t } = useLingui();
  const replies = {
    asker: [t`Is it still available?`, t`When could I see it?`, t`Where can I pick it up?`],
    owner: [t`Yes, still available`, t`When would you like to come?`, t`Sorry, it is sold`],
    either: [t`Yes`, t`No, sorry`, t`Thank you`],
  };
  return (
    <Form
      method="post"
      action={path}
      encType="multipart/form-data"
      aria-label={t`Quick replies`}
      className="no-bar flex gap-2 overflow-x-auto px-3 pt-3 pb-1 lg:px-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(new FormData(event.currentTarget, event.nativeEvent.submitter));
      }}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {replies[role].map((reply) => (
        <Chip key={reply} type="submit" name="message" value={reply} className="shrink-0">
          {reply}
        </Chip>
      ))}
    </Form>
  );
}
