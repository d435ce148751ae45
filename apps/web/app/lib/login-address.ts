/** The login page for visitors without scripts; it returns to where they were. */
export const loginAddress = (back: string): string => `/login?back=${encodeURIComponent(back)}`;
