import { defineModule } from '../../platform/module.ts';
import { dropSettings, settingsChannel } from './values/value.queries.ts';

/** Has no calls of its own: pages shows the settings, the admin's desk changes them. */
export const settings = defineModule({
  name: 'settings',
  routes: [],
  channels: { [settingsChannel]: dropSettings },
});
