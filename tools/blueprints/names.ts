import { camel, capital, isName, singular } from './words.ts';

/** What a call and its noun are called, wherever they are named. */
export interface Names {
  module: string;
  noun: string;
  /** `photo` */
  one: string;
  verb: string;
  /** `rotate-photo` */
  file: string;
  /** `rotatePhoto` */
  act: string;
  /** `photo_id` */
  id: string;
  /** `Photo` */
  type: string;
  /** The noun in a sentence. */
  said: string;
}

export function namesOf(place: string, verb: string): Names {
  const [module = '', noun = '', ...rest] = place.split('/');
  if (rest.length > 0 || ![module, noun, verb].every(isName))
    throw new Error('Say <module>/<noun> <verb>, such as classifieds/offers withdraw.');
  const one = singular(noun);
  const file = `${verb}-${one}`;
  return {
    module,
    noun,
    one,
    verb,
    file,
    act: camel(file),
    id: `${one.replaceAll('-', '_')}_id`,
    type: capital(camel(one)),
    said: one.replaceAll('-', ' '),
  };
}

/** Where the API has a module's files. */
export const roomOf = ({ module }: Pick<Names, 'module'>): string => `apps/api/src/modules/${module}`;

/** A name as the key of an object. */
export const keyOf = (name: string): string => (name.includes('-') ? `'${name}'` : name);
