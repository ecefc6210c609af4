import { http } from '@academy/shared-auth';
import * as v from 'valibot';
import { builtInWords, type PageWords, sectionKeys } from '#/words/page-words.ts';

const texts = v.record(v.string(), v.string());
const responseSchema = v.object({
  data: v.object({
    sections: v.array(
      v.object({
        key: v.string(),
        content: v.object({ en: texts, ar: texts }),
        edited: v.array(v.string()),
      }),
    ),
    /** Whether an admin has published something of this page. */
    edited: v.boolean(),
  }),
});
type Page = v.InferOutput<typeof responseSchema>['data'];

const read = async (page: 'landing' | 'faq', signal?: AbortSignal): Promise<Page> =>
  (await http.get(`site/${encodeURIComponent(page)}`, signal ? { signal } : {}).json(responseSchema)).data;

function textsOf({ sections }: Page, language: 'en' | 'ar'): Record<string, string> {
  const edited = sections.flatMap(({ key, content, edited }) =>
    edited
      .filter((place) => place.startsWith(`${language}.`))
      .map((place) => place.slice(language.length + 1))
      .map((name) => [`${key}.${name}`, content[language][name] ?? ''] as const),
  );
  return Object.fromEntries(edited);
}

/** What the academy has made of the page's words (D157). @throws ApiError */
export async function readWords(language: 'en' | 'ar', signal?: AbortSignal): Promise<PageWords> {
  const [landing, faq] = await Promise.all([read('landing', signal), read('faq', signal)]);
  const questions = faq.sections.map(({ key, content }) => ({
    key,
    question: content[language].question ?? '',
    answer: content[language].answer ?? '',
  }));
  const shown = landing.sections.map(({ key }) => key).filter((key) => sectionKeys.includes(key));
  return {
    sections: landing.edited ? shown : builtInWords.sections,
    texts: landing.edited ? textsOf(landing, language) : {},
    questions: faq.edited ? questions : null,
  };
}
