/** A table of the desk in a panel; on phones its rows are cards of their own. */
export const deskTable =
  'panel p-4 max-md:rounded-none max-md:bg-transparent max-md:p-0 max-md:shadow-none lg:p-5';
