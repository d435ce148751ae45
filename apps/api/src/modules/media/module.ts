import { defineModule } from '../../platform/module.ts';
import { avatarRoutes } from './avatars/avatar.routes.ts';
import { dropContent, dropContentJob } from './files/delete-file.ts';
import { guardFile, guardFileJob } from './files/guard-file.ts';
import { personalFiles } from './files/personal-files.ts';

export const media = defineModule({
  name: 'media',
  routes: [avatarRoutes],
  personalData: personalFiles,
  jobs: { [dropContentJob]: dropContent, [guardFileJob]: guardFile },
});
