import { type RefObject, useEffect, useRef, useState } from 'react';

/** Beyond the end of any recording: seeking there reveals the length if the header lacks it. */
const BEYOND = 1e7;

/** Only one voice message plays at a time. */
let speaking: HTMLAudioElement | null = null;

/** How long a recording is, in seconds. Where its header does not say it, it is measured; then it goes to `wanted`. */
function useDuration(wanted: RefObject<number>) {
  const isMeasuring = useRef(false);
  const [duration, setDuration] = useState(0);
  const measure = ({ currentTarget: player }: { currentTarget: HTMLAudioElement }) => {
    if (Number.isFinite(player.duration)) {
      setDuration(player.duration);
      if (!isMeasuring.current) return;
      isMeasuring.current = false;
      player.currentTime = wanted.current;
    } else if (!isMeasuring.current) {
      isMeasuring.current = true;
      player.currentTime = BEYOND;
    }
  };
  return { duration, isMeasuring, measure };
}

/** An audio element with a playback rate, and the state for its player. */
export function useAudio(src: string, rate: number) {
  const audio = useRef<HTMLAudioElement>(null);
  /** The viewer's seek during the measurement. */
  const wanted = useRef(0);
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [time, setTime] = useState(0);
  const { duration, isMeasuring, measure } = useDuration(wanted);
  useEffect(() => {
    const player = audio.current;
    // Also the default rate: loading resets the rate to it.
    if (player) player.playbackRate = player.defaultPlaybackRate = rate;
  }, [rate]);

  const toggle = () => {
    const player = audio.current;
    if (!player) return;
    if (!player.paused) return player.pause();
    if (speaking !== player) speaking?.pause();
    speaking = player;
    setFailed(false);
    player.play().catch(() => setFailed(true));
  };
  const seek = (to: number) => {
    wanted.current = to;
    if (audio.current && !isMeasuring.current) audio.current.currentTime = to;
    setTime(to);
  };
  const element = (
    // biome-ignore lint/a11y/useMediaCaption: a fresh voice message has no captions
    <audio
      ref={audio}
      src={src}
      preload="metadata"
      onLoadedMetadata={measure}
      onDurationChange={measure}
      onEmptied={() => {
        wanted.current = 0;
      }}
      onTimeUpdate={({ currentTarget }) => {
        if (!isMeasuring.current) setTime(currentTarget.currentTime);
      }}
      onPlay={() => setPlaying(true)}
      onPause={() => setPlaying(false)}
      onEnded={() => {
        setPlaying(false);
        seek(0);
      }}
      onError={() => setFailed(true)}
    />
  );
  return { element, isPlaying, hasFailed, time, duration, toggle, seek };
}
