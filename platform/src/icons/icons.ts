/** The colours around the window of the installed app, and before its page is shown. */
export const GROUNDS = { light: '#FBF8F2', dark: '#0B1412' } as const;

/** The icons of the installed app, by file name; px. The shell's build draws them into its folder `manifest`. */
export const ICONS = {
  'icon-192.png': { size: 192, isMaskable: false },
  'icon-512.png': { size: 512, isMaskable: false },
  'maskable-512.png': { size: 512, isMaskable: true },
  'touch-180.png': { size: 180, isMaskable: true },
} as const;
