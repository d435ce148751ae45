import { Trans } from '@lingui/react/macro';
import type { NotificationKindRow } from '@souk/contract/modules/notifications/notifications';
import { useFetcher } from 'react-router';
import { FieldProblem } from '../../../ui/field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { ChannelChoice, SavedChoices } from '../channel-choices.ts';
import { channelWords } from '../channel-words.tsx';

interface ChannelSwitchProps {
  of: NotificationKindRow;
  choice: ChannelChoice;
}

const settingsPath = '/notifications/settings';

const fixedWords = { on: <Trans>Always on</Trans>, off: <Trans>Off</Trans> };
const savedWords = { on: <Trans>On, saved</Trans>, off: <Trans>Off, saved</Trans> };
const plainWords = { on: <Trans>On</Trans>, off: <Trans>Off</Trans> };

/** One channel of one kind; saved immediately, or with the form if there are no scripts. */
export function ChannelSwitch({ of: { kind, words }, choice }: ChannelSwitchProps) {
  const { channel, is_fixed: isFixed } = choice;
  const fetcher = useFetcher<SavedChoices>();
  const name = `${kind}:${channel}`;
  const isOn = fetcher.formData ? fetcher.formData.has('on') : choice.is_on;
  const isSaved = fetcher.state === 'idle' && fetcher.data?.problem === null;
  const change = (isWanted: boolean) => {
    const form = new FormData();
    form.set('shown', name);
    form.set('_live', '1');
    if (isWanted) form.set('on', name);
    void fetcher.submit(form, { method: 'post', action: settingsPath });
  };
  const label = (
    <>
      {words}, {channelWords[channel]}
    </>
  );
  return (
    <div>
      {!isFixed && <input type="hidden" name="shown" value={name} />}
      <Switch
        label={label}
        isLabelHidden
        name="on"
        value={name}
        checked={isOn}
        disabled={isFixed}
        words={isFixed ? fixedWords : isSaved ? savedWords : plainWords}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <span role="status" className="sr-only">
        {isSaved && <Trans>Saved</Trans>}
      </span>
      {fetcher.data?.problem && (
        <FieldProblem id={`${kind}-${channel}-problem`}>{fetcher.data.problem}</FieldProblem>
      )}
    </div>
  );
}
