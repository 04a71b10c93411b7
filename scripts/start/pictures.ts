import { run } from './run.ts'

/** Draws the sample pictures that are missing. @returns The folder that holds them. */
export async function makePictures(): Promise<string> {
  await run('Drawing the sample pictures', ['cms/seed/pictures.js'])
  return 'cms/.media'
}
