/** Where the file of a white paper stands on its page: on a phone, below what introduces the article. */
export const downloadAnchor = 'download'
