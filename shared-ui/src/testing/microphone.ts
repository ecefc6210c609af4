import { vi } from 'vitest';

/** A track of the browser's microphone that a device can end or mute. */
class Track extends EventTarget {
  readyState = 'live';
  stop(): void {
    this.readyState = 'ended';
  }
}

/** The browser's recorder: its state and events, with the sound that `hear` gives it. */
class Recorder extends EventTarget {
  static isTypeSupported = (): boolean => true;
  static latest: Recorder;
  state = 'inactive';
  readonly mimeType = 'audio/webm;codecs=opus';
  #heard: string[] = [];
  readonly stream: { getTracks: () => Track[] };

  constructor(stream: { getTracks: () => Track[] }) {
    super();
    this.stream = stream;
    Recorder.latest = this;
  }
  start(): void {
    this.state = 'recording';
  }
  hear(sound: string): void {
    this.#heard.push(sound);
  }
  stop(): void {
    this.state = 'inactive';
    // As in a browser, the rest of the sound and the end are told later.
    queueMicrotask(() => {
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(this.#heard) }));
      this.dispatchEvent(new Event('stop'));
    });
  }
}

export type MicrophoneEnd = 'track ended' | 'track muted' | 'recorder stopped' | 'recorder failed' | 'page left';

const ends: Record<MicrophoneEnd, (recorder: Recorder) => void> = {
  'track ended': ({ stream }) => stream.getTracks()[0]?.dispatchEvent(new Event('ended')),
  'track muted': ({ stream }) => stream.getTracks()[0]?.dispatchEvent(new Event('mute')),
  'recorder stopped': (recorder) => recorder.stop(),
  'recorder failed': (recorder) => recorder.dispatchEvent(new Event('error')),
  'page left': () => window.dispatchEvent(new Event('pagehide')),
};

/** Stands in for the browser's microphone and recorder, which the tests' page lacks. Undo it by `vi.unstubAllGlobals`. */
export function serveMicrophone() {
  const tracks: Track[] = [];
  vi.stubGlobal('MediaRecorder', Recorder);
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: async () => {
        const track = new Track();
        tracks.push(track);
        return { getTracks: () => [track] };
      },
    },
  });
  return {
    tracks,
    hear: (sound: string) => Recorder.latest.hear(sound),
    end: (how: MicrophoneEnd) => ends[how](Recorder.latest),
    remove: () => {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(navigator, 'mediaDevices');
    },
  };
}
