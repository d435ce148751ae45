/** A pattern that finds the words anywhere; what patterns read as signs is taken as it stands. */
export const patternOf = (keyword: string): string => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
