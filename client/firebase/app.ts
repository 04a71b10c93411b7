import { type FirebaseApp, getApps, initializeApp } from 'firebase/app'
import type { FirebaseOptions } from './options.ts'

/**
 * This page's only Firebase app, created on first use. Import this file on demand: readers who don't use Firebase should load none of it.
 * @param options From the worker; those of the first call are used.
 */
export function firebaseApp(options: FirebaseOptions): FirebaseApp {
  return getApps()[0] ?? initializeApp({ ...options })
}
