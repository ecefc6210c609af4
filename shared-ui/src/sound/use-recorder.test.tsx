import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveMicrophone } from '../testing/microphone.ts';
import { useRecorder } from './use-recorder.ts';

let microphone: ReturnType<typeof serveMicrophone>;
let kept: (File | null)[] = [];
let stopped: (File | null)[] = [];

beforeEach(() => {
  microphone = serveMicrophone();
  kept = [];
  stopped = [];
});
afterEach(() => microphone.remove());

function Recording() {
  const { seconds, start, stop } = useRecorder({
    name: 'recitation',
    onRejected: () => {},
    onInterrupted: (file) => kept.push(file),
  });
  return seconds === null ? (
    <button type="button" onClick={() => void start()}>
      Start
    </button>
  ) : (
    <button type="button" onClick={() => void stop().then((file) => stopped.push(file))}>
      Stop
    </button>
  );
}

async function record(sound: string) {
  const view = render(<Recording />);
  screen.getByRole('button', { name: 'Start' }).click();
  await screen.findByRole('button', { name: 'Stop' });
  microphone.hear(sound);
  return view;
}

test.each(['track ended', 'track muted', 'recorder stopped', 'recorder failed', 'page left'] as const)(
  'what was recorded is kept, and the clock ends, if the device ends a recording: %s',
  async (how) => {
    await record('Al-Fatiha');
    act(() => microphone.end(how));
    expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy();
    expect(await Promise.all(kept.map((file) => file?.text()))).toEqual(['Al-Fatiha']);
    expect(kept[0]).toMatchObject({ name: 'recitation.webm', type: 'audio/webm' });
    expect(microphone.tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
  },
);

test('a recording that ends before anything was heard gives nothing', async () => {
  await record('');
  act(() => microphone.end('track ended'));
  await expect.poll(() => kept).toEqual([null]);
});

test('a recording that the user ends is not taken for an interrupted one', async () => {
  await record('Al-Ikhlas');
  act(() => screen.getByRole('button', { name: 'Stop' }).click());
  await expect.poll(() => stopped.length).toBe(1);
  expect(await stopped[0]?.text()).toBe('Al-Ikhlas');
  expect(kept).toEqual([]);
});

test('a recording that the device ends while the user ends it is given once', async () => {
  await record('An-Nas');
  act(() => {
    microphone.end('track ended');
    screen.getByRole('button', { name: 'Stop' }).click();
  });
  await expect.poll(() => stopped.length).toBe(1);
  expect(await stopped[0]?.text()).toBe('An-Nas');
  expect(kept).toEqual([]);
});

test('a page that is left during a recording turns the microphone off', async () => {
  const { unmount } = await record('Al-Falaq');
  unmount();
  await expect.poll(() => microphone.tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
  expect(kept).toEqual([]);
});
