import { type FirebaseApp, getApps, initializeApp } from 'firebase/app'
import type { FirebaseOptions } from './options.ts'

/**
 * The one app of Firebase on this page, made when it is first asked for. Import this file on demand only: nothing of Firebase
 * is for readers who do not use it.
 * @param options As the worker gives them; those of the first call hold.
 */
export function firebaseApp(options: FirebaseOptions): FirebaseApp {
  return getApps()[0] ?? initializeApp({ ...options })
}
