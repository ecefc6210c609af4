import { act, fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAudio } from './use-audio.tsx';

let seek: (to: number) => void;

function Player() {
  const audio = useAudio('blob:recitation', 1);
  seek = audio.seek;
  return (
    <>
      {audio.element}
      <output>{audio.time}</output>
    </>
  );
}

test('a seek during the measurement of the recording’s length is kept', () => {
  const { container, getByRole } = render(<Player />);
  const player = container.querySelector('audio') as HTMLAudioElement;
  const about = { duration: Number.POSITIVE_INFINITY, currentTime: 0 };
  for (const name of ['duration', 'currentTime'] as const)
    Object.defineProperty(player, name, {
      get: () => about[name],
      set: (value) => {
        about[name] = value;
      },
    });
  fireEvent.loadedMetadata(player);
  expect(about.currentTime).toBeGreaterThan(1000);
  act(() => seek(1.5));
  about.duration = 3;
  fireEvent.durationChange(player);
  fireEvent.timeUpdate(player);
  expect(about.currentTime).toBe(1.5);
  expect(getByRole('status').textContent).toBe('1.5');
});
