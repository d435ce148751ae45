import type { Language } from './entry.ts';

/** Words that say of what follows that it is not in, "no salt". A claim on several things takes an "or". */
export const deniesNext: Record<Language, string> = {
  en: 'no, without, non, not, never, neither, not any, with no, made without, never any',
  fr: 'sans, non, pas, pas de, jamais, jamais de, sans aucun, sans aucune, sans ajout de, absence de, sans présence de',
  de: 'ohne, kein, keine, keinen, keinem, keiner, keinerlei, nicht, weder, nie',
  ar: 'بدون, بلا, دون, من دون, من غير, بغير, غير, لا, ليس, ليست, ليس فيه, بدون أي',
  ms: 'tanpa, bukan, non, tiada, tidak ada, tidak, tak, nihil',
  tr: '',
};

/** A share of nothing, "0 % alcohol" or "alcohol 0.0 %"; "0.0 % beer" is a beer. */
export const deniesShare: Record<Language, string> = {
  en: 'zero',
  fr: 'zéro',
  de: 'null',
  ar: 'صفر',
  ms: 'sifar, nol',
  tr: 'sıfır',
};

/** Words that say it of one thing more, "neither pork nor lard". */
export const deniesOneMore: Record<Language, string> = {
  en: 'nor, and no, or no',
  fr: 'ni',
  de: 'noch, und kein, und keine, und ohne',
  ar: 'ولا, وبدون, ودون',
  ms: 'dan tanpa',
  tr: '',
};

/** Words that say it of a list of things too, "free from milk, egg and soy". */
export const deniesList: Record<Language, string> = {
  en: "free from, free of, contains no, contain no, containing no, contains neither, does not contain, do not contain, doesn't contain, don't contain, not containing, never contains, has no, is free from, is free of, are free from, guaranteed free from, made without any",
  fr: 'exempt de, exempte de, exempts de, exemptes de, ne contient pas de, ne contient pas, ne contient ni, ne contient aucun, ne contient aucune, ne contenant pas de, dépourvu de, dépourvue de, garanti sans, garantie sans, libre de, ne renferme pas de',
  de: 'frei von, enthält kein, enthält keine, enthält keinen, enthält keinerlei, enthält weder, enthalten kein, enthalten keine, garantiert frei von, garantiert ohne',
  ar: 'خال من, خالي من, خالية من, خالى من, لا يحتوي على, لا تحتوي على, لا يحتوي, لا تحتوي, لا يحتوى على, لا تحتوى على, لا يحتوي على أي, وخال من, وخالي من, وخالية من',
  ms: 'bebas, bebas daripada, bebas dari, tidak mengandungi, tidak mengandung, tidak mengandungi sebarang, tanpa kandungan, tiada kandungan',
  tr: '',
};

/** Words that say it of the one word before them. */
export const deniesLast: Record<Language, string> = {
  en: 'free, not added, not included, not used, not present',
  fr: 'non ajouté, non ajoutée, non ajoutés, non ajoutées, exclu, exclue',
  de: 'frei, freie, freies, freier, freien, freiem, nicht zugesetzt, nicht enthalten',
  ar: 'غير مضاف, غير مضافة, غير موجود',
  ms: 'tidak ditambah, tidak ditambahkan, tidak digunakan',
  tr: 'ilavesiz, değil, yok, eklenmemiş, eklenmemiştir, ilave edilmemiştir, kullanılmamıştır, kullanılmaz',
};

/** Verbs that close a sentence and say it of the list before them: Turkish puts them last. */
export const deniesListBefore: Record<Language, string> = {
  en: '',
  fr: '',
  de: '',
  ar: '',
  ms: '',
  tr: 'içermez, ihtiva etmez, bulunmaz, içermeyen, içermemektedir, bulunmamaktadır, yoktur, katkısı yoktur, katkısı içermez, katkısı bulunmaz, ürünü içermez, ürünleri içermez',
};

/** Small words that may stand between a denial and what it denies; any other is denied itself, "no smoked ham". */
export const betweenDenials: Record<Language, string> = {
  en: 'added, any, any added, a, an, the, of, from, all, traces of, trace of, kind of, kinds of, other',
  fr: "de, d', du, des, la, le, les, l', aucun, aucune, ajout de, trace de, traces de, autre, autres",
  de: 'von, vom, dem, den, der, die, das, ein, eine, zugesetzt, zugesetzte, zugesetzter, zugesetztes, zugesetzten, jegliche, jeglichen, hinzugefügte, hinzugefügten, andere, anderen',
  ar: 'من, أي, على, إضافة, مضاف, مضافة',
  ms: 'dari, daripada, sebarang, apa-apa, tambahan, ditambah, lain',
  tr: 'hiçbir, ilave, diğer',
};

/** What packs deny and never list; named without a denial these words are not understood. */
export const absences: Record<Language, string> = {
  en: 'antibiotic, antibiotics, hormone, hormones, growth hormone, growth hormones, added hormones, growth promoters, steroids, GMO, GMOs, GM, genetically modified organisms, genetically modified ingredients, genetic engineering, pesticides, derivatives, by-products, byproducts, nasties, allergens, bones, pits, stones, plastic, BPA, gluten containing ingredients, animal ingredients, animal products, ever, at all',
  fr: 'antibiotique, antibiotiques, hormone, hormones, hormones de croissance, OGM, organismes génétiquement modifiés, pesticide, pesticides, dérivés, sous-produits, arête, arêtes, noyaux, pépins, allergènes',
  de: 'Antibiotika, Hormone, Wachstumshormone, Gentechnik, GVO, gentechnisch veränderte Organismen, gentechnisch veränderte Zutaten, Pestizide, Derivate, Nebenprodukte, Knochen, Gräten, Kerne, Steine, Allergene',
  ar: 'مضادات حيوية, هرمونات, هرمون, كائنات معدلة وراثيا, مبيدات, مشتقاته, مشتقاتها, عظم, عظام, نوى, مسببات الحساسية',
  ms: 'antibiotik, hormon, GMO, organisme diubah suai genetik, rekayasa genetik, pestisida, racun perosak, turunannya, derivatif, terbitan, terbitannya, tulang, alergen',
  tr: 'antibiyotik, hormon, GDO, pestisit, türevleri, türevi, kemik, çekirdek, alerjen',
};

/** Words for a flavour that stand before what it tastes of: "sans arôme jambon" may deny the ham or stand before it. */
export const flavoursBefore: Record<Language, string> = {
  en: '',
  fr: 'arôme, arômes, saveur, goût',
  de: '',
  ar: 'نكهة, نكهات, منكه, طعم',
  ms: 'perisa, perasa',
  tr: '',
};

/** Words between a flavour and what it tastes of, which leave no doubt: "no flavour of bacon". */
export const tiesOfFlavours: Record<Language, string> = {
  en: 'of',
  fr: 'de, d, du, des',
  de: 'von, vom',
  ar: 'من',
  ms: 'dari, daripada',
  tr: '',
};

/** Of the words between two ingredients, those that leave only a denial possible: "no pork, lard or wine". */
export const alternatives: Record<Language, string> = {
  en: 'or',
  fr: 'ou',
  de: 'oder',
  ar: 'أو, او',
  ms: 'atau, mahupun, maupun',
  tr: 'veya, ya da',
};
