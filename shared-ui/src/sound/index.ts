/** Bundled by each remote that records or plays sound: its only state is the playback rate. */
export { AudioPlayer, type PlayerWords } from './audio-player.tsx';
export { durationText } from './duration-text.ts';
export { canRecord } from './recording.ts';
export { useAudio } from './use-audio.tsx';
export { useNear } from './use-near.ts';
export { bytesAt, type Recording, usePeaks } from './use-peaks.ts';
export { useRecorder } from './use-recorder.ts';
export { Waveform } from './waveform.tsx';
