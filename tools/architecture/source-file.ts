import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A file of the repository, or one that a test plants in it. */
export interface SourceFile {
  path: string;
  text: string;
}

/** A breach of a rule, in one line that begins with the file. */
export type Breach = string;

const leftOut = /^(node_modules|build|\.react-router)$/;

function pathsBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [`${folder}/${entry.name}`];
    return leftOut.test(entry.name) ? [] : pathsBelow(root, `${folder}/${entry.name}`);
  });
}

export const filesBelow = (root: string, folder: string, ending: RegExp): SourceFile[] =>
  pathsBelow(root, folder)
    .filter((path) => ending.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const parsed = new WeakMap<SourceFile, ts.SourceFile>();

/** The syntax tree of a file, parsed once. */
export function treeOf(file: SourceFile): ts.SourceFile {
  const known = parsed.get(file) ?? ts.createSourceFile(file.path, file.text, ts.ScriptTarget.ESNext, true);
  parsed.set(file, known);
  return known;
}

/** Every node of a tree, from the top. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  node.forEachChild((child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

export const lineOf = (node: ts.Node): number => {
  const tree = node.getSourceFile();
  return tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
};

/** The module of the API that a file belongs to; the platform counts as one. */
export const moduleOf = (path: string): string | undefined =>
  /^apps\/api\/src\/(?:modules\/([^/]+)\/|(platform)\/)/.exec(path)?.slice(1).find(Boolean);

/** Tests, and what only tests are built with. */
export const isTestCode = (path: string): boolean =>
  /\.test\.tsx?$|(\.|\/)testing\.tsx?$|^apps\/api\/src\/testing\/|^e2e\//.test(path);
