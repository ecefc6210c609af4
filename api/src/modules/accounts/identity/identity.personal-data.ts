import { FORMER_MEMBER } from '#base/personal-data/former-member.ts';
import type { PersonalTable } from '#base/personal-data/personal-data.ts';
import { addressOf } from './users-sql.ts';

/** Personal data in the tables of this module (D123). */
export const identityPersonalData: readonly PersonalTable[] = [
  {
    table: 'users',
    of: ['id', 'merged_into'],
    gives: [
      'id',
      'name',
      'email',
      'handle',
      'phone',
      'timezone',
      'language',
      'mail_language',
      'email_verified_at',
      'created_at',
    ],
    shown: { email: addressOf('t') },
    erases: {
      name: `'${FORMER_MEMBER}'`,
      email: `'erased-' || t.id || '@invalid'`,
      handle: 'null',
      phone: 'null',
      password_hash: `'!'`,
      image: 'null',
      timezone: `'UTC'`,
      language: 'null',
      mail_language: 'null',
      bounced_email: 'null',
      email_verified_at: 'null',
      active: 'false',
      deleted_at: 'coalesce(t.deleted_at, now())',
    },
    keeps: { folded: 'computed of name and address', search: 'computed of name and address' },
    merges: { id: { stays: 'the account itself, which is deleted as in D5' } },
  },
  {
    table: 'sessions',
    of: ['user_id'],
    gives: ['browser', 'system', 'created_at', 'last_used_at'],
    erases: 'rows',
    merges: { user_id: 'end' },
  },
  {
    table: 'known_devices',
    of: ['user_id'],
    gives: ['browser', 'system', 'created_at', 'last_used_at'],
    erases: 'rows',
    merges: { user_id: 'end' },
  },
  {
    table: 'passkeys',
    of: ['user_id'],
    gives: ['name', 'created_at', 'last_used_at'],
    erases: 'rows',
    merges: { user_id: 'end' },
  },
  { table: 'totp_secrets', of: ['user_id'], gives: ['confirmed_at'], erases: 'rows', merges: { user_id: 'end' } },
  // Secrets must not leave the academy in an export.
  { table: 'recovery_codes', of: ['user_id'], erases: 'rows', merges: { user_id: 'end' } },
  { table: 'session_views', of: ['user_id'], erases: 'rows', merges: { user_id: 'end' } },
  {
    table: 'child_sessions',
    of: ['user_id', 'opened_by'],
    gives: ['browser', 'system', 'created_at', 'last_used_at'],
    erases: 'rows',
    merges: { user_id: 'end', opened_by: 'end' },
  },
  {
    table: 'child_codes',
    of: ['user_id', 'made_by'],
    erases: 'rows',
    merges: { user_id: 'end', made_by: 'end' },
  },
  { table: 'sign_in_challenges', of: ['user_id'], erases: 'rows', merges: { user_id: 'end' } },
  { table: 'email_links', of: ['user_id'], erases: 'rows', merges: { user_id: 'end' } },
  { table: 'password_resets', of: ['user_id'], erases: 'rows', merges: { user_id: 'end' } },
  { table: 'reset_contexts', of: ['user_id'], erases: 'rows', merges: { user_id: 'end' } },
];
