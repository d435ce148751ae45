import { Phrase } from './phrase.ts';

/** What a part of a label is: the ingredients, "contains", "may contain", or a claim of what is not in it. */
export type SectionKind = 'ingredients' | 'contains' | 'may-contain' | 'free-from';

interface Opener {
  kind: SectionKind;
  phrase: Phrase;
}

/** Ways to say one thing, as whole words. Every repetition in them is bounded, so that no text is slow to read. */
const either = (...ways: string[]) =>
  new Phrase(`(?<!\\p{L})(?:${ways.join('|')})(?:(?<=['’])|(?!\\p{L}))\\s{0,9}:?`, { isWhole: true });

const someLetters = '\\p{L}{0,14}';

/** Words that begin another part of a label, stricter ones first; all languages of the tables. */
export const openers: readonly Opener[] = [
  {
    kind: 'may-contain',
    phrase: either(
      '(?:may|might|could|can) (?:also )?contain(?: (?:small )?(?:traces?|amounts?) of)?',
      'may be present',
      'contains? (?:possible )?traces? of',
      '(?:possible )?traces? of',
      'traces?(?= ?:)',
      `(?:made|produced|processed|packed|packaged|manufactured|prepared|baked) (?:in|on) [^.;:]{0,30}?(?:facilit|factor|plant|premises|site|equipment|machine|line|kitchen|bakery|environment|workshop)${someLetters}[^.;:]{0,40}? (?:also )?(?:handl(?:es?|ing)|process(?:es|ing)?|us(?:es?|ing)|contain(?:s|ing)?|with)`,
      "peut (?:également |aussi )?contenir(?: (?:des |de possibles |d['’]éventuelles )?traces? (?:[ée]ventuelles? )?d(?:e(?:s)?|u|['’]))?",
      "susceptible de contenir(?: (?:des )?traces? d(?:es?|u|['’]))?",
      "contient (?:des |d['’]éventuelles )?traces? (?:[ée]ventuelles? |possibles? )?d(?:es?|u|['’])",
      "(?:pr[ée]sence|traces?) (?:[ée]ventuelles?|possibles?)(?: d(?:es?|u|['’]))?",
      "traces? d(?:es?|u|['’])",
      'k(?:ann|önnen) (?:auch |weitere )?spuren (?:von|anderer)',
      'k(?:ann|önnen) (?:auch )?enthalten',
      'k(?:ann|önnen)(?= [^.]{1,160}enthalten)',
      '(?:enthält )?(?:mögliche |eventuell )?spuren von',
      'spuren(?= ?:)',
      `(?:fabriqu|produi|conditionn|[ée]labor|emball|pr[ée]par|transform)${someLetters} (?:dans|sur) une?[^.;:]{0,50}? (?:(?:qui|où)[^.;:]{0,30}? )?(?:utilis|manipul|trait|transform|contien|contenant)${someLetters}`,
      'in einem (?:betrieb|werk|unternehmen)[^.;:]{0,60}? (?:der|das|dem|wo)(?: auch)?',
      '(?:hergestellt|produziert|verpackt|abgepackt) (?:in|auf) [^.;:]{0,60}? (?:der|die|das|dem|wo)(?: auch)?',
      '(?:و)?قد [يت]حتوي(?: (?:أيضا|أيضًا))?(?: على)?(?: آثار)?(?: من)?',
      '[يت]حتوي على (?:آثار|اثار)(?: من)?',
      '(?:آثار|اثار) (?:محتملة )?من',
      '(?:أنتج|منتج|صنع|مصنع|تم (?:إنتاجه?|تصنيعه?|تعبئته?))[^.;:،]{0,40}? (?:يتعامل مع|تتعامل مع|يعالج|تعالج|يستخدم|تستخدم|يستعمل)',
      '(?:dihasilkan|diproses|diproduksi|dibuat|dikilangkan|dibungkus)[^.;:]{0,60}? (?:yang|di mana)(?: juga)? (?:memproses|mengolah|mengendalikan|menggunakan|mengandungi?)(?: produk(?: yang)?(?: mengandungi?)?)?',
      '(?:mungkin|boleh|dapat|bisa)(?: juga)? mengandungi?(?: (?:kesan|jejak|sisa|sedikit)(?: daripada| dari)?)?',
      'mengandungi? (?:kesan|jejak|sisa)(?: daripada| dari)?',
      '(?:kesan|jejak) (?:daripada|dari)',
      'eser miktarda',
      'iz miktarda',
    ),
  },
  {
    kind: 'contains',
    phrase: either(
      "(?<!not |never |n[’']t )contains?(?! (?:no|neither|not) )(?= {0,9}:|(?: \\p{L}{1,40}){1,12} ?(?:[,.;:]|$))",
      '(?<!ne )contient(?! (?:pas|ni|aucune?) )',
      'enthält(?! (?:kein|weder|nicht|ohne))',
      '(?<!لا )[يت]حتوي على',
      '(?<!tidak )mengandungi?',
      'allergens?',
      'allergy advice',
      'allergen information',
      'allergènes?',
      'allergene',
      'allergiehinweise?',
      'alergen(?= ?:)',
      'مسببات الحساسية(?= ?:)',
      'alerjenler',
    ),
  },
  {
    kind: 'ingredients',
    phrase: either(
      'ingredients?(?: list)?(?= {0,9}:)',
      'ingr[ée]dients?(?= {0,9}:)',
      'zutaten(?= {0,9}:)',
      '(?:ال)?مكونات(?= {0,9}:)',
      'ramuan(?= {0,9}:)',
      'bahan(?:-bahan)?(?= {0,9}:)',
      'komposisi(?= {0,9}:)',
      'i[çc]indekiler(?= {0,9}:)',
      'bile[şs]enler(?= {0,9}:)',
    ),
  },
];

