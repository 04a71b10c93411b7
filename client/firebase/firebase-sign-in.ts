import type { FirebaseOptions } from './options.ts'

/** Response of `POST /api/firebase/token`. */
export interface FirebaseSignIn {
  /** Valid for one sign-in. */
  token: string
  /** Seconds since the epoch. */
  expiresAt: number
  options: FirebaseOptions
}
