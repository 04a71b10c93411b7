import { basename, dirname, resolve } from 'node:path'

const here = resolve(import.meta.dirname, '../..')

/** The folder of the backend, also for code that runs in its compiled form below `dist/`. */
export const appFolder = basename(here) === 'dist' ? dirname(here) : here
