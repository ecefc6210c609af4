import { localeOf } from '@academy/shared-auth';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { genders, learners, subjects } from '#/base/api/teaching.ts';

/** Common languages in an academy of Quran and Arabic; an API may know others. */
const languages = [
  ...['ar', 'en', 'fr', 'de', 'nl', 'sv', 'es', 'tr', 'ur', 'hi', 'bn', 'id', 'ms', 'so', 'sw', 'fa', 'ru'],
] as const;

/** The properties of a teacher that families can wish (D107), in words, and as choices. */
export function useTeachingWords() {
  const { t, i18n } = useTranslation('users');
  const locale = localeOf(i18n.language);
  const { names, list } = useMemo(
    () => ({ names: new Intl.DisplayNames(locale, { type: 'language' }), list: new Intl.ListFormat(locale) }),
    [locale],
  );
  const languageName = (code: string) => names.of(code) ?? code;
  const subjectName = (subject: string) => t(`teaching.subject.${subject}`);
  const learnerName = (learner: string) => t(`teaching.learner.${learner}`);
  const options = (values: readonly string[], nameOf: (value: string) => string) =>
    values.map((value) => ({ value, label: nameOf(value) }));
  return {
    languageName,
    inWords: (values: readonly string[], nameOf: (value: string) => string) => list.format(values.map(nameOf)),
    subjectName,
    learnerName,
    genders: options(genders, (gender) => t(`teaching.gender.${gender}`)),
    subjects: options(subjects, subjectName),
    learners: options(learners, learnerName),
    /** @param known languages that are offered too. */
    languages: (known: readonly string[] = []) =>
      options([...languages, ...known.filter((code) => !languages.some((usual) => usual === code))], languageName),
  };
}
