import { useCallback, useEffect, useRef, useState } from 'react';
import { recordingFormat } from './recording-formats.ts';
import { useWakeLock } from './use-wake-lock.ts';

const extensions: Record<string, string> = { 'audio/webm': 'webm', 'audio/mp4': 'm4a', 'audio/ogg': 'ogg' };
/** Bits per second: speech needs no more; in a recitation each sound matters. */
const BITS = { speech: 32_000, recitation: 64_000 };
/** Filters for clear speech shorten long vowels and remove nasal sounds. */
const asItSounds = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };

const formatHere = () => recordingFormat(navigator.vendor, (format) => MediaRecorder.isTypeSupported(format));

/** Whether this browser can record; otherwise recording is not offered. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && 'mediaDevices' in navigator && formatHere() !== undefined;

function asFile(parts: Blob[], format: string, name: string): File {
  const type = format.split(';')[0] ?? '';
  return new File(parts, `${name}.${extensions[type] ?? 'webm'}`, { type });
}

interface Recording {
  recorder: MediaRecorder;
  parts: Blob[];
  startedAt: number;
}

type Content = keyof typeof BITS;

async function begin(content: Content): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: content === 'speech' ? true : asItSounds });
  const recorder = new MediaRecorder(stream, { mimeType: formatHere() ?? '', audioBitsPerSecond: BITS[content] });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  recorder.addEventListener('stop', () => {
    for (const track of stream.getTracks()) track.stop();
  });
  recorder.start(1000);
  return { recorder, parts, startedAt: performance.now() };
}

interface RecorderOptions {
  /** The file's name, without its extension. */
  name: string;
  content?: Content;
  /** The microphone is missing, or not permitted. */
  onRejected: () => void;
  /** Called with the seconds so far, four times a second. */
  onTick?: (seconds: number) => void;
}

/** Records from the microphone. `seconds` so far; null while nothing is recorded. */
export function useRecorder({ name, content = 'speech', onRejected, onTick }: RecorderOptions) {
  const recording = useRef<Recording | null>(null);
  const isGone = useRef(false);
  const [seconds, setSeconds] = useState<number | null>(null);

  const start = useCallback(async () => {
    try {
      const opened = await begin(content);
      // The page was left while it asked for the microphone.
      if (isGone.current) return opened.recorder.stop();
      recording.current = opened;
      setSeconds(0);
    } catch {
      onRejected();
    }
  }, [content, onRejected]);

  const stop = useCallback((): Promise<File | null> => {
    const { current } = recording;
    recording.current = null;
    setSeconds(null);
    if (!current || current.recorder.state === 'inactive') return Promise.resolve(null);
    return new Promise((resolve) => {
      current.recorder.addEventListener('stop', () => resolve(asFile(current.parts, current.recorder.mimeType, name)));
      current.recorder.stop();
    });
  }, [name]);

  const isRecording = seconds !== null;
  useWakeLock(isRecording);
  useEffect(() => {
    if (!isRecording) return;
    const timer = setInterval(() => {
      if (!recording.current) return;
      const past = (performance.now() - recording.current.startedAt) / 1000;
      setSeconds(past);
      onTick?.(past);
    }, 250);
    return () => clearInterval(timer);
  }, [isRecording, onTick]);
  useEffect(() => () => void stop(), [stop]);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  return { seconds, start, stop };
}
