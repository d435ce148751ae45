/** The chosen options in one line: "Sea green, 600 ml". */
export const optionWords = (options: Readonly<Record<string, string>>): string =>
  Object.values(options).filter(Boolean).join(', ');
