import type { Fixtures } from './permission-matrix.fixtures.ts';

/** Each is known to somebody else than the student, and may not be in the student's export. */
export const secrets = {
  ipOfAdmin: '203.0.113.77',
  ipOfParent: '203.0.113.88',
  reasonOfHold: 'The mother said they cannot pay',
  amountOfParent: '98765',
  amountOfPayment: '87654',
  cardOfParent: '4455',
  wordsOfParent: 'He shouts at the children',
  emailOfParent: 'mother@elsewhere.test',
  phoneOfParent: '447700900123',
  proposedJuz: '"juz":17,',
  leaderNote: 'Call the parents',
  notes: 'Slow reader',
};

/** Rows of a student in many tables. `$1` student, `$2` parent, `$3` teacher, `$4` leader, `$5` admin. */
const rowsOfFamily = (classId: number, reportId: number): string[] => [
  `update student_profiles set wallet = 'w-1', wallet_num = '77', notes = '${secrets.notes}', age = 9 where user_id = $1`,
  `insert into holds (student_id, changed_at, from_on, to_on, zone, starts_at, ends_at, reason, created_by)
    values ($1, now(), '2030-01-01', '2030-01-07', 'UTC', '2030-01-01', '2030-01-08', '${secrets.reasonOfHold}', $5)`,
  `insert into audit_log (actor_id, action, subject, subject_id, ip, at) values
    ($5, 'user.update', 'user', $1, '${secrets.ipOfAdmin}', now()), ($2, 'personal-data.export', 'user', $1, '${secrets.ipOfParent}', now()),
    ($1, 'user.update', 'user', $1, '198.51.100.1', now())`,
  `insert into make_ups (student_id, class_id, reason, until, ends_at) values ($1, ${classId}, 'teacher_absence', '2031-01-01', '2031-01-02')`,
  `insert into series (student_id, teacher_id, material_id, zone, zone_of, anchor_on, starts_on, accomplished)
    select $1, $3, m.id, 'UTC', 'student', '2030-01-07', '2030-01-07', 'An-Naba' from materials m limit 1`,
  `insert into series_slots (series_id, weekday, time, minutes) select id, 1, '10:00', 30 from series`,
  `insert into class_requests (student_id, requested_by, class_id, kind, times, month, reason, status)
    values ($1, $2, ${classId}, 'excuse', '{}', '2030-01', 'Ill', 'withdrawn')`,
  `insert into hifz_known (student_id, surah_from, ayah_from, surah_to, ayah_to, recorded_by, recorded_at, date)
    values ($1, 78, 1, 78, 40, $3, now(), '2026-01-01')`,
  `insert into home_hearings (student_id, page, heard_on, quality, heard_by) values ($1, 582, '2026-01-01', 3, $2)`,
  `insert into study_plans (student_id, days_of_week, pages_a_day, travel, changed_by, changed_at)
    values ($1, '{1,3}', 4, '[{"from": "2026-01-01", "to": "2026-01-09"}]', $2, now())`,
  `insert into study_goals (student_id, surah_from, ayah_from, surah_to, ayah_to, by_day, set_by)
    values ($1, 77, 1, 67, 30, '2031-05-01', $3)`,
  `insert into exams (student_id, examiner_id, planned_by, juz, ranges, pages, seed, drawn, started_at, held_on, mistakes, result, note, recorded_at)
    values ($1, $4, $4, '{30}', '[{"surahFrom": 78, "ayahFrom": 1, "surahTo": 78, "ayahTo": 30}]', 1, 1, '{582}', now(), '2026-01-03',
      '[{"page": 582, "surah": 78, "ayah": 2, "count": 1}]', 4, 'Calm', now())`,
  `insert into hifz_certificates (student_id, juz, proposed_by, proposed_at, confirmed_by, confirmed_at)
    values ($1, 30, $3, now(), $4, now()), ($1, 17, $3, now(), null, null)`,
  `insert into bank_transfers (user_id, reference_number, amount_minor, currency, date, note) values ($1, 'T-77', 3100, 'USD', '2026-01-03', '${secrets.notes}')`,
  `insert into class_ledger (student_id, delta, reason) values ($1, 8, 'purchase')`,
  `insert into feedback (student_id, answered_by, teacher_id, occasion, score, words) values ($1, $2, $3, 'third_class', 1, '${secrets.wordsOfParent}')`,
  `insert into leads (status, name, learner_name, learner_age, email, phone, digest, consent_at, source, timezone, chosen_times, subject, student_id, parent_id)
    values ('joined', 'Layla', 'Yusuf', 9, '${secrets.emailOfParent}', '${secrets.phoneOfParent}', 'd', now(), 'page', 'UTC', '{}', 'memorisation', $1, $2)`,
  `insert into monthly_reports (teacher_id, student_id, year, month, language, answers, author_id) values ($3, $1, 2026, 1, 'en', '[]', $3)`,
  `update daily_reports set leader_note = '${secrets.leaderNote}' where id = ${reportId}`,
  `insert into notification_settings (user_id, choices, quiet_from, quiet_to) values ($1, '{}', '22:00', '07:00')`,
  `insert into purchases (id, user_id, student_id, account, package_id, kind, title, classes_num, currency, amount_minor, state, card_last4, card_last_month)
    overriding system value select 771, $2, $1, 'sandbox', p.id, 'monthly', 'Eight', 8, 'USD', ${secrets.amountOfParent}, 'active', '${secrets.cardOfParent}', '2040-01-01' from packages p limit 1`,
  `insert into payments (purchase_id, user_id, student_id, account, provider_id, state, kind, currency, amount_minor, paid_at)
    values (771, $2, $1, 'sandbox', 'in_1', 'paid', 'monthly', 'USD', ${secrets.amountOfPayment}, now())`,
  `insert into dues (id, purchase_id, user_id, student_id, number, reference, period_from, period_to, currency, amount_minor, due_on, state)
    overriding system value values (871, 771, $2, $1, 1, 'ACD3479', '2026-02-03', '2026-03-02', 'USD', 4400, '2026-02-03', 'reported')`,
  `insert into media (id, owner_id, kind, mime, extension, size, name, attached_at)
    values (repeat('c', 40), $2, 'document', 'application/pdf', 'pdf', 4, 'proof.pdf', now())`,
  `insert into transfer_reports (due_id, user_id, amount_minor, paid_on, reference, media_id)
    values (871, $2, 4400, '2026-02-04', 'FT-871', repeat('c', 40))`,
];

