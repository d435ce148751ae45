import type { Endpoint } from '@souk/contract/shared/endpoint';
import { foldForm } from '@souk/contract/shared/form';
import { clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { Problem } from '../errors.ts';
import type { Api } from './api.ts';
import type { Answer, UploadedFile } from './exchange.ts';
import { maxFileBytes, tooLarge } from './multipart.ts';
import { refusal } from './refusal.ts';
import { replyLanguage } from './reply-language.ts';

/** A page's call of the API in this process; the same description that HTTP clients use. */
export interface DoorCall {
  endpoint: Endpoint;
  params?: unknown;
  query?: unknown;
  /** Plain values, or form data with files. */
  body?: unknown;
  headers: Record<string, string>;
}

export type Door = (call: DoorCall) => Promise<Answer>;

async function readForm(form: FormData): Promise<{ body: unknown; files: UploadedFile[] }> {
  const texts: [string, unknown][] = [];
  const files: UploadedFile[] = [];
  for (const [name, value] of form.entries()) {
    if (typeof value === 'string') {
      texts.push([name, value]);
      continue;
    }
    const isNothing = value.size === 0 && value.name === '';
    if (value.size > maxFileBytes) throw new Problem('fields-invalid', tooLarge(name));
    const field = name.replace(/\[\]$/, '');
    const bytes = async () => Buffer.from(await value.arrayBuffer());
    if (!isNothing) files.push({ field, name: value.name, bytes });
  }
  return { body: foldForm(texts), files };
}

/** Opens the API to the pages of this process, without HTTP. */
export const createDoor =
  (api: Api, config: Config): Door =>
  async ({ endpoint, params, query, body, headers }) => {
    const operation = api.operationOf(endpoint);
    if (!operation) return refusal(new Problem('path-not-found'));
    try {
      const upload = body instanceof FormData ? await readForm(body) : { body, files: [] };
      const address = headers['x-forwarded-for'] ?? '';
      const exchange = { params: params ?? {}, query: query ?? {}, ...upload, headers, address };
      const answer = await operation.handle({ ...exchange, requestId: headers['x-request-id'] ?? '' });
      return { ...answer, headers: { ...answer.headers, 'x-souk-now': clock.now().toISOString() } };
    } catch (error) {
      if (error instanceof Problem) return refusal(error, replyLanguage(headers, config));
      throw error;
    }
  };
