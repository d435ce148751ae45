import { loadModule, type ScanToken, scanSync } from 'libpg-query';

await loadModule();

/** What a piece of SQL writes to: schema and table as they are spelled, or that it does not say. */
export interface Write {
  verb: string;
  schema: string | undefined;
  table: string | undefined;
}

const bare = (token: ScanToken | undefined): string | undefined => token?.text.replace(/^"(.*)"$/s, '$1');
const word = (token: ScanToken | undefined): string => token?.text.toUpperCase() ?? '';

/** After these, UPDATE locks rows, or names a trigger's event or a conflict's action, and writes nothing itself. */
const locksOrEvents = new Set(['FOR', 'KEY', 'DO', 'ON', 'OR', 'BEFORE', 'AFTER', 'OF']);
const fillers = new Set(['INTO', 'FROM', 'ONLY', 'TABLE', 'IF', 'NOT', 'EXISTS']);

const openings: Record<string, (next: string, before: string) => boolean> = {
  INSERT: (next) => next === 'INTO',
  MERGE: (next) => next === 'INTO',
  UPDATE: (_next, before) => !locksOrEvents.has(before),
  DELETE: (next) => next === 'FROM',
  TRUNCATE: () => true,
  ALTER: (next) => next === 'TABLE',
  DROP: (next) => next === 'TABLE',
  CREATE: (next) => next === 'TABLE',
  COPY: (next) => next !== '(',
};

/** The text in a dollar-quoted body, or of a statement in a string that is executed. */
function innerSql(token: ScanToken): string | undefined {
  const body = /^(\$\w*\$)(.*)\1$/s.exec(token.text)?.[2];
  if (body !== undefined) return body;
  const text = /^'(.*)'$/s.exec(token.text)?.[1];
  return text && /^\s*(insert|update|delete|merge|truncate|with)\b/i.test(text)
    ? text.replaceAll("''", "'")
    : undefined;
}

/** Reads SQL with PostgreSQL's own lexer, so that neither comments nor strings nor odd spacing hide a write. */
export function writesIn(sql: string): Write[] {
  const tokens = scanSync(sql).tokens.filter(({ tokenName }) => !tokenName.endsWith('COMMENT'));
  return tokens.flatMap((token, at): Write[] => {
    const inner = token.tokenName === 'SCONST' ? innerSql(token) : undefined;
    if (inner !== undefined) return writesIn(inner);
    const opens = token.keywordKind > 0 ? openings[word(token)] : undefined;
    if (!opens?.(word(tokens[at + 1]), word(tokens[at - 1]))) return [];
    let name = at + 1;
    while (tokens[name] && fillers.has(word(tokens[name]))) name += 1;
    const isQualified = tokens[name + 1]?.text === '.';
    const [schema, table] = isQualified ? [tokens[name], tokens[name + 2]] : [undefined, tokens[name]];
    return [{ verb: word(token).toLowerCase(), schema: bare(schema), table: bare(table) }];
  });
}