/** What was sent to the student, from whom and by which device. */
const rowsOfDevices = (classId: number): string[] => [
  `insert into media (id, owner_id, kind, mime, extension, size, name, attached_at) select repeat(d, 40), $1, 'document', 'application/pdf', 'pdf', 4, 'page.pdf', now()
    from unnest(array['a', 'b', 'd']) d`,
  `insert into assignments (title, uploaded_by, class_id, student_id, media_id, due, seen_by, seen_at) values ('Letters', $3, ${classId}, $1, repeat('a', 40), '2031-01-01', $1, now())`,
  `insert into hand_ins (number, is_latest, assignment_id, media_id, note, grade, comment, marks, marked_by, marked_at)
    select 1, true, a.id, repeat('b', 40), 'Done', 'good', 'Well done', '[]', $3, now() from assignments a`,
  `insert into home_recordings (student_id, heard_on, pages, media_id, seconds, recorded_by)
    values ($1, '2026-01-01', '{582}', repeat('d', 40), 40, $1)`,
  `insert into receipts (source, method, user_id, student_id, created_at, snapshot, tax_rate, net_minor, amount_minor, currency, kind, year, number)
    values ('bank_transfer:1', 'bank_transfer', $1, $1, now(), '{"payer":"Yusuf","student":"Yusuf","item":null,"reference":null,"date":null,"taxName":"","academy":{}}', 0, 3100, 3100, 'USD', 'receipt', 2026, 1)`,
  `insert into push_subscriptions (session_hash, user_id, auth, p256dh, endpoint, label) select token_hash, $1, 'a', 'b', 'https://push.example/1', 'Phone' from sessions where user_id = $1`,
  `insert into passkeys (counter, public_key, credential_id, user_id, name, synced, transports) values (0, 'k', 'c', $1, 'Key', false, '{}')`,
  `insert into notifications (key, scope, actor_ids, params, related_id, span, created_at, recipient_id) values ('account.registered', 'product', '{}', '{"name":"Omar","count":0}', 1, 1, now(), $1)`,
];

