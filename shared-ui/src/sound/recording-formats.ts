/** In the order of our liking. */
const formats = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

/** Safari says that it records WebM, and does not play it everywhere: MP4 comes first there. */
const formatsOf = (vendor: string): string[] =>
  vendor.startsWith('Apple')
    ? formats.toSorted((a, b) => Number(b === 'audio/mp4') - Number(a === 'audio/mp4'))
    : formats;

/** What a browser records; nothing where it records none of them. */
export const recordingFormat = (vendor: string, isSupported: (format: string) => boolean): string | undefined =>
  formatsOf(vendor).find(isSupported);
