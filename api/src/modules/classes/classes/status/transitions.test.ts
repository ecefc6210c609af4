import { describe, expect, it } from 'vitest';
import { presetSettings } from '#base/academy/academy-settings.ts';
import { classStatuses } from '../class-status.ts';
import { type ClassMoment, check, decide } from './decide.ts';
import { joinWindow } from './join-window.ts';
import { classParties, classVerbs } from './transitions.ts';

const startsAt = new Date('2026-03-01T15:00:00Z');
const endsAt = new Date('2026-03-01T15:30:00Z');
const join = joinWindow(presetSettings, { startsAt, endsAt });
const at = (time: string) => new Date(`2026-03-01T${time}Z`);

/**
 * Every cell, in the order of `classParties`: student, relative, teacher, leader, admin, none. `+` allowed, `=` already
 * done, `-` not by this party (403), `x` not in this status (409), or the name of a guard.
 */
const table: Record<(typeof classVerbs)[number], Record<(typeof classStatuses)[number], string>> = {
  edit: {
    scheduled: '- - + + + -',
    needs_report_to_end: '- - + + + -',
    ended: '- - x monthOpen monthOpen -',
    trial: '- - x monthOpen monthOpen -',
    cancelled: '- - x x x -',
  },
  move: {
    scheduled: '- - - notStarted notStarted -',
    needs_report_to_end: '- - - x x -',
    ended: '- - - x x -',
    trial: '- - - x x -',
    cancelled: '- - - x x -',
  },
  cancel: {
    scheduled: '- - notStarted + + -',
    needs_report_to_end: '- - x + + -',
    ended: '- - x x x -',
    trial: '- - x x x -',
    cancelled: '- - = = = -',
  },
  report: {
    scheduled: '- - started started started -',
    needs_report_to_end: '- - + + + -',
    ended: '- - x x x -',
    trial: '- - x x x -',
    cancelled: '- - x x x -',
  },
  reopen: {
    scheduled: '- - - - x -',
    needs_report_to_end: '- - - - x -',
    ended: '- - - - monthOpen -',
    trial: '- - - - monthOpen -',
    cancelled: '- - - - x -',
  },
  delete: {
    scheduled: '- - - - + -',
    needs_report_to_end: '- - - - + -',
    ended: '- - - - monthOpen -',
    trial: '- - - - monthOpen -',
    cancelled: '- - - - x -',
  },
  join: {
    scheduled: 'inWindow - inWindow + + -',
    needs_report_to_end: 'inWindow - inWindow + + -',
    ended: 'x - x x x -',
    trial: 'x - x x x -',
    cancelled: 'x - x x x -',
  },
  leave: {
    scheduled: '+ - + + + -',
    needs_report_to_end: '+ - + + + -',
    ended: '+ - + + + -',
    trial: '+ - + + + -',
    cancelled: '+ - + + + -',
  },
};

/** For each guard a time at which it allows the change, and one at which it rejects it. */
const moments = {
  started: [at('15:00:00'), at('14:59:59.999')],
  notStarted: [at('14:59:59.999'), at('15:00:00')],
  inWindow: [at('14:50:00'), at('14:49:59.999')],
  monthOpen: [at('15:10:00'), at('15:10:00')],
} as const;

const cells = classVerbs.flatMap((verb) =>
  classStatuses.flatMap((status) =>
    classParties.map((party, column) => [verb, status, party, table[verb][status].split(' ')[column] ?? ''] as const),
  ),
);

describe('the table of transitions (D20, D21, D23)', () => {
  it.each(cells)(
    'the table of transitions decides for %s about a class that is %s as %s: %s (D20, D21, D23)',
    (verb, status, party, cell) => {
      const ask = (now: Date, monthOpen: boolean) =>
        decide(verb, [party], { status, startsAt, endsAt, join, now, monthOpen } satisfies ClassMoment);
      if (cell in moments) {
        const [holds, fails] = moments[cell as keyof typeof moments];
        expect(ask(holds, true)).toBe('allowed');
        expect(ask(fails, false)).toBe(cell);
      } else {
        const words = { '+': 'allowed', '=': 'done', '-': 'party', x: 'status' } as const;
        for (const now of [at('10:00:00'), at('15:10:00'), at('20:00:00')])
          for (const monthOpen of [true, false]) expect(ask(now, monthOpen)).toBe(words[cell as keyof typeof words]);
      }
    },
  );

  it('a viewer with several relations to a class gets the best decision among them (D20, D21, D23)', () => {
    const moment = { status: 'scheduled', startsAt, endsAt, join, now: at('10:00:00'), monthOpen: true } as const;
    expect(decide('delete', ['teacher', 'admin'], moment)).toBe('allowed');
    expect(decide('join', ['student', 'relative'], moment)).toBe('inWindow');
    expect(decide('edit', ['relative', 'student'], moment)).toBe('party');
    expect(decide('edit', [], moment)).toBe('party');
  });

  it('the table of transitions allows joining until a quarter of an hour after the end (D20, D21, D23)', () => {
    const moment = { status: 'needs_report_to_end', startsAt, endsAt, join, monthOpen: true } as const;
    expect(decide('join', ['student'], { ...moment, now: at('15:45:00') })).toBe('allowed');
    expect(decide('join', ['student'], { ...moment, now: at('15:45:00.001') })).toBe('inWindow');
  });

  it('the table of transitions states the current status when it rejects (D20, D21, D23)', () => {
    const moment = { startsAt, endsAt, join, now: at('15:10:00'), monthOpen: false } as const;
    const errorOf = (run: () => unknown) => {
      try {
        return run();
      } catch (error) {
        return error;
      }
    };
    expect(errorOf(() => check('edit', ['admin'], { ...moment, status: 'cancelled' }))).toMatchObject({
      code: 'conflict',
      message: 'Class is cancelled',
      data: { status: 'cancelled' },
    });
    expect(errorOf(() => check('report', ['teacher'], { ...moment, status: 'trial' }))).toMatchObject({
      code: 'conflict',
      message: 'Report already exists',
      data: { status: 'trial' },
    });
    expect(errorOf(() => check('reopen', ['teacher'], { ...moment, status: 'ended' }))).toMatchObject({
      code: 'forbidden',
    });
    expect(
      errorOf(() => check('join', ['student'], { ...moment, now: at('10:00:00'), status: 'scheduled' })),
    ).toMatchObject({
      code: 'conflict',
      data: { status: 'scheduled', opens_at: '2026-03-01T14:50:00.000Z', closes_at: '2026-03-01T15:45:00.000Z' },
    });
  });
});
