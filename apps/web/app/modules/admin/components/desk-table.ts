/** An admin table in a panel; on phones its rows are cards. */
export const deskTable =
  'panel p-4 max-md:rounded-none max-md:bg-transparent max-md:p-0 max-md:shadow-none lg:p-5';
