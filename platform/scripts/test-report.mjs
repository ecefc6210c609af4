// The last output of `npm test`: time by suite, the slowest files, tests that passed only after a retry.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');
const SLOWEST = 10;

/**
 * A host that is slow for minutes can fail a test that is right among several hundred in the browser. Each is named in
 * the report; more than these in the browser, or than one in all other suites, are a fault of the tests.
 */
const MAX_RETRIED = { browser: 3, others: 1 };

/** @param {SuiteResult[]} results @returns {string[]} a line for each bound that is exceeded. */
function tooManyRetried(results) {
  const isBrowser = ({ name }) => name === 'e2e';
  const countOf = (suites) => suites.reduce((sum, { retried }) => sum + retried.length, 0);
  const counts = {
    browser: countOf(results.filter(isBrowser)),
    others: countOf(results.filter((each) => !isBrowser(each))),
  };
  return Object.entries(MAX_RETRIED)
    .filter(([where, most]) => counts[where] > most)
    .map(([where, most]) => `${counts[where]} tests (${where}) needed a retry; more than ${most} is a failure.`);
}

/**
 * @typedef {{ name: string; seconds: number }} TimedFile The sum of seconds of its tests.
 * @typedef {{ passed: number; failed: number; files: TimedFile[]; retried: string[]; broken: string[] }} Tally
 * `retried`, `broken`: title and first lines of the error.
 * @typedef {Tally & { name: string; seconds: number; cpuSeconds: number | null }} SuiteResult
 */

/** Processor time of a process and of all its finished children, in seconds; null if the system does not report it. */
export function processorSeconds(pid = 'self') {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    const TICKS = 100;
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
  } catch {
    return null;
  }
}

const ERROR_LINES = 8;

/** The first lines of an error, joined into one: they contain what was expected. */
const shortened = (text) =>
  stripVTControlCharacters(text ?? '')
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('at '))
    .slice(0, ERROR_LINES)
    .join(' · ');
const named = (file, title, error) => [`${file}: ${title}`, shortened(error)].filter(Boolean).join(' — ');

/**
 * @returns {Tally} from the JSON report of Vitest. A test that passed after a retry keeps the errors of its first
 * attempt.
 */
export function tallyVitest(report) {
  const namesOf = (matches) =>
    report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter((test) => matches(test))
        .map(({ fullName, failureMessages }) => named(path.relative(root, name), fullName, failureMessages[0])),
    );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (report.numFailedTests === 0 ? report.numFailedTestSuites : 0),
    files: report.testResults.map(({ name, assertionResults }) => ({
      name: path.relative(root, name),
      seconds: assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000,
    })),
    retried: namesOf(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0),
    broken: [
      ...namesOf(({ status }) => status === 'failed'),
      ...report.testResults
        .filter(({ message }) => message)
        .map(({ name, message }) => named(path.relative(root, name), 'the file', message)),
    ],
  };
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** @returns {Tally} from the JSON report of Playwright. */
export function tallyPlaywright({ stats, suites }) {
  const files = suites.map((suite) => ({
    name: `e2e/tests/${suite.file}`,
    seconds: specsOf(suite)
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((sum, { duration }) => sum + duration / 1000, 0),
  }));
  const namesOf = (wanted) =>
    suites
      .flatMap(specsOf)
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ file, title, tests }) => {
        const errors = tests.flatMap(({ results }) => results).flatMap(({ error }) => (error ? [error.message] : []));
        return named(`e2e/tests/${file}`, title, errors[0]);
      });
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    files,
    retried: namesOf('flaky'),
    broken: namesOf('unexpected'),
  };
}

const minutes = (seconds) => (seconds === null ? '' : (seconds / 60).toFixed(1));

/**
 * Prints the tables. `failed` counts one more if several tests needed a retry.
 * @param {SuiteResult[]} results
 */
export function report(results) {
  console.log('');
  console.table(
    Object.fromEntries(
      results.map(({ name, passed, failed, seconds, cpuSeconds }) => [
        name,
        { tests: passed + failed, failed, minutes: minutes(seconds), 'processor minutes': minutes(cpuSeconds) },
      ]),
    ),
  );
  const slowest = results
    .flatMap(({ name, files }) => files.map((file) => ({ suite: name, file: file.name, seconds: file.seconds })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST);
  if (slowest.length > 0) {
    console.log('The slowest files, in seconds of their tests:');
    for (const { suite, file, seconds } of slowest)
      console.log(`${seconds.toFixed(1).padStart(7)}  ${file} (${suite})`);
  }
  for (const title of results.flatMap(({ broken }) => broken)) console.log(`Failed: ${title}`);
  const retried = results.flatMap((result) => result.retried);
  for (const title of retried) console.log(`Passed only by a retry: ${title}`);
  const tooMany = tooManyRetried(results);
  for (const line of tooMany) console.log(line);
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, tooMany.length),
  };
}
