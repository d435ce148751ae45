/** How used a thing is. */
export const conditions = ['new', 'like-new', 'good', 'fair', 'for-parts'] as const;
export type Condition = (typeof conditions)[number];
