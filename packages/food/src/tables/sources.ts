/** A document that a row of the tables rests on. */
export interface Source {
  id: string;
  title: string;
  publisher: string;
  url?: string;
}

const verse = (sura: number, number: number): Source => ({
  id: `quran-${sura}-${number}`,
  title: `Qur'an ${sura}:${number}`,
  publisher: 'Quran.com',
  url: `https://quran.com/${sura}/${number}`,
});

const regulation = (id: string, year: number, number: number, title: string): Source => ({
  id,
  title: `Regulation ${title}`,
  publisher: 'European Union',
  url: `https://eur-lex.europa.eu/eli/reg/${year}/${number}/oj`,
});

const codeOfFood = (id: string, title: string): Source => ({
  id,
  title: `Australia New Zealand Food Standards Code: ${title}`,
  publisher: 'Food Standards Australia New Zealand',
  url: 'https://www.foodstandards.gov.au/food-standards-code',
});

const codex = (id: string, title: string): Source => ({
  id,
  title,
  publisher: 'Codex Alimentarius Commission (FAO and WHO)',
  url: 'https://www.fao.org/fao-who-codexalimentarius/',
});

const fatwaOfIndonesia = (id: string, title: string): Source => ({
  id,
  title: `Fatwa ${title}`,
  publisher: 'Majelis Ulama Indonesia',
});

