/** What a part of a label is: the ingredients, "contains", "may contain", or a claim of what is not in it. */
export type SectionKind = 'ingredients' | 'contains' | 'may-contain' | 'free-from';

interface Opener {
  kind: SectionKind;
  words: RegExp;
}

const either = (...ways: string[]) =>
  new RegExp(`(?<![\\p{L}])(?:${ways.join('|')})(?![\\p{L}])\\s*:?`, 'iu');

/** Words that begin another part of a label, graver ones first; all languages of the tables. */
export const openers: readonly Opener[] = [
  {
    kind: 'may-contain',
    words: either(
      ...[
        'may (?:also )?contain(?: traces? of)?',
        'may be present',
        'contains? (?:possible )?traces? of',
        'traces? of',
      ],
      ...[
        '(?:made|produced|processed|packed|packaged|manufactured) (?:in|on) [^.;:]{0,30}?(?:facilit|factor|plant|premises|site|equipment|machine|line|kitchen|bakery|environment)\\p{L}*[^.;:]{0,40}? (?:also )?(?:handles?|process(?:es)?|uses?|contains?|with)',
      ],
      ...[
        "peut contenir(?: des traces d[eu’']s?)?",
        "traces? (?:[ée]ventuelles?|possibles?)(?: d[eu’']s?)?",
        'k(?:ann|önnen) (?:auch )?spuren von',
        'k(?:ann|önnen) enthalten',
        'k(?:ann|önnen)(?= [^.]{1,160}enthalten)',
        'spuren von',
      ],
      ...[
        '(?:fabriqu|produi|conditionn|[ée]labor|emball)\\p{L}* dans un[^.;:]{0,50}? (?:qui|où)[^.;:]{0,30}? (?:utilis|manipul|trait|transform|contien|contenant)\\p{L}*',
      ],
      ...['in einem (?:betrieb|werk|unternehmen)[^.;:]{0,60}? (?:der|das|dem|wo)(?: auch)?'],
      ...['قد يحتوي على(?: آثار(?: من)?)?', 'قد تحتوي على(?: آثار(?: من)?)?', 'يحتوي على آثار(?: من)?'],
      ...[
        '(?:أنتج|منتج|صنع|مصنع|تم (?:إنتاجه?|تصنيعه?|تعبئته?))[^.;:،]{0,40}? (?:يتعامل مع|تتعامل مع|يعالج|تعالج|يستخدم|تستخدم|يستعمل)',
      ],
      ...[
        '(?:dihasilkan|diproses|diproduksi|dibuat|dikilangkan|dibungkus)[^.;:]{0,60}? yang(?: juga)? (?:memproses|mengolah|mengendalikan|menggunakan|mengandungi?)(?: produk(?: yang)?(?: mengandungi?)?)?',
      ],
      ...[
        'mungkin mengandung(?:i)?',
        'boleh mengandungi',
        'dapat mengandung(?:i)?',
        'eser miktarda',
        'iz miktarda',
      ],
    ),
  },
  {
    kind: 'contains',
    words: either(
      "(?<!not |n[’']t )contains?(?= *:|(?: +[\\p{L}]+){1,12} *(?:[,.;:]|$))",
      '(?<!ne )contient',
      'enthält(?! kein)',
      '(?<!لا )[يت]حتوي على',
      '(?<!tidak )mengandung(?:i)?',
      'allergens?',
      'allergy advice',
      'allergènes?',
      'allergene',
      'allergiehinweise?',
      'alerjenler',
    ),
  },
  {
    kind: 'ingredients',
    words: either(
      'ingredients?(?: list)?(?= *:)',
      'ingr[ée]dients?(?= *:)',
      'zutaten(?= *:)',
      '(?:ال)?مكونات(?= *:)',
      'ramuan(?= *:)',
      'bahan(?:-bahan)?(?= *:)',
      'komposisi(?= *:)',
      'i[çc]indekiler(?= *:)',
      'bile[şs]enler(?= *:)',
    ),
  },
];

/** Languages that put the verb last: the words before it are the statement. */
export const closers: readonly Opener[] = [
  {
    kind: 'may-contain',
    words:
      /(?:i[çc]erebilir|bulunabilir|enthalten sein|(?:i[şs]len|kullan[ıi]l)\p{L}*[^.;:,]{0,30}(?:[üu]retil|paketlen)\p{L}*)\s*$/iu,
  },
  { kind: 'contains', words: /(?:i[çc]erir)\s*$/iu },
];
