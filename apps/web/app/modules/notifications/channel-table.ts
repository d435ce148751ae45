import type { NotificationChoices } from '@souk/contract/modules/identity/accounts';
import {
  defaultChannels,
  fixedMailKinds,
  type NotificationChannel,
  type NotificationKind,
  notificationChannels,
  notificationKinds,
} from '@souk/contract/modules/notifications/notifications';

/** The result of a switch; without a problem it is saved. */
export interface SavedChoices {
  problem: string | null;
}

export interface ChannelChoice {
  channel: NotificationChannel;
  isOn: boolean;
  /** It is about the account's safety and cannot be switched off. */
  isFixed: boolean;
}

export interface KindRow {
  kind: NotificationKind;
  channels: ChannelChoice[];
}

/** News for admins only. */
const adminKinds: readonly NotificationKind[] = ['approval'];

/** Every kind by channel: fixed ones, otherwise the user's choice, otherwise the kind's default. */
export const channelTable = (choices: NotificationChoices, isAdmin: boolean): KindRow[] =>
  notificationKinds
    .filter((kind) => isAdmin || !adminKinds.includes(kind))
    .map((kind) => ({
      kind,
      channels: notificationChannels.map((channel) => {
        const isFixed = channel === 'mail' && fixedMailKinds.includes(kind);
        const isOn = isFixed || (choices[kind]?.[channel] ?? defaultChannels[kind].includes(channel));
        return { channel, isOn, isFixed };
      }),
    }));

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
