import { defineModule } from '../../platform/module.ts';
import { dropContent, dropContentJob } from './files/delete-file.ts';
import { personalFiles } from './files/personal-files.ts';

export const media = defineModule({
  name: 'media',
  routes: [],
  personalData: personalFiles,
  jobs: { [dropContentJob]: dropContent },
});
