export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Without a choice the system's theme is used. */
export const chosenTheme = (value: unknown): Theme | undefined => themes.find((theme) => theme === value);
