/** Points to where one writes to. */
export const sendIconStyle = { _rtl: { '& svg': { transform: 'scaleX(-1)' } } } as const;
