export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** No choice follows the system. */
export const chosenTheme = (value: unknown): Theme | undefined => themes.find((theme) => theme === value);
