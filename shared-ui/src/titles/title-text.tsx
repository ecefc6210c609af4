import { directionOf, useLanguage } from '@academy/shared-auth';
import { type ShownTitle, type Titled, titleIn } from '@academy/shared-auth/titles';

/** D168: titles in the reader's language; where one is missing the other, with its language. */
export function useTitle(): (title: string, ar: Titled['ar']) => ShownTitle {
  const language = useLanguage();
  return (title, ar) => titleIn(language, { title, ar });
}

/** A title in the reader's language, marked with the language that it is written in (D168). */
export function TitleText({ title, ar }: Titled) {
  const { text, lang } = useTitle()(title, ar);
  return (
    <bdi lang={lang} dir={directionOf(lang)}>
      {text}
    </bdi>
  );
}
