import ts from 'typescript';
import { type Breach, isTestCode, lineOf, nodesOf, type SourceFile, treeOf } from './source-file.ts';

/** Names of pages that the specification gives, and what is put in order. */
const otherwise = /Ad Management|^`Order`$|What you offer|[Ss]pecial offers?/g;

/** The text that a node gives to a catalogue, without what fills it and without its tags. */
function saidBy(node: ts.Node): string {
  const isTagged = ts.isTaggedTemplateExpression(node) && /^(t|msg|say)$/.test(node.tag.getText());
  const isElement = ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Trans';
  const isCounted = ts.isJsxSelfClosingElement(node) && node.tagName.getText() === 'Plural';
  const text = isTagged
    ? node.template.getText()
    : isCounted
      ? node.attributes.getText()
      : isElement
        ? node.getText()
        : '';
  return text.replaceAll(/<[^>]*>|\$?\{[^}]*\}/g, '').replaceAll(otherwise, '');
}

const serviceOf = (path: string): string | undefined =>
  /^apps\/(?:api\/src|web\/app)\/modules\/([^/]+)\//.exec(path)?.[1];

/** Sentences of a service that name what only one trade sells, shows or takes. */
export function findTradeSentences(
  files: readonly SourceFile[],
  services: readonly string[],
  nouns: readonly string[],
): Breach[] {
  const named = new RegExp(`\\b(${nouns.join('|')})s?\\b`, 'i');
  return files
    .filter(({ path }) => services.includes(serviceOf(path) ?? '') && !isTestCode(path))
    .flatMap((file) =>
      [...nodesOf(treeOf(file))]
        .filter((node) => named.test(saidBy(node)))
        .map((node) => `${file.path}:${lineOf(node)} says ${saidBy(node).trim().slice(0, 60)}`),
    );
}
