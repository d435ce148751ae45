import { Trans, useLingui } from '@lingui/react/macro';
import { EllipsisVertical, Trash2 } from 'lucide-react';
import { Acts } from '../../../ui/acts.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuButton } from '../../../ui/menu.tsx';
import { usePopover } from '../../../ui/popover.tsx';
import { messageActs } from '../message-acts.ts';
import { ConfirmPopover } from './confirm-popover.tsx';
import { useHere } from './use-here.ts';

/** The overflow menu of one of the user's messages. */
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
        action={<Acts of={messageActs} row={{ id: messageId }} back={here} />}
      >
        <Trans>It is removed for both of you, along with its file.</Trans>
      </ConfirmPopover>
    </span>
  );
}
