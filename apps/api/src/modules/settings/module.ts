import { defineModule } from '../../platform/module.ts';
import { dropSettings, settingsChannel } from './values/value.queries.ts';

/** No endpoints: pages shows the settings, admin changes them. */
export const settings = defineModule({
  name: 'settings',
  routes: [],
  channels: { [settingsChannel]: dropSettings },
});
