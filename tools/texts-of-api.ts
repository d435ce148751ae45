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

const stringOf = (node: ts.Node | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

/** A sentence that a check of the contract objects with. */
const isSentence = (text: string | undefined) => text !== undefined && /^\p{Lu}.* .*[.!?]$/u.test(text);

/** What is answered as it stands: `reply.say('…')`, `fieldProblem('price', '…')`, and what the contract words. */
function fixedIn(node: ts.Node, isContract: boolean): string | undefined {
  if (ts.isCallExpression(node)) {
    const isReply = /(^|\.)(reply\.say|fieldProblem)$/.test(node.expression.getText());
    const last = stringOf(node.arguments.at(-1));
    return isReply || (isContract && isSentence(last)) ? last : undefined;
  }
  if (!isContract) return undefined;
  if (ts.isPropertyAssignment(node) && /^(message|text)$/.test(node.name.getText()))
    return stringOf(node.initializer);
  return ts.isVariableDeclaration(node) && node.name.getText().endsWith('Text')
    ? stringOf(node.initializer)
    : undefined;
}

function textIn(node: ts.Node, isContract: boolean): string | undefined {
  const isSaid = ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'say';
  return isSaid ? messageOf(node) : fixedIn(node, isContract);
}

/** Finds what the API says to people, for the catalogues of translators. */
export const textsOfApi: Extractor = {
  match: (file) => /(apps\/api|packages\/contract)\/src\/.*\.ts$/.test(file),
  extract(file, code, found) {
    const tree = ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, true);
    for (const node of nodesOf(tree)) {
      const message = textIn(node, file.includes('packages/contract'));
      // What has no word of its own is somebody's words as they are.
      if (message === undefined || !/\p{L}/u.test(message)) continue;
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      found({ id: generateMessageId(message), message, origin: [file, line + 1, 0] });
    }
  },
};
