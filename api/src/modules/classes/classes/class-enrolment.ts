import type { Sql } from '#base/database/sql.ts';
import { enrolmentOf, nameEnrolments } from '#modules/people/people/index.ts';

/** A substitute gives the lessons of another (D97). */
const teacher = 'coalesce(c.substitute_for_id, c.teacher_id)';

/** SQL: the enrolment of a class `c` (D125), wherever it is read. */
export const enrolmentOfClass = enrolmentOf('c', teacher);

/** SQL: classes with their enrolment, including deleted ones. */
export const enrolledClasses = `(select c.id, c.starts_at, ${enrolmentOfClass} as enrolment_id from classes c)`;

export const nameEnrolmentsOfClasses = (sql: Sql): Promise<void> => nameEnrolments(sql, { table: 'classes', teacher });
