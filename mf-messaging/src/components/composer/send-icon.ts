/** Points in the direction of writing. */
export const sendIconStyle = { _rtl: { '& svg': { transform: 'scaleX(-1)' } } } as const;
