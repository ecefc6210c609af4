import { expect, it } from 'vitest';
import { type HeldMeeting, planMeeting } from './plan-meeting.ts';

const now = new Date('2040-03-01T12:00:00Z');
const startsAt = new Date('2040-03-01T14:00:00Z');
const facts = {
  teacherId: 7,
  title: 'Juz Amma – Yusuf',
  startsAt,
  endsAt: new Date('2040-03-01T14:30:00Z'),
  durationMinutes: 30,
  status: 'scheduled' as const,
  isDeleted: false,
  link: null as string | null,
};
const joinUrl = 'https://zoom.test/j/1';
const details = { topic: facts.title, startsAt: startsAt.toISOString(), durationMinutes: 30 };
const held: HeldMeeting = { teacherId: 7, meetingId: '1', joinUrl, details };
const kept = { ...facts, link: joinUrl };

it.each([
  ['a class that is to come gets a meeting', facts, null, 'create'],
  ['a class with its meeting keeps it', kept, held, 'keep'],
  [
    'a class that was moved has its meeting moved',
    { ...kept, startsAt: new Date('2040-03-02T14:00:00Z') },
    held,
    'update',
  ],
  ['a class with another title has its meeting renamed', { ...kept, title: 'Tajweed' }, held, 'update'],
  ['a link that was emptied comes back', facts, held, 'update'],
  ['a class of another teacher gives its meeting up', { ...kept, teacherId: 8 }, held, 'delete'],
  ['a class that was cancelled gives its meeting up', { ...kept, status: 'cancelled' as const }, held, 'delete'],
  ['a class that was deleted gives its meeting up', { ...kept, isDeleted: true }, held, 'delete'],
  ['a link that was typed takes the place of the meeting', { ...facts, link: 'https://meet.test/1' }, held, 'delete'],
  ['a class with a typed link gets no meeting', { ...facts, link: 'https://meet.test/1' }, null, 'none'],
  ['a class that was held keeps its meeting', { ...kept, status: 'ended' as const }, held, 'keep'],
  ['a class that is over gets no meeting', { ...facts, endsAt: now }, null, 'none'],
  ['a class that is gone has none', undefined, null, 'none'],
])('%s', (_what, of, has, step) => {
  expect(planMeeting(of, has, now).step).toBe(step);
});
