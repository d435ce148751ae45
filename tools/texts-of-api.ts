import type { defineConfig } from '@lingui/cli';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import ts from 'typescript';
import { nodesOf } from './architecture/source-file.ts';

type Extractor = NonNullable<Parameters<typeof defineConfig>[0]['extractors']>[number];

/** The English text of say`…`, as `say` itself writes it. */
function messageOf({ template }: ts.TaggedTemplateExpression): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  return template.templateSpans.reduce(
    (text, { literal }, place) => `${text}{${place}}${literal.text}`,
    template.head.text,
  );
}

/** Finds what the API says to people, for the catalogues of translators. */
export const textsOfApi: Extractor = {
  match: (file) => /apps\/api\/src\/.*\.ts$/.test(file),
  extract(file, code, found) {
    const tree = ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, true);
    for (const node of nodesOf(tree)) {
      if (!ts.isTaggedTemplateExpression(node) || node.tag.getText() !== 'say') continue;
      const message = messageOf(node);
      // What has no word of its own is somebody's words as they are.
      if (!/\p{L}/u.test(message)) continue;
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      found({ id: generateMessageId(message), message, origin: [file, line + 1, 0] });
    }
  },
};
