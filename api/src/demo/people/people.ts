import type { BuiltInRole } from '#base/auth/permissions.ts';
import type { OfficeRole } from './roles.ts';

/** The ids of the demo's people, by the part before `@academy.test`. */
export type PersonIds = Map<string, number>;

export interface DemoPerson {
  /** The part before @academy.test. */
  login: string;
  name: string;
  role: BuiltInRole | OfficeRole;
  timezone: string;
  teacher?: string;
  leader?: string;
  childOf?: string;
  /** Since how many days, where it is not by the place in the list. */
  daysHere?: number;
}

const amman = 'Asia/Amman';
const cairo = 'Africa/Cairo';
const london = 'Europe/London';
const newYork = 'America/New_York';
const kuwait = 'Asia/Kuwait';
const kualaLumpur = 'Asia/Kuala_Lumpur';
const toronto = 'America/Toronto';
const riyadh = 'Asia/Riyadh';
const istanbul = 'Europe/Istanbul';

/** The accounts that README names, with the accountant of the office; the same password for all. */
export const accounts: DemoPerson[] = [
  { login: 'super-admin', name: 'د. خالد المصري', role: 'super-admin', timezone: amman },
  { login: 'admin', name: 'Maryam Haddad', role: 'admin', timezone: amman },
  { login: 'leader', name: 'Bilal Rahman', role: 'leader', timezone: london },
  { login: 'teacher', name: 'سلمى عبد الرحمن', role: 'teacher', timezone: cairo, leader: 'leader' },
  { login: 'student', name: 'Yusuf Ahmed', role: 'student', timezone: london, teacher: 'teacher', childOf: 'parent' },
  { login: 'parent', name: 'Amina Ahmed', role: 'guest', timezone: london },
  { login: 'guest', name: 'Layla Osman', role: 'guest', timezone: newYork },
];

const staff: DemoPerson[] = [
  { login: 'rania.khoury', name: 'رانيا الخوري', role: 'admin', timezone: amman },
  { login: 'huda.saleh', name: 'هدى صالح', role: 'leader', timezone: cairo },
  { login: 'ibrahim.sayed', name: 'إبراهيم السيد', role: 'teacher', timezone: cairo, leader: 'leader' },
  { login: 'fatima.zahra', name: 'Fatima Zahra Idrissi', role: 'teacher', timezone: london, leader: 'leader' },
  { login: 'omar.farouk', name: 'عمر فاروق', role: 'teacher', timezone: amman, leader: 'huda.saleh' },
  { login: 'nur.aisyah', name: 'Nur Aisyah Rahim', role: 'teacher', timezone: kualaLumpur, leader: 'huda.saleh' },
  { login: 'abdullah.qasim', name: 'عبد الله القاسم', role: 'teacher', timezone: kuwait, leader: 'huda.saleh' },
  { login: 'mona.adel', name: 'منى عادل', role: 'teacher', timezone: cairo, leader: 'leader' },
  { login: 'hamza.siddiqui', name: 'Hamza Siddiqui', role: 'teacher', timezone: toronto, leader: 'leader' },
];

