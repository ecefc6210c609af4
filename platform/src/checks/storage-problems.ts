/** `boot.js` imports nothing: it must stay a kilobyte. */
const EXEMPT = ['shared-auth/src/storage/browser-storage.ts', 'shell/src/boot.ts'];

const BARE = /(?<![\w.'"`-])(?:(?:window|globalThis|self)\.)?(?:localStorage|sessionStorage|indexedDB)\b/;

/** Lines that use a storage of the browser directly: it throws when it is forbidden or full. */
export function storageProblems(file: string, text: string): string[] {
  if (EXEMPT.includes(file)) return [];
  return text.split('\n').flatMap((line, index) => {
    const isComment = /^\s*(?:\/\/|\/?\*)/.test(line);
    const use = isComment ? null : BARE.exec(line);
    return use ? [`${file}:${index + 1}: ${use[0]} may throw: use deviceStorage or tabStorage of shared-auth`] : [];
  });
}
