import { basename, posix } from 'node:path';
import ts from 'typescript';
import { namesIn } from './owner-of.ts';
import { type Breach, isTestCode, lineOf, nodesOf, type SourceFile, treeOf } from './source-file.ts';

const closedKinds = /\.(queries|present|policy|rules|tables|life|routes)\.ts$/;

const nameAt = (node: ts.Node): string | undefined => {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
    return node.argumentExpression.text;
  if (ts.isBindingElement(node)) return (node.propertyName ?? node.name).getText();
  return undefined;
};

const beginsOne = (node: ts.Node): boolean =>
  (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) &&
  /^\s*(begin|start transaction|savepoint)\b[\s;\w]*$/i.test(node.text) &&
  !ts.isLiteralTypeNode(node.parent);

/** Transactions outside verbs: a verb's reader must see everything that happens in it. */
export const findTransactions = (files: readonly SourceFile[]): Breach[] =>
  files
    .filter(({ path }) => closedKinds.test(path) && path.includes('/modules/'))
    .flatMap((file) =>
      [...nodesOf(treeOf(file))]
        .filter((node) => nameAt(node) === 'transaction' || beginsOne(node))
        .map((node) => `${file.path}:${lineOf(node)} opens a transaction`),
    );

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** All names that a file exports. */
export function exportsOf(file: SourceFile): string[] {
  return treeOf(file).statements.flatMap((statement): string[] => {
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause;
      return clause && ts.isNamedExports(clause) ? clause.elements.map(({ name }) => name.text) : [];
    }
    if (!isExported(statement)) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) =>
        namesIn(name).map(({ text }) => text),
      );
    const { name } = statement as ts.DeclarationStatement;
    return name ? [name.text] : [];
  });
}

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split('-')
    .map((word) => word.replace(/(ies|y|s)$/, ''));

/** Whether one name contains all words of the other, in that order. */
function saysAll(name: string, wanted: string): boolean {
  const words = wordsOf(wanted);
  for (const word of wordsOf(name)) if (word === words[0]) words.shift();
  return words.length === 0;
}

const sharesWord = (name: string, wanted: string): boolean =>
  wordsOf(name).some((word) => wordsOf(wanted).includes(word));

const fixedNames = /\/(index|module|events|reactions|job-names|personal-data)\.ts$/;

/** Files whose name does not tell what they export: one export is named like its file, several share a word of it. */
export const findMisnamed = (files: readonly SourceFile[]): Breach[] =>
  files
    .filter(({ path }) => path.includes('/modules/') && !isTestCode(path) && !fixedNames.test(path))
    .filter(({ path }) => !basename(path, '.ts').includes('.'))
    .flatMap((file) => {
      const names = exportsOf(file);
      const wanted = basename(file.path, '.ts');
      const [only = ''] = names;
      const isTold =
        names.length > 1 ? names.some((name) => sharesWord(name, wanted)) : saysAll(only, wanted);
      return isTold ? [] : [`${file.path} exports ${names.join(', ') || 'nothing'}`];
    });

const importsOf = (file: SourceFile): string[] =>
  ts
    .preProcessFile(file.text, true, true)
    .importedFiles.map(({ fileName }) =>
      fileName.startsWith('.') ? posix.join(posix.dirname(file.path), fileName) : fileName,
    );

/** Lists that only the build reads, besides tests. */
const readByTheBuild = /(^|[-/])routes?\.ts$|\/module-pages\.ts$/;

/** A page is named by the build's list of routes: only tests import it. */
const isPage = (file: SourceFile): boolean => importsOf(file).some((path) => path.includes('/+types/'));

/** Product files that only tests use, or that use a test's own library. */
export function findScenes(files: readonly SourceFile[]): Breach[] {
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const path of importsOf(file)) importers.set(path, [...(importers.get(path) ?? []), file.path]);
  const usedByTests = (path: string): boolean => {
    const users = importers.get(path) ?? [];
    return users.length > 0 && users.every(isTestCode);
  };
  return files
    .filter(({ path }) => path.startsWith('apps/') && !isTestCode(path) && !readByTheBuild.test(path))
    .filter(
      (file) =>
        (usedByTests(file.path) && !isPage(file)) ||
        importsOf(file).some((path) => /^(vitest|fast-check)(\/|$)/.test(path)),
    )
    .filter(({ path }) => !/\/vitest\.config\.ts$/.test(path))
    .map(({ path }) => `${path} is used by tests alone`);
}
