/** Every visit loads the names of all files, and nothing in a hash can be compressed. All builds name fonts alike. */
export const assetFileNames = 'assets/[name]-[hash:6][extname]'