export const sources: readonly Source[] = [
  // Scripture and law
  verse(2, 168),
  verse(2, 173),
  verse(2, 219),
  verse(5, 1),
  verse(5, 3),
  verse(5, 4),
  verse(5, 5),
  verse(5, 90),
  verse(5, 96),
  verse(6, 121),
  verse(6, 141),
  verse(6, 145),
  verse(7, 157),
  verse(16, 14),
  verse(16, 66),
  verse(16, 69),
  verse(16, 115),
  {
    id: 'bukhari-horse',
    title: 'Sahih al-Bukhari, Book of Slaughtering and Hunting: horse meat',
    publisher: 'Muhammad al-Bukhari',
  },
  {
    id: 'bukhari-rabbit',
    title: 'Sahih al-Bukhari, Book of Slaughtering and Hunting: the rabbit',
    publisher: 'Muhammad al-Bukhari',
  },
  {
    id: 'muslim-beasts',
    title: 'Sahih Muslim, Book of Hunting: beasts with fangs and birds with talons',
    publisher: 'Muslim ibn al-Hajjaj',
  },
  {
    id: 'muslim-vinegar',
    title: 'Sahih Muslim, Book of Drinks: vinegar, and wine turned into vinegar',
    publisher: 'Muslim ibn al-Hajjaj',
  },
  {
    id: 'ibn-majah-fish',
    title: 'Sunan Ibn Majah, Book of Food: fish and locusts are lawful unslaughtered',
    publisher: 'Ibn Majah',
  },
  {
    id: 'abu-dawud-frog',
    title: 'Sunan Abi Dawud, Book of Medicine: the frog may not be killed',
    publisher: 'Abu Dawud',
  },
  {
    id: 'hidaya',
    title: 'Al-Hidaya: slaughter, foods and drinks (Hanafi)',
    publisher: 'Burhan al-Din al-Marghinani',
  },
  {
    id: 'mukhtasar-khalil',
    title: 'Al-Mukhtasar: lawful foods (Maliki)',
    publisher: 'Khalil ibn Ishaq al-Jundi',
  },
  {
    id: 'umdat-al-salik',
    title: "'Umdat al-Salik: foods and purity (Shafi'i)",
    publisher: 'Ahmad ibn al-Naqib al-Misri',
  },
  { id: 'al-mughni', title: 'Al-Mughni: foods, slaughter and drinks (Hanbali)', publisher: 'Ibn Qudama' },
  {
    id: 'fiqh-encyclopaedia',
    title: "Al-Mawsu'a al-Fiqhiyya, Encyclopaedia of Islamic Law",
    publisher: 'Ministry of Awqaf, Kuwait',
  },

  // Fatwas and halal standards
  fatwaOfIndonesia('mui-10-2018', '10/2018 on food and drink containing alcohol or ethanol'),
  fatwaOfIndonesia('mui-33-2011', '33/2011 on colours from the cochineal insect'),
  fatwaOfIndonesia('mui-1-2010', '1/2010 on microbes and microbial products in food'),
  fatwaOfIndonesia('mui-27-2013', '27/2013 on shellac in food, medicines and cosmetics'),
  {
    id: 'iifa-198',
    title: 'Resolution 198 (4/21) on transmutation, dilution and additives in food and medication',
    publisher: 'International Islamic Fiqh Academy',
    url: 'https://iifa-aifi.org/en/33063.html',
  },
  {
    id: 'iifa-210',
    title: 'Resolution 210 (6/22) on transmutation and dilution of additives in food and medication',
    publisher: 'International Islamic Fiqh Academy',
    url: 'https://iifa-aifi.org/en/33099.html',
  },
  {
    id: 'iifa-225',
    title: 'Resolution 225 (9/23), answers to the halal questions of the SMIIC',
    publisher: 'International Islamic Fiqh Academy',
    url: 'https://iifa-aifi.org/en/6233.html',
  },
  {
    id: 'iftaa-jordan-128',
    title: 'Resolution 128 (6/2009) on gelatine from pork or impure substances',
    publisher: "General Iftaa' Department, Jordan",
    url: 'https://aliftaa.jo/decision-en/314/Article.aspx?ArticleId=5781',
  },
  {
    id: 'muzakarah-37',
    title: '37th Muzakarah (1995) on the cochineal colour in food',
    publisher: 'National Council for Islamic Religious Affairs, Malaysia',
  },
  {
    id: 'muzakarah-alcohol-2011',
    title: 'Special Muzakarah (14 to 16 July 2011) on alcohol in food, drinks, perfumes and medicines',
    publisher: 'National Council for Islamic Religious Affairs, Malaysia',
    url: 'http://www.koreaislam.org/en/halal-archives/?uid=187&mod=document',
  },
  {
    id: 'muis-ethanol',
    title: 'Fatwa on natural ethanol in halal food flavouring: 0.5 % in the flavouring, 0.1 % in the food',
    publisher: 'Islamic Religious Council of Singapore',
    url: 'https://www.muis.gov.sg/officeofthemufti/Fatwa/English-Ethanol',
  },
  {
    id: 'gso-2538',
    title: 'GSO 2538:2017 The maximum limits for residues of ethyl alcohol (ethanol) in food',
    publisher: 'GCC Standardization Organization',
    url: 'https://www.halalint.org/en/gso-25382017-the-maximum-limits-for-residues-of-ethyl-alcohol-ethanol-in-food',
  },
  {
    id: 'ms-1500',
    title: 'MS 1500:2019 Halal food: general requirements',
    publisher: 'Department of Standards Malaysia',
  },
  {
    id: 'smiic-1',
    title: 'OIC/SMIIC 1:2019 General requirements for halal food',
    publisher: 'Standards and Metrology Institute for Islamic Countries',
    url: 'https://www.smiic.org',
  },
  {
    id: 'smiic-24',
    title: 'OIC/SMIIC 24:2020 Food additives and other chemicals added to halal food',
    publisher: 'Standards and Metrology Institute for Islamic Countries',
    url: 'https://www.smiic.org',
  },
  {
    id: 'gso-2055-1',
    title: 'GSO 2055-1 Halal products: general requirements for halal food',
    publisher: 'GCC Standardization Organization',
  },
  codex('cxg-24', 'CXG 24-1997 General guidelines for use of the term halal'),

  // Food law
  codex('cxs-192', 'CXS 192-1995 General standard for food additives'),
  codex('cxg-36', 'CXG 36-1989 Class names and the international numbering system for food additives'),
  codex('cxs-1', 'CXS 1-1985 General standard for the labelling of prepackaged foods'),
  codex('cxs-283', 'CXS 283-1978 General standard for cheese'),
  regulation('eu-1333-2008', 2008, 1333, '(EC) No 1333/2008 on food additives'),
  regulation('eu-231-2012', 2012, 231, '(EU) No 231/2012, specifications of food additives'),
  regulation('eu-1169-2011', 2011, 1169, '(EU) No 1169/2011 on food information to consumers'),
  regulation('eu-1332-2008', 2008, 1332, '(EC) No 1332/2008 on food enzymes'),
  regulation('eu-1334-2008', 2008, 1334, '(EC) No 1334/2008 on flavourings'),
  regulation('eu-853-2004', 2004, 853, '(EC) No 853/2004, hygiene of food of animal origin'),
  regulation(
    'eu-1308-2013',
    2013,
    1308,
    '(EU) No 1308/2013, organisation of the markets in agricultural products',
  ),
  regulation('eu-2019-787', 2019, 787, '(EU) 2019/787 on spirit drinks'),
  codeOfFood('fsanz-1-2-3', 'Standard 1.2.3, mandatory declarations'),
  codeOfFood('fsanz-1-2-4', 'Standard 1.2.4, statements of ingredients'),
  codeOfFood('fsanz-1-3-1', 'Standard 1.3.1, food additives'),
  codeOfFood('fsanz-8', 'Schedule 8, food additive names and code numbers'),
  codeOfFood('fsanz-9', 'Schedule 9, mandatory advisory statements and declarations'),
  codeOfFood('fsanz-10', 'Schedule 10, generic names of ingredients'),
  codeOfFood('fsanz-15', 'Schedule 15, substances that may be used as food additives'),
  codeOfFood('fsanz-16', 'Schedule 16, types of substances that may be used as food additives'),
  codeOfFood('fsanz-18', 'Schedule 18, processing aids'),
  codeOfFood('fsanz-17', 'Schedule 17, vitamins and minerals'),
  {
    id: 'jecfa',
    title: 'Combined compendium of food additive specifications',
    publisher: 'Joint FAO/WHO Expert Committee on Food Additives',
  },
  {
    id: 'nova',
    title: 'Ultra-processed foods: what they are and how to identify them (Monteiro and others, 2019)',
    publisher: 'Public Health Nutrition',
    url: 'https://doi.org/10.1017/S1368980018003762',
  },
  {
    id: 'nutri-score-2022',
    title: 'Update of the Nutri-Score algorithm, report of 2022',
    publisher: 'Scientific Committee of the Nutri-Score',
  },
  {
    id: 'nutri-score-2023',
    title: 'Update of the Nutri-Score algorithm for beverages, second report, 2023',
    publisher: 'Scientific Committee of the Nutri-Score',
  },
  {
    id: 'health-star-rating',
    title: 'Health Star Rating System Implementation Guide, version 9 (2025)',
    publisher: 'Health Star Rating Advisory Committee, Australia and New Zealand',
    url: 'https://www.healthstarrating.gov.au/calculator',
  },
];
