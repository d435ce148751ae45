/** Who keeps lists of foreign certifiers: Malaysia, Indonesia, and the accreditation centre of the Gulf states. */
export type Recogniser = 'JAKIM' | 'BPJPH' | 'GAC';

/** A body that certifies food as halal. */
export interface Certifier {
  /** Kept with every certificate, so it never changes; a body that goes stays in the list. */
  id: string;
  name: string;
  /** ISO 3166, two letters. */
  country: string;
  url?: string;
  /** Where it was found to be recognised. Absent means unknown: these lists change, and both ways. */
  recognisedBy?: readonly Recogniser[];
}

/**
 * Certifiers whose certificate counts while it is valid. Being listed says that the body exists and certifies food,
 * not how strictly. Bodies that only accredit certifiers, such as HAK of Turkey and GAC itself, are none.
 *
 * Sources of `recognisedBy`: the agreements that BPJPH signed on 18 November 2023 (halalfocus.net, 20 November 2023,
 * after Tempo); for GAC the announcements of HMC, ISA and the three of Brazil; for JAKIM those of the Muslim Judicial
 * Council (2018), ISA, the bodies of Japan, and a Malaysian list of February 2018. JAKIM struck AFIC and AHFS off
 * in 2013, HFA in 2014 and ICCV in 2019 (Department of Agriculture, notice 2019-15); what has become of that since
 * is not known here.
 */
