import type { FirebaseOptions } from './options.ts'

/** Answer of `POST /api/firebase/token`. */
export interface FirebaseSignIn {
  /** Good for one sign-in. */
  token: string
  /** Seconds since 1970. */
  expiresAt: number
  options: FirebaseOptions
}