const students: DemoPerson[] = [
  {
    login: 'maryam.ahmed',
    name: 'Maryam Ahmed',
    role: 'student',
    timezone: london,
    teacher: 'teacher',
    childOf: 'parent',
  },
  { login: 'adam.clarke', name: 'Adam Clarke', role: 'student', timezone: london, teacher: 'fatima.zahra' },
  { login: 'zayd.malik', name: 'Zayd Malik', role: 'student', timezone: newYork, teacher: 'hamza.siddiqui' },
  { login: 'hana.tariq', name: 'هنا طارق', role: 'student', timezone: kuwait, teacher: 'abdullah.qasim' },
  { login: 'khadija.benali', name: 'Khadija Benali', role: 'student', timezone: london, teacher: 'fatima.zahra' },
  { login: 'anas.hasan', name: 'أنس حسن', role: 'student', timezone: amman, teacher: 'omar.farouk' },
  { login: 'sara.yilmaz', name: 'Sara Yılmaz', role: 'student', timezone: istanbul, teacher: 'mona.adel' },
  { login: 'aiman.hakim', name: 'Aiman Hakim', role: 'student', timezone: kualaLumpur, teacher: 'nur.aisyah' },
  { login: 'leen.nabil', name: 'لين نبيل', role: 'student', timezone: amman, teacher: 'omar.farouk' },
  { login: 'ilyas.khan', name: 'Ilyas Khan', role: 'student', timezone: toronto, teacher: 'hamza.siddiqui' },
  {
    login: 'jana.mahmoud',
    name: 'جنى محمود',
    role: 'student',
    timezone: cairo,
    teacher: 'teacher',
    childOf: 'nadia.mahmoud',
  },
  { login: 'sofia.rossi', name: 'Sofia Rossi', role: 'student', timezone: london, teacher: 'fatima.zahra' },
  { login: 'faris.otaibi', name: 'فارس العتيبي', role: 'student', timezone: riyadh, teacher: 'abdullah.qasim' },
  {
    login: 'noah.ibrahim',
    name: 'Noah Ibrahim',
    role: 'student',
    timezone: newYork,
    teacher: 'hamza.siddiqui',
    childOf: 'danielle.ibrahim',
  },
  { login: 'tala.rashid', name: 'تالا راشد', role: 'student', timezone: kuwait, teacher: 'abdullah.qasim' },
  { login: 'imran.aziz', name: 'Imran Aziz', role: 'student', timezone: kualaLumpur, teacher: 'nur.aisyah' },
  { login: 'malak.samir', name: 'ملك سمير', role: 'student', timezone: cairo, teacher: 'ibrahim.sayed' },
  { login: 'yahya.demir', name: 'Yahya Demir', role: 'student', timezone: istanbul, teacher: 'mona.adel' },
  { login: 'rayyan.ali', name: 'ريان علي', role: 'student', timezone: riyadh, teacher: 'ibrahim.sayed' },
  { login: 'aaliyah.brown', name: 'Aaliyah Brown', role: 'student', timezone: newYork, teacher: 'hamza.siddiqui' },
  { login: 'musa.diallo', name: 'Musa Diallo', role: 'student', timezone: london, teacher: 'ibrahim.sayed' },
  { login: 'judi.khalil', name: 'جودي خليل', role: 'student', timezone: amman, teacher: 'omar.farouk' },
  { login: 'sumayya.noor', name: 'Sumayya Noor', role: 'student', timezone: toronto, teacher: 'teacher' },
  { login: 'taha.mustafa', name: 'طه مصطفى', role: 'student', timezone: cairo, teacher: 'mona.adel' },
];

const families: DemoPerson[] = [
  { login: 'nadia.mahmoud', name: 'نادية محمود', role: 'guest', timezone: cairo },
  { login: 'danielle.ibrahim', name: 'Danielle Ibrahim', role: 'guest', timezone: newYork },
  { login: 'samira.qureshi', name: 'Samira Qureshi', role: 'guest', timezone: london },
  { login: 'walid.hariri', name: 'وليد الحريري', role: 'guest', timezone: riyadh },
  { login: 'aminah.yusof', name: 'Aminah Yusof', role: 'guest', timezone: kualaLumpur },
];

const office: DemoPerson[] = [
  { login: 'accountant', name: 'ياسمين ناصر', role: 'accountant', timezone: amman },
  { login: 'daniel.osei', name: 'Daniel Osei', role: 'Registrar · مسجل', timezone: london },
];

/**
 * Paid for, but without a teacher so far. They come last, because the random values of the others depend on their
 * index.
 */
const newcomers: DemoPerson[] = [
  {
    login: 'zaynab.yusof',
    name: 'زينب يوسف',
    role: 'student',
    timezone: kualaLumpur,
    leader: 'leader',
    childOf: 'aminah.yusof',
    daysHere: 3,
  },
];

/** A family that signed up twice (D164): the other accounts are `danielle.ibrahim` and her child's. */
const twice: DemoPerson[] = [
  { login: 'danielle.i', name: 'Danielle Ibrahim', role: 'guest', timezone: newYork, daysHere: 5 },
];

/** A family that came by itself (D163). It is not among `people`, because it has neither classes nor posts. */
export const newFamily = {
  person: { login: 'huda.mansour', name: 'هدى منصور', role: 'guest', timezone: cairo } as DemoPerson,
  phone: '+201005550142',
  children: [
    { name: 'نور منصور', age: 7, signsIn: true },
    { name: 'سارة منصور', age: 5, signsIn: false },
  ],
};

export const people: DemoPerson[] = [
  ...[...accounts, ...staff, ...students, ...families, ...office, ...newcomers],
  ...twice,
];

const DAY_MS = 24 * 60 * 60_000;
const OLDEST_DAYS = 200;
const indexOf = (person: DemoPerson) => people.indexOf(person);

export const accountPhone = (person: DemoPerson): string =>
  `079${String(10_000_000 + indexOf(person) * 135_791).slice(-8)}`;
/** When a person joined the academy. */
export const joinedAt = (person: DemoPerson, now: Date): Date =>
  new Date(now.getTime() - (person.daysHere ?? OLDEST_DAYS - indexOf(person) * 2) * DAY_MS);
