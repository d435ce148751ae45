import { Trans, useLingui } from '@lingui/react/macro';
import { EllipsisVertical, Trash2 } from 'lucide-react';
import { Form } from 'react-router';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuButton } from '../../../ui/menu.tsx';
import { usePopover } from '../../../ui/popover.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { ConfirmPopover } from './confirm-popover.tsx';
import { useHere } from './use-here.ts';

/** The overflow menu of an own message. */
export function DeleteMessage({ messageId }: { messageId: number }) {
  const { t } = useLingui();
  const here = useHere();
  const { trigger, panel } = usePopover();
  return (
    <span className="self-center opacity-0 transition-opacity group-hover:opacity-100 focus-within:opacity-100 has-popover-open:opacity-100 pointer-coarse:opacity-100">
      <Menu
        label={t`Message menu`}
        button={(menu) => (
          <IconButton {...menu} icon={EllipsisVertical} size="sm" label={t`More about this message`} />
        )}
      >
        <MenuButton type="button" icon={Trash2} isDanger popoverTarget={trigger.popoverTarget}>
          <Trans>Delete message</Trans>
        </MenuButton>
      </Menu>
      <ConfirmPopover
        panel={panel}
        title={<Trans>Delete this message?</Trans>}
        action={
          <Form method="post" action="/messages/delete" preventScrollReset>
            <input type="hidden" name="_id" value={messageId} />
            <input type="hidden" name="_back" value={here} />
            <SubmitButton tone="danger" formAction="/messages/delete">
              <Trans>Delete message</Trans>
            </SubmitButton>
          </Form>
        }
      >
        <Trans>It is removed for both of you, along with its file.</Trans>
      </ConfirmPopover>
    </span>
  );
}
