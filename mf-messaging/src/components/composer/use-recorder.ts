import { useCallback, useEffect, useRef, useState } from 'react';

/** In the order of our liking; speech needs no more bits than this a second. */
const formats = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
const BITS = 32_000;
const extensions: Record<string, string> = { 'audio/webm': 'webm', 'audio/mp4': 'm4a', 'audio/ogg': 'ogg' };

const formatHere = (): string | undefined => formats.find((format) => MediaRecorder.isTypeSupported(format));

/** Whether this browser can record; where it cannot, nothing is offered. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && 'mediaDevices' in navigator && formatHere() !== undefined;

function asFile(parts: Blob[], format: string): File {
  const type = format.split(';')[0] ?? '';
  return new File(parts, `voice-note.${extensions[type] ?? 'webm'}`, { type });
}

interface Recording {
  recorder: MediaRecorder;
  parts: Blob[];
  startedAt: number;
}

async function begin(): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const recorder = new MediaRecorder(stream, { mimeType: formatHere() ?? '', audioBitsPerSecond: BITS });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  recorder.addEventListener('stop', () => {
    for (const track of stream.getTracks()) track.stop();
  });
  recorder.start(1000);
  return { recorder, parts, startedAt: performance.now() };
}

/** Records the microphone. `seconds` so far; null while nothing is recorded. */
export function useRecorder(onRejected: () => void) {
  const recording = useRef<Recording | null>(null);
  const [seconds, setSeconds] = useState<number | null>(null);

  const start = useCallback(async () => {
    try {
      recording.current = await begin();
      setSeconds(0);
    } catch {
      onRejected();
    }
  }, [onRejected]);

  const stop = useCallback((): Promise<File | null> => {
    const { current } = recording;
    recording.current = null;
    setSeconds(null);
    if (!current || current.recorder.state === 'inactive') return Promise.resolve(null);
    return new Promise((resolve) => {
      current.recorder.addEventListener('stop', () => resolve(asFile(current.parts, current.recorder.mimeType)));
      current.recorder.stop();
    });
  }, []);

  const isRecording = seconds !== null;
  useEffect(() => {
    if (!isRecording) return;
    const timer = setInterval(() => {
      if (recording.current) setSeconds((performance.now() - recording.current.startedAt) / 1000);
    }, 250);
    return () => clearInterval(timer);
  }, [isRecording]);
  useEffect(() => () => void stop(), [stop]);

  return { seconds, start, stop };
}
