import { basename } from 'node:path';
import ts from 'typescript';
import {
  type Breach,
  isTestCode,
  lineOf,
  moduleOf,
  nodesOf,
  type SourceFile,
  treeOf,
} from './source-file.ts';

/** These use the wire's own names, which the specification gives and clients rely on. */
const speaksWire = /\.(present|routes)\.ts$/;

/** After one of these nouns, a word that makes it a column, a field or a parameter of a trade's thing. */
const ofThing = [
  'id',
  'ids',
  'key',
  'number',
  'cents',
  'price',
  'state',
  'title',
  'path',
  'row',
  'kind',
  'card',
  'life',
];

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _-]+/);

const singular = (word: string) => word.replace(/s$/, '');

/** `adId`, `offerPriceCents`, `setOfferCard` and `lockOrderRow` speak of a trade's thing; `orderBy` and `offerApp` do not. */
function namesThing(name: string, nouns: ReadonlySet<string>): boolean {
  const words = wordsOf(name);
  return words.some((word, at) => nouns.has(singular(word)) && ofThing.includes(words[at + 1] ?? ''));
}

/** A kind of a trade's things (`retail.order`), or a table of its schema in SQL. */
const namesKind = (text: string, trades: readonly string[]): boolean =>
  trades.some((trade) => new RegExp(`(^|[^\\w/@.-])${trade}\\.[a-z]`).test(text));

const textOf = (node: ts.Node): string | undefined =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    ? node.text
    : undefined;

const isDeclared = (node: ts.Identifier): boolean => {
  const { parent } = node;
  return (
    ((ts.isPropertySignature(parent) ||
      ts.isPropertyAssignment(parent) ||
      ts.isShorthandPropertyAssignment(parent) ||
      ts.isParameter(parent) ||
      ts.isVariableDeclaration(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isInterfaceDeclaration(parent) ||
      ts.isTypeAliasDeclaration(parent) ||
      ts.isMethodSignature(parent)) &&
      parent.name === node) ||
    ts.isBindingElement(parent)
  );
};

/** A trade's words in the code of a service, which has to serve future trades too. */
export function findTradeWords(
  files: readonly SourceFile[],
  services: readonly string[],
  tradeNouns: Readonly<Record<string, readonly string[]>>,
): Breach[] {
  const trades = Object.keys(tradeNouns);
  const nouns = new Set(Object.values(tradeNouns).flat().map(singular));
  return files
    .filter(
      ({ path }) => services.includes(moduleOf(path) ?? '') && !isTestCode(path) && !speaksWire.test(path),
    )
    .flatMap((file): Breach[] => [
      ...(namesThing(basename(file.path, '.ts'), nouns)
        ? [`${file.path} is named after a trade’s thing`]
        : []),
      ...[...nodesOf(treeOf(file))].flatMap((node): Breach[] => {
        const text = textOf(node);
        if (text !== undefined && !ts.isImportDeclaration(node.parent) && namesKind(text, trades))
          return [`${file.path}:${lineOf(node)} names ${text.trim().slice(0, 60)}`];
        if (!ts.isIdentifier(node) || !isDeclared(node) || !namesThing(node.text, nouns)) return [];
        return [`${file.path}:${lineOf(node)} names ${node.text}`];
      }),
    ]);
}
