import type { PgTable } from 'drizzle-orm/pg-core';
import type { Fields } from '#base/fields/fields.ts';
import { personalColumns } from '#base/personal-data/personal-columns.ts';
import { wishFields } from '#modules/forms/leads/lead.fields.ts';
import { leads } from '#modules/forms/leads/leads.table.ts';
import { entryFields } from '#modules/progress/progress/entry.fields.ts';
import { hifzEntries } from '#modules/progress/progress/progress.table.ts';
import { stepFields } from '#modules/progress/progress/steps/step.fields.ts';
import { studentSteps } from '#modules/progress/progress/steps/steps.table.ts';
import { dayFields } from '#modules/timetable/holds/hold.fields.ts';
import { holds } from '#modules/timetable/holds/holds.table.ts';
import { contentFields, ruleFields } from '#modules/timetable/series/series.fields.ts';
import { series } from '#modules/timetable/series/series.table.ts';

/** Where a column's value is shown to the person: the field of a call's response. */
interface Shown {
  /** A path of the API; `:id` is the person, `{column}` a column of the exported row. */
  call: string;
  /** Column and the name of the field, if it has another one. */
  fields: Readonly<Record<string, string>>;
}

interface ExportedTable {
  shown?: readonly Shown[];
  /** Columns that no call shows to the person, and why the export has them. */
  otherwise?: Readonly<Record<string, string>>;
}

const at = (call: string, names: string): Shown => ({
  call,
  fields: Object.fromEntries(
    names.split(' ').map((name) => {
      const [column = '', field = column] = name.split('=');
      return [column, field];
    }),
  ),
});
const because = (reason: string, columns: string): Record<string, string> =>
  Object.fromEntries(columns.split(' ').map((column) => [column, reason]));

/** The exported columns of a list, as `because` and `at` take them: whoever asks for its fields may read them all. */
const givenOf = (table: PgTable, fields: Fields): string => personalColumns(table, fields).gives.join(' ');
const shownOf = (table: PgTable, fields: Fields): string =>
  Object.entries(fields)
    .flatMap(([name, field]) => personalColumns(table, { [name]: field }).gives.map((column) => `${column}=${name}`))
    .join(' ');

/** The contacts of who asked are apart. */
const { name: _, phone: __, ...wishes } = wishFields;

const OWN = 'the person typed or did it';
const DEVICE = 'it is about a device of the person';
const LINK = 'it says to which row of the archive this one belongs';
const WHEN = 'it says when the row was made, and names nobody';
const RESULT = 'it says what became of the person’s class, as the notification did';
const PAYER = 'the person pays';

/**
 * Every exported column (D160): the call that shows it to the person, or the reason why the export has it. A new column
 * has no entry and fails the test: do not give in an export what the person may not read.
 */
