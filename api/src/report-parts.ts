import { progressPart } from '#modules/progress/report-part.ts';
import type { ReportPart } from '#modules/reports/report-part.ts';

/** The parts that modules above store with a report (ADR 116). */
export const reportParts: readonly ReportPart[] = [progressPart];
