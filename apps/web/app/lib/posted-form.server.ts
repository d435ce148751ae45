import { type PageArgs, pageStateOf } from './page-state.server.ts';

/** The posted form, with its files, which are read from disk on demand. */
export const postedForm = async (args: PageArgs): Promise<FormData> =>
  pageStateOf(args).extras.form ?? (await args.request.formData());
