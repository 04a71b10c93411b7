import { basename, dirname, resolve } from 'node:path'

const here = resolve(import.meta.dirname, '../..')

/** The backend's folder, also for compiled code in `dist/`. */
export const appFolder = basename(here) === 'dist' ? dirname(here) : here
