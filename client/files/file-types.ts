/** Known file types, with their media type and file extension. */
export const fileTypes = {
  pdf: { mediaType: 'application/pdf', ending: '.pdf' },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ending: '.docx',
  },
  doc: { mediaType: 'application/msword', ending: '.doc' },
  jpeg: { mediaType: 'image/jpeg', ending: '.jpg' },
  png: { mediaType: 'image/png', ending: '.png' },
  webp: { mediaType: 'image/webp', ending: '.webp' },
} as const

/** A known file type. */
export type FileType = keyof typeof fileTypes
