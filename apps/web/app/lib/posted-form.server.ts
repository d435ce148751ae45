import { type PageArgs, pageStateOf } from './page-state.server.ts';

/** The form that was posted, its files too; they are read from disk when they are asked for. */
export const postedForm = async (args: PageArgs): Promise<FormData> =>
  pageStateOf(args).extras.form ?? (await args.request.formData());