const ending = (...ways: string[]) => new Phrase(`(?:${ways.join('|')})$`, { isWhole: false });

/** Languages that put the verb last: the words before it are the statement. Read at the end of a sentence only. */
export const closers: readonly Opener[] = [
  {
    kind: 'may-contain',
    phrase: ending(
      'i[çc]erebilir',
      'bulunabilir',
      'enthalten sein',
      `(?:i[şs]len|kullan[ıi]l)${someLetters}[^.;:,]{0,30}(?:[üu]retil|paketlen)${someLetters}`,
    ),
  },
  { kind: 'contains', phrase: ending('i[çc]erir') },
];

const noteOf = (...ways: string[]) =>
  new Phrase(`(?<!\\p{L})(?:${ways.join('|')})(?!\\p{L})`, { isWhole: true });

/** How a label explains its print, "see ingredients in bold": such words are no food, and name none. */
export const notes: readonly Phrase[] = [
  noteOf(
    '(?:(?:allergy advice|allergen information|allergens?) ?: ?)?(?:for (?:all )?allergens?,? )?(?:including (?:cereals containing gluten|gluten|cereals),? )?(?:please )?(?:see|refer to|check) (?:the )?(?:ingredients?|items?|words?)(?: list)? (?:(?:listed|shown|highlighted|marked|printed|written) )?in (?:bold|capitals?|capital letters|italics|upper case|caps)(?: (?:type|text|letters|print))?',
    '(?:all )?(?:food )?allergens?(?: ingredients?)? (?:are )?(?:(?:listed|shown|highlighted|marked|printed|indicated|written|declared) )?in (?:bold|capitals?|capital letters|italics|upper case|caps)(?: (?:type|text|letters|print))?',
    '(?:ingredients?|words?|items?) (?:(?:listed|shown|highlighted|marked|printed) )?in (?:bold|capitals?|caps)(?: (?:type|text|letters|print))? (?:are|is|indicates?|contains?)(?: (?:an|the|known))? allergens?',
  ),
  noteOf(
    '(?:pour (?:les |connaître les )?allergènes,? )?(?:(?:y compris|dont) (?:les )?céréales contenant du gluten,? )?(?:voir|consultez|consulter|se référer aux?|cf\\.?) (?:les |la liste des )?ingrédients? (?:(?:indiqués|mentionnés|inscrits|écrits|marqués|notés) )?en (?:gras|majuscules?|lettres capitales|italique)',
    '(?:les )?(?:allergènes|ingrédients allergènes|substances allergènes)(?: sont)?(?: (?:indiqués|mentionnés|signalés|inscrits|écrits|notés|marqués|indiquées))? en (?:gras|majuscules?|lettres capitales|italique)',
    '(?:les )?(?:informations|ingrédients|mentions) (?:(?:indiqués|indiquées|inscrits|écrits) )?en (?:gras|majuscules?) (?:sont (?:des |les )?allergènes|contiennent des allergènes|sont destinée?s aux personnes (?:intolérantes ou allergiques|allergiques ou intolérantes|allergiques))',
  ),
  noteOf(
    '(?:(?:informationen zu |hinweise zu |für |bezüglich )?allergenen? ?[:,]? ?)(?:(?:einschließlich|inklusive) glutenhaltige[sn]? getreides?,? )?(?:bitte )?siehe (?:die )?(?:fett ?(?:gedruckten?|markierten?|hervorgehobenen?|geschriebenen?) (?:zutaten|angaben)|zutaten in fettdruck|zutaten in großbuchstaben|hervorgehobenen? zutaten)',
    'siehe (?:die )?(?:fett ?(?:gedruckten?|markierten?) zutaten|zutaten in fettdruck)',
    '(?:allergene|allergene zutaten|allergieauslösende (?:zutaten|stoffe)) (?:sind )?(?:(?:in )?fett(?:druck)?|in großbuchstaben)(?: ?(?:gedruckt|hervorgehoben|markiert|gekennzeichnet|geschrieben|angegeben))?',
    '(?:fett ?gedruckte|hervorgehobene) zutaten (?:sind|enthalten) allergene',
  ),
  noteOf(
    '(?:ل?مسببات الحساسية|لل?مواد المسببة للحساسية|المواد المسببة للحساسية)[:،,]? (?:يرجى )?(?:انظر|راجع|مراجعة|الاطلاع على|موضحة|مكتوبة|مبينة|مميزة)(?: إلى)?(?: المكونات)?(?: (?:المكتوبة|الموضحة|المميزة|المبينة))? (?:بالخط|بخط|بالخط ال|باللون) ?(?:العريض|عريض|الغامق|غامق)',
    '(?:انظر|راجع)(?: إلى)? المكونات(?: (?:المكتوبة|الموضحة|المميزة|المبينة))? (?:بالخط|بخط) (?:العريض|عريض|الغامق|غامق)',
  ),
  noteOf(
    '(?:(?:untuk|maklumat|informasi) alergen ?[:,]? ?)?(?:sila |mohon |harap )?(?:lihat|rujuk)(?: pada)? (?:bahan|ramuan|komposisi)(?:-bahan)?(?: yang)?(?: (?:dicetak|ditulis|ditandai|bercetak|dihitamkan))? (?:dalam |dengan )?(?:huruf |cetak )?(?:tebal|bold|besar)',
    '(?:bahan )?alergen (?:(?:dicetak|ditulis|ditandai|ditunjukkan|tercetak) )?(?:dalam |dengan )?(?:huruf |cetak )?(?:tebal|bold|besar)',
  ),
  noteOf(
    '(?:alerjenler?(?: için)?[:,]? )?(?:koyu|kalın|büyük)(?: (?:renkle|renkli|harflerle|harfle|yazıyla|punto ile))?(?: (?:yazılmış|yazılan|belirtilmiş|belirtilen|gösterilen|işaretlenmiş))? (?:içeriklere|bileşenlere|içindekilere|maddelere) (?:bakınız|bkz)',
    'alerjen(?:ler| bileşenler| maddeler)? (?:koyu|kalın|büyük)(?: (?:renkle|renkli|harflerle|harfle|yazıyla|punto ile))?(?: olarak)? (?:yazılmıştır|belirtilmiştir|gösterilmiştir|işaretlenmiştir)',
  ),
];
