import type { Language } from '@academy/shared-auth';
import type { ListParams } from '@academy/shared-ui/list';
import { listRequest } from '@academy/shared-ui/list-request';

/** A person of the sample list. */
export interface Person {
  id: string;
  name: string;
  email: string;
  phone: string;
  code: string;
  role: 'student' | 'teacher' | 'guest';
  active: boolean;
  classes: number;
  joined: string;
}

const COUNT = 143;
const first = {
  en: ['Maryam', 'Yusuf', 'Aisha', 'Omar', 'Khadija', 'Bilal', 'Safiya', 'Hamza', 'Zaynab', 'Idris', 'Layla'],
  ar: ['مريم', 'يوسف', 'عائشة', 'عمر', 'خديجة', 'بلال', 'صفية', 'حمزة', 'زينب', 'إدريس', 'ليلى'],
};
const last = {
  en: ['Haddad', 'al-Khatib', 'Saleh', 'Rahman', 'Nasser', 'Qureshi', 'Demir', 'Barakat', 'Siddiqui', 'Mansour'],
  ar: ['الحداد', 'الخطيب', 'صالح', 'عبد الرحمن', 'ناصر', 'القرشي', 'ديمير', 'بركات', 'الصديقي', 'منصور'],
};
const roles = ['student', 'student', 'teacher', 'student', 'guest'] as const;
const of = <Item>(list: readonly Item[], index: number): Item => list[index % list.length] as Item;

const person = (language: Language, index: number): Person => {
  // One in four is written in the other script, as in a real academy.
  const script = index % 4 === 3 ? (language === 'en' ? 'ar' : 'en') : language;
  return {
    id: String(index + 1),
    name: `${of(first[script], index * 7)} ${of(last[script], index * 3)}`,
    email: `${of(first.en, index * 7)}.${of(last.en, index * 3)}${index}@academy.test`.toLowerCase().replace('al-', ''),
    phone: `+962 7 9${String(1_203_456 + index * 7919).slice(0, 7)}`,
    code: `ST-${1000 + index * 13}`,
    role: of(roles, index),
    active: index % 9 !== 4,
    classes: (index * 17) % 64,
    joined: new Date(Date.UTC(2025, 0, 5 + index * 3)).toISOString().slice(0, 10),
  };
};

const people = {
  en: Array.from({ length: COUNT }, (_, index) => person('en', index)),
  ar: Array.from({ length: COUNT }, (_, index) => person('ar', index)),
};

const compare = (one: unknown, other: unknown, language: Language) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), language);

/** Responds as the API would: filtered, sorted, one page with the total. */
export function findPeople(language: Language, params: ListParams): { rows: Person[]; total: number } {
  const { sort, search = '', role, active, name = '' } = listRequest(params);
  const found = people[language].filter(
    (one) =>
      [one.name, one.email, one.code].some((text) => text.toLowerCase().includes(search.toLowerCase())) &&
      one.name.toLowerCase().includes(name.toLowerCase()) &&
      (!role || one.role === role) &&
      (!active || String(one.active) === active),
  );
  const by = sort?.replace('-', '') as keyof Person | undefined;
  if (by) found.sort((one, other) => compare(one[by], other[by], language) * (sort?.startsWith('-') ? -1 : 1));
  const start = (params.page - 1) * params.perPage;
  return { rows: found.slice(start, start + params.perPage), total: found.length };
}