export const exportedColumns: Readonly<Record<string, ExportedTable>> = {
  audit_log: {
    otherwise: {
      ...because('it says what was done by the person or with the account', 'at action subject subject_id'),
      ip: 'only in rows of which the person is the actor: the address is the person’s',
    },
  },
  assignments: {
    shown: [at('/assignments', 'id class_id=classId title due created_at seen_at=at')],
  },
  attendance_log: { otherwise: because('it says when the person was in the class', 'class_id joined_at left_at') },
  availability_days_off: { shown: [at('/teachers/:id/availability', 'from_day=from to_day=to')] },
  availability_pauses: { shown: [at('/teachers/:id/availability', 'minutes=pauseMinutes')] },
  availability_windows: { shown: [at('/teachers/:id/availability', 'weekday from_time=from to_time=to')] },
  bank_transfers: {
    shown: [at('/payments', 'reference_number=reference amount_minor=amount currency date')],
    otherwise: because(WHEN, 'created_at'),
  },
  calendar_feeds: { otherwise: because(WHEN, 'created_at') },
  chats: { shown: [at('/chats', 'id')], otherwise: because(WHEN, 'created_at') },
  child_sessions: {
    otherwise: because(
      'sessions of a child, on a parent’s device or one of its own',
      'browser system created_at last_used_at',
    ),
  },
  class_ledger: { shown: [at('/users/:id/ledger', 'delta reason ref created_at')] },
  class_requests: {
    shown: [
      at('/class-requests', 'class_id=id kind status reason note created_at=createdAt answered_at=answeredAt times'),
    ],
  },
  classes: {
    shown: [at('/classes', 'id class_number starts_at ends_at status attendance accomplished title')],
    otherwise: because(WHEN, 'created_at'),
  },
  comment_likes: { otherwise: because(OWN, 'comment_id created_at') },
  comments: { otherwise: because(OWN, 'id post_id text created_at') },
  consents: { otherwise: because(OWN, 'kind version language accepted_at') },
  daily_report_parts: {
    shown: [at('/daily-reports/{report_id}', 'report_id=id kind body')],
  },
  daily_reports: { shown: [at('/daily-reports/{id}', 'id class_id=id created_at edited_at')] },
  deliveries: {
    otherwise: because('it says what was sent to the person', 'key channel status created_at sent_at'),
  },
  dues: {
    shown: [at('/dues', 'id number reference period_from=from period_to=to currency due_on=dueOn state')],
    otherwise: {
      ...because(PAYER, 'amount_minor paid_minor carried_from_minor carried_over_minor reason'),
      ...because(WHEN, 'created_at'),
    },
  },
  erasures: {
    otherwise: because('it says what was asked about the person’s data', 'state created_at decided_at erase_at'),
  },
  feedback: { otherwise: because(OWN, 'occasion score words created_at') },
  form_submission_files: { otherwise: because(OWN, 'submission_id media_id') },
  form_submissions: { otherwise: because(OWN, 'id form_id user_name user_email answers created_at') },
  hand_ins: {
    shown: [
      at(
        '/assignments/{assignment_id}/hand-ins',
        'assignment_id=assignmentId number media_id=id seconds note grade comment marks created_at=createdAt marked_at=at',
      ),
    ],
  },
  hifz_certificates: {
    shown: [at('/students/:id/certificates', 'juz proposed_at=proposedAt confirmed_at=confirmedAt')],
  },
  hifz_entries: {
    otherwise: because(
      'the entries of the person’s reports, which GET /classes/{id}/progress shows',
      givenOf(hifzEntries, entryFields),
    ),
  },
  student_steps: {
    otherwise: because(
      'the steps of the person’s reports; GET /students/{id}/steps shows the last one of each',
      givenOf(studentSteps, stepFields),
    ),
  },
  hifz_known: {
    shown: [at('/students/:id/progress', 'surah_from=surahFrom ayah_from=ayahFrom surah_to=surahTo ayah_to=ayahTo')],
    otherwise: because(WHEN, 'recorded_at'),
  },
  home_hearings: {
    otherwise: {
      ...because('GET /students/{id}/progress/due shows them on their day', 'page heard_on quality'),
      ...because(WHEN, 'created_at'),
    },
  },
  home_recordings: {
    shown: [at('/students/:id/home-recordings', 'heard_on=on pages media_id=id seconds')],
    otherwise: because(WHEN, 'created_at'),
  },
  study_plans: {
    shown: [at('/students/:id/study-plan', 'days_of_week=daysOfWeek pages_a_day=pagesADay')],
    otherwise: because('GET /students/{id}/study-plan shows the same days, with their ends in another order', 'travel'),
  },
  study_goals: {
    shown: [
      at('/students/:id/goals', 'surah_from=surahFrom ayah_from=ayahFrom surah_to=surahTo ayah_to=ayahTo by_day=by'),
    ],
    otherwise: because(WHEN, 'created_at'),
  },
  exams: {
    shown: [
      at('/students/:id/exams', 'juz pages held_on=heldOn result note started_at=startedAt recorded_at=recordedAt'),
    ],
    otherwise: because('GET /students/{id}/exams shows the same, with its parts in another order', 'ranges mistakes'),
  },
  enrolments: {
    shown: [at('/students/:id/enrolments', 'subject state since until agreed_minutes=agreedMinutes')],
  },
  enrolment_teachers: {
    otherwise: because('GET /students/{id}/enrolments has them in each enrolment', 'since until'),
  },
  holds: {
    shown: [
      at('/students/:id/holds', shownOf(holds, dayFields)),
      at('/students/:id/holds', 'state created_at=createdAt'),
    ],
  },
  known_devices: { otherwise: because(DEVICE, 'browser system created_at last_used_at') },
  leads: {
    otherwise: {
      ...because('what was asked for the person', 'status learner_name learner_age times source consent_at created_at'),
      ...because('what was asked for the person', givenOf(leads, wishes)),
      ...because('only for who asked: these are the person’s own contacts', 'name email phone'),
    },
  },
  list_views: { otherwise: because(OWN, 'list name query created_at') },
  make_ups: {
    shown: [at('/students/:id/makeups', 'class_id=id reason until used_by=usedBy')],
    otherwise: because(WHEN, 'created_at'),
  },
  media: { otherwise: because(OWN, 'id kind mime size name created_at') },
  meeting_authorizations: { otherwise: because(OWN, 'account_name created_at') },
  meeting_stays: { otherwise: because('it says when the person was in the class', 'class_id joined_at left_at') },
  messages: { otherwise: because(OWN, 'id chat_id text media_id created_at') },
  monthly_reports: {
    shown: [at('/monthly-reports', 'year month created_at')],
    otherwise: because('the answers that GET /monthly-reports/{id} shows', 'answers'),
  },
  notification_settings: {
    shown: [at('/notification-settings', 'quiet_from=from quiet_to=to')],
    otherwise: because(OWN, 'choices'),
  },
  notifications: {
    shown: [at('/notifications?per_page=100', 'key params created_at=createdAt')],
    otherwise: because(OWN, 'read_at'),
  },
  passkeys: { shown: [at('/two-steps', 'name created_at=createdAt last_used_at=lastUsedAt')] },
  payment_customers: { otherwise: because(PAYER, 'account') },
  payments: {
    shown: [at('/payments', 'id kind state currency amount_minor=amount refunded_minor=refunded_amount paid_at=date')],
    otherwise: because(PAYER, 'number discount_minor created_at'),
  },
  personal_exports: { otherwise: because('it says who holds a copy of the data', 'created_at expires_at') },
  post_likes: { otherwise: because(OWN, 'post_id created_at') },
  post_media: { otherwise: because(OWN, 'post_id media_id') },
  posts: { otherwise: because(OWN, 'id text status created_at published_at') },
  purchases: {
    shown: [
      at('/subscriptions/summary', 'id=purchase title classes_num=classesNum state renews_at=renewsAt ends_at=endsAt'),
    ],
    otherwise: {
      ...because('it names no money', 'kind created_at'),
      ...because(PAYER, 'currency amount_minor coupon_code discount_minor card_last4 card_last_month'),
    },
  },
  pay_advances: {
    shown: [at('/teachers/:id/advances', 'currency months given_on=givenOn')],
    otherwise: because('shown in the smallest unit', 'amount_minor'),
  },
  payouts: { shown: [at('/teachers/:id/payout', 'way last_four=lastFour changed_at=changedAt')] },
  pay_run_lines: {
    shown: [at('/teachers/:id/pay', 'currency state way reference paid_on=paidOn')],
    otherwise: because('shown in the smallest unit', 'salary_minor repaid_minor amount_minor rate'),
  },
  push_subscriptions: {
    shown: [at('/push/subscriptions', 'label created_at=createdAt last_sent_at=lastSentAt')],
  },
  receipts: {
    shown: [
      at('/receipts', 'kind method currency amount_minor=amount net_minor=net tax_rate=taxRate created_at=createdAt'),
    ],
    otherwise: because('what the paper says', 'year number snapshot'),
  },
  relations: { otherwise: because(LINK, 'user_id related_user_id relationship_type created_at') },
  salary_adjustments: {
    shown: [at('/teacher-salaries/:id/months/{month}', 'amount_minor=amount reason created_at')],
    otherwise: because('the month of the call', 'month'),
  },
  salary_months: {
    shown: [at('/teacher-salaries/:id/months', 'month total_minor=total currency closed_at')],
  },
  series: {
    shown: [
      at('/series', 'id zone'),
      at('/series', shownOf(series, ruleFields)),
      at('/series/{id}', shownOf(series, contentFields)),
    ],
    otherwise: because('shown as the status', 'ended_at created_at'),
  },
  sessions: { shown: [at('/sessions', 'browser system created_at=createdAt last_used_at=lastUsedAt')] },
  shift_classes: { otherwise: because(RESULT, 'class_id action to_at state') },
  student_profiles: {
    shown: [
      at(
        '/own-profile',
        'code age section agreed_session_duration registration_date phone trial_session last_status last_status_date total_sessions remaining=remainingClasses wallet wallet_num',
      ),
    ],
    otherwise: because(WHEN, 'created_at'),
  },
  teacher_profiles: {
    shown: [
      at(
        '/own-profile',
        'code registration_date phone last_status last_status_date wallet wallet_num gender languages subjects learners',
      ),
    ],
    otherwise: because(WHEN, 'created_at'),
  },
  staff_documents: {
    otherwise: because(
      'the page of the own documents shows it',
      'kind number issued_by valid_from valid_until created_at',
    ),
  },
  teacher_salaries: {
    shown: [at('/teacher-salaries/:id', 'price_minor=price_per_class per effective_from created_at')],
  },
  time_off_classes: { otherwise: because(RESULT, 'class_id action to_at state') },
  transfer_reports: {
    shown: [at('/dues', 'paid_on=paidOn reference')],
    otherwise: because(OWN, 'amount_minor state reason created_at'),
  },
  times_off: { shown: [at('/absences', 'kind reason from_on=from to_on=to state created_at=createdAt')] },
  totp_secrets: { otherwise: because(DEVICE, 'confirmed_at') },
  uploads_in_parts: { otherwise: because(OWN, 'name size created_at') },
  user_roles: { otherwise: because('shown by its name', 'role_id') },
  visit_scores: { shown: [at('/visits', 'visit_id=id title_en=en title_ar=ar score note')] },
  visits: {
    shown: [
      at('/visits', 'class_id=id advice answer recorded_at=recordedAt released_at=releasedAt answered_at=answeredAt'),
    ],
  },
  users: {
    shown: [
      at('/own-profile', 'id name email handle phone timezone created_at'),
      at('/notification-settings', 'mail_language=mailLanguage'),
    ],
    otherwise: because(OWN, 'language email_verified_at'),
  },
};
