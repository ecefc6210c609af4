import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Rooms } from './rooms.ts';

let rooms: Rooms;
beforeEach(() => {
  rooms = new Rooms({ started: () => {}, joined: () => {}, left: () => {} });
});
afterEach(() => rooms.stop());

/** Joins, and collects events into a list when it starts to listen. */
function comeIn(name: string) {
  const joined = rooms.join('7', name, null);
  if (!joined) throw new Error('the room is full');
  const heard: string[] = [];
  const listen = () => rooms.listen('7', joined.key, (event, data) => heard.push(`${event} ${JSON.stringify(data)}`));
  return { ...joined, heard, listen };
}

describe('signals between browsers', () => {
  it('a signal of one browser to another waits, in order, until the other one listens', () => {
    const [teacher, student] = [comeIn('Omar'), comeIn('Maryam')];
    teacher.listen();
    for (const data of ['offer', 'candidate']) rooms.signal('7', teacher.key, student.id, data);
    student.listen();
    rooms.signal('7', teacher.key, student.id, 'later');
    const said = (data: string) => `signal ${JSON.stringify({ from: teacher.id, name: 'Omar', data })}`;
    expect(student.heard).toEqual([said('offer'), said('candidate'), said('later')]);
  });

  it('a signal to a browser waits while its connection is broken, and is received once', () => {
    const [teacher, student] = [comeIn('Omar'), comeIn('Maryam')];
    student.listen()?.();
    rooms.signal('7', teacher.key, student.id, 'offer');
    student.listen();
    student.listen();
    expect(student.heard).toHaveLength(1);
  });
});
