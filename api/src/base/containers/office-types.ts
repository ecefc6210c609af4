const family = 'application/vnd.openxmlformats-officedocument';

/** Documents of Office without macros, by what their names end in. */
export const officeTypes = {
  pptx: `${family}.presentationml.presentation`,
  docx: `${family}.wordprocessingml.document`,
  xlsx: `${family}.spreadsheetml.sheet`,
} as const;
