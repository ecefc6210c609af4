import { localeOf } from '@academy/shared-auth';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { subjects } from '#/base/api/subjects.ts';
import type { TeacherWish } from '#/timetable/api/free-times.ts';

const genders = ['woman', 'man'];
const learners = ['children', 'adults'];
/** Common languages in an academy of Quran and Arabic; the address may name others. */
const languages = [
  'ar',
  'en',
  'fr',
  'de',
  'nl',
  'sv',
  'es',
  'tr',
  'ur',
  'hi',
  'bn',
  'id',
  'ms',
  'so',
  'sw',
  'fa',
  'ru',
];

export type WishName = keyof TeacherWish;

/** The wishes for a teacher in the address, and the choices; a value outside the choices is ignored. */
export function useWish() {
  const { t, i18n } = useTranslation('classes');
  const [search, setSearch] = useSearchParams();
  const at = (name: WishName, isKnown: (value: string) => boolean) => {
    const value = search.get(name) ?? '';
    return isKnown(value) ? value : '';
  };
  const wish: TeacherWish = {
    gender: at('gender', (value) => genders.includes(value)),
    subject: at('subject', (value) => subjects.some((subject) => subject === value)),
    learner: at('learner', (value) => learners.includes(value)),
    language: at('language', (value) => /^[a-z]{2,3}$/.test(value)),
  };
  const names = new Intl.DisplayNames(localeOf(i18n.language), { type: 'language' });
  const spoken = wish.language && !languages.includes(wish.language) ? [...languages, wish.language] : languages;
  const options: Record<WishName, { value: string; label: string }[]> = {
    gender: genders.map((value) => ({ value, label: t(`freeTeachers.gender.${value}`) })),
    subject: subjects.map((value) => ({ value, label: t(`freeTeachers.subject.${value}`) })),
    learner: learners.map((value) => ({ value, label: t(`freeTeachers.learner.${value}`) })),
    language: spoken.map((value) => ({ value, label: names.of(value) ?? value })),
  };
  const change = (name: WishName, value: string) => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true });
  };
  return { wish, options, change };
}
