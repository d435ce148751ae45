import { join } from 'node:path';
import { argv, exit, stdout } from 'node:process';
import { draftModule } from './blueprints/draft-module.ts';
import { tellDraft } from './blueprints/tell-draft.ts';

const [, , name] = argv;
if (!name) {
  stdout.write('Usage: npm run new:module <name>, a plural domain word such as tickets\n');
  exit(1);
}
tellDraft(
  () => draftModule(join(import.meta.dirname, '..'), name),
  [
    `Write its first noun with table, life and page by npm run new:endpoint ${name}/<noun> <verb>.`,
    'If it sells, it registers a trade with sales: ARCHITECTURE.md shows how one is made.',
  ],
);