export const certifiers: readonly Certifier[] = [
  // Australia
  { id: 'afic', name: 'Australian Federation of Islamic Councils', country: 'AU' },
  {
    id: 'iccv',
    name: 'Islamic Co-ordinating Council of Victoria',
    country: 'AU',
    url: 'https://www.iccv.com.au',
  },
  {
    id: 'hca',
    name: 'Halal Certification Authority Australia',
    country: 'AU',
    url: 'https://halalauthority.org',
  },
  { id: 'sichma', name: 'Supreme Islamic Council of Halal Meat in Australia', country: 'AU' },
  { id: 'halal-australia', name: 'Halal Australia', country: 'AU' },
  { id: 'ahfs', name: 'Australian Halal Food Services', country: 'AU' },
  {
    id: 'gahc',
    name: 'Global Australian Halal Certification',
    country: 'AU',
    url: 'https://www.gahc.com.au',
  },
  { id: 'ahaa', name: 'Australian Halal Authority and Advisers', country: 'AU' },
  { id: 'ahda', name: 'Australian Halal Development and Accreditation', country: 'AU' },
  { id: 'ghtc', name: 'Global Halal Trade Centre', country: 'AU' },
  { id: 'nhasa', name: 'National Halal Accreditation Services Australia', country: 'AU' },
  { id: 'nha', name: 'National Halal Authority', country: 'AU' },
  { id: 'waha', name: 'Western Australian Halal Authority', country: 'AU' },
  { id: 'adelaide-mosque', name: 'Adelaide Mosque Islamic Society of South Australia', country: 'AU' },
  { id: 'perth-mosque', name: 'Perth Mosque', country: 'AU' },

  // New Zealand
  {
    id: 'fianz',
    name: 'Federation of Islamic Associations of New Zealand',
    country: 'NZ',
    url: 'https://fianz.com',
    recognisedBy: ['BPJPH'],
  },
  { id: 'nzidt', name: 'New Zealand Islamic Development Trust', country: 'NZ', recognisedBy: ['BPJPH'] },

  // South-East and East Asia
  {
    id: 'jakim',
    name: 'Department of Islamic Development Malaysia',
    country: 'MY',
    url: 'https://www.halal.gov.my',
  },
  {
    id: 'bpjph',
    name: 'Halal Product Assurance Organising Agency',
    country: 'ID',
    url: 'https://bpjph.halal.go.id',
  },
  { id: 'mui', name: 'Majelis Ulama Indonesia', country: 'ID', url: 'https://halalmui.org' },
  { id: 'muis', name: 'Majlis Ugama Islam Singapura', country: 'SG', url: 'https://www.muis.gov.sg' },
  { id: 'muib', name: 'Majlis Ugama Islam Brunei', country: 'BN' },
  {
    id: 'cicot',
    name: 'Central Islamic Council of Thailand',
    country: 'TH',
    url: 'https://www.cicot.or.th',
    recognisedBy: ['BPJPH'],
  },
  { id: 'idcp', name: "Islamic Da'wah Council of the Philippines", country: 'PH' },
  { id: 'hca-vietnam', name: 'Halal Certification Agency Vietnam', country: 'VN' },
  { id: 'jma', name: 'Japan Muslim Association', country: 'JP', recognisedBy: ['JAKIM'] },
  {
    id: 'jha',
    name: 'Japan Halal Association',
    country: 'JP',
    url: 'https://jhalal.com',
    recognisedBy: ['JAKIM', 'GAC'],
  },
  {
    id: 'mpja',
    name: 'Muslim Professional Japan Association',
    country: 'JP',
    url: 'https://mpja.jp',
    recognisedBy: ['JAKIM', 'BPJPH'],
  },
  { id: 'kmf', name: 'Korea Muslim Federation', country: 'KR', recognisedBy: ['BPJPH'] },
  { id: 'kha', name: 'Korea Halal Authority', country: 'KR', recognisedBy: ['BPJPH'] },
  {
    id: 'thida',
    name: 'Taiwan Halal Integrity Development Association',
    country: 'TW',
    recognisedBy: ['BPJPH'],
  },

  // South Asia
  { id: 'halal-india', name: 'Halal India', country: 'IN' },
  { id: 'jamiat-halal-trust', name: 'Jamiat Ulama-i-Hind Halal Trust', country: 'IN' },
  { id: 'hac', name: 'Halal Accreditation Council', country: 'LK' },
  { id: 'sanha-pakistan', name: 'SANHA Halal Associates Pakistan', country: 'PK' },

  // Near East and Africa
  {
    id: 'moiat',
    name: 'Ministry of Industry and Advanced Technology, formerly ESMA',
    country: 'AE',
    url: 'https://moiat.gov.ae',
  },
  { id: 'sfda', name: 'Halal Centre of the Saudi Food and Drug Authority', country: 'SA' },
  { id: 'gimdes', name: 'GİMDES', country: 'TR', url: 'https://www.gimdes.org' },
  { id: 'tse', name: 'Turkish Standards Institution', country: 'TR', url: 'https://www.tse.org.tr' },
  { id: 'is-eg', name: 'IS EG Halal', country: 'EG' },
  {
    id: 'sanha',
    name: 'South African National Halaal Authority',
    country: 'ZA',
    url: 'https://sanha.org.za',
  },
  { id: 'niht', name: 'National Independent Halaal Trust', country: 'ZA' },
  {
    id: 'mjc',
    name: 'Muslim Judicial Council Halaal Trust',
    country: 'ZA',
    url: 'https://mjc.org.za',
    recognisedBy: ['JAKIM'],
  },

  // Europe
  {
    id: 'hmc',
    name: 'Halal Monitoring Committee',
    country: 'GB',
    url: 'https://halalhmc.org',
    recognisedBy: ['GAC'],
  },
  { id: 'hfa', name: 'Halal Food Authority', country: 'GB', url: 'https://www.halalfoodauthority.com' },
  { id: 'ireland-halal', name: 'Department of Halal Certification', country: 'IE' },
  { id: 'avs', name: 'AVS, À Votre Service', country: 'FR' },
  { id: 'argml', name: 'ARGML, Grande Mosquée de Lyon', country: 'FR' },
  { id: 'sfcvh', name: 'SFCVH, Grande Mosquée de Paris', country: 'FR' },
  { id: 'hfce', name: 'Halal Food Council of Europe', country: 'BE' },
  { id: 'hqc', name: 'Halal Quality Control', country: 'NL' },
  { id: 'hffia', name: 'Halal Feed and Food Inspection Authority', country: 'NL' },
  { id: 'halal-control', name: 'Halal Control', country: 'DE' },
  { id: 'instituto-halal', name: 'Instituto Halal', country: 'ES' },
  { id: 'wha', name: 'World Halal Authority', country: 'IT' },
  { id: 'hcs', name: 'Halal Certification Services', country: 'CH' },
  { id: 'bosnia-halal', name: 'Agency for Halal Quality Certification', country: 'BA' },

  // The Americas
  {
    id: 'ifanca',
    name: 'Islamic Food and Nutrition Council of America',
    country: 'US',
    url: 'https://ifanca.org',
    recognisedBy: ['BPJPH'],
  },
  {
    id: 'isa',
    name: 'Islamic Services of America',
    country: 'US',
    url: 'https://www.isahalal.com',
    recognisedBy: ['JAKIM', 'GAC'],
  },
  {
    id: 'hfsaa',
    name: 'Halal Food Standards Alliance of America',
    country: 'US',
    url: 'https://www.hfsaa.org',
  },
  { id: 'ahf', name: 'American Halal Foundation', country: 'US' },
  { id: 'hma', name: 'Halal Monitoring Authority', country: 'CA', url: 'https://hmacanada.org' },
  { id: 'isna-canada', name: 'ISNA Canada Halal Certification Agency', country: 'CA' },
  { id: 'halal-montreal', name: 'Halal Montreal Certification Authority', country: 'CA' },
  { id: 'fambras', name: 'FAMBRAS Halal', country: 'BR', recognisedBy: ['GAC'] },
  { id: 'cdial', name: 'CDIAL Halal', country: 'BR', recognisedBy: ['GAC'] },
  { id: 'siil', name: 'SIIL Halal', country: 'BR', url: 'https://siilhalal.com.br', recognisedBy: ['GAC'] },
  {
    id: 'chilehalal',
    name: 'Halal Certification Centre of Chile',
    country: 'CL',
    recognisedBy: ['BPJPH'],
  },
];
