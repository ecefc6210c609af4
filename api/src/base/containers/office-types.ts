const family = 'application/vnd.openxmlformats-officedocument';

/** Types of Office documents without macros, by file extension. */
export const officeTypes = {
  pptx: `${family}.presentationml.presentation`,
  docx: `${family}.wordprocessingml.document`,
  xlsx: `${family}.spreadsheetml.sheet`,
} as const;
