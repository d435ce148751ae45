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

const isSentence = (text: string) => /^\p{Lu}.* .*[.!?]$/u.test(text);

/** What is said to programmers and operators, and what a field of the contract means. */
const isForOthers = ({ parent }: ts.Node): boolean =>
  (ts.isNewExpression(parent) && /Error$/.test(parent.expression.getText())) ||
  (ts.isPropertyAssignment(parent) && /^(summary|description)$/.test(parent.name.getText()));

/** What is answered as it stands: a sentence, `reply.say('…')`, `fieldProblem('name', '…')`, and what the contract words. */
function fixedIn(node: ts.Node, isContract: boolean): string | undefined {
  if (ts.isStringLiteralLike(node) && isSentence(node.text)) return isForOthers(node) ? undefined : node.text;
  if (ts.isCallExpression(node)) {
    const isReply = /(^|\.)(reply\.say|fieldProblem)$/.test(node.expression.getText());
    return isReply ? stringOf(node.arguments.at(-1)) : undefined;
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

/** Providers speak to us, texts of pages are an admin’s own, and a program tells its operator what it does. */
const isElsewhere = (file: string) =>
  /\/(providers|texts|dev|db|operations)\/|\/http\/openapi|platform\/config|api\/src\/[^/]+$/.test(file);

/** The names of fields that fill sentences; only the schemas know them. */
async function namesOfFields(): Promise<string[]> {
  const [{ modules }, { endpointsOf }, { objectionsTo }] = await Promise.all([
    import('../apps/api/src/modules.ts'),
    import('../apps/api/src/platform/http/endpoint-book.ts'),
    import('../apps/api/src/testing/bad-values.ts'),
  ]);
  const objections = endpointsOf(modules).flatMap(({ endpoint }) => [...objectionsTo(endpoint)]);
  const fillings = objections.flatMap((text) => (typeof text === 'string' ? [] : text.fillings));
  return fillings.flatMap((filling) =>
    typeof filling === 'object' && filling !== null ? [filling.message] : [],
  );
}

/** Finds what the API says to people, for the catalogues of translators. */
export const textsOfApi: Extractor = {
  match: (file) => /(apps\/api|packages\/contract)\/src\/.*\.ts$/.test(file),
  async extract(file, code, found) {
    const tree = ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, true);
    const note = (message: string, line: number) =>
      found({ id: generateMessageId(message), message, origin: [file, line, 0] });
    const known = new Set<string>();
    for (const node of nodesOf(tree)) {
      const message = isElsewhere(file) ? undefined : textIn(node, file.includes('packages/contract'));
      // What has no word of its own is somebody's words as they are.
      if (message === undefined || known.has(message) || !/\p{L}/u.test(message)) continue;
      known.add(message);
      note(message, tree.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    }
    if (file.endsWith('contract/src/shared/sentences.ts'))
      for (const name of await namesOfFields()) note(name, 1);
  },
};
