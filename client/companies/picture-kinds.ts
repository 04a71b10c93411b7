/** What a company gives a picture for; the backend knows them by the same names. */
export const pictureKinds = ['logo', 'cover'] as const

export type PictureKind = (typeof pictureKinds)[number]
