import path from 'node:path';

export const DECISION_INDEX = 'docs/adr/README.md';
const START = '## By topic\n';

/** The topics of decisions: the word in the third line of a decision, the heading and what the heading covers. */
export const topics: Readonly<Record<string, readonly [heading: string, about: string]>> = {
  remotes: ['Shell and remotes', 'How the shell learns remotes, loads them, falls back, and lets them fill slots.'],
  releases: ['Releases and their checks', 'What a version is, what a deploy compares, signatures, canaries, previews.'],
  screens: ['Screens and shared libraries', 'What remotes share, and how lists, forms, sheets and documents are made.'],
  speed: ['Speed of pages', 'What is drawn first, what is loaded when, and how styles and texts cost less.'],
  api: ['Structure of the API', 'Modules, declarations, lists of fields, what each domain says of itself.'],
  data: ['Data and requests', 'Database, search, limits, typed text, languages, readiness.'],
  files: ['Files, posts and messages', 'Uploads, cleaning, the feed, conversations, events, the outbox, papers.'],
  accounts: ['Accounts and people', 'Sign-in, consents, imports, views, merges, leads and personal addresses.'],
  timetable: ['Timetable', 'Series, meetings ahead, absences, shifts, holds, make-ups and how they act on one class.'],
  classes: ['Classes and progress', 'What can happen to a class, its meeting, feedback, recitation.'],
  money: ['Money', 'Purchases, remaining classes, currency, discounts.'],
};

interface Decision {
  file: string;
  title: string;
  topic: string;
}

function decisionIn(file: string, text: string): Decision {
  const [title = '', , head = ''] = text.split('\n');
  return { file: path.basename(file), title: title.replace(/^# /, ''), topic: head.split(' · ')[1] ?? '' };
}

function chapter([topic, [heading, about]]: [string, readonly [string, string]], decisions: Decision[]): string {
  const lines = decisions.filter((each) => each.topic === topic).map(({ title, file }) => `- [${title}](${file})`);
  return `### ${heading}\n\n\`${topic}\`: ${about}\n\n${lines.join('\n')}\n`;
}

/** The README of decisions with an index that is made from their first lines. */
export function withDecisionIndex(readme: string, files: readonly string[], read: (file: string) => string): string {
  const decisions = files.map((file) => decisionIn(file, read(file)));
  const before = readme.slice(0, readme.indexOf(START) + START.length);
  const intro = 'Written by `npm run documents` from the first lines of the decisions.';
  return `${before}\n${intro}\n\n${Object.entries(topics)
    .map((topic) => chapter(topic, decisions))
    .join('\n')}`;
}
