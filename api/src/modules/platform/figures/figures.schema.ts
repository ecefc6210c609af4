import * as v from 'valibot';
import { matching, trimmed } from '#base/http/fields.ts';

/** Why a version could not be shown, by the kinds of the shell's loader. */
export const failureKinds = ['unreachable', 'tampered', 'incompatible', 'crashed', 'too-slow'] as const;
export type FailureKind = (typeof failureKinds)[number];

const SUBJECT = /^(shell|mf-[a-z0-9-]{1,40})@(\d{1,5}\.\d{1,5}\.\d{1,5}-[0-9a-z]{1,40})$/;
const VERSION = /^\d{1,5}\.\d{1,5}\.\d{1,5}(?:-[0-9a-z]{1,40})?$/;

/** A version of a remote, or of the shell. */
export interface Subject {
  remote: string;
  version: string;
}

/** Reads `mf-timeline@1.0.0-abc`; null for anything else. */
export function subjectOf(text: string): Subject | null {
  const [, remote, version] = SUBJECT.exec(text) ?? [];
  return remote && version ? { remote, version } : null;
}

const few = <Item extends v.GenericSchema>(item: Item) => v.optional(v.pipe(v.array(item), v.maxLength(50)), []);

const pageFiguresSchema = v.object({
  remote: matching(/^(shell|mf-[a-z0-9-]{1,40})$/),
  version: matching(VERSION),
  /** Milliseconds until a part was ready. */
  loads: few(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
  failures: few(v.picklist(failureKinds)),
  /** The names of uncaught errors, without their messages. */
  errors: few(matching(/^[A-Za-z]{1,40}$/)),
});

/** A page's events since its last report, without its viewer. */
export const beaconBody = v.object({ remotes: v.pipe(v.array(pageFiguresSchema), v.maxLength(30)) });
export type PageFigures = v.InferOutput<typeof pageFiguresSchema>;

const address = v.optional(v.nullable(v.pipe(trimmed, v.maxLength(4000))));
const directive = v.optional(v.pipe(trimmed, v.maxLength(200)));

/** A browser's report by `report-uri`: the fields that are used. */
export const policyReportBody = v.object({
  'csp-report': v.object({ 'source-file': address, 'blocked-uri': address, 'effective-directive': directive }),
});

export interface PolicyReport {
  sourceFile: string;
  blocked: string;
  directive: string;
}

export function policyReportOf({ 'csp-report': report }: v.InferOutput<typeof policyReportBody>): PolicyReport {
  const { 'source-file': sourceFile, 'blocked-uri': blocked, 'effective-directive': directive } = report;
  return { sourceFile: sourceFile ?? '', blocked: blocked ?? '', directive: directive ?? '' };
}
