/** A table in a panel; on phones its rows are cards of their own. */
export const tablePanel =
  'panel px-5 py-2 max-md:rounded-none max-md:bg-transparent max-md:p-0 max-md:shadow-none';
