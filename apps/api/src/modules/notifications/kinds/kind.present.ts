import {
  type NotificationKind,
  type NotificationKindRow,
  notificationChannels,
  notificationKinds,
} from '@souk/contract/modules/notifications/notifications';
import { inLanguage } from '../../../platform/texts/in-language.ts';
import { type Choices, isChosen, isFixed, rulesOf } from './kind.rules.ts';

interface Reader {
  choices: Choices;
  language: string;
}

/** A kind of news with the ways it reaches its reader. */
const presentKind = (kind: NotificationKind, { choices, language }: Reader): NotificationKindRow => ({
  kind,
  words: inLanguage(rulesOf(kind).words, language),
  channels: notificationChannels.map((channel) => ({
    channel,
    is_on: isChosen(choices, kind, channel),
    is_fixed: isFixed(kind, channel),
  })),
});

/** Every kind that can reach a user; what is for admins reaches nobody else, and they have no such settings. */
export const presentKinds = (reader: Reader): NotificationKindRow[] =>
  notificationKinds.filter((kind) => !rulesOf(kind).isForAdmins).map((kind) => presentKind(kind, reader));
