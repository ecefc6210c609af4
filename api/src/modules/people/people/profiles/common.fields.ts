import * as v from 'valibot';
import { defineFields } from '#base/fields/fields.ts';
import { optionalDay, optionalLine, optionalText } from '#base/http/form-fields.ts';
import { optionalStatus, profilePhone, statuses } from './person-fields.ts';

export const text = v.nullable(v.string());

/** The common fields of the profiles of students and teachers. @param row the alias of the profile in SQL. */
export const commonFields = <const Row extends string>(row: Row) =>
  defineFields({
    phone: {
      name: { en: 'Phone', ar: 'الهاتف' },
      body: profilePhone,
      column: 'phone',
      response: text,
      json: `${row}.phone`,
      personal: { gives: true, erases: 'null' },
    },
    notes: {
      name: { en: 'Notes', ar: 'ملاحظات' },
      body: optionalText(500),
      column: 'notes',
      response: text,
      json: `${row}.notes`,
      personal: { erases: 'null' },
    },
    registration_date: {
      name: { en: 'Registration date', ar: 'تاريخ التسجيل' },
      body: optionalDay,
      column: 'registrationDate',
      response: text,
      json: `${row}.registration_date`,
      personal: { gives: true },
    },
    last_status: {
      name: { en: 'Status', ar: 'الحالة' },
      body: optionalStatus,
      column: 'lastStatus',
      response: v.picklist(statuses),
      json: `coalesce(${row}.last_status, 'active')`,
      csv: true,
      personal: { gives: true },
    },
    last_status_date: {
      name: { en: 'Status since', ar: 'الحالة منذ' },
      body: optionalDay,
      column: 'lastStatusDate',
      response: text,
      json: `${row}.last_status_date`,
      personal: { gives: true },
    },
    wallet: {
      name: { en: 'Wallet', ar: 'المحفظة' },
      body: optionalLine(100),
      column: 'wallet',
      response: text,
      json: `${row}.wallet`,
      personal: { gives: true, erases: 'null' },
    },
    wallet_num: {
      name: { en: 'Wallet number', ar: 'رقم المحفظة' },
      body: optionalLine(100),
      column: 'walletNum',
      response: text,
      json: `${row}.wallet_num`,
      personal: { gives: true, erases: 'null' },
    },
  });

/** Generated if it is empty (D66). */
export const codeField = <const Row extends string>(row: Row) =>
  ({
    name: { en: 'Code', ar: 'الرمز' },
    body: optionalLine(50),
    column: 'code',
    response: text,
    json: `${row}.code`,
    csv: true,
    personal: { gives: true, erases: `'erased-' || t.user_id` },
  }) as const;
