type Language = 'en' | 'ar';

// Unicode's signs around an annotated text, its annotation, and their end: they are taken out of all that is typed.
const [START, BETWEEN, END] = ['\ufff9', '\ufffa', '\ufffb'];

const pairs = /\ufff9([^\ufff9-\ufffb]*)\ufffa([^\ufff9-\ufffb]*)\ufffb/g;

/** A text of ours in both languages, as one text: it is read in one of them where it leaves the API (ADR 160). */
export const bothLanguages = (en: string, ar: string): string =>
  en === ar ? en : `${START}${en}${BETWEEN}${ar}${END}`;

/** SQL: `bothLanguages` of two texts. */
export const bothLanguagesOf = (en: string, ar: string): string =>
  `(case when ${en} = ${ar} then ${en} else '${START}' || ${en} || '${BETWEEN}' || ${ar} || '${END}' end)`;

const chosen = (language: Language) => (language === 'ar' ? '$2' : '$1');

/** A text, with each text of ours in a language. */
export const textIn = (text: string, language: Language): string =>
  text.includes(START) ? text.replaceAll(pairs, chosen(language)) : text;

/** The pairs within one string of JSON: its end is a quotation mark that is not escaped. */
const pairsInJson = /\ufff9((?:[^\ufff9-\ufffb"\\]|\\.)*)\ufffa((?:[^\ufff9-\ufffb"\\]|\\.)*)\ufffb/g;

/** JSON, with each text of ours in a language. Signs that stand in different strings are no pair: it stays JSON. */
export const jsonTextIn = (json: string, language: Language): string =>
  json.includes(START) ? json.replaceAll(pairsInJson, chosen(language)) : json;
