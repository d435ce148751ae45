import type { NotificationChoices } from '@souk/contract/modules/identity/accounts';
import {
  type NotificationChannel,
  type NotificationKind,
  type NotificationKindRow,
  notificationChannels,
  notificationKinds,
} from '@souk/contract/modules/notifications/notifications';

/** The result of a switch; without a problem it is saved. */
export interface SavedChoices {
  problem: string | null;
}

export type ChannelChoice = NotificationKindRow['channels'][number];

const isKind = (value: string | undefined): value is NotificationKind =>
  notificationKinds.some((kind) => kind === value);

const isChannel = (value: string | undefined): value is NotificationChannel =>
  notificationChannels.some((channel) => channel === value);

/** The choices of a form: `shown` names each switch in it as `kind:channel`, `on` those that are on. */
export function choicesIn(form: FormData): NotificationChoices {
  const on = new Set(form.getAll('on'));
  const choices: NotificationChoices = {};
  for (const name of form.getAll('shown')) {
    const [kind, channel] = String(name).split(':');
    if (!isKind(kind) || !isChannel(channel)) continue;
    choices[kind] = { ...choices[kind], [channel]: on.has(name) };
  }
  return choices;
}
