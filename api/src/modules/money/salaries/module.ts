import { auditedTable } from '#base/audit/audited-subject.ts';
import { answer, on } from '#base/modules/registry.ts';
import { defineModule } from '#define-module.ts';
import { classChanged } from '#modules/classes/classes/class-events.ts';
import { classQuestions } from '#modules/classes/classes/class-questions.ts';
import { personErasing } from '#modules/people/people/people-events.ts';
import { keepWhileUnpaid } from './months/keep-while-unpaid.ts';
import { isClosed } from './months/month-lines.ts';
import { salaryMonthEndpoints } from './months/months.routes.ts';
import { salaryAdjustments } from './months/months.table.ts';
import { payChangedClass } from './months/pay-changed-class.ts';
import { salariesActions, salariesWords } from './salaries.audit.ts';
import { salaryPermissions } from './salaries.permissions.ts';
import { salariesPersonalData } from './salaries.personal-data.ts';
import { salaryEndpoints } from './salaries.routes.ts';
import { salarySettings } from './salaries.settings.ts';
import { teacherSalaries } from './salaries.table.ts';

export const salariesModule = defineModule('salaries', {
  above: ['classes'],
  endpoints: [...salaryEndpoints, ...salaryMonthEndpoints],
  permissions: [salaryPermissions],
  settings: [salarySettings.group],
  personalData: salariesPersonalData,
  audited: [
    auditedTable('salary', teacherSalaries.teacherId),
    auditedTable('salary-adjustment', salaryAdjustments.teacherId),
  ],
  words: { actions: salariesActions, fields: salariesWords },
  registers: [
    on(personErasing, keepWhileUnpaid),
    on(classChanged, payChangedClass),
    answer(classQuestions.monthClosed, isClosed),
  ],
});
