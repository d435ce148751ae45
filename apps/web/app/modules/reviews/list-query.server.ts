import { reviewSorts } from '@souk/contract/modules/reviews/reviews';

/** The filters of a list of reviews in a page's address. */
export function listQueryOf(request: Request) {
  const { searchParams } = new URL(request.url);
  const sort = reviewSorts.find((name) => name === searchParams.get('sort'));
  return {
    page: searchParams.get('page') ?? 1,
    page_size: 10,
    rating: searchParams.get('rating') ?? '',
    ...(sort ? { sort } : {}),
  };
}
