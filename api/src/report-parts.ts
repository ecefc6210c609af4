import type { ReportPart } from '#modules/study/reports/report-part.ts';
import { modules } from './modules.ts';

/** The parts that modules above store with a report (ADR 116). */
export const reportParts: readonly ReportPart[] = modules.flatMap(({ reportParts: own = [] }) => own);
