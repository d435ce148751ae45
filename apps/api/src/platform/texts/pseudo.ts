const accents: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
};

/** A text as the pseudo-languages say it: `[Néw óffér]`; whatever is read without that was forgotten. */
export function pseudo(message: string): string {
  // A text that is somebody's own words is theirs in every language.
  if (!/\p{L}/u.test(message)) return message;
  const marked = message.replaceAll(/\{\d+\}|[aeiou]/gi, (part) => accents[part] ?? part);
  return `[${marked}]`;
}
