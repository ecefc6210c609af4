import { fillClasses } from '../classes/fill-classes.ts';
import { runSteps } from '../database/run-steps.ts';

/** Files of the measured teacher, the same in each academy. */
const [OWN_ASSIGNMENTS, OWN_MESSAGES] = [200, 100];
const OWN = OWN_ASSIGNMENTS + OWN_MESSAGES;
/** Of 100 files of other people. */
const [MESSAGES, BOOKS] = [28, 2];

const teacher = `(select id from users where email = 'teacher@academy.test')`;
const student = `(select id from users where email = 'student@academy.test')`;
const others = `(select id, row_number() over (order by id) as place from users where email like 'bench-%')`;
const howManyOthers = `(select count(*) from users where email like 'bench-%')`;
/** One minute apart, the newest first. */
const at = (number: string) => `now() - ${number} * interval '1 minute'`;

/** Rows of `media` with ids of the kind, as many as `rows(n, owner_id)` has. */
const mediaOf = (kind: string, rows: string) => `insert into media
    (id, owner_id, kind, mime, extension, size, name, created_at, attached_at)
  select md5('${kind}' || n) || '00000000', owner_id, 'document', 'application/pdf', 'pdf', 100000 + n, 'Page ' || n || '.pdf',
    ${at('n')}, ${at('n')} from (${rows}) r(n, owner_id)`;
const idOf = (kind: string) => `md5('${kind}' || n) || '00000000'`;

/** The share of a kind among the files of other people. */
const share = (percent: number) => `(($1::int - ${OWN}) * ${percent} / 100)`;

const ownAssignments = `select n, ${teacher} from generate_series(1, ${OWN_ASSIGNMENTS}) n`;
const otherAssignments = `select n, u.id from generate_series(1, ${share(100 - MESSAGES - BOOKS)}) n
  join ${others} u on u.place = 1 + n % ${howManyOthers}`;
const ownMessages = `select n, ${teacher} from generate_series(1, ${OWN_MESSAGES}) n`;
const otherMessages = `select n, c.first_user_id from generate_series(1, ${share(MESSAGES)}) n
  join bench_chats c on c.place = n % (select count(*) from bench_chats)`;
const books = `select n, ${teacher} from generate_series(1, ${share(BOOKS)}) n`;

/** Places are numbered separately, so that the join uses a hash. */
const assigned = (kind: string, from: string, rows: string) => `with pool as materialized
    (select id, student_id, row_number() over (order by id) - 1 as place from classes where ${from})
  insert into assignments (class_id, student_id, media_id, title, uploaded_by, created_at)
  select c.id, c.student_id, ${idOf(kind)}, 'Page ' || n, owner_id, ${at('n')} from (${rows}) r(n, owner_id)
  join pool c on c.place = n % (select count(*) from pool)`;

const steps = [
  'truncate assignments, assignment_counts, books, book_counts, messages, chat_members, chats cascade',
  'delete from materials where media_id is not null and not exists (select from classes where material_id = materials.id)',
  'update materials set media_id = null, file_added_at = null',
  `insert into chats (first_user_id, second_user_id) select ${teacher}, ${student}`,
  `insert into chats (first_user_id, second_user_id)
    select a.id, b.id from ${others} a join ${others} b on b.place = 1 + a.place % ${howManyOthers}
    where a.place % 2 = 1 and ${howManyOthers} > 1`,
  `insert into chat_members (chat_id, user_id, other_user_id)
    select id, first_user_id, second_user_id from chats union all select id, second_user_id, first_user_id from chats`,
  `create table bench_chats as select id, first_user_id, row_number() over (order by id) - 1 as place
    from chats where first_user_id <> ${teacher}`,
  mediaOf('own-assignment', ownAssignments),
  assigned('own-assignment', `teacher_id = ${teacher}`, ownAssignments),
  mediaOf('assignment', otherAssignments),
  assigned('assignment', `teacher_id <> ${teacher}`, otherAssignments),
  mediaOf('own-message', ownMessages),
  `insert into messages (chat_id, sender_id, text, media_id, created_at)
    select (select id from chats where first_user_id = ${teacher}), owner_id, 'Page ' || n, ${idOf('own-message')}, ${at('n')}
    from (${ownMessages}) r(n, owner_id)`,
  mediaOf('message', otherMessages),
  `insert into messages (chat_id, sender_id, text, media_id, created_at)
    select c.id, owner_id, 'Page ' || n, ${idOf('message')}, ${at('n')}
    from (${otherMessages}) r(n, owner_id) join bench_chats c on c.place = n % (select count(*) from bench_chats)`,
  mediaOf('book', books),
  `insert into books (title, media_id, created_by, created_at)
    select 'Book ' || n, ${idOf('book')}, owner_id, ${at('n')} from (${books}) r(n, owner_id)`,
  'drop table bench_chats',
  `insert into assignment_counts (name, total) select 'live', count(*) from assignments`,
  `insert into book_counts (name, total) select 'live', count(*) from books`,
];

/**
 * Fills a database with classes and with files of classes, conversations and the library; the teacher's own are the
 * same in each.
 */
export async function fillFiles(databaseUrl: string, { classes, files }: { classes: number; files: number }) {
  await fillClasses(databaseUrl, classes);
  await runSteps(databaseUrl, steps, files);
}
