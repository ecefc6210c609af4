/**
 * Typed texts for tests: every form, the API and the database are tested with the same list. Invisible characters are
 * written as numbers.
 */

export const phoneVectors = {
  digits: '01012345678',
  accepted: [
    '01012345678',
    '٠١٠١٢٣٤٥٦٧٨',
    '۰۱۰۱۲۳۴۵۶۷۸',
    '০১০১২৩৪৫৬৭৮',
    '０１０１２３４５６７８',
    '010 1234 5678',
    '010\u00a01234\u202f5678',
    '(010) 1234-5678',
    '010‑1234–5678',
    '010.1234.5678',
    '010/1234/5678',
    '+010 1234 5678',
    '\u200e٠١٠ ١٢٣٤ ٥٦٧٨\u200f',
    '\u206601012345678\u2069',
  ],
  rejected: ['0101234567', '010123456789', '0101234567x', '010,1234,5678', 'phone'],
} as const;

export const codeVectors = {
  code: '322173',
  accepted: [
    '322173',
    '٣٢٢١٧٣',
    '۳۲۲۱۷۳',
    '৩২২১৭৩',
    '322 173',
    '322\u00a0173',
    '322-173',
    '٣٢٢–١٧٣',
    '3 2 2 1 7 3',
    '322.173.',
    '«322173»',
    '\u200f322173',
  ],
  rejected: ['322174', '32217', '3221733', 'a322173'],
} as const;

/** Two spellings that a search treats as equal, in both directions. */
export const sameTexts: readonly (readonly [what: string, one: string, other: string])[] = [
  ['case', 'Maryam', 'MARYAM'],
  ['a composed accent', 'Ren\u00e9', 'Rene\u0301'],
  ['an accent', 'Ren\u00e9', 'Rene'],
  ['the Turkish dotted capital', 'İbrahim', 'ibrahim'],
  ['full width', 'Omar', 'Ｏｍａｒ'],
  ['a final sigma', 'ΝΙΚΟΣ', 'νικος'],
  ['an alef with hamza', 'أحمد', 'احمد'],
  ['an alef wasla', 'ٱلملك', 'الملك'],
  ['a seat of hamza', 'فؤاد', 'فواد'],
  ['a ta marbuta as ha', 'فاطمة', 'فاطمه'],
  ['an alef maqsura as ya', 'مصطفى', 'مصطفي'],
  ['vowel signs and a tatweel', 'مُحَـمَّد', 'محمد'],
  ['the signs of the mushaf', 'سورة ٱلۡمُلۡكِ', 'سورة الملك'],
  ['signs of pause', 'رَحِيمِۖ', 'رحيم'],
  ['honorific signs', 'محمد\u0610', 'محمد'],
  ['the open tanwin', 'رَحِيمٗا غَفُورٞا\u08f0', 'رحيما غفورا'],
  ['presentation forms', 'مريم', '\ufee3\ufeae\ufef3\ufee2'],
  ['a lam-alef in one sign', 'علاء', '\ufecb\ufefc\ufe80'],
  ['a lam-alef with hamza in one sign', 'الأمل', '\ufe8d\ufef7\ufee3\ufede'],
  ['the name of God in one sign', 'الله', '\ufdf2'],
  ['the Persian keyboard’s yeh and kaf', 'كريم', 'کریم'],
  ['Arabic digits', 'حلقة ٣٠٧', 'حلقة 307'],
  ['Persian digits', 'Halaqa 308', 'Halaqa ۳۰۸'],
  ['a curved apostrophe', 'O’Neil', "O'Neil"],
  ['an opening apostrophe', '‘Ali', "'Ali"],
  ['the letters ayn and hamza of a transliteration', 'ʿAbd al-Raʾuf', "'Abd al-Ra'uf"],
  ['an accent for an apostrophe', 'O´Neil', 'O`Neil'],
  ['a dash that does not break', 'Al‑Hassan', 'Al-Hassan'],
  ['a long dash', 'Al–Hassan', 'Al—Hassan'],
  ['a blank that does not break', 'Omar\u00a0X', 'Omar X'],
  ['two blanks', 'Omar  X', 'Omar X'],
  ['a line break', 'Omar\nX', 'Omar X'],
  ['a joiner that parts', 'می\u200cخواهم', 'می خواهم'],
  ['marks of direction', '\u2067مريم\u2069', '\u200fمريم'],
  ['a soft hyphen', 'Abdul\u00adrahman', 'Abdulrahman'],
];

/** Two texts that a search distinguishes. */
export const differentTexts: readonly (readonly [one: string, other: string])[] = [
  ['مريم', 'مرين'],
  ['Omar', 'Umar'],
  ['307', '308'],
  ["O'Neil", 'ONeil'],
  ['Al-Hassan', 'AlHassan'],
  ['عبد الله', 'عبدالله'],
];
