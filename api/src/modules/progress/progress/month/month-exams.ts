import type { Sql } from '#base/database/sql.ts';
import { type PairMonth, pairMonthValues } from '#modules/study/reports/index.ts';
import { isPassed } from '../exams/exams-sql.ts';
import type { WireHandOver } from '../progress.schema.ts';
import type { Range } from '../quran/ranges.ts';
import { LEVELS } from './month-texts.ts';
import { type Language, rangesText } from './range-text.ts';

type PastExam = WireHandOver['exams'][number];

const columns = `x.held_on::text as "heldOn", to_json(x.juz) as juz, x.ranges, x.result, ${isPassed} as "isPassed"`;
const recorded = `exams x where x.recorded_at is not null`;

const MOST = 5;
const lastText = `select ${columns} from ${recorded} and x.student_id = $1 order by x.started_at desc limit ${MOST}`;

/** The last exams of a student, for the next teacher. */
export const lastExams = (sql: Sql, studentId: number): Promise<PastExam[]> =>
  sql.query<PastExam>({ text: lastText, values: [studentId] });

/** $1, the teacher, does not matter: an exam is the student's. */
const monthText = `select ${columns} from ${recorded} and $1::bigint is not null and x.student_id = $2
  and x.started_at >= $3 and x.started_at < $4 order by x.started_at`;

const words = {
  en: { juz: 'juz', passed: 'passed', failed: 'not passed yet', comma: ', ', begin: 'Exam' },
  ar: { juz: 'الجزء', passed: 'اجتازه الطالب', failed: 'لم يُجتز بعد', comma: '، ', begin: 'اختبار' },
};

function textOf({ juz, ranges, result, isPassed: passed }: PastExam, language: Language): string {
  const said = words[language];
  const of = [
    juz.length > 0 ? `${said.juz} ${juz.join(said.comma)}` : '',
    ranges.length > 0 ? rangesText(ranges as Range[], language) : '',
  ].filter(Boolean);
  return `${said.begin} (${of.join(said.comma)}): ${passed ? said.passed : said.failed}${said.comma}${LEVELS[language][result - 1]}.`;
}

/** D156: sentences about the exams of a month; empty without any. */
export async function monthExams(sql: Sql, pair: PairMonth): Promise<{ en: string; ar: string }> {
  const exams = await sql.query<PastExam>({ text: monthText, values: await pairMonthValues(sql, pair) });
  const said = (language: Language) => exams.map((exam) => textOf(exam, language)).join(' ');
  return { en: said('en'), ar: said('ar') };
}
