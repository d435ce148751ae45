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
  ['Its test fails until the verb does its work. Say its words in the table of moves. Then: npm run docs.'],
);
