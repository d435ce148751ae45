/** Front door of reviews: what other modules and pages may use. */
export { PhotoField } from './components/photo-field.tsx';
export { ReviewList } from './components/review-list.tsx';
export { ReviewSection } from './components/review-section.tsx';
export { StarRow } from './components/star-row.tsx';
export { customerReviewActs, reviewActs } from './review-acts.ts';
export { reviewReasonWords } from './review-reason-words.ts';
