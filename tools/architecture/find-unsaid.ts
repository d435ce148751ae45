import ts from 'typescript';
import { isError, isSentence, textOf } from './find-raw-texts.ts';
import { type Breach, isTestCode, lineOf, nodesOf, type SourceFile, treeOf } from './source-file.ts';

/** What providers tell us is for the log. */
const isForPeople = (path: string) => path.includes('/modules/') && !path.includes('/providers/');

/** Sentences of the API that are put together where no translator sees them: they are to be said, say`…`. */
export const findUnsaid = (files: readonly SourceFile[]): Breach[] =>
  files
    .filter(({ path }) => isForPeople(path) && !isTestCode(path))
    .flatMap((file) =>
      [...nodesOf(treeOf(file))]
        .filter(ts.isTemplateExpression)
        .filter(({ parent }) => !ts.isTaggedTemplateExpression(parent) && !isError(parent))
        .filter((node) => isSentence(textOf(node) ?? ''))
        .map((node) => `${file.path}:${lineOf(node)} says ${textOf(node)}`),
    );
