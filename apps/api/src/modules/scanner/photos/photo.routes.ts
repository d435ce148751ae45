import * as contract from '@souk/contract/modules/scanner/photos';
import type { Api } from '../../../platform/http/api.ts';
import { readLabelPhoto } from './read-label-photo.ts';

export function photoRoutes(api: Api) {
  api.answer(contract.readFoodLabel, ({ user, body, files }) => readLabelPhoto(user, files, body.language));
}
