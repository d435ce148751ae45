import ts from 'typescript';
import { type Breach, isTestCode, lineOf, type SourceFile, treeOf } from './source-file.ts';

/** Attributes and fields that people read or hear. */
const readNames = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'description',
  'does',
  'hint',
  'keep',
  'label',
  'lead',
  'legend',
  'message',
  'none',
  'placeholder',
  'subject',
  'suffix',
  'text',
  'title',
  'unit',
  'words',
]);

/** Names and units that are the same in every language. */
const sameEverywhere =
  /\b(Souk|PayPal|App Store|Google Play|Australia Post|kJ|kcal|English|Français|Deutsch|Bahasa Melayu|Türkçe)(?!\p{L})|العربية/gu;

/** An address, a class or a key. */
const isCode = (text: string) => /^(\/\S.*|[\da-z/.:@#_-]+)$/.test(text);
const isWord = (text: string) => !isCode(text) && /\p{L}{2,}/u.test(text.replaceAll(sameEverywhere, ''));
/** Calls that show their arguments to people; an address among them is no text. */
const tellers = new Set(['pageTitle', 'deskMeta', 'redirectWithToast', 'headText']);

/** A sentence or what begins like one, wherever it stands, on pages and on their servers. */
export const isSentence = (text: string) =>
  /^\p{Lu}[\p{L}’']*,? [^<>{}=]*[.!?…]$/u.test(text.trim()) ||
  /^\p{Lu}[\p{Ll}’']+ \p{Ll}+ \p{Ll}{2,}[^<>{}=]*$/u.test(text.trim());

/** What fills a text is read as a name. */
export const textOf = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `X${literal.text}`).join('');
};

const isTranslating = (node: ts.Node): boolean =>
  (ts.isTaggedTemplateExpression(node) && /^(t|msg)$/.test(node.tag.getText())) ||
  (ts.isCallExpression(node) && /^(t|msg|plural|select|defineMessage)$/.test(node.expression.getText())) ||
  (ts.isJsxElement(node) && /^(Trans|Plural|Select)$/.test(node.openingElement.tagName.getText())) ||
  (ts.isJsxSelfClosingElement(node) && /^(Plural|Select)$/.test(node.tagName.getText()));

/** A stored text as the key of its translation, as in { 'Wrong item': msg`Wrong item` }. */
const isKeyOfTranslation = (node: ts.Node): boolean =>
  node.parent !== undefined &&
  ts.isPropertyAssignment(node.parent) &&
  node.parent.name === node &&
  isTranslating(node.parent.initializer);

/** What a value that is read may come to: its own text, or one of the texts that it chooses from. */
function textsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [[node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ')];
  if (ts.isJsxExpression(node)) return node.expression ? textsIn(node.expression) : [];
  if (ts.isParenthesizedExpression(node)) return textsIn(node.expression);
  if (ts.isConditionalExpression(node)) return [...textsIn(node.whenTrue), ...textsIn(node.whenFalse)];
  if (ts.isBinaryExpression(node) && /^(\?\?|\|\||&&)$/.test(node.operatorToken.getText()))
    return [...textsIn(node.left), ...textsIn(node.right)];
  return [];
}

/** What stands in this node for people to read. */
function saidIn(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return [node.text.trim()];
  if (
    ts.isJsxExpression(node) &&
    node.parent &&
    (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))
  )
    return textsIn(node);
  if ((ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && node.initializer) {
    const name = node.name.getText().replaceAll(/['"]/g, '');
    if (readNames.has(name)) return textsIn(node.initializer);
  }
  if (ts.isCallExpression(node) && tellers.has(node.expression.getText()))
    return node.arguments.flatMap(textsIn);
  const text = textOf(node);
  return text !== undefined && isSentence(text) ? [text] : [];
}

/** What is thrown at programmers. */
export const isError = (node: ts.Node) =>
  ts.isNewExpression(node) &&
  (ts.isThrowStatement(node.parent) || /(Error|Exception)$/.test(node.expression.getText()));

function* untranslated(node: ts.Node): Generator<[node: ts.Node, text: string]> {
  if (isTranslating(node) || isError(node) || isKeyOfTranslation(node)) return;
  for (const text of saidIn(node)) if (isWord(text)) yield [node, text];
  const children: ts.Node[] = [];
  node.forEachChild((child) => void children.push(child));
  for (const child of children) yield* untranslated(child);
}

/** Texts of the pages that no translator would ever see. */
export const findRawTexts = (files: readonly SourceFile[]): Breach[] => {
  const read = files.filter(({ path }) => !isTestCode(path) && !path.includes('/dev-kit/'));
  const breaches = read.flatMap((file) =>
    [...untranslated(treeOf(file))].map(
      ([node, text]) => `${file.path}:${lineOf(node)} says ${text.slice(0, 60)}`,
    ),
  );
  return [...new Set(breaches)];
};