const rowsOfTeacher = [
  `insert into teacher_salaries (teacher_id, effective_from, price_minor) values ($3, '2025-01-01', 500)`,
  `insert into salary_months (teacher_id, month, total_minor, currency, closed_at, closed_by) values ($3, '2026-02-01', 700, 'USD', now(), $5)`,
  `insert into salary_adjustments (teacher_id, month, amount_minor, reason, actor_id, created_at) values ($3, '2026-02-01', 200, 'Travel', $5, now())`,
  `insert into payouts (teacher_id, way, sealed, last_four, changed_at) values ($3, 'bank', 'x', '3000', now())`,
  `insert into pay_advances (teacher_id, amount_minor, currency, months, given_on) values ($3, 5000, 'USD', 5, '2026-01-09')`,
  `with run as (insert into pay_runs (month, currency) values ('2026-02-01', 'USD') returning id)
    insert into pay_run_lines (run_id, teacher_id, salary_minor, amount_minor, currency, state, way, reference, paid_on)
    select id, $3, 700, 700, 'USD', 'paid', 'bank', 'P-77', '2026-03-02' from run`,
  `with made as (insert into visits (class_id, teacher_id, visitor_id, advice, answer, recorded_at, released_at, answered_at)
      select min(c.id), $3, $5, 'Advice', 'Answer', now(), now(), now() from classes c where c.teacher_id = $3 returning id)
    insert into visit_scores (visit_id, line_id, position, title_en, title_ar, score, note)
      select id, 1, 1, 'Time', 'الوقت', 3, 'Note' from made`,
  `insert into availability_windows (teacher_id, weekday, from_time, to_time) values ($3, 1, '09:00', '11:00')`,
  `insert into availability_days_off (teacher_id, from_day, to_day) values ($3, '2031-01-01', '2031-01-02')`,
  `insert into availability_pauses (teacher_id, minutes) values ($3, 10)`,
  `insert into times_off (kind, teacher_id, leader_id, reason, from_on, to_on, zone, starts_at, ends_at, created_by, state)
    values ('absence', $3, $4, 'Ill', '2031-03-01', '2031-03-02', 'UTC', '2031-03-01', '2031-03-03', $4, 'done')`,
];

/** Fills the tables with data of the family of the matrix, and of its teacher. */
export async function fillFamily({ api, own, person }: Fixtures): Promise<void> {
  const { sql } = api.deps.database;
  const { student, teacher, leader } = own;
  await api.buildMaterial();
  const startsAt = new Date(api.clock.now().getTime() - 86_400_000);
  const held = await api.buildClass({ ...own, startsAt, status: 'ended', attendance: 'presence' });
  const report = await api.buildReport({ classId: held.id, author: teacher });
  await api.buildMessage({ chat: await api.buildChat({ between: [student, teacher] }), sender: student });
  await sql.query({ text: `insert into packages (title, classes_num) values ('Eight', 8)` });
  const ids = [student.id, person('parent').id, teacher.id, leader.id, person('admin').id];
  const texts = [...rowsOfFamily(held.id, report.id), ...rowsOfDevices(held.id), ...rowsOfTeacher];
  for (const text of texts) await sql.query({ text: text.replace(/\$(\d)/g, (_, n) => String(ids[Number(n) - 1])) });
}
