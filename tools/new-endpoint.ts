import { join } from 'node:path';
import { argv, exit, stdout } from 'node:process';
import { draftEndpoint } from './blueprints/draft-endpoint.ts';
import { tellDraft } from './blueprints/tell-draft.ts';

const [, , place, verb] = argv;
if (!place || !verb) {
  stdout.write('Usage: npm run new:endpoint <module>/<noun> <verb>, such as classifieds/offers withdraw\n');
  exit(1);
}
tellDraft(
  () => draftEndpoint(join(import.meta.dirname, '..'), place, verb),
  [
    'Say in the life from where to where it leads and who makes it, and in the table of moves what its button says.',
    'A test that throws at once waits for the verb to do its work. Then: npm run docs, npm run texts, npm run check.',
  ],
);
