/** A LIKE pattern that finds the words anywhere; its wildcards are escaped. */
export const patternOf = (keyword: string): string => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
