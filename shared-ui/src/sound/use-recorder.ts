import { useCallback, useEffect, useRef, useState } from 'react';
import { beginRecording, type Content, type Recording } from './recording.ts';
import { useWakeLock } from './use-wake-lock.ts';

interface RecorderOptions {
  /** The file's name, without its extension. */
  name: string;
  content?: Content;
  /** The microphone is missing, or not permitted. */
  onRejected: () => void;
  /** The recording has ended by itself, with what was recorded until then; null for nothing. */
  onInterrupted: (file: File | null) => void;
  /** Called with the seconds so far, four times a second. */
  onTick?: (seconds: number) => void;
}

/** Records from the microphone. `seconds` so far; null while nothing is recorded. */
export function useRecorder({ name, content = 'speech', onRejected, onInterrupted, onTick }: RecorderOptions) {
  const recording = useRef<Recording | null>(null);
  const isGone = useRef(false);
  const interrupted = useRef(onInterrupted);
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    interrupted.current = onInterrupted;
  });

  const start = useCallback(async () => {
    try {
      const opened = await beginRecording(content, name);
      // The page was left while it asked for the microphone.
      if (isGone.current) return opened.stop();
      recording.current = opened;
      setSeconds(0);
      void opened.ended.then(({ file, isAsked }) => {
        if (isAsked || recording.current !== opened) return;
        recording.current = null;
        setSeconds(null);
        interrupted.current(file);
      });
    } catch {
      onRejected();
    }
  }, [content, name, onRejected]);

  const stop = useCallback(async (): Promise<File | null> => {
    const { current } = recording;
    recording.current = null;
    setSeconds(null);
    current?.stop();
    return current ? (await current.ended).file : null;
  }, []);

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
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      void stop();
    };
  }, [stop]);

  return { seconds, start, stop };
}
