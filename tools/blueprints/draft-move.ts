import type { Draft } from './draft.ts';
import { keyOf, type Names, roomOf } from './names.ts';
import { camel } from './words.ts';

/** A life with one more move, from and to where another of a person's moves leads. */
function withRule(text: string, key: string): string {
  const rules = [...text.matchAll(/: (\{ from: [^}]*\}),/g)];
  const model = rules.find(([rule]) => !rule.includes("by: ['system']")) ?? rules[0];
  if (!model) return text;
  const end = model.index + model[0].length;
  return `${text.slice(0, end)}\n    ${key}: ${model[1]},${text.slice(end)}`;
}

/** Adds a verb to the noun's moves in the contract and to its life, like the first of them; whether it has moves there. */
export function draftMove(draft: Draft, names: Names): boolean {
  const { module, noun, one, verb } = names;
  const contract = `packages/contract/src/modules/${module}/${noun}.ts`;
  const life = `${roomOf(names)}/${noun}/${one}.life.ts`;
  const moves = new RegExp(`(export const ${camel(one)}Moves = \\[[^\\]]*?),?\\s*\\] as const`);
  if (!draft.has(life) || !draft.has(contract) || !moves.test(draft.read(contract))) return false;
  draft.change(
    contract,
    (text) => text.replace(moves, `$1, '${verb}'] as const`),
    `add ${verb} to the moves.`,
  );
  draft.change(
    life,
    (text) => withRule(text, keyOf(verb)),
    `say from where to where ${verb} leads, and who makes it.`,
  );
  return true;
}
