/** In order of preference. */
const formats = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

/** Safari says that it records WebM, but does not play it everywhere: there MP4 comes first. */
const formatsOf = (vendor: string): string[] =>
  vendor.startsWith('Apple')
    ? formats.toSorted((a, b) => Number(b === 'audio/mp4') - Number(a === 'audio/mp4'))
    : formats;

/** A browser's recording format; undefined if it supports none of them. */
export const recordingFormat = (vendor: string, isSupported: (format: string) => boolean): string | undefined =>
  formatsOf(vendor).find(isSupported);
