import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AustralianState } from '@souk/contract/modules/availability/calendars';
import type { ResourceKind } from '@souk/contract/modules/availability/resources';

export const kindWords: Record<ResourceKind, MessageDescriptor> = {
  person: msg`Person`,
  room: msg`Room`,
  chair: msg`Chair`,
  table: msg`Table`,
  vehicle: msg`Vehicle`,
  court: msg`Court`,
  venue: msg`Venue`,
};

export const stateWords: Record<AustralianState, MessageDescriptor> = {
  ACT: msg`Australian Capital Territory`,
  NSW: msg`New South Wales`,
  NT: msg`Northern Territory`,
  QLD: msg`Queensland`,
  SA: msg`South Australia`,
  TAS: msg`Tasmania`,
  VIC: msg`Victoria`,
  WA: msg`Western Australia`,
};
