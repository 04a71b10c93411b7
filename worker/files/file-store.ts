/** Bindings of the stores: rows in D1, bytes in the bucket. */
export type FileStore = Pick<Env, 'DB' | 'PRIVATE_FILES'>
