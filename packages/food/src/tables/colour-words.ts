import type { Language } from './entry.ts';

/** The class of colours, as packs call it. */
export const colourWords: Record<Language, string> = {
  en: 'colour, colours, colouring, colourings, color, colors, coloring, food colour, food colouring, colourant, dye, artificial colour, artificial colours, natural colour, natural colours, added colour, colour added, permitted colour, permitted colouring substance, contains permitted colouring',
  fr: 'colorant, couleur, colorants, colorant alimentaire, colorants naturels, colorant naturel, colorant artificiel',
  de: 'Farbstoff, Farbstoffe, Lebensmittelfarbe, Lebensmittelfarbstoff',
  ar: 'لون, ألوان, ملون, ملونات, مادة ملونة, مواد ملونة, لون غذائي, ملونات غذائية, لون طبيعي, لون صناعي, ألوان صناعية, ألوان طبيعية, صبغة, ملون طبيعي, ملون غذائي, مواد ملونة مسموح بها',
  ms: 'pewarna, pewarna yang dibenarkan, pewarna dibenarkan, pewarna tiruan, bahan pewarna, pewarna alami, pewarna sintetik, pewarna makanan, pewarna asli, pewarna sintetis, pewarna buatan',
  tr: 'renklendirici, renklendiriciler, gıda boyası, renk verici, boya, renk maddesi, doğal renklendirici',
};
