import { AppError } from './app-error.ts';

interface Violation {
  /** `conflict` (409) if the whole request comes too late, else `duplicate` (422, D62). */
  code?: 'conflict';
  path: string;
  message: string;
}

/** Why it is never violated: the statement has `on conflict`, or holds a lock while it checks; or the id is random. */
type Handled = 'handled by the statement' | 'random';

const phone: Violation = { path: 'phone', message: 'This phone is already taken' };
const code: Violation = { path: 'code', message: 'This code is already taken' };
const profile = (whose: string): Violation => ({
  code: 'conflict',
  path: 'user_id',
  message: `This ${whose} has a profile already`,
});

/**
 * The messages for violated unique and exclusion constraints and unique indexes; a test compares the list with the
 * database's catalog. The messages of the sign-up use the words that the client's error catalogue looks for (D62).
 */
export const uniqueConstraints: Readonly<Record<string, Violation | Handled>> = {
  users_email_key: { path: 'email', message: 'This email is already taken' },
  users_handle_key: { path: 'name', message: 'This user name is already taken' },
  users_phone_key: phone,
  student_profiles_phone_key: phone,
  teacher_profiles_phone_key: phone,
  student_profiles_code_key: code,
  teacher_profiles_code_key: code,
  student_profiles_pkey: profile('student'),
  teacher_profiles_pkey: profile('teacher'),
  coupons_code_key: code,
  roles_name_key: { path: 'role', message: 'The Role Has Already Been Taken' },
  relations_pair_key: { path: 'related_user_id', message: 'This relation is already there' },
  teacher_salaries_date_key: {
    code: 'conflict',
    path: 'effective_from',
    message: 'There is a salary from this date already',
  },
  bank_transfers_reference_key: { path: 'reference_number', message: 'This reference number is already taken' },
  classes_number_key: { code: 'conflict', path: 'class_number', message: 'This student has a class with this number' },
  classes_teacher_overlap: { code: 'conflict', path: 'time', message: 'Teacher already has a class at this time' },
  classes_student_overlap: { code: 'conflict', path: 'time', message: 'Student already has a class at this time' },
  times_off_teacher_overlap: { code: 'conflict', path: 'from', message: 'The teacher is absent then already' },
  times_off_closure_overlap: { code: 'conflict', path: 'from', message: 'There is a closure at this time already' },
  holds_student_overlap: { code: 'conflict', path: 'from', message: 'The classes of this student pause then already' },
  hold_classes_hold_id_class_id_pk: 'handled by the statement',
  shift_classes_shift_id_class_id_pk: 'handled by the statement',
  shift_places_shift_id_slot_id_weekday_pk: 'handled by the statement',
  shift_teachers_shift_id_teacher_id_pk: 'handled by the statement',
  lead_counts_pkey: 'handled by the statement',
  time_off_classes_time_off_id_class_id_pk: 'handled by the statement',
  daily_reports_class_key: { code: 'conflict', path: 'class_model', message: 'Report already exists' },
  class_requests_open_key: { code: 'conflict', path: 'kind', message: 'There is an open request already' },
  hifz_certificates_juz_key: { code: 'conflict', path: 'juz', message: 'The certificate is there already' },
  make_ups_used_by_key: { code: 'conflict', path: 'makeupId', message: 'The make-up is used' },
  receipts_number_key: 'handled by the statement',
  receipt_series_kind_year_pk: 'handled by the statement',
  make_ups_class_key: 'handled by the statement',
  consents_user_id_kind_version_pk: 'handled by the statement',
  legal_texts_version_key: 'handled by the statement',
  media_pkey: 'random',
  uploads_in_parts_owner_id_id_pk: 'handled by the statement',
  sessions_pkey: 'random',
  session_views_pkey: 'random',
  sign_in_challenges_pkey: 'random',
  recovery_codes_pkey: 'random',
  totp_secrets_pkey: 'handled by the statement',
  passkeys_credential_key: 'handled by the statement',
  known_devices_key: 'handled by the statement',
  stored_files_pkey: 'random',
  canary_hours_remote_since_version_person_hour_pk: 'handled by the statement',
  academy_settings_pkey: 'handled by the statement',
  academy_setting_values_key_since_pk: 'handled by the statement',
  calendar_feeds_pkey: 'handled by the statement',
  calendar_feeds_secret_key: 'random',
  email_links_pkey: 'random',
  deliveries_once_key: 'handled by the statement',
  notification_settings_pkey: 'handled by the statement',
  push_subscriptions_endpoint_key: 'handled by the statement',
  availability_pauses_pkey: 'handled by the statement',
  assignment_counts_pkey: 'handled by the statement',
  assignments_media_key: 'handled by the statement',
  feedback_third_class_key: 'handled by the statement',
  feedback_monthly_report_key: 'handled by the statement',
  hand_ins_media_key: 'handled by the statement',
  hand_ins_upload_key: 'handled by the statement',
  hand_ins_number_key: 'handled by the statement',
  hand_ins_latest_key: 'handled by the statement',
  attendance_log_open_key: 'handled by the statement',
  attendance_log_participant_key: 'handled by the statement',
  author_post_counts_author_id_status_audience_pk: 'handled by the statement',
  book_counts_pkey: 'handled by the statement',
  books_cover_key: 'handled by the statement',
  books_media_key: 'handled by the statement',
  chat_members_user_id_chat_id_pk: 'handled by the statement',
  chats_office_key: 'handled by the statement',
  chats_pair_key: 'handled by the statement',
  office_chats_pkey: 'handled by the statement',
  class_counts_pkey: 'handled by the statement',
  class_meetings_pkey: 'handled by the statement',
  classes_slot_key: 'handled by the statement',
  series_obstacles_key: 'handled by the statement',
  comment_likes_comment_id_user_id_pk: 'handled by the statement',
  daily_report_drafts_class_id_author_id_pk: 'handled by the statement',
  daily_report_parts_report_id_position_pk: 'handled by the statement',
  erasures_open_key: 'handled by the statement',
  idempotency_keys_owner_key_pk: 'handled by the statement',
  form_submission_files_pkey: 'handled by the statement',
  forms_built_in_key: 'handled by the statement',
  known_permissions_pkey: 'handled by the statement',
  meeting_authorizations_pkey: 'handled by the statement',
  meeting_sandbox_records_kind_id_pk: 'handled by the statement',
  meeting_stays_class_id_participant_pk: 'handled by the statement',
  list_views_default_key: 'handled by the statement',
  list_views_folded_name_key: 'handled by the statement',
  list_views_name_key: 'handled by the statement',
  materials_media_key: 'handled by the statement',
  messages_media_key: 'handled by the statement',
  messages_once_key: 'handled by the statement',
  monthly_report_drafts_pk: 'handled by the statement',
  remote_figures_remote_version_minute_pk: 'handled by the statement',
  monthly_reports_month_key: 'handled by the statement',
  notifications_once_key: 'handled by the statement',
  package_prices_package_id_currency_pk: 'handled by the statement',
  payment_counts_kind_state_currency_pk: 'handled by the statement',
  payment_customers_user_id_account_pk: 'handled by the statement',
  payment_events_account_id_pk: 'handled by the statement',
  payment_sandbox_objects_pkey: 'handled by the statement',
  payments_provider_key: 'handled by the statement',
  purchases_checkout_key: 'random',
  purchases_idempotency_key: 'handled by the statement',
  purchases_open_key: 'handled by the statement',
  password_resets_pkey: 'handled by the statement',
  post_counts_status_audience_pk: 'handled by the statement',
  post_likes_post_id_user_id_pk: 'handled by the statement',
  post_media_once_key: 'handled by the statement',
  post_media_post_id_position_pk: 'handled by the statement',
  rate_limits_pkey: 'handled by the statement',
  realtime_messages_once_key: 'handled by the statement',
  report_counts_pkey: 'handled by the statement',
  role_permissions_role_id_permission_pk: 'handled by the statement',
  salary_month_lines_pkey: 'handled by the statement',
  salary_months_month_key: 'handled by the statement',
  secrets_pkey: 'handled by the statement',
  transfer_counts_pkey: 'handled by the statement',
  user_counts_pkey: 'handled by the statement',
  user_roles_user_id_role_id_pk: 'handled by the statement',
  own_children_pkey: 'random',
  self_learners_pkey: 'handled by the statement',
  write_positions_pkey: 'handled by the statement',
};

/** The error for a violated constraint; undefined if it has no message. */
export function violationOf(constraint: string | undefined): AppError | undefined {
  const found = uniqueConstraints[constraint ?? ''];
  if (!found || typeof found === 'string') return undefined;
  const { path, message } = found;
  return new AppError(found.code ?? 'duplicate', message, [{ path, code: 'duplicate', message }]);
}
