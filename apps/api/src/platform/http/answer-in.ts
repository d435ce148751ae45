import { offeredLanguages } from '@souk/contract/shared/languages';
import type { FieldProblems } from '@souk/contract/shared/problem';
import { fixedText, marketLanguage } from '../texts/in-language.ts';
import type { Answer, Exchange } from './exchange.ts';

/** The language that a caller wants to be answered in: the first one it names, where the house speaks it. */
export function replyLanguage({ headers }: Pick<Exchange, 'headers'>, isProduction: boolean): string {
  const asked = headers['accept-language']?.split(/[,;]/)[0]?.trim();
  return offeredLanguages(isProduction).find(({ tag }) => tag === asked)?.tag ?? marketLanguage;
}

/** Says what an answer says in a language; people's own words in it stay as they are. */
export function answerIn(language: string, { body, ...answer }: Answer): Answer {
  if (language === marketLanguage) return { ...answer, body };
  const say = (text: string) => fixedText(text, language);
  const sayAll = (fields: FieldProblems): FieldProblems =>
    Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, texts.map(say)]));
  const message = say(body.message);
  return {
    ...answer,
    body: {
      ...body,
      message,
      msg: message,
      ...(body.error === undefined ? {} : { error: say(body.error) }),
      ...(body.errors ? { errors: sayAll(body.errors), data: sayAll(body.errors) } : {}),
    },
  };
}
